//! `cargo xtask build`: compiles the core to WebAssembly and writes www/pkg and www/pkg-map, which the page imports.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};

use anyhow::{Context as _, Result, bail};
use lexopt::Parser;
use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::command::{announce, cargo, root};
use crate::toolchain::{WASM, ensure_wasm_target};

/// The package that the page loads, and what its files are named after.
const CORE: (&str, &str) = ("both_ends_pack", "both_ends");
/// The package that it loads for long rows.
const MAP: (&str, &str) = ("both_ends_map", "both_ends_map");

/// The file in www/pkg that says what it was made from. Its name starts with a dot: it is not served.
const STAMP: &str = ".stamp";

pub(crate) fn task(mut arguments: Parser) -> Result<()> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    build()
}

/// Brings www/pkg and www/pkg-map up to date.
///
/// # Errors
/// When one does not compile; it is then left as it was.
pub(crate) fn build() -> Result<()> {
    build_package(CORE, &root().join("www/pkg"))?;
    build_package(MAP, &root().join("www/pkg-map"))
}

/// Brings `pkg` up to date with a package that exports to JavaScript, compiled as the page's core is.
///
/// # Errors
/// When it does not compile; `pkg` is then left as it was.
pub(crate) fn build_package((package, name): (&str, &str), pkg: &Path) -> Result<()> {
    ensure_wasm_target()?;
    let wasm = fs::read(compile(package)?).with_context(|| format!("the compiled {package} cannot be read"))?;
    let stamp = stamp(&wasm);
    if fs::read_to_string(pkg.join(STAMP)).is_ok_and(|made_from| made_from == stamp) {
        return Ok(());
    }
    let next = beside(pkg, "next");
    bind(name, wasm, &next)?;
    fs::write(next.join(STAMP), stamp)?;
    replace(pkg, &next).with_context(|| format!("{} cannot be replaced", pkg.display()))
}

/// Compiles a package and returns the path of the `.wasm` file, as Cargo itself reports it.
fn compile(package: &str) -> Result<PathBuf> {
    let mut command = cargo();
    command.args(["build", "--profile", "page", "--lib", "--package", package, "--target", WASM]);
    announce(&command);
    let output = command
        .arg("--message-format=json-render-diagnostics")
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("cargo could not be started")?;
    if !output.status.success() {
        bail!("{package} does not compile to WebAssembly");
    }
    wasm_file(&String::from_utf8_lossy(&output.stdout)).context("cargo reported no .wasm file")
}

/// The last `.wasm` file among Cargo's messages: the core's, for Cargo reports dependencies first.
fn wasm_file(messages: &str) -> Option<PathBuf> {
    let artifacts = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let files = artifacts.flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default());
    let mut paths = files.filter_map(|file| file.as_str().map(PathBuf::from));
    paths.rfind(|path| path.extension().is_some_and(|extension| extension == "wasm"))
}

/// Writes the module, its JavaScript and its type declarations to `directory`.
fn bind(name: &str, wasm: Vec<u8>, directory: &Path) -> Result<()> {
    Bindgen::new()
        .input_bytes(name, wasm)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .reset_state_function(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(directory)
        .context("its JavaScript cannot be generated")
}

/// Identifies what www/pkg depends on: the compiled core, and the options in this file.
fn stamp(wasm: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    include_str!("build.rs").hash(&mut hasher);
    wasm.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// True for www/pkg and www/pkg-map, and for the directories that a build makes beside them.
pub(crate) fn is_generated(path: &Path) -> bool {
    let path = path.with_extension("");
    path.ends_with("www/pkg") || path.ends_with("www/pkg-map")
}

/// Puts `next` in the place of `current` as a whole, so that a page loads all of one build or all of the other.
/// A build in another terminal may do the same between our two renames, hence the second attempt.
pub(crate) fn replace(current: &Path, next: &Path) -> io::Result<()> {
    let swap = || {
        let old = beside(current, "old");
        if current.exists() {
            fs::rename(current, &old)?;
        }
        let swapped = fs::rename(next, current);
        if old.exists() {
            fs::remove_dir_all(&old)?;
        }
        swapped
    };
    swap().or_else(|_| swap())
}

/// A directory that no other process uses, on the same file system as `path`.
pub(crate) fn beside(path: &Path, purpose: &str) -> PathBuf {
    path.with_extension(format!("{purpose}-{}", process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_file_is_the_last_one_reported() {
        let messages = r#"
            {"reason":"compiler-artifact","filenames":["/t/deps/liba.rlib"]}
            {"reason":"compiler-artifact","filenames":["/t/both_ends.wasm","/t/libboth_ends.rlib"]}
            {"reason":"build-finished","success":true}"#;
        assert_eq!(wasm_file(messages), Some(PathBuf::from("/t/both_ends.wasm")));
        assert_eq!(wasm_file(""), None);
    }

    #[test]
    fn stamp_follows_the_compiled_core() {
        assert_eq!(stamp(b"one"), stamp(b"one"));
        assert_ne!(stamp(b"one"), stamp(b"two"));
    }

    #[test]
    fn is_generated_covers_the_package_and_its_neighbours() {
        for (path, expected) in
            [("/it/www/pkg", true), ("www/pkg.next-12", true), ("www/pkg-map", true), ("www/main.js", false)]
        {
            assert_eq!(is_generated(Path::new(path)), expected, "{path}");
        }
    }

    #[test]
    fn replace_takes_the_new_directory_and_leaves_nothing_else() {
        let scratch = std::env::temp_dir().join(format!("both-ends-replace-{}", process::id()));
        let (current, next) = (scratch.join("pkg"), scratch.join("pkg.next"));
        for (directory, text) in [(&current, "old"), (&next, "new")] {
            fs::create_dir_all(directory).unwrap();
            fs::write(directory.join("file"), text).unwrap();
        }
        replace(&current, &next).unwrap();
        assert_eq!(fs::read_to_string(current.join("file")).unwrap(), "new");
        assert_eq!(fs::read_dir(&scratch).unwrap().count(), 1);
        fs::remove_dir_all(&scratch).unwrap();
    }
}
