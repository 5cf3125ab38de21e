//! Finds a browser for the page tests, or installs one.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::command::{output, run_silently, succeeds};
use crate::node::in_page_tests;

/// A browser engine that the page is tested in, and the ways to come by it.
pub(crate) struct Engine {
    pub(crate) name: &'static str,
    /// The environment variable that names the program: the user's wish to us, our finding to the tests.
    pub(crate) variable: &'static str,
    /// The names it may have in `PATH`, the preferred one first.
    programs: &'static [&'static str],
    /// What it prints something for and ends well.
    question: &'static str,
    /// What else must be in `PATH`.
    with: &'static [&'static str],
    /// The packages that hold all this on Debian and Ubuntu.
    packages: &'static [&'static str],
    /// Whether Playwright can download it, which has engines of its own for the others.
    downloads: bool,
}

pub(crate) const CHROMIUM: Engine = Engine {
    name: "chromium",
    variable: "BOTH_ENDS_CHROMIUM",
    programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    question: "--version",
    with: &[],
    packages: &["chromium"],
    downloads: true,
};

pub(crate) const FIREFOX: Engine = Engine {
    name: "firefox",
    variable: "BOTH_ENDS_FIREFOX",
    programs: &["firefox", "firefox-esr"],
    question: "--version",
    with: &[],
    packages: &["firefox-esr"],
    downloads: false,
};

/// `WebKitGTK`: the program is its driver, which starts the browser, which needs a display.
pub(crate) const WEBKIT: Engine = Engine {
    name: "webkit",
    variable: "BOTH_ENDS_WEBKIT",
    programs: &["WebKitWebDriver"],
    question: "--help",
    with: &["xvfb-run", "xauth"],
    packages: &["webkit2gtk-driver", "xvfb", "xauth"],
    downloads: false,
};

/// The path of a browser that starts. Needs the packages of tests/page.
///
/// # Errors
/// One sentence that says what to do, when there is no browser and none can be installed.
pub(crate) fn find_or_install(engine: &Engine) -> Result<PathBuf> {
    let Engine { name, variable, packages, .. } = engine;
    if let Some(named) = env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from) {
        if starts(engine, &named) {
            return Ok(named);
        }
        bail!("{variable} is set to `{}`, which does not start: correct or unset it", named.display());
    }
    let ways = [in_path, downloaded, download, install_packages];
    match ways.iter().find_map(|way| way(engine)) {
        Some(browser) => Ok(browser),
        None => bail!(
            "there is no {name} for the page tests and none could be installed: type `sudo apt-get install {}` \
             or what your system has for it, or set {variable} to the path of one",
            packages.join(" "),
        ),
    }
}

fn in_path(engine: &Engine) -> Option<PathBuf> {
    let directories: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let all = |name: &'static str| directories.iter().map(move |directory| directory.join(name));
    let is_complete = engine.with.iter().all(|name| all(name).any(|path| path.is_file()));
    let found = || engine.programs.iter().flat_map(|name| all(name)).find(|path| starts(engine, path));
    is_complete.then(found)?
}

/// The browser that Playwright has downloaded, now or for another project.
fn downloaded(engine: &Engine) -> Option<PathBuf> {
    let script = format!("console.log(require('@playwright/test').{}.executablePath())", engine.name);
    let path = || output(in_page_tests("node").args(["--eval", &script])).ok();
    let path = engine.downloads.then(path)??;
    Some(PathBuf::from(path.trim())).filter(|path| starts(engine, path))
}

/// Not every network lets this through, hence the silence: there is another way to try.
fn download(engine: &Engine) -> Option<PathBuf> {
    let mut install = in_page_tests("node");
    install.args(["node_modules/@playwright/test/cli.js", "install", "--no-shell", engine.name]);
    install.env_remove("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD");
    (engine.downloads && run_silently(&mut install)).then(|| downloaded(engine))?
}

fn install_packages(engine: &Engine) -> Option<PathBuf> {
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0");
    if !is_root || !succeeds(Command::new("apt-get").arg("--version")) {
        return None;
    }
    let apt = |arguments: &[&str]| {
        run_silently(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    // A list that cannot be refreshed may still be good enough to install from.
    apt(&["update"]);
    apt(&[&["install", "--yes"], engine.packages].concat()).then(|| in_path(engine))?
}

/// Whether `path` is a browser that runs here: one may be a mere pointer to a package, or lack libraries.
fn starts(engine: &Engine, path: &Path) -> bool {
    // On Windows, asking for the version would open a window.
    path.is_file() && (cfg!(windows) || succeeds(Command::new(path).arg(engine.question)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_refuses_what_is_not_there_or_fails() {
        for engine in [CHROMIUM, FIREFOX, WEBKIT] {
            assert!(!starts(&engine, Path::new("/no/such/browser")));
            assert!(!starts(&engine, Path::new(env!("CARGO_MANIFEST_DIR"))));
            assert!(!starts(&engine, &Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")));
        }
    }
}
