//! `cargo xtask check`: formatting, lints, types and documentation; a warning is an error.

use anyhow::Result;
use lexopt::Parser;

use crate::build::build;
use crate::command::{cargo, run};
use crate::node::{PAGE_TESTS, check_javascript, ensure_node, ensure_packages};
use crate::toolchain::{WASM, ensure_components, ensure_wasm_target};

pub(crate) fn task(mut arguments: Parser) -> Result<()> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    ensure_node()?;
    ensure_components()?;
    ensure_wasm_target()?;

    run(cargo().args(["fmt", "--all", "--check"]))?;
    run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    let packages =
        ["both_ends", "both_ends_map", "both_ends_pack", "both_ends_bench_page"].map(|package| ["--package", package]);
    let on_wasm = ["--lib", "--target", WASM, "--", "-D", "warnings"];
    run(cargo().arg("clippy").args(packages.as_flattened()).args(on_wasm))?;
    let documentation = ["doc", "--workspace", "--no-deps", "--document-private-items"];
    // The documentation is for those who work on the core, so public items may point to private ones.
    let flags = "-D warnings -A rustdoc::private-intra-doc-links";
    run(cargo().args(documentation).env("RUSTDOCFLAGS", flags))?;

    build()?;
    ensure_packages(PAGE_TESTS)?;
    check_javascript()?;
    println!("All checks pass.");
    Ok(())
}
