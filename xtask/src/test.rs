//! `cargo xtask test`: runs every test, after setting up what they need.

use std::ffi::OsString;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser};

use crate::browser::{CHROMIUM, find_or_install};
use crate::build::build;
use crate::bundle;
use crate::command::{cargo, in_root, root, run};
use crate::engines;
use crate::node::{PAGE_TESTS, check_javascript, ensure_node, ensure_packages, in_page_tests};
use crate::site;
use crate::vectors;

/// One step of the whole. `part_of` lists the names under which it can be asked for alone.
struct Stage {
    name: &'static str,
    part_of: &'static [&'static str],
    run: fn(&[OsString]) -> Result<()>,
}

/// In the order of how soon they tell something, as far as they allow it.
const STAGES: [Stage; 12] = [
    Stage { name: "rust", part_of: &["rust"], run: |_| run(cargo().args(["test", "--workspace"])) },
    Stage { name: "build", part_of: &["boundary", "js", "page", "engines"], run: |_| build() },
    Stage { name: "vectors", part_of: &["boundary"], run: |_| vectors::check() },
    Stage { name: "boundary", part_of: &["boundary"], run: |_| run_modules("tests/boundary") },
    Stage { name: "listings", part_of: &["listings"], run: |_| run_modules("tests/listings") },
    Stage { name: "packages", part_of: &["js", "page", "engines"], run: |_| ensure_packages(PAGE_TESTS) },
    Stage { name: "js", part_of: &["js"], run: |_| check_javascript() },
    Stage {
        name: "site",
        part_of: &["page", "engines"],
        run: |_| site::ensure_bundler().and_then(|()| site::assemble()),
    },
    Stage { name: "bundle", part_of: &["page", "engines"], run: |_| bundle::write().map(drop) },
    Stage { name: "browser", part_of: &["page"], run: |_| find_or_install(&CHROMIUM).map(drop) },
    Stage { name: "engines", part_of: &["engines"], run: |_| engines::journey() },
    Stage { name: "page", part_of: &["page"], run: page },
];

pub(crate) fn task(arguments: Parser) -> Result<()> {
    let (part, extra) = parse(arguments)?;
    if part.as_deref() != Some("rust") {
        ensure_node()?;
    }
    let mut times = Vec::new();
    let outcome = run_stages(part.as_deref(), &extra, &mut times);
    for (name, time) in &times {
        println!("{name:>10} {:7.1} s", time.as_secs_f64());
    }
    outcome?;
    println!("All tests pass.");
    Ok(())
}

fn run_stages(part: Option<&str>, extra: &[OsString], times: &mut Vec<(&str, Duration)>) -> Result<()> {
    for Stage { name, part_of, run } in &STAGES {
        if part.is_none_or(|part| part_of.contains(&part)) {
            eprintln!("== {name}");
            let start = Instant::now();
            let outcome = run(extra);
            times.push((name, start.elapsed()));
            outcome.with_context(|| format!("stage `{name}` failed"))?;
        }
    }
    Ok(())
}

/// The part asked for, if any, and what follows `--`.
fn parse(mut arguments: Parser) -> Result<(Option<String>, Vec<OsString>)> {
    let part = match arguments.next()? {
        None => return Ok((None, Vec::new())),
        Some(Arg::Value(part)) => part.to_string_lossy().into_owned(),
        Some(other) => return Err(other.unexpected().into()),
    };
    if !STAGES.iter().any(|stage| stage.part_of.contains(&part.as_str())) {
        bail!("there is no part `{part}` of the tests: it is one of rust, boundary, listings, js, page, engines");
    }
    let mut extra = arguments.raw_args()?;
    match extra.next() {
        None => Ok((Some(part), Vec::new())),
        Some(dashes) if dashes == "--" && part == "page" => Ok((Some(part), extra.collect())),
        Some(other) => bail!(
            "`{}` is not understood: only `cargo xtask test page -- …` takes more arguments",
            other.to_string_lossy()
        ),
    }
}

/// Runs the tests in a directory that need Node.js but no browser: of what crosses between JavaScript and the built core,
/// and of the listings.
fn run_modules(directory: &str) -> Result<()> {
    let entries = fs::read_dir(root().join(directory)).into_iter().flatten().flatten();
    let is_test = |path: &PathBuf| path.to_string_lossy().ends_with(".test.mjs");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_test).collect();
    if files.is_empty() {
        bail!("there is no {directory}/*.test.mjs");
    }
    files.sort();
    let relative = files.iter().map(|file| file.strip_prefix(root()).unwrap_or(file));
    run(in_root("node").args(["--test", "--test-reporter=spec"]).args(relative))
}

/// Runs the page tests. They start two servers of their own, on ports that are free now.
fn page(extra: &[OsString]) -> Result<()> {
    let listen = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let (server, host) = (listen()?, listen()?);
    let [port, host_port] = [server.local_addr()?.port(), host.local_addr()?.port()];
    drop((server, host));
    let browser = find_or_install(&CHROMIUM)?;
    run(in_page_tests("node")
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .args(extra)
        .env("BOTH_ENDS_PORT", port.to_string())
        .env("BOTH_ENDS_HOST_PORT", host_port.to_string())
        .env(CHROMIUM.variable, browser))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parsed(arguments: &[&str]) -> Result<(Option<String>, Vec<OsString>), String> {
        parse(Parser::from_args(arguments)).map_err(|error| error.to_string())
    }

    #[test]
    fn parse_takes_a_part_and_passes_the_rest_on_for_page() {
        assert_eq!(parsed(&[]), Ok((None, vec![])));
        assert_eq!(parsed(&["js"]), Ok((Some("js".into()), vec![])));
        assert_eq!(
            parsed(&["page", "--", "--grep", "hint"]),
            Ok((Some("page".into()), vec!["--grep".into(), "hint".into()])),
        );
    }

    #[test]
    fn parse_refuses_the_rest() {
        let unknown =
            "there is no part `python` of the tests: it is one of rust, boundary, listings, js, page, engines";
        assert_eq!(parsed(&["python"]), Err(unknown.into()));
        let extra = "`--grep` is not understood: only `cargo xtask test page -- …` takes more arguments";
        assert_eq!(parsed(&["page", "--grep"]), Err(extra.into()));
    }
}
