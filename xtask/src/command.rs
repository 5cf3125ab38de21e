//! Runs other programs: shows what is run, and names it in one sentence when it fails.

use std::env;
use std::ffi::OsStr;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// Runs `command` with its output on the terminal.
///
/// # Errors
/// One sentence with the command in it, when it cannot be started or does not succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    announce(command);
    let status = command.status().with_context(|| format!("`{}` could not be started", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed", shown(command));
    }
    Ok(())
}

/// Runs `command` with its output discarded, for set-up whose failure the caller explains in its own words.
pub(crate) fn run_silently(command: &mut Command) -> bool {
    announce(command);
    succeeds(command)
}

/// Whether `command` can be started and succeeds; neither it nor its output is shown.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The standard output of `command`, which is not shown; its errors are.
///
/// # Errors
/// As for [`run`].
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{}` could not be started", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` failed", shown(command));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Shows `command` as one dim line before it runs.
pub(crate) fn announce(command: &Command) {
    let line = shown(command);
    if io::stderr().is_terminal() {
        eprintln!("\x1b[2m$ {line}\x1b[0m");
    } else {
        eprintln!("$ {line}");
    }
}

/// The Cargo that runs this task, started in the project's root.
pub(crate) fn cargo() -> Command {
    in_root(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The Cargo of another toolchain, by way of rustup: what says which one runs this task is set aside.
pub(crate) fn rustup_cargo(toolchain: &str) -> Command {
    let mut command = in_root("cargo");
    command.arg(format!("+{toolchain}"));
    for name in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(name);
    }
    command
}

/// `program`, started in the project's root.
pub(crate) fn in_root(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The project's root, wherever the task was called from.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// `command` as one would type it: the program by its name, quotes where a word has spaces.
fn shown(command: &Command) -> String {
    let quoted = |word: &OsStr| {
        let word = word.to_string_lossy();
        if word.contains(' ') || word.is_empty() { format!("'{word}'") } else { word.into_owned() }
    };
    let variables = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
    let settings = variables.map(|(name, value)| format!("{}={}", name.to_string_lossy(), quoted(value)));
    let program = Path::new(command.get_program());
    let words = std::iter::once(program.file_name().unwrap_or(program.as_os_str())).chain(command.get_args());
    settings.chain(words.map(quoted)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown_reads_like_typed() {
        let mut command = Command::new("/opt/rust/bin/cargo");
        command.args(["test", "--", "takes the left coin"]).env("SEED", "7").env_remove("CI");
        assert_eq!(shown(&command), "SEED=7 cargo test -- 'takes the left coin'");
    }

    #[test]
    fn run_names_the_program_that_cannot_be_started() {
        let error = run(&mut Command::new("no-such-program")).unwrap_err();
        assert_eq!(error.to_string(), "`no-such-program` could not be started");
    }

    #[test]
    fn run_names_the_command_that_failed() {
        let error = run(cargo().args(["no-such-command", "--quiet"]).stderr(Stdio::null())).unwrap_err();
        assert_eq!(error.to_string(), "`cargo no-such-command --quiet` failed");
    }
}
