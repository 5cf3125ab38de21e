//! Adds the parts of the Rust toolchain that a fresh machine may lack.

use std::path::Path;

use anyhow::{Result, bail};

use crate::command::{cargo, in_root, output, run_silently, rustup_cargo, succeeds};

/// What the core is compiled to for the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that [`WASM`] can be compiled to.
///
/// # Errors
/// One sentence, when the target is missing and cannot be added.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    let library = output(in_root("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(library.trim()).is_dir() {
        return Ok(());
    }
    add(&format!("the Rust target {WASM}"), &["target", "add", WASM])
}

/// Makes sure that `cargo fmt` and `cargo clippy` are there.
///
/// # Errors
/// One sentence, when one of them is missing and cannot be added.
pub(crate) fn ensure_components() -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !succeeds(cargo().args([subcommand, "--version"])) {
            add(&format!("the Rust component {component}"), &["component", "add", component])?;
        }
    }
    Ok(())
}

/// Makes sure that another toolchain is there: a version of Rust, or `nightly`.
///
/// # Errors
/// One sentence, when it is missing and cannot be installed.
pub(crate) fn ensure_toolchain(toolchain: &str) -> Result<()> {
    if succeeds(rustup_cargo(toolchain).arg("--version")) {
        return Ok(());
    }
    add(&format!("Rust {toolchain}"), &["toolchain", "install", toolchain, "--profile", "minimal"])
}

/// Makes sure that another toolchain can compile to [`WASM`].
///
/// # Errors
/// One sentence, when the target is missing there and cannot be added.
pub(crate) fn ensure_wasm_target_of(toolchain: &str) -> Result<()> {
    add(&format!("the target {WASM} of Rust {toolchain}"), &["target", "add", "--toolchain", toolchain, WASM])
}

fn add(missing: &str, rustup_arguments: &[&str]) -> Result<()> {
    let typed = format!("rustup {}", rustup_arguments.join(" "));
    if !succeeds(in_root("rustup").arg("--version")) {
        bail!("{missing} is missing and there is no rustup to add it: install Rust with rustup, then type `{typed}`");
    }
    if !run_silently(in_root("rustup").args(rustup_arguments)) {
        bail!("{missing} is missing and could not be added: with the network there, type `{typed}`");
    }
    Ok(())
}
