//! Which files a browser fetches to show a page: the closure of what the page, its styles and its modules refer to.
//!
//! It reads by pattern, not by grammar, which is enough for what we and the bundler write. What is loaded on demand, by
//! `import()`, is not part of the first load.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use regex_lite::Captures;

/// The relations of a `<link>` that make a browser fetch its target at once.
const FETCHED_LINKS: [&str; 5] = ["stylesheet", "icon", "modulepreload", "preload", "manifest"];

/// The files under `site` that `entry` needs, itself included, as paths relative to `site`.
///
/// # Errors
/// When one of them refers to a file that is not there.
pub(crate) fn files(site: &Path, entry: &str) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::from([entry.to_owned()]);
    let mut unread = vec![entry.to_owned()];
    while let Some(file) = unread.pop() {
        let content = fs::read(site.join(&file)).with_context(|| format!("{file} cannot be read"))?;
        for reference in references(&file, &String::from_utf8_lossy(&content)) {
            let Some(target) = resolve(&file, &reference) else { continue };
            if !site.join(&target).is_file() {
                bail!("{file} refers to `{reference}`, which is not there");
            }
            if found.insert(target.clone()) {
                unread.push(target);
            }
        }
    }
    Ok(found)
}

/// What `content` refers to, as written there.
fn references(file: &str, content: &str) -> Vec<String> {
    match Path::new(file).extension().and_then(|extension| extension.to_str()) {
        Some("html") => in_html(content),
        Some("css") => in_css(content),
        Some("js" | "mjs") => in_js(content),
        _ => Vec::new(),
    }
}

fn in_html(content: &str) -> Vec<String> {
    let content = NOSCRIPT.replace_all(content, "");
    let mut found = Vec::new();
    for tag in TAG.captures_iter(&content) {
        let attribute = |name| attribute(&tag[2], name);
        found.extend(attribute("src"));
        let relation = attribute("rel").unwrap_or_default();
        let is_fetched = match &tag[1] {
            "link" => relation.split_whitespace().any(|word| FETCHED_LINKS.contains(&word)),
            "use" | "image" => true,
            _ => false,
        };
        found.extend(attribute("href").filter(|_| is_fetched));
    }
    for inline in INLINE.captures_iter(&content) {
        found.extend(if &inline[1] == "style" { in_css(&inline[2]) } else { in_js(&inline[2]) });
    }
    found
}

/// The value of the attribute `name` among the `attributes` of a tag.
pub(crate) fn attribute(attributes: &str, name: &str) -> Option<String> {
    ATTRIBUTE
        .captures_iter(attributes)
        .find(|attribute| &attribute[1] == name)
        .and_then(|attribute| last_group(&attribute))
}

fn in_css(content: &str) -> Vec<String> {
    CSS_REFERENCE.captures_iter(content).filter_map(|reference| last_group(&reference)).collect()
}

fn in_js(content: &str) -> Vec<String> {
    JS_REFERENCE.captures_iter(content).filter_map(|reference| last_group(&reference)).collect()
}

/// The file that `reference` in `file` names, or `None` when it is not one of the site's.
fn resolve(file: &str, reference: &str) -> Option<String> {
    let path = reference.split(['?', '#']).next().unwrap_or_default();
    if path.is_empty() || path.starts_with("//") || SCHEME.is_match(path) {
        return None;
    }
    let mut parts: Vec<&str> = if path.starts_with('/') { Vec::new() } else { file.split('/').collect() };
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

fn last_group(captures: &Captures) -> Option<String> {
    captures.iter().flatten().last().map(|group| group.as_str().to_owned())
}

/// Defines regular expressions, each of them compiled when it is first used.
macro_rules! patterns {
    ($($visibility:vis $name:ident = $pattern:literal;)*) => {
        $($visibility static $name: std::sync::LazyLock<regex_lite::Regex> =
            std::sync::LazyLock::new(|| regex_lite::Regex::new($pattern).expect("the pattern is valid"));)*
    };
}
pub(crate) use patterns;

// Where a pattern offers several groups, the last one that took part is the reference.
patterns! {
    pub(crate) NOSCRIPT = r"(?s)<noscript>.*?</noscript>";
    pub(crate) LINK = r#"\s*<link\b((?:"[^"]*"|'[^']*'|[^>"'])*)>"#;
    TAG = r#"<([a-z]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>"#;
    ATTRIBUTE = r#"(?:^|\s)([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"#;
    INLINE = r"(?s)<(script|style)\b[^>]*>(.*?)</";
    CSS_REFERENCE = r#"@import\s+["']([^"']+)["']|\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*?))\s*\)"#;
    JS_REFERENCE = r#"(?x)
        (?:^|;)\s* import\b (?: [\w$*{},\s]+ \bfrom )? \s* ["']([^"']+)["']
        | \bnew\ URL\( \s* ["']([^"']+)["'] \s*,\s* import\.meta\.url"#;
    SCHEME = r"^[A-Za-z][A-Za-z0-9+.-]*:";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_html_finds_what_is_fetched_at_once() {
        let page = r##"
            <noscript><link rel="stylesheet" href="style/noscript.css"></noscript>
            <link rel="stylesheet" href="style/main.css"><link rel='icon' href='icon.svg'>
            <link rel="canonical" href="https://example.org/"><link rel="modulepreload" href=view/board.js>
            <script type="module" src="main.js"></script><script type="module">import "./inline.js";</script>
            <a href="other.html">elsewhere</a> <img alt="a > b" src="row.png" data-src="later.png">
            <svg><use href="#coin"/></svg><style>@import "inline.css";</style>"##;
        let expected =
            ["style/main.css", "icon.svg", "view/board.js", "main.js", "row.png", "#coin", "./inline.js", "inline.css"];
        assert_eq!(in_html(page), expected);
    }

    #[test]
    fn in_css_finds_imports_and_urls() {
        let style = r#"
            @import "tokens.css"; @import url(board.css);
            p { background: url("a.svg") url( 'b.svg' ); mask: url(data:image/svg+xml,x) }"#;
        assert_eq!(in_css(style), ["tokens.css", "board.css", "a.svg", "b.svg", "data:image/svg+xml,x"]);
    }

    #[test]
    fn in_js_finds_static_imports_and_module_urls() {
        let module = r#"import"./polyfill.js";import{a as b,$}from"./chunk-1.js";import*as c from'./chunk-2.js';
            import d, { e } from "./chunk-3.js";var from="nowhere.js";f("to-import"),f("export");
            g(new URL("core.wasm",import.meta.url));h=()=>import("./later.js");export{h as default};"#;
        let expected = ["./polyfill.js", "./chunk-1.js", "./chunk-2.js", "./chunk-3.js", "core.wasm"];
        assert_eq!(in_js(module), expected);
    }

    #[test]
    fn resolve_is_relative_to_the_file_that_refers() {
        let in_board = |reference| resolve("view/board.js", reference);
        assert_eq!(in_board("./coins.js").as_deref(), Some("view/coins.js"));
        assert_eq!(in_board("../layout.js?v=1#top").as_deref(), Some("layout.js"));
        assert_eq!(in_board("/main.js").as_deref(), Some("main.js"));
        for elsewhere in ["https://example.org/a.js", "//example.org/a.js", "data:,", "#coin", "mailto:a@example.org"] {
            assert_eq!(in_board(elsewhere), None, "{elsewhere}");
        }
    }

    #[test]
    fn files_follows_references_and_names_a_missing_one() {
        let site = std::env::temp_dir().join(format!("both-ends-first-load-{}", std::process::id()));
        fs::create_dir_all(site.join("view")).unwrap();
        let write = |name: &str, content: &str| fs::write(site.join(name), content).unwrap();
        write("index.html", r#"<script type="module" src="main.js"></script>"#);
        write("main.js", "import \"./view/board.js\";\n");
        write("view/board.js", "import \"../main.js\";\n");
        write("unused.js", "");
        let found = files(&site, "index.html").unwrap();
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["index.html", "main.js", "view/board.js"]);

        write("view/board.js", "import \"./coins.js\";\n");
        let error = files(&site, "index.html").unwrap_err();
        assert_eq!(error.to_string(), "view/board.js refers to `./coins.js`, which is not there");
        fs::remove_dir_all(&site).unwrap();
    }
}
