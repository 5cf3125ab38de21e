//! `cargo xtask supply`: what the project is built from: lock files, the oldest compiler, licences, known faults of dependencies.

use anyhow::{Context as _, Result};
use lexopt::{Arg, Parser};

use crate::command::{cargo, in_root, output, run, run_silently, rustup_cargo, succeeds};
use crate::node::{PAGE_TESTS, XTASK};
use crate::toolchain::{WASM, ensure_toolchain, ensure_wasm_target_of};

/// Packages that are for those who use the core or host the page; what builds and tests it may ask for more.
const FOR_OTHERS: [&str; 6] = ["--package", "both_ends", "--package", "both_ends_fill", "--package", "both_ends_map"];

pub(crate) fn task(mut arguments: Parser) -> Result<()> {
    let mut quick = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("quick") => quick = true,
            other => return Err(other.unexpected().into()),
        }
    }
    lock_files()?;
    oldest_compiler()?;
    let is_there = succeeds(cargo().args(["deny", "--version"]));
    if !is_there && quick {
        println!("cargo-deny: SKIPPED, it is not on this machine; `cargo xtask supply` installs it");
        return Ok(());
    }
    if !is_there {
        run(cargo().args(["install", "--locked", "cargo-deny"]))?;
    }
    let deny = || {
        let mut deny = cargo();
        deny.args(["deny", "--workspace", "check"]);
        deny
    };
    run(deny().args(["licenses", "bans", "sources"]))?;
    // The database of known faults is on a host that not every network lets through.
    if run_silently(cargo().args(["deny", "fetch", "db"])) {
        run(deny().args(["--disable-fetch", "advisories"]))
    } else {
        println!("advisories: SKIPPED, their database cannot be reached from here");
        Ok(())
    }
}

/// That they say what would be taken anyway.
fn lock_files() -> Result<()> {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let mut metadata = cargo();
        metadata.args(["metadata", "--locked", "--format-version", "1", "--manifest-path", manifest]);
        output(&mut metadata).with_context(|| format!("the lock file of {manifest} is not current"))?;
    }
    for directory in [PAGE_TESTS, XTASK] {
        let script = format!(
            "const {{ dependencies, devDependencies }} = require('./{directory}/package.json');
             const locked = require('./{directory}/package-lock.json').packages[''];
             const same = JSON.stringify({{ dependencies, devDependencies }}) ===
               JSON.stringify({{ dependencies: locked.dependencies, devDependencies: locked.devDependencies }});
             process.exit(same ? 0 : 1);"
        );
        run(in_root("node").args(["--eval", &script]))
            .with_context(|| format!("{directory}/package-lock.json is not current"))?;
    }
    Ok(())
}

/// That the core compiles with the oldest compiler that Cargo.toml names, here and for the browser.
fn oldest_compiler() -> Result<()> {
    let version = env!("CARGO_PKG_RUST_VERSION");
    ensure_toolchain(version)?;
    ensure_wasm_target_of(version)?;
    run(rustup_cargo(version).args(["check", "--locked", "--target-dir", "target/oldest"]).args(FOR_OTHERS))?;
    run(rustup_cargo(version)
        .args(["check", "--locked", "--target-dir", "target/oldest", "--target", WASM])
        .args(FOR_OTHERS))?;
    println!("The core compiles with Rust {version}, here and for the browser.");
    Ok(())
}
