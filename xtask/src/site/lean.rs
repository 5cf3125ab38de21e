//! A page without what only its authors read.

use regex_lite::Captures;

use crate::first_load::patterns;

/// Takes out comments and indentation: white space between tags becomes one line end or one space.
pub(super) fn lean(html: &str) -> String {
    let shorter = |found: &Captures| match &found[0] {
        markup if markup.starts_with('<') => markup.to_owned(),
        space if space.contains('\n') => "\n".to_owned(),
        _ => " ".to_owned(),
    };
    MARKUP_OR_SPACE.replace_all(&COMMENT.replace_all(html, ""), shorter).into_owned()
}

patterns! {
    COMMENT = r"(?s)<!--.*?-->";
    MARKUP_OR_SPACE = r#"(?xs)
        <pre\b.*?</pre> | <textarea\b.*?</textarea> | <script\b.*?</script> | <style\b.*?</style>
        | <(?:"[^"]*"|'[^']*'|[^>"'])*> | \s+"#;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lean_shortens_white_space_between_tags() {
        for (html, expected) in [
            ("<p>\n    One  <em>two</em>\tthree\n\n  </p>", "<p>\nOne <em>two</em> three\n</p>"),
            ("<i>a</i><i>b</i> <i>c</i>", "<i>a</i><i>b</i> <i>c</i>"),
            ("<p>a</p> <!-- why,\n and > how --> <p>b</p>", "<p>a</p> <p>b</p>"),
        ] {
            assert_eq!(lean(html), expected);
        }
    }

    #[test]
    fn lean_keeps_white_space_that_may_be_meant() {
        for html in [
            "<input value=\"8,  15\" title='a >  b' />",
            "<pre>a\n  b</pre>",
            "<textarea>a  b</textarea>",
            "<script>f(`\n  g`);</script>",
            "<style>a::after { content: \"  \" }</style>",
        ] {
            assert_eq!(lean(html), html);
        }
    }
}
