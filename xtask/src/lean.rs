//! What is sent of a script or a style: the same lines, those that hold only comments left empty.
//!
//! Nearly a third of the page's scripts is types and reasons, which a visitor need not load. Lines keep their numbers, so
//! that an error still names the right one. A comment behind code stays, and so does everything in other files.

/// The content of `www/<path>` as it is sent.
///
/// # Panics
/// Never: what is not text is sent as it is.
pub(crate) fn lean(path: &str, content: Vec<u8>) -> Vec<u8> {
    let is_code = [".js", ".css"].iter().any(|ending| path.ends_with(ending));
    match String::from_utf8(content) {
        Ok(text) if is_code => without_comment_lines(&text).into_bytes(),
        Ok(text) => text.into_bytes(),
        Err(error) => error.into_bytes(),
    }
}

/// Empties the lines that hold nothing but a comment.
///
/// A block comment counts where it begins its first line and ends its last one, and where no text of several lines
/// (a template literal) is open: that one is left alone until its closing backtick.
fn without_comment_lines(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut in_comment = false;
    let mut in_template = false;
    for line in text.split_inclusive('\n') {
        let code = line.trim();
        if in_comment {
            // Code behind the end of a comment stays.
            let behind = line.split_once("*/").map(|(_, behind)| behind);
            in_comment = behind.is_none();
            lean.push_str(behind.filter(|behind| !behind.trim().is_empty()).unwrap_or("\n"));
            continue;
        }
        let opens = !in_template && code.starts_with("/*");
        if !in_template && (code.starts_with("//") || opens && ends_as_comment(code)) {
            in_comment = opens && !code.contains("*/");
            lean.push('\n');
            continue;
        }
        in_template ^= code.matches('`').count() % 2 == 1;
        lean.push_str(line);
    }
    lean
}

/// Whether a line that opens a block comment has no code behind it.
fn ends_as_comment(code: &str) -> bool {
    code.find("*/").is_none_or(|end| end + 2 == code.len())
}

#[cfg(test)]
mod tests {
    use super::lean;

    #[track_caller]
    fn check(source: &str, sent: &str) {
        assert_eq!(String::from_utf8(lean("a.js", source.into())).unwrap(), sent);
    }

    #[test]
    fn lean_empties_comment_lines_and_keeps_their_number() {
        check("// why\nlet a = 1;\n", "\nlet a = 1;\n");
        check("/** @type {string} */\nlet a;\n", "\nlet a;\n");
        check("/**\n * @param {number} a\n */\nf();\n", "\n\n\nf();\n");
        check("  /* one\n     two */\n  g();\n", "\n\n  g();\n");
        check("/* one\n   two */ h();\n", "\n h();\n");
    }

    #[test]
    fn lean_leaves_code_alone() {
        for source in [
            "f(); // behind\n",
            "const a = /** @type {any} */ (b);\n",
            "/** @type {any} */ (b).c();\n",
            "const url = `\n// not a comment\n`;\nh();\n",
            "const s = \"/* not a comment\";\n",
        ] {
            check(source, source);
        }
    }

    #[test]
    fn lean_touches_scripts_and_styles_only() {
        let text = "// kept\n";
        for path in ["a.html", "listings/a.txt", "a.svg", "a.wasm"] {
            assert_eq!(lean(path, text.into()), text.as_bytes(), "{path}");
        }
        assert_eq!(lean("a.css", "/* gone */\na {}\n".into()), b"\na {}\n");
        assert_eq!(lean("a.js", vec![0xFF]), [0xFF]);
    }
}
