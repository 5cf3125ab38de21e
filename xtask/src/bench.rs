//! `cargo xtask bench`: the claims about speed, measured. Times never fail it, wrong answers do.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use lexopt::{Arg, Parser};

use crate::command::{cargo, root, run};
use crate::serve;

mod page;

#[derive(Debug, PartialEq, Eq, Default)]
struct Options {
    /// Only check that all implementations agree.
    quick: bool,
    /// Measure in a browser too.
    page: bool,
    /// Where the page is served for that; 0 takes a free port.
    port: u16,
}

pub(crate) fn task(arguments: Parser) -> Result<()> {
    let Options { quick, page, port } = parse(arguments)?;
    // The page's figures are held against the native ones, of the same minute.
    native(quick)?;
    if page { page::run(quick, port) } else { Ok(()) }
}

fn parse(mut arguments: Parser) -> Result<Options> {
    let mut options = Options::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("quick") => options.quick = true,
            Arg::Long("page") => options.page = true,
            Arg::Long("port") => options.port = serve::port(&arguments.value()?)?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

/// The fill against the loops of textbooks, all compiled for this machine.
fn native(quick: bool) -> Result<()> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--release", "--package", "both_ends_bench", "--"]);
    if quick {
        return run(command.arg("--quick"));
    }
    let figures = figures("native.json")?;
    // Without these, the allocator of glibc gives the textbooks' memory back after each run, and fresh pages cost them more
    // than their loops do.
    let keep_memory = ["MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"].map(|name| (name, "1073741824"));
    run(command.arg(&figures).envs(keep_memory))?;
    println!("The same figures are in {}", figures.display());
    Ok(())
}

/// Where figures are saved.
fn figures(file: &str) -> Result<PathBuf> {
    let directory = root().join("target/bench");
    fs::create_dir_all(&directory)?;
    Ok(directory.join(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_has_defaults_and_options() {
        let parsed = |arguments: &[&str]| parse(Parser::from_args(arguments)).unwrap();
        assert_eq!(parsed(&[]), Options { quick: false, page: false, port: 0 });
        assert_eq!(parsed(&["--page", "--quick", "--port", "4173"]), Options { quick: true, page: true, port: 4173 });
        assert!(parse(Parser::from_args(["--slow"])).is_err());
    }
}
