//! The learner's journey in three browser engines: tests/page/engines, on the page as it is served and on the one file.

use std::env;

use anyhow::{Result, bail};

use crate::browser::{CHROMIUM, Engine, FIREFOX, WEBKIT, find_or_install};
use crate::bundle;
use crate::command::{announce, root};
use crate::node::in_page_tests;
use crate::serve::files::router;
use crate::serve::{in_background, listen};
use crate::site;

const ENGINES: [Engine; 3] = [CHROMIUM, FIREFOX, WEBKIT];

enum Outcome {
    Passed,
    Failed,
    /// There is no such engine here; why.
    Skipped(String),
}

/// Walks through the page in every engine and reports each by a line. Needs the packages of tests/page, the site and dist.
///
/// # Errors
/// When an engine fails, and on a machine that sets `CI` also when one is missing.
pub(crate) fn journey() -> Result<()> {
    let listener = listen(0)?;
    let address = format!("http://{}/", listener.local_addr()?);
    in_background(listener, router(site::directory(), None))?;

    let outcomes: Vec<_> = ENGINES.iter().map(|engine| (engine.name, walk(engine, &address))).collect();
    for (name, outcome) in &outcomes {
        match outcome {
            Outcome::Passed => println!("engine {name}: passed"),
            Outcome::Failed => println!("engine {name}: FAILED"),
            Outcome::Skipped(why) => println!("engine {name}: SKIPPED, {why}"),
        }
    }
    let must_have_all = env::var_os("CI").is_some();
    for (name, outcome) in &outcomes {
        match outcome {
            Outcome::Failed => bail!("the journey failed in {name}: what it says stands above"),
            Outcome::Skipped(_) if must_have_all => bail!("{name} is missing, and CI is set: nothing may be skipped"),
            Outcome::Passed | Outcome::Skipped(_) => {}
        }
    }
    Ok(())
}

fn walk(engine: &Engine, address: &str) -> Outcome {
    let path = match find_or_install(engine) {
        Ok(path) => path,
        Err(error) => return Outcome::Skipped(format!("{error:#}")),
    };
    let mut script = in_page_tests("node");
    script.args(["engines/run.mjs", engine.name]).env(engine.variable, path);
    script.env("BOTH_ENDS_ADDRESS", address).env("BOTH_ENDS_ONE_FILE", root().join("dist").join(bundle::ONE_FILE));
    announce(&script);
    if script.status().is_ok_and(|status| status.success()) { Outcome::Passed } else { Outcome::Failed }
}
