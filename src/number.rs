//! Whole numbers as people type them: signs, scripts and widths folded to one form.

/// Why a piece of text is not a whole number in range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Malformed {
    /// Not an optional sign followed by digits.
    NotWhole,
    /// More than one digit, the first of them zero.
    LeadingZero,
    /// Further from zero than the limit.
    TooLarge,
}

/// Reads an optional sign and digits, ASCII, fullwidth or Arabic-Indic, with `|value| <= limit`.
///
/// # Complexity
/// O(length), without allocation.
pub(crate) fn read_whole(token: &str, limit: i64) -> Result<i64, Malformed> {
    let (negative, digits) = split_sign(token);
    if digits.is_empty() || !digits.chars().all(|c| digit(c).is_some()) {
        return Err(Malformed::NotWhole);
    }
    let mut values = digits.chars().filter_map(digit);
    if values.next() == Some(0) && values.next().is_some() {
        return Err(Malformed::LeadingZero);
    }
    let size = digits
        .chars()
        .filter_map(digit)
        .try_fold(0_i64, |so_far, d| so_far.checked_mul(10)?.checked_add(d))
        .filter(|&size| size <= limit)
        .ok_or(Malformed::TooLarge)?;
    Ok(if negative { -size } else { size })
}

/// The largest typed answer that is read as a number: 15 digits, beyond every cell of every row.
const MAX_ANSWER: i64 = 999_999_999_999_999;

/// Reads a typed answer: a whole number, spaces around it, leading zeros and a `.0` behind it allowed.
///
/// `None` where no whole number of at most 15 digits was meant.
pub(crate) fn read_answer(text: &str) -> Option<i64> {
    let text = text.trim();
    let whole = match text.split_once(['.', '．']) {
        Some((whole, zeros)) if zeros.chars().all(|c| digit(c) == Some(0)) && !zeros.is_empty() => whole,
        Some(_) => return None,
        None => text,
    };
    let (negative, digits) = split_sign(whole);
    let significant = match digits.trim_start_matches(|c| digit(c) == Some(0)) {
        "" if !digits.is_empty() => "0",
        significant => significant,
    };
    if !significant.starts_with(|c| digit(c).is_some()) {
        return None;
    }
    let size = read_whole(significant, MAX_ANSWER).ok()?;
    Some(if negative { -size } else { size })
}

/// The sign and the digits of a token as ASCII, all else dropped.
pub(crate) fn ascii(token: &str) -> (&'static str, String) {
    let (negative, digits) = split_sign(token);
    let digits = digits.chars().filter_map(digit).map(|d| d.to_string()).collect();
    (if negative { "-" } else { "" }, digits)
}

fn split_sign(token: &str) -> (bool, &str) {
    let mut rest = token.chars();
    match rest.next() {
        Some('-' | '\u{2212}' | '\u{2013}' | '\u{FF0D}') => (true, rest.as_str()),
        Some('+' | '\u{FF0B}') => (false, rest.as_str()),
        _ => (false, token),
    }
}

fn digit(c: char) -> Option<i64> {
    let zero = match c {
        '0'..='9' => '0',
        '\u{FF10}'..='\u{FF19}' => '\u{FF10}',
        '\u{0660}'..='\u{0669}' => '\u{0660}',
        '\u{06F0}'..='\u{06F9}' => '\u{06F0}',
        _ => return None,
    };
    Some(i64::from(u32::from(c) - u32::from(zero)))
}

#[cfg(test)]
mod tests {
    use super::read_answer;

    #[test]
    fn an_answer_is_read_as_meant() {
        for (typed, meant) in [
            ("18", 18),
            (" 18 ", 18),
            ("\u{2212}3", -3),
            ("\u{2013}3", -3),
            ("\u{FF0D}3", -3),
            ("\u{FF11}\u{FF18}", 18),
            ("\u{0661}\u{0668}", 18),
            ("\u{06F1}\u{06F8}", 18),
            ("18.0", 18),
            ("18.000", 18),
            ("+5", 5),
            ("-0", 0),
            ("0", 0),
            ("00", 0),
            ("007", 7),
            ("999999999999999", 999_999_999_999_999),
        ] {
            assert_eq!(read_answer(typed), Some(meant), "{typed:?}");
        }
    }

    #[test]
    fn anything_else_is_not_an_answer() {
        for typed in [
            "",
            " ",
            "-",
            "+",
            "--3",
            "-+3",
            "0-3",
            "00-3",
            "abc",
            "1.5",
            "18.",
            ".0",
            "-.0",
            "1e3",
            "0x10",
            "8/2",
            "1 8",
            "1,000",
            "Infinity",
            "1000000000000000",
            "99999999999999999999",
        ] {
            assert_eq!(read_answer(typed), None, "{typed:?}");
        }
    }
}
