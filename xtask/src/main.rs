//! The project's tasks, run as `cargo xtask <task>`: one file per task, so that nothing else has to be installed.

use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser};

mod bench;
mod browser;
mod build;
mod bundle;
mod check;
mod command;
mod engines;
mod first_load;
mod fuzz;
mod node;
mod serve;
mod site;
mod size;
mod supply;
mod test;
mod toolchain;
mod vectors;

const USAGE: &str = "\
Usage: cargo xtask <task>

  build   compile to WebAssembly: write www/pkg and www/pkg-map
  serve   build, serve the page on this machine, rebuild and reload on changes
            --port N     listen on this port instead of 8080; 0 takes a free one
            --no-open    do not open a browser
            --no-watch   build once, never reload
  bundle  write dist, the page for any static host, and dist/both-ends.html, the page as one file
  test    run every test, after setting up what they need; or only one part:
            test rust             the core and these tasks, natively
            test boundary         what crosses between JavaScript and the core
            test listings         the code beside the table, run in every language that is here
            test js               types, lints and format of the page's JavaScript
            test page [-- ARGS]   the page in a browser; ARGS go to Playwright
            test engines          a learner's journey in Chromium, Firefox and WebKit
  learners  how well simulated learners' slips are told apart
  check   formatting, lints, types and documentation; a warning is an error
  bench   the fill's time and memory against those of textbook loops; figures in target/bench
            --page       also in a browser: against JavaScript, and how soon the page answers
            --port N     serve the page for that on this port instead of a free one
            --quick      only check that all give the same answers
  fuzz    look for input that the core does not take well; needs a nightly compiler, which it installs
            TARGET         only one of coins, link, progress, session
            --seconds N    for so long each, instead of a minute
  size    gzipped bytes of the first load, against the budget
  supply  lock files, the oldest compiler, licences and known faults of dependencies
            --quick      without installing cargo-deny where it is missing
  help    show this text";

fn main() -> ExitCode {
    match run(Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: Parser) -> Result<()> {
    let task = match arguments.next()? {
        Some(Arg::Value(task)) => task.to_string_lossy().into_owned(),
        Some(Arg::Long("help") | Arg::Short('h')) | None => "help".to_owned(),
        Some(other) => return Err(other.unexpected().into()),
    };
    match task.as_str() {
        "bench" => bench::task(arguments),
        "build" => build::task(arguments),
        "bundle" => bundle::task(arguments),
        "check" => check::task(arguments),
        "fuzz" => fuzz::task(arguments),
        "learners" => run_learners(),
        "serve" => serve::task(arguments),
        "size" => size::task(arguments),
        "supply" => supply::task(arguments),
        "test" => test::task(arguments),
        "help" => {
            println!("{USAGE}");
            Ok(())
        }
        unknown => bail!("there is no task `{unknown}`: type `cargo xtask help` for the list"),
    }
}

fn run_learners() -> Result<()> {
    command::run(command::cargo().args(["run", "--release", "--package", "both_ends", "--example", "learners"]))
}
