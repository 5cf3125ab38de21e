//! Node.js and the packages that need it: whether they are there, and the checkers among them.

use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Result, bail};

use crate::command::{in_root, root, run, run_silently, succeeds};

/// Where the packages of the page tests and the checkers are listed.
pub(crate) const PAGE_TESTS: &str = "tests/page";

/// Where the packages of these tasks are listed.
pub(crate) const XTASK: &str = "xtask";

const OLDEST: u32 = 20;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Makes sure that Node.js is there, and not too old.
///
/// # Errors
/// One sentence that says what is missing and what to install.
pub(crate) fn ensure_node() -> Result<()> {
    let Ok(version) = in_root("node").arg("--version").output() else {
        bail!("Node.js is missing: install Node.js {OLDEST} or newer, with npm, from your system's packages");
    };
    let version = String::from_utf8_lossy(&version.stdout);
    if major(&version).is_none_or(|major| major < OLDEST) {
        bail!("Node.js {} is too old: install Node.js {OLDEST} or newer, with npm", version.trim());
    }
    Ok(())
}

/// Installs what package-lock.json in `directory` lists, unless that has been done since the file last changed.
///
/// # Errors
/// One sentence, when the packages cannot be installed.
pub(crate) fn ensure_packages(directory: &str) -> Result<()> {
    let path = root().join(directory);
    let installed = written(&path.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= written(&path.join("package-lock.json")) {
        return Ok(());
    }
    if !succeeds(in_root(NPM).arg("--version")) {
        bail!("npm is missing: install it from your system's packages, where it may be apart from Node.js");
    }
    let mut install = Command::new(NPM);
    // The browser is found or installed by a step of its own.
    install.arg("ci").current_dir(path).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    if !run_silently(&mut install) {
        bail!(
            "the packages of {directory} could not be installed: with the network there, type `npm ci` in {directory}"
        );
    }
    Ok(())
}

/// Type-checks, lints and checks the format of the page's JavaScript and styles. Needs [`ensure_packages`], and
/// www/pkg for its type declarations.
///
/// # Errors
/// When a checker finds something; it has then printed what.
pub(crate) fn check_javascript() -> Result<()> {
    run(tool("typescript/bin/tsc").args(["--project", "tests/page"]))?;
    let mut biome = tool("@biomejs/biome/bin/biome");
    biome.args(["ci", "--error-on-warnings"]);
    if !io::stdout().is_terminal() {
        biome.arg("--colors=off");
    }
    run(&mut biome)
}

/// A program from the packages of tests/page, started in the project's root.
fn tool(script: &str) -> Command {
    let mut command = in_root("node");
    command.arg(format!("tests/page/node_modules/{script}"));
    command
}

/// `program`, started in tests/page.
pub(crate) fn in_page_tests(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join(PAGE_TESTS));
    command
}

fn written(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|metadata| metadata.modified()).ok()
}

/// The first number of a version like `v20.20.2`.
fn major(version: &str) -> Option<u32> {
    version.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn major_reads_what_node_prints() {
        for (version, expected) in [("v20.20.2\n", Some(20)), ("v8.1.0", Some(8)), ("", None), ("nightly", None)] {
            assert_eq!(major(version), expected, "{version:?}");
        }
    }
}
