//! Gives files names that say what they hold, so that a browser may keep each for as long as it likes.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use regex_lite::Captures;
use sha2::{Digest as _, Sha256};

use super::files::{Files, is, text};
use crate::first_load::patterns;
use crate::site::LISTINGS;

/// How many digits of a hash stand in a name.
const DIGITS: usize = 10;

/// `site` with a hash of its content in the name of every file but the pages, and those names in what refers to them.
/// Listings, whose names are put together where they are needed, have one hash together, in the name of their directory.
///
/// # Errors
/// When files refer to each other in a circle, or nothing refers to one: a page would then ask for it by its old name.
pub(super) fn hashed(site: &Files) -> Result<Files> {
    let mut names = Names { site, renamed: BTreeMap::new(), done: Files::new() };
    names.add_listings();
    for page in site.keys().filter(|name| is_page(name)) {
        names.add(page, &mut Vec::new())?;
    }
    for file in site.keys() {
        ensure!(names.renamed.contains_key(file), "nothing refers to {file}");
    }
    Ok(names.done)
}

struct Names<'a> {
    site: &'a Files,
    /// The new name of what is done, by the old one.
    renamed: BTreeMap<String, String>,
    done: Files,
}

impl Names<'_> {
    fn add_listings(&mut self) {
        let directory = format!("{LISTINGS}/");
        let listings = || self.site.iter().filter(|(name, _)| name.starts_with(&directory));
        let mut hash = Sha256::new();
        for (name, content) in listings() {
            hash.update(name);
            hash.update(content);
        }
        let renamed = format!("{LISTINGS}-{}/", digits(hash));
        for (name, content) in listings() {
            let new = name.replacen(&directory, &renamed, 1);
            self.done.insert(new.clone(), content.clone());
            self.renamed.insert(name.clone(), new);
        }
        self.renamed.insert(directory, renamed);
    }

    /// Adds a file after all that it refers to, for their names are part of what it holds.
    fn add(&mut self, file: &str, waiting: &mut Vec<String>) -> Result<()> {
        if self.renamed.contains_key(file) {
            return Ok(());
        }
        ensure!(!waiting.iter().any(|name| name == file), "{file} refers to itself by way of {}", waiting.join(", "));
        waiting.push(file.to_owned());
        let content = if is_read(file) {
            let old = text(self.site, file)?;
            for target in self.references(old).into_iter().filter(|target| !is_page(target)) {
                self.add(&target, waiting)?;
            }
            self.rewritten(old).into_bytes()
        } else {
            self.site[file].clone()
        };
        waiting.pop();
        let name = if is_page(file) { file.to_owned() } else { with_hash(file, &content) };
        self.renamed.insert(file.to_owned(), name.clone());
        self.done.insert(name, content);
        Ok(())
    }

    fn references(&self, content: &str) -> BTreeSet<String> {
        let found = REFERENCE.captures_iter(content).map(|reference| reference[2].to_owned());
        found.filter(|name| self.site.contains_key(name)).collect()
    }

    fn rewritten(&self, content: &str) -> String {
        let renamed = |reference: &Captures| {
            let name = self.renamed.get(&reference[2]).map_or(&reference[2], String::as_str);
            format!("{}{name}", &reference[1])
        };
        REFERENCE.replace_all(content, renamed).into_owned()
    }
}

fn is_page(name: &str) -> bool {
    is(name, "html")
}

/// Whether a file may refer to others.
fn is_read(name: &str) -> bool {
    ["html", "js", "css"].iter().any(|extension| is(name, extension))
}

/// The name with a hash in place of the bundler's, which does not know of what we rewrite.
fn with_hash(name: &str, content: &[u8]) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let stem = BUNDLERS_HASH.replace(stem, "");
    format!("{stem}-{}.{extension}", digits(Sha256::new_with_prefix(content)))
}

fn digits(hash: Sha256) -> String {
    format!("{:x}", hash.finalize())[..DIGITS].to_owned()
}

patterns! {
    // A string that begins with a path, in a page or a module; what is not one of the files stays as it is.
    REFERENCE = r#"(["'`](?:\./)?)([\w./-]+)"#;
    BUNDLERS_HASH = r"-[A-Z0-9]{8}$";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Files {
        files.iter().map(|&(name, content)| (name.to_owned(), content.into())).collect()
    }

    const PAGE: &str = r#"<link rel="stylesheet" href="style/a.css" /><script type="module" src="main.js"></script>"#;
    const MAIN: &str =
        r#"import{a}from"./chunk-ABCDEF12.js";import("./more.js");new URL("core.wasm",import.meta.url);"#;
    const MORE: &str = r#"page("lesson.html");style("style/b.css");text(`listings/${x}/${y}.txt`);"more.js";"no.js""#;

    fn whole() -> Files {
        site(&[
            ("index.html", PAGE),
            ("lesson.html", r#"<a href="./">up</a>"#),
            ("main.js", MAIN),
            ("more.js", &MORE.replace("\"more.js\";", "")),
            ("chunk-ABCDEF12.js", ""),
            ("core.wasm", "core"),
            ("style/a.css", ""),
            ("style/b.css", "b"),
            ("listings/one/a.txt", "\"main.js\""),
        ])
    }

    /// The new name of the file that was `start`…
    fn named<'a>(files: &'a Files, start: &str) -> &'a str {
        files.keys().find(|name| name.starts_with(start)).expect(start)
    }

    #[test]
    fn hashed_renames_all_but_pages_and_what_refers_to_them() {
        let done = hashed(&whole()).unwrap();
        assert_eq!(done.len(), whole().len());
        for name in done.keys() {
            let parts: Vec<_> = name.split(['-', '.', '/']).collect();
            let has_hash =
                parts.iter().any(|part| part.len() == DIGITS && part.chars().all(|it| it.is_ascii_hexdigit()));
            assert_eq!(has_hash, !is_page(name), "{name}");
        }
        let main = text(&done, named(&done, "main-")).unwrap();
        for start in ["chunk-", "more-", "core-"] {
            assert!(main.contains(named(&done, start)), "{main}");
        }
        assert!(text(&done, "index.html").unwrap().contains(named(&done, "style/a-")));
        let more = text(&done, named(&done, "more-")).unwrap();
        let listings = named(&done, "listings-").split('/').next().unwrap();
        assert!(more.starts_with("page(\"lesson.html\")"), "{more}");
        assert!(more.contains(&format!("text(`{listings}/${{x}}/${{y}}.txt`)")), "{more}");
        assert!(more.ends_with("\"no.js\""), "{more}");
        assert_eq!(text(&done, named(&done, "listings-")).unwrap(), "\"main.js\"");
    }

    #[test]
    fn a_change_renames_what_depends_on_it_and_nothing_else() {
        let before = hashed(&whole()).unwrap();
        let mut changed = whole();
        changed.insert("core.wasm".into(), b"another core".into());
        let after = hashed(&changed).unwrap();
        for (start, is_same) in
            [("core-", false), ("main-", false), ("more-", true), ("chunk-", true), ("style/a-", true)]
        {
            assert_eq!(named(&before, start) == named(&after, start), is_same, "{start}");
        }
    }

    #[test]
    fn with_hash_takes_the_place_of_the_bundlers() {
        assert_eq!(with_hash("chunk-ABCDEF12.js", b""), "chunk-e3b0c44298.js");
        assert_eq!(with_hash("style/more.css", b""), "style/more-e3b0c44298.css");
        assert_eq!(with_hash("long-rows.js", b""), "long-rows-e3b0c44298.js");
    }

    #[test]
    fn hashed_refuses_a_circle_and_what_nothing_refers_to() {
        let circle = site(&[("index.html", "'a.js'"), ("a.js", "'b.js'"), ("b.js", "'a.js'")]);
        assert_eq!(hashed(&circle).unwrap_err().to_string(), "a.js refers to itself by way of index.html, a.js, b.js");
        let alone = site(&[("index.html", ""), ("a.js", "")]);
        assert_eq!(hashed(&alone).unwrap_err().to_string(), "nothing refers to a.js");
    }
}
