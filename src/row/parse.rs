//! The tolerant parser: coins as people paste them.
//!
//! Accepted: white space, commas and semicolons between coins (also their fullwidth and Arabic forms), one pair
//! of `[]`, `{}` or `()` around all of them, one trailing separator, a sign, and the digits of
//! the `number` module. Anything else is refused at the first offender; nothing is dropped,
//! rounded or reordered.

use super::error::{RowError, Ungrouped};
use super::{MAX_COINS, MAX_VALUE, Row};
use crate::number::{self, Malformed};

/// How much of an offender is quoted, in characters.
const QUOTED: usize = 24;

pub(super) fn row(text: &str) -> Result<Row, RowError> {
    let mut reader = Reader::default();
    let pieces: Vec<Piece<'_>> = pieces(text).collect();
    for at in 0..pieces.len() {
        reader.take(&pieces, at)?;
    }
    reader.finish()
}

/// One piece of the text and where it starts, in characters from 1.
struct Piece<'a> {
    character: usize,
    text: &'a str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Space,
    Separator,
    Opening,
    Closing,
    Word,
}

fn kind(c: char) -> Kind {
    match c {
        ',' | ';' | '\u{FF0C}' | '\u{FF1B}' | '\u{060C}' | '\u{061B}' | '\u{3001}' => Kind::Separator,
        '[' | '{' | '(' => Kind::Opening,
        ']' | '}' | ')' => Kind::Closing,
        // What copying from a page leaves behind invisibly: zero-width spaces, direction marks, a byte order mark.
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => Kind::Space,
        c if c.is_whitespace() => Kind::Space,
        _ => Kind::Word,
    }
}

/// Words whole, everything else character by character.
fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    let mut character = 1;
    std::iter::from_fn(move || {
        let first = kind(rest.chars().next()?);
        let same = |&(nth, c): &(usize, char)| nth == 0 || (first == Kind::Word && kind(c) == first);
        let taken = rest.chars().enumerate().take_while(same);
        let (count, bytes) = taken.fold((0, 0), |(count, bytes), (_, c)| (count + 1, bytes + c.len_utf8()));
        let (text, after) = rest.split_at_checked(bytes)?;
        let piece = Piece { character, text, kind: first };
        rest = after;
        character += count;
        Some(piece)
    })
}

#[derive(Default)]
struct Reader {
    coins: Vec<i64>,
    count: usize,
    /// The opening bracket and where it stands.
    opened: Option<(char, usize)>,
    closed: bool,
    /// Whether the last piece that is not space was a coin or the closing bracket: a separator may follow.
    complete: bool,
}

impl Reader {
    fn take(&mut self, pieces: &[Piece<'_>], at: usize) -> Result<(), RowError> {
        let piece = &pieces[at];
        match piece.kind {
            Kind::Space => {}
            Kind::Separator if self.complete => self.complete = false,
            Kind::Separator => return Err(self.missing(piece)),
            Kind::Opening if self.opened.is_none() && self.count == 0 => {
                self.opened = piece.text.chars().next().map(|c| (c, piece.character));
            }
            Kind::Closing if !self.closed && self.opened.is_some_and(|(open, _)| partner(open) == piece.text) => {
                self.closed = true;
                self.complete = self.count > 0;
            }
            Kind::Opening | Kind::Closing => return Err(bracket(piece.text, piece.character)),
            Kind::Word if self.closed => {
                let (open, character) = self.opened.unwrap_or_default();
                return Err(bracket(&open.to_string(), character));
            }
            Kind::Word => self.coin(pieces, at)?,
        }
        Ok(())
    }

    fn coin(&mut self, pieces: &[Piece<'_>], at: usize) -> Result<(), RowError> {
        let Piece { character, text, .. } = pieces[at];
        self.count += 1;
        self.complete = true;
        let (coin, offender) = (self.count, quote(text));
        let value = number::read_whole(text, MAX_VALUE).map_err(|malformed| match malformed {
            Malformed::NotWhole => RowError::NotWhole { coin, character, offender },
            Malformed::LeadingZero => {
                RowError::LeadingZero { coin, character, offender, remedy: ungrouped(pieces, at) }
            }
            Malformed::TooLarge => RowError::TooLarge { coin, character: Some(character), offender },
        })?;
        // Counted to the end for the message, but not kept beyond the limit.
        if self.count <= MAX_COINS {
            self.coins.push(value);
        }
        Ok(())
    }

    fn missing(&self, piece: &Piece<'_>) -> RowError {
        RowError::Missing { coin: self.count + 1, character: piece.character, offender: piece.text.into() }
    }

    fn finish(self) -> Result<Row, RowError> {
        match self.opened {
            Some((open, character)) if !self.closed => Err(bracket(&open.to_string(), character)),
            _ if self.count > MAX_COINS => Err(RowError::TooMany { count: self.count }),
            _ => Row::new(self.coins),
        }
    }
}

fn partner(opening: char) -> &'static str {
    match opening {
        '[' => "]",
        '{' => "}",
        _ => ")",
    }
}

fn bracket(offender: &str, character: usize) -> RowError {
    RowError::Bracket { character, offender: offender.into() }
}

/// The offender as typed, its end replaced by `…` when it is long.
fn quote(text: &str) -> String {
    let mut quoted: String = text.chars().take(QUOTED).collect();
    if quoted.len() < text.len() {
        quoted.push('…');
    }
    quoted
}

/// What was probably meant by a number with a leading zero: in `1,000,2` the `000` belongs to `1000`.
fn ungrouped(pieces: &[Piece<'_>], at: usize) -> Ungrouped {
    let (sign, digits) = number::ascii(pieces[at].text);
    let alone = match digits.trim_start_matches('0') {
        "" => "0".into(),
        significant => quote(&format!("{sign}{significant}")),
    };
    Ungrouped { alone, grouped: grouped(pieces, at) }
}

/// The whole number of which this piece is a group of thousands, and what separates its groups.
fn grouped(pieces: &[Piece<'_>], at: usize) -> Option<(String, char)> {
    let separator = pieces[..at].last().filter(|piece| may_group(piece))?.text;
    let continues = |pair: &&[Piece<'_>]| pair[0].text == separator && is_group(&pair[1]);
    let before = pieces[..=at].rchunks_exact(2).take_while(continues).count();
    let after = pieces[at + 1..].chunks_exact(2).take_while(continues).count();
    // From the furthest piece on that can begin a number: a word, of at most three digits.
    let begins = |&head: &usize| (1..=3).contains(&number::ascii(pieces[head].text).1.len());
    let head = (1..=before).rev().filter_map(|groups| at.checked_sub(2 * groups)).find(begins)?;
    let (sign, _) = number::ascii(pieces[head].text);
    let digits = pieces[head..=at + 2 * after].iter().map(|piece| number::ascii(piece.text).1);
    let whole = number::read_whole(&format!("{sign}{}", digits.collect::<String>()), MAX_VALUE).ok()?;
    Some((whole.to_string(), separator.chars().next()?))
}

/// Whether people separate thousands by it: not by the end of a line or a column, and not by what cannot be seen.
fn may_group(piece: &Piece<'_>) -> bool {
    let visible_space = |c: char| c.is_whitespace() && !c.is_control();
    piece.kind == Kind::Separator || piece.kind == Kind::Space && piece.text.chars().all(visible_space)
}

/// Whether it is three digits and nothing else.
fn is_group(piece: &Piece<'_>) -> bool {
    piece.text.chars().count() == 3 && number::ascii(piece.text).1.len() == 3
}
