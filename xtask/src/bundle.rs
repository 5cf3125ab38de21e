//! `cargo xtask bundle`: writes dist, the page for any static host, and in it the page as one file.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use lexopt::Parser;

use crate::build::{beside, build, replace};
use crate::command::root;
use crate::first_load;
use crate::site::{self, LESSON, LISTINGS, PAGE};
use crate::size::gzipped;

mod files;
mod names;
mod one_file;

use files::Files;

/// The page as one file, in dist.
pub(crate) const ONE_FILE: &str = "both-ends.html";

pub(crate) fn task(mut arguments: Parser) -> Result<()> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    build()?;
    site::ensure_bundler()?;
    report(&write()?)
}

/// Brings dist up to date with www, and returns what is in it. Needs [`site::ensure_bundler`], and www/pkg.
///
/// # Errors
/// When something cannot be bundled, or refers to what is not there. dist is then left as it was.
pub(crate) fn write() -> Result<Files> {
    let site = scratch("site");
    let assembled = site::fill(&site, &[]).and_then(|()| files::read(&site));
    let _ = fs::remove_dir_all(&site);
    let assembled = assembled?;
    let mut bundled = names::hashed(&assembled)?;
    bundled.insert(ONE_FILE.to_owned(), one_file::page(&assembled)?.into_bytes());

    let dist = root().join("dist");
    let next = beside(&dist, "next");
    let written = files::write(&next, &bundled).and_then(|()| {
        first_load::files(&next, PAGE)?;
        first_load::files(&next, LESSON).map(drop)
    });
    if written.is_err() {
        let _ = fs::remove_dir_all(&next);
        written?;
    }
    replace(&dist, &next).context("dist cannot be replaced")?;
    Ok(bundled)
}

/// A directory in target that is gone afterwards.
fn scratch(purpose: &str) -> PathBuf {
    beside(&root().join("target/bundle"), purpose)
}

/// Prints what was written. The many small listings are one line.
fn report(bundled: &Files) -> Result<()> {
    println!("{:>9} {:>9}  in dist", "gzipped", "bytes");
    let mut listings = (0, 0, 0);
    for (name, content) in bundled {
        let (small, plain) = (gzipped(content)?, content.len());
        if name.starts_with(LISTINGS) {
            listings = (listings.0 + small, listings.1 + plain, listings.2 + 1);
        } else {
            println!("{small:>9} {plain:>9}  {name}");
        }
    }
    let (small, plain, count) = listings;
    println!("{small:>9} {plain:>9}  {count} files of {LISTINGS}");
    println!("dist is for any static host; dist/{ONE_FILE} opens from disk, without a server or a network.");
    Ok(())
}
