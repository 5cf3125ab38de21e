//! Assembles target/site, the page as it is served: modules bundled, styles merged, both minified.
//!
//! Forty small files compress badly one by one. The sources in www need none of this: any static server can serve them.
//!
//! All modules end up at the root of the site, as main.js and chunks. What a module at the root of www finds by
//! `import.meta.url` is therefore still where it looks. The generated one in www/pkg looks for the core beside itself,
//! so the core goes to the root as well.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};
use regex_lite::Captures;

use crate::build::{beside, is_generated, replace};
use crate::command::{in_root, root};
use crate::first_load::{self, LINK, NOSCRIPT, attribute};
use crate::node::{XTASK, ensure_node, ensure_packages};

mod lean;

use lean::lean;

const CORE: &str = "both_ends_bg.wasm";
/// What is compiled, beside the module in www that loads it.
pub(crate) const COMPILED: [&str; 2] = ["pkg/both_ends_bg.wasm", "pkg-map/both_ends_map_bg.wasm"];
pub(crate) const PAGE: &str = "index.html";
pub(crate) const MODULE: &str = "main.js";
/// The lesson as a page of its own, for when scripts are off, and where the stage fetches it from.
pub(crate) const LESSON: &str = "lesson.html";
const LESSON_MODULE: &str = "lesson-page.js";
const STYLE: &str = "style.css";
/// Code that is shown, not run.
pub(crate) const LISTINGS: &str = "listings";

/// How modules and styles are bundled.
const BUNDLING: [&str; 7] = [
    "--bundle",
    "--format=esm",
    "--target=es2022",
    "--minify",
    "--outbase=www",
    "--allow-overwrite",
    "--log-level=warning",
];

/// Source maps are files of their own, which only developer tools fetch.
const MAPS: &str = "--sourcemap";

/// Where the assembled page is.
pub(crate) fn directory() -> PathBuf {
    root().join("target/site")
}

/// Makes sure that the bundler is there.
///
/// # Errors
/// One sentence that says what to do, when it is missing and cannot be installed.
pub(crate) fn ensure_bundler() -> Result<()> {
    ensure_node()?;
    ensure_packages(XTASK)?;
    bundler().map(drop)
}

/// Brings target/site up to date with www. Needs [`ensure_bundler`], and www/pkg.
///
/// # Errors
/// When something cannot be bundled, of which the bundler has then printed what and why; or when something that main.js
/// loads is not there. target/site is then left as it was.
pub(crate) fn assemble() -> Result<()> {
    let next = beside(&directory(), "next");
    let assembled = fill(&next, &[MAPS]);
    if assembled.is_err() {
        // Should it stay, the next attempt overwrites it.
        let _ = fs::remove_dir_all(&next);
        return assembled;
    }
    replace(&directory(), &next).context("target/site cannot be replaced")
}

/// Assembles the page in `site`; `options` are for the bundler.
///
/// # Errors
/// As for [`assemble`]; `site` is then incomplete.
pub(crate) fn fill(site: &Path, options: &[&str]) -> Result<()> {
    let www = &root().join("www");
    let page = lean(&fs::read_to_string(www.join(PAGE)).context("www/index.html cannot be read")?);
    let lesson = lean(&fs::read_to_string(www.join(LESSON)).context("www/lesson.html cannot be read")?);
    let merged = merged_styles(&page);
    bundle(&merged, &other_styles(www, &merged)?, site, options)?;
    for file in COMPILED.map(Path::new) {
        let at_root = site.join(file.file_name().unwrap_or_default());
        fs::copy(www.join(file), at_root).with_context(|| format!("www/{} cannot be copied", file.display()))?;
    }
    copy(www, site).context("www cannot be copied")?;
    let mut ahead = first_load::files(site, MODULE)?;
    ahead.remove(MODULE);
    fs::write(site.join(PAGE), rewritten(&page, &merged, &ahead.into_iter().collect::<Vec<_>>()))?;
    fs::write(site.join(LESSON), rewritten(&lesson, &merged, &[]))?;
    Ok(())
}

fn bundle(merged: &[String], apart: &[String], site: &Path, options: &[&str]) -> Result<()> {
    // As seen from a directory in target.
    let imports = merged.iter().map(|style| format!("@import \"../../www/{style}\";\n"));
    let style = site.join(STYLE);
    fs::create_dir_all(site)?;
    fs::write(&style, imports.collect::<String>())?;
    let apart = apart.iter().map(|style| format!("www/{style}"));
    let entries = [format!("www/{MODULE}"), format!("style={}", style.display())].into_iter().chain(apart);
    let options = || options.iter().map(|&option| option.to_owned());
    run_bundler(site, entries.chain(["--splitting".to_owned()]).chain(options()))?;
    // By itself, so that the first load is not split for its sake.
    run_bundler(site, [format!("www/{LESSON_MODULE}")].into_iter().chain(options()))
}

/// Bundles what `arguments` name into `site`.
///
/// # Errors
/// When that is not possible; the bundler has then printed why.
pub(crate) fn run_bundler(site: &Path, arguments: impl Iterator<Item = String>) -> Result<()> {
    let mut bundler = bundler()?;
    bundler.args(BUNDLING).arg(format!("--outdir={}", site.display())).args(arguments);
    let status = bundler.stdin(Stdio::null()).status().context("the bundler could not be started")?;
    ensure!(status.success(), "the modules and styles of www cannot be bundled");
    Ok(())
}

/// The bundler itself, without its launcher for Node.js: npm installs the one package that is for this machine.
fn bundler() -> Result<Command> {
    let packages = fs::read_dir(root().join(XTASK).join("node_modules/@esbuild")).into_iter().flatten().flatten();
    let program = if cfg!(windows) { "esbuild.exe" } else { "bin/esbuild" };
    let mut programs = packages.map(|package| package.path().join(program)).filter(|program| program.is_file());
    programs.next().map(in_root).context("there is no esbuild for this machine: type `npm ci` in xtask")
}

/// Copies the files that are loaded as they are.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let copied = to.join(path.file_name().unwrap_or_default());
        let is_shown = path.components().any(|part| part.as_os_str() == LISTINGS);
        let is_rewritten =
            !is_shown && ["html", "js", "css"].iter().any(|it| path.extension().is_some_and(|found| found == *it));
        if path.is_dir() && !is_generated(&path) {
            copy(&path, &copied)?;
        } else if path.is_file() && !is_rewritten {
            fs::create_dir_all(to)?;
            fs::copy(&path, copied)?;
        }
    }
    Ok(())
}

/// The style sheets that a page links to and that always apply, in their order. They become one.
fn merged_styles(html: &str) -> Vec<String> {
    let with_scripts = NOSCRIPT.replace_all(html, "");
    let links = LINK.captures_iter(html).filter(|link| attribute(&link[1], "rel").as_deref() == Some("stylesheet"));
    let always = links.filter(|link| attribute(&link[1], "media").is_none() && with_scripts.contains(&link[0]));
    always.filter_map(|link| attribute(&link[1], "href")).collect()
}

/// The others: for a medium, for when scripts are off, or linked to by a script. What they import becomes part of them.
fn other_styles(www: &Path, merged: &[String]) -> Result<Vec<String>> {
    let styles = fs::read_dir(www.join("style")).context("there is no www/style")?;
    let names = styles.flatten().map(|style| format!("style/{}", style.file_name().to_string_lossy()));
    let mut others: Vec<_> = names.filter(|style| style.ends_with("css") && !merged.contains(style)).collect();
    others.sort();
    let mut imported = BTreeSet::new();
    for style in &others {
        imported.extend(first_load::files(www, style)?.into_iter().filter(|file| file != style));
    }
    others.retain(|style| !imported.contains(style));
    Ok(others)
}

/// The page with one link in place of those to merged styles, none to bundled modules, and `ahead` fetched ahead: what the
/// modules would ask for only when they run.
fn rewritten(html: &str, merged: &[String], ahead: &[String]) -> String {
    let ahead = ahead.iter().fold(String::new(), |links, target| format!("{links}\n{}", fetched_ahead(target)));
    let style = format!("\n<link rel=\"stylesheet\" href=\"{STYLE}\" />");
    let replacement = |link: &Captures| {
        let target = attribute(&link[1], "href");
        match merged.iter().position(|style| Some(style) == target.as_ref()) {
            Some(0) => format!("{ahead}{style}"),
            Some(_) => String::new(),
            None if attribute(&link[1], "rel").as_deref() == Some("modulepreload") => String::new(),
            None => link[0].to_owned(),
        }
    };
    LINK.replace_all(html, replacement).into_owned()
}

fn fetched_ahead(target: &str) -> String {
    if target == CORE {
        format!("<link rel=\"preload\" href=\"{target}\" as=\"fetch\" crossorigin />")
    } else {
        format!("<link rel=\"modulepreload\" href=\"{target}\" />")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = r#"<head>
<link rel="icon" href="icon.svg" />
<link rel="stylesheet" href="style/tokens.css" />
<link rel="stylesheet" href="style/board.css" />
<link rel="stylesheet" href="style/print.css" media="print" />
<noscript><link rel="stylesheet" href="style/noscript.css" /></noscript>
<link rel="modulepreload" href="pkg/both_ends.js" />
<script type="module" src="main.js"></script>
</head>"#;

    #[test]
    fn styles_are_merged_that_always_apply() {
        assert_eq!(merged_styles(INDEX), ["style/tokens.css", "style/board.css"]);
    }

    #[test]
    fn rewritten_links_to_what_the_site_has() {
        let ahead = ["chunk-1.js", CORE].map(String::from);
        let expected = r#"<head>
<link rel="icon" href="icon.svg" />
<link rel="modulepreload" href="chunk-1.js" />
<link rel="preload" href="both_ends_bg.wasm" as="fetch" crossorigin />
<link rel="stylesheet" href="style.css" />
<link rel="stylesheet" href="style/print.css" media="print" />
<noscript><link rel="stylesheet" href="style/noscript.css" /></noscript>
<script type="module" src="main.js"></script>
</head>"#;
        assert_eq!(rewritten(INDEX, &merged_styles(INDEX), &ahead), expected);
    }
}
