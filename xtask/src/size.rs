//! `cargo xtask size`: what a first visit downloads, held against a budget.

use std::fs;
use std::io::Write as _;

use anyhow::{Context as _, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use lexopt::Parser;

use crate::build::build;
use crate::first_load;
use crate::site;

/// Gzipped bytes of the first load: 100 KB.
const BUDGET: usize = 100 * 1024;

pub(crate) fn task(mut arguments: Parser) -> Result<()> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    build()?;
    site::ensure_bundler()?;
    site::assemble()?;
    let site = site::directory();
    let mut sizes = Vec::new();
    let files = first_load::files(&site, "index.html")?;
    for file in files {
        let content = fs::read(site.join(&file)).with_context(|| format!("target/site/{file} cannot be read"))?;
        sizes.push((gzipped(&content)?, content.len(), file));
    }
    sizes.sort_by(|one, other| other.cmp(one));
    let total: usize = sizes.iter().map(|(gzipped, ..)| gzipped).sum();
    let plain: usize = sizes.iter().map(|(_, plain, _)| plain).sum();

    println!("{:>9} {:>9}  file", "gzipped", "bytes");
    for (gzipped, plain, file) in &sizes {
        println!("{gzipped:>9} {plain:>9}  {file}");
    }
    println!("{total:>9} {plain:>9}  first load");
    if total > BUDGET {
        bail!("the first load is {} gzipped bytes over its budget of {BUDGET}", total - BUDGET);
    }
    println!("{:>9} {:>9}  left of the budget of {BUDGET}", BUDGET - total, "");
    Ok(())
}

pub(crate) fn gzipped(content: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len())
}
