//! `cargo xtask fuzz`: lets coverage-guided fuzzing look for bytes that the core does not take well. Any test run replays what it kept.

use std::fs;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use lexopt::{Arg, Parser};

use crate::command::{cargo, root, run, rustup_cargo, succeeds};
use crate::toolchain::ensure_toolchain;

const TARGETS: [&str; 4] = ["coins", "link", "progress", "session"];

/// The fuzzer instruments what it runs, which only a nightly compiler can.
const NIGHTLY: &str = "nightly";

#[derive(Debug, PartialEq, Eq)]
struct Options {
    targets: Vec<&'static str>,
    seconds: u32,
}

pub(crate) fn task(arguments: Parser) -> Result<()> {
    let Options { targets, seconds } = parse(arguments)?;
    set_up()?;
    for target in targets {
        // What is found goes apart from what is kept, which is only a small part of it.
        let found = root().join("fuzz/target/found").join(target);
        fs::create_dir_all(&found)?;
        let mut fuzz = nightly();
        // Nothing in the core is unsafe: there is nothing for a sanitizer to find.
        fuzz.args(["fuzz", "run", "--sanitizer", "none", target]).arg(found).arg(format!("fuzz/corpus/{target}"));
        run(fuzz.args(["--", "-print_final_stats=1", &format!("-max_total_time={seconds}")]))?;
    }
    Ok(())
}

fn parse(mut arguments: Parser) -> Result<Options> {
    let mut options = Options { targets: TARGETS.to_vec(), seconds: 60 };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("seconds") => {
                let value = arguments.value()?;
                let seconds = value.to_str().and_then(|digits| digits.parse().ok());
                options.seconds = seconds.context("`--seconds` takes a whole number")?;
            }
            Arg::Value(name) => {
                let Some(target) = TARGETS.into_iter().find(|target| name == *target) else {
                    bail!("`{}` is not fuzzed: it is one of {}", name.to_string_lossy(), TARGETS.join(", "));
                };
                options.targets = vec![target];
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

fn set_up() -> Result<()> {
    ensure_toolchain(NIGHTLY)?;
    if !succeeds(nightly().args(["fuzz", "--version"])) {
        run(cargo().args(["install", "--locked", "cargo-fuzz"]))?;
    }
    Ok(())
}

fn nightly() -> Command {
    rustup_cargo(NIGHTLY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_takes_a_target_and_a_time() {
        let parsed = |arguments: &[&str]| parse(Parser::from_args(arguments)).map_err(|error| error.to_string());
        assert_eq!(parsed(&[]), Ok(Options { targets: TARGETS.to_vec(), seconds: 60 }));
        assert_eq!(parsed(&["link", "--seconds", "5"]), Ok(Options { targets: vec!["link"], seconds: 5 }));
        let unknown = "`table` is not fuzzed: it is one of coins, link, progress, session";
        assert_eq!(parsed(&["table"]), Err(unknown.into()));
        assert_eq!(parsed(&["--seconds", "soon"]), Err("`--seconds` takes a whole number".into()));
    }
}
