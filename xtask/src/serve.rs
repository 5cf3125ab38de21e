//! `cargo xtask serve`: builds, serves the page on this machine, rebuilds and reloads on changes.

use std::ffi::OsStr;
use std::io::{self, ErrorKind, Write as _};
use std::net::{Ipv4Addr, TcpListener};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, bail};
use axum::Router;
use lexopt::{Arg, Parser};
use tokio::sync::watch::Sender;

use crate::build::build;
use crate::command::root;
use crate::site;

pub(crate) mod files;
mod watch;

struct Options {
    port: u16,
    open: bool,
    watch: bool,
}

pub(crate) fn task(arguments: Parser) -> Result<()> {
    let options = parse(arguments)?;
    // A taken port is worth knowing before the build; during the build nobody should be kept waiting on it.
    drop(listen(options.port)?);
    build()?;
    let bundler = site::ensure_bundler();
    match &bundler {
        Ok(()) => site::assemble()?,
        Err(error) => println!("www is served as it is, not bundled: {error:#}"),
    }
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(serve(&options, bundler.is_ok()))
}

async fn serve(options: &Options, bundled: bool) -> Result<()> {
    let listener = listen(options.port)?;
    listener.set_nonblocking(true)?;
    let address = format!("http://{}/", listener.local_addr()?);

    let edition = options.watch.then(|| Sender::new(first_edition()));
    if let Some(edition) = edition.clone() {
        watch::spawn(root(), bundled, edition);
    }
    let directory = if bundled { site::directory() } else { root().join("www") };
    let server = axum::serve(tokio::net::TcpListener::from_std(listener)?, files::router(directory, edition));

    println!("Both Ends is at {address}");
    io::stdout().flush()?;
    if options.open {
        // A machine without a browser still serves: the address is printed above.
        let _ = open::that_detached(&address);
    }
    tokio::select! {
        ended = server => ended?,
        interrupted = tokio::signal::ctrl_c() => interrupted?,
    }
    Ok(())
}

fn parse(mut arguments: Parser) -> Result<Options> {
    let mut options = Options { port: 8080, open: true, watch: true };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("port") => options.port = port(&arguments.value()?)?,
            Arg::Long("no-open") => options.open = false,
            Arg::Long("no-watch") => options.watch = false,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

pub(crate) fn port(value: &OsStr) -> Result<u16> {
    let port = value.to_str().and_then(|digits| digits.parse().ok());
    port.context("`--port` takes a number up to 65535")
}

pub(crate) fn listen(port: u16) -> Result<TcpListener> {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            let other = port.checked_add(1).unwrap_or(8080);
            bail!("port {port} is taken: type `cargo xtask serve --port {other}` for another one")
        }
        Err(error) => bail!("port {port} cannot be used ({error}): type `cargo xtask serve` for port 8080"),
    }
}

/// Serves from a thread of its own, for as long as the process lives.
pub(crate) fn in_background(listener: TcpListener, router: Router) -> Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            axum::serve(listener, router).await
        })
    });
    Ok(())
}

/// Editions count up from the start time, so that a page from an earlier run notices that it is old.
fn first_edition() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_has_defaults_and_options() {
        let Options { port, open, watch } = parse(Parser::from_args::<[&str; 0]>([])).unwrap();
        assert_eq!((port, open, watch), (8080, true, true));
        let Options { port, open, watch } =
            parse(Parser::from_args(["--no-open", "--port", "4173", "--no-watch"])).unwrap();
        assert_eq!((port, open, watch), (4173, false, false));
    }

    #[test]
    fn parse_says_what_a_port_is() {
        for value in ["http", "65536", "-1", ""] {
            let error = parse(Parser::from_args(["--port", value])).err().expect(value);
            assert_eq!(error.to_string(), "`--port` takes a number up to 65535", "{value}");
        }
    }

    #[test]
    fn listen_names_a_taken_port_and_what_to_type() {
        let taken = listen(0).unwrap();
        let port = taken.local_addr().unwrap().port();
        let other = port.checked_add(1).unwrap_or(8080);
        assert_eq!(
            listen(port).unwrap_err().to_string(),
            format!("port {port} is taken: type `cargo xtask serve --port {other}` for another one"),
        );
    }
}
