//! The part of `cargo xtask bench` that runs in a browser.

use anyhow::Result;

use super::figures;
use crate::browser::{CHROMIUM, find_or_install};
use crate::build::{build, build_package};
use crate::command::{root, run as run_command};
use crate::node::{PAGE_TESTS, ensure_node, ensure_packages, in_page_tests};
use crate::serve::files::router;
use crate::serve::{in_background, listen};
use crate::site;

/// A package with loops around what is measured, compiled as the core is.
const LOOPS: (&str, &str) = ("both_ends_bench_page", "loops");

/// Measures in Chromium: the fill against JavaScript, and how soon the page answers. The script that does it is
/// benches/page/run.mjs.
pub(super) fn run(quick: bool, port: u16) -> Result<()> {
    ensure_node()?;
    ensure_packages(PAGE_TESTS)?;
    let browser = find_or_install(&CHROMIUM)?;
    build()?;
    site::ensure_bundler()?;
    site::assemble()?;
    let loops = root().join("target/bench/pkg");
    build_package(LOOPS, &loops)?;

    let listener = listen(port)?;
    let address = format!("http://{}/", listener.local_addr()?);
    let page = router(site::directory(), None);
    let bench = router(root().join("benches/page"), None).nest("/pkg", router(loops, None));
    in_background(listener, page.nest("/bench", bench))?;

    let mut script = in_page_tests("node");
    script.arg("../../benches/page/run.mjs").args(quick.then_some("--quick"));
    script.env("BOTH_ENDS_ADDRESS", address).env(CHROMIUM.variable, browser);
    run_command(script.env("BOTH_ENDS_NATIVE", figures("native.json")?).env("BOTH_ENDS_FIGURES", figures("page.json")?))
}
