//! Adds the parts of the Rust toolchain that a fresh machine may lack.

use std::path::Path;

use anyhow::{Result, bail};

use crate::command::{cargo, in_root, output, run_silently, succeeds};

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
