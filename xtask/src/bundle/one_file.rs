//! The page as one file, which opens from disk: everything that it would ask a server for is within it.
//!
//! From disk, a browser fetches nothing and imports no module. So the modules are one, `import()` included; style sheets
//! stand in the page, and the lesson in its place; compiled modules and listings are data in the page, which another
//! www/files.js reads. A policy in the page says that it asks for nothing and runs nothing else.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context as _, Result, ensure};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use regex_lite::{Captures, Regex};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::files::{self, Files, is, text};
use super::scratch;
use crate::command::root;
use crate::first_load::{LINK, attribute, patterns};
use crate::site::{COMPILED, LESSON, LISTINGS, MODULE, PAGE, run_bundler};

/// What stands in the place of www/files.js.
const WITHIN: &str = include_str!("within.js");

/// The style sheets that come behind the first picture, in the order in which they come.
const LATER: [&str; 3] = ["style/more.css", "style/lesson.css", "style/map.css"];

/// The page with all files of the assembled `site` in it.
///
/// # Errors
/// When something cannot be bundled, is missing, or would end the element that it stands in.
pub(super) fn page(site: &Files) -> Result<String> {
    assembled(site, &module()?)
}

fn assembled(site: &Files, module: &str) -> Result<String> {
    let (page, lesson) = (text(site, PAGE)?, text(site, LESSON)?);
    let lesson = ARTICLE.find(lesson).context("lesson.html has no article")?.as_str();
    let mut styles = BTreeSet::new();
    let page = replace(page, &LINK, |link| inlined(site, &link[1], &mut styles))?;
    let later = LATER.iter().map(|name| inlined_style(site, name, None, &mut styles)).collect::<Result<String>>()?;
    for style in site.keys().filter(|name| is(name, "css")) {
        ensure!(styles.contains(style), "{style} is not in the one file");
    }
    ensure!(!module.contains("</script") && !module.contains("<!--"), "the module would end its own element");
    let data = data(site)?;
    let scripts = format!(
        "<script type=\"application/json\" id=\"files\">{data}</script>\n<script type=\"module\">{module}</script>\n"
    );
    let page = replace(&page, &SCRIPT_OR_REFRESH, |_| Ok(String::new()))?;
    let page = replace(&page, &ARTICLE, |_| Ok(lesson.to_owned()))?;
    let page = replace(&page, &POLICY, |_| Ok(policy(module)))?;
    let page = replace(&page, &END_OF_HEAD, |end| Ok(format!("{later}{}", &end[0])))?;
    replace(&page, &END_OF_BODY, |end| Ok(format!("{scripts}{}", &end[0])))
}

/// What stands for a link. `styles` notes the style sheets that are in the page.
fn inlined(site: &Files, link: &str, styles: &mut BTreeSet<String>) -> Result<String> {
    let target = attribute(link, "href").unwrap_or_default();
    match attribute(link, "rel").as_deref() {
        Some("stylesheet") => inlined_style(site, &target, attribute(link, "media"), styles),
        Some("icon") => {
            let icon = BASE64.encode(text(site, &target)?);
            Ok(format!("\n<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\" />"))
        }
        // Fetched ahead, which is no longer needed.
        _ => Ok(String::new()),
    }
}

fn inlined_style(site: &Files, name: &str, media: Option<String>, styles: &mut BTreeSet<String>) -> Result<String> {
    let style = text(site, name)?.trim_end();
    ensure!(!style.contains("</"), "{name} would end its own element");
    styles.insert(name.to_owned());
    let media = media.map_or_else(String::new, |media| format!(" media=\"{media}\""));
    Ok(format!("\n<style{media}>{style}</style>"))
}

/// Listings and compiled modules by name, as JSON that is safe inside a script element.
fn data(site: &Files) -> Result<String> {
    let mut data = serde_json::Map::new();
    for (name, content) in site {
        if is(name, "wasm") {
            data.insert(name.clone(), Value::String(BASE64.encode(content)));
        } else if name.starts_with(LISTINGS) {
            data.insert(name.clone(), Value::String(text(site, name)?.to_owned()));
        }
    }
    Ok(Value::Object(data).to_string().replace('<', "\\u003c"))
}

fn policy(module: &str) -> String {
    let hash = BASE64.encode(Sha256::digest(module));
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-{hash}' \
         'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types 'none'\" />"
    )
}

/// All modules as one, of a copy of www in which files come from the page.
fn module() -> Result<String> {
    let (sources, out) = (scratch("sources"), scratch("module"));
    let bundled = files::write(&sources, &sources_within(files::read(&root().join("www"))?)?).and_then(|()| {
        let entry = format!("main={}", sources.join(MODULE).display());
        run_bundler(&out, [entry].into_iter())?;
        fs::read_to_string(out.join(MODULE)).context("the bundler wrote no module")
    });
    for directory in [sources, out] {
        let _ = fs::remove_dir_all(directory);
    }
    bundled
}

/// www with another files.js, and with generated modules that are started with what it has for them.
fn sources_within(mut www: Files) -> Result<Files> {
    www.insert("files.js".to_owned(), WITHIN.into());
    for compiled in COMPILED {
        let module = compiled.replace("_bg.wasm", ".js");
        let generated = www.remove(&module).with_context(|| format!("there is no www/{module}"))?;
        let (directory, name) = compiled.rsplit_once('/').unwrap_or((".", compiled));
        www.insert(format!("{directory}/generated.js"), generated);
        let started = format!(
            "import init from \"./generated.js\";\n\
             import {{ compiled }} from \"../files.js\";\n\
             export * from \"./generated.js\";\n\
             export default async () => init(await compiled(\"{name}\"));\n"
        );
        www.insert(module, started.into_bytes());
    }
    Ok(www)
}

/// Replaces what `pattern` finds.
///
/// # Errors
/// When it finds nothing, and when `with` fails.
fn replace(text: &str, pattern: &Regex, mut with: impl FnMut(&Captures) -> Result<String>) -> Result<String> {
    let (mut replaced, mut rest) = (String::new(), 0);
    for found in pattern.captures_iter(text) {
        let whole = found.get(0).context("a match has a whole")?;
        replaced.push_str(&text[rest..whole.start()]);
        replaced.push_str(&with(&found)?);
        rest = whole.end();
    }
    ensure!(rest > 0, "the page has nothing like `{pattern}`");
    replaced.push_str(&text[rest..]);
    Ok(replaced)
}

patterns! {
    ARTICLE = r#"(?s)<article id="lesson".*?</article>"#;
    POLICY = r#"<meta\s+http-equiv="Content-Security-Policy"[^>]*>"#;
    END_OF_BODY = "</body>";
    // From what applies where scripts are off, for that comes after all other styles.
    END_OF_HEAD = r"(?s)\n<noscript>.*?</head>";
    // Where scripts are off, the lesson stands in the page.
    SCRIPT_OR_REFRESH = r#"\s*(?:<script\b[^>]*></script>|<meta http-equiv="refresh"[^>]*>)"#;
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = r#"<head>
<meta charset="utf-8" />
<meta
http-equiv="Content-Security-Policy" content="default-src 'none'" />
<link rel="icon" href="icon.svg" type="image/svg+xml" />
<link rel="modulepreload" href="chunk.js" />
<link rel="stylesheet" href="style.css" />
<link rel="stylesheet" href="style/print.css" media="print" />
<noscript>
<meta http-equiv="refresh" content="0; url=lesson.html" />
<link rel="stylesheet" href="style/noscript.css" />
</noscript>
<script type="module" src="main.js"></script>
</head>
<body><article id="lesson"><a href="lesson.html">Read</a></article></body>"#;

    fn site() -> Files {
        let files = [
            (PAGE, INDEX),
            (LESSON, "<body><article id=\"lesson\">It is $1.</article></body>"),
            ("icon.svg", "<svg />"),
            ("style.css", "a{}\n"),
            ("style/print.css", "b{}"),
            ("style/noscript.css", "c{}"),
            ("style/more.css", "d{}"),
            ("style/lesson.css", "e{}"),
            ("style/map.css", "f{}"),
            ("core.wasm", "core"),
            ("listings/a.txt", "a < b"),
        ];
        files.into_iter().map(|(name, content)| (name.to_owned(), content.into())).collect()
    }

    #[test]
    fn assembled_has_everything_within() {
        let expected = r#"<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'" />
<link rel="icon" href="data:image/svg+xml;base64,PHN2ZyAvPg==" />
<style>a{}</style>
<style media="print">b{}</style>
<style>d{}</style>
<style>e{}</style>
<style>f{}</style>
<noscript>
<style>c{}</style>
</noscript>
</head>
<body><article id="lesson">It is $1.</article><script type="application/json" id="files">{"core.wasm":"Y29yZQ==","listings/a.txt":"a \u003c b"}</script>
<script type="module">run()</script>
</body>"#;
        assert_eq!(assembled(&site(), "run()").unwrap(), expected);
    }

    #[test]
    fn assembled_refuses_what_it_would_leave_out_or_break() {
        #[track_caller]
        fn refused(name: &str, content: &str, module: &str, expected: &str) {
            let mut site = site();
            site.insert(name.to_owned(), content.into());
            assert_eq!(assembled(&site, module).unwrap_err().to_string(), expected);
        }
        refused("style/new.css", "", "", "style/new.css is not in the one file");
        refused("style.css", "</style>", "", "style.css would end its own element");
        refused("style.css", "", "'</script>'", "the module would end its own element");
        refused(LESSON, "", "", "lesson.html has no article");
        let endless = INDEX.replace("</body>", "");
        refused(PAGE, &endless, "", "the page has nothing like `</body>`");
    }

    #[test]
    fn sources_within_start_the_generated_modules_with_what_is_there() {
        let www = COMPILED.map(|compiled| (compiled.replace("_bg.wasm", ".js"), b"generated".to_vec()));
        let sources = sources_within(Files::from(www)).unwrap();
        assert_eq!(text(&sources, "files.js").unwrap(), WITHIN);
        assert_eq!(text(&sources, "pkg-map/generated.js").unwrap(), "generated");
        assert!(
            text(&sources, "pkg/both_ends.js").unwrap().ends_with("init(await compiled(\"both_ends_bg.wasm\"));\n")
        );
        assert_eq!(sources_within(Files::new()).unwrap_err().to_string(), "there is no www/pkg/both_ends.js");
    }
}
