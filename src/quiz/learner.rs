//! What outlives a row: how far the learner has come, and what the answers so far show. Kept, exported and imported as
//! text.

use super::{Evidence, Kind, Level, Mastery, Skill, Slip};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A learner.
///
/// As text, one line each; what is missing is as at the start:
///
/// ```text
/// both-ends progress 1
/// kind value solo 1
/// kind end completion 0 fresh
/// base known
/// no_slip 412000
/// slip rest_is_mine 588000 2
/// ```
///
/// A kind has its level and its right answers in a row, and `fresh` where a fresh row comes first. Likelihoods are in
/// millionths; a slip also has the number of wrong answers that it explains.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Learner {
    /// How far the learner has come with each kind of question.
    pub mastery: Mastery,
    /// What the first answers show.
    pub evidence: Evidence,
}

/// What a file of progress starts with.
const NAME: &str = "both-ends progress ";
/// The version that is written and read.
const VERSION: &str = "1";
/// The longest file that is read, in bytes: thirty lines are not a thousand.
const LONGEST: usize = 4_096;

/// Why a text is not the progress of a learner.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LearnerError {
    /// It does not begin as progress does, or is far too long.
    #[error("progress: this is not a file of progress")]
    Foreign,
    /// It is of another version.
    #[error("progress: version `{version}` is not known, only {VERSION}")]
    Version {
        /// The version as given.
        version: String,
    },
    /// A line is not understood, or says again what an earlier one said.
    #[error("progress: line {line}, `{text}`, is not understood")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// Its text, cut where it is long.
        text: String,
    },
}

impl LearnerError {
    /// Its stable name.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Foreign => "foreign",
            Self::Version { .. } => "version",
            Self::Line { .. } => "line",
        }
    }
}

impl fmt::Display for Learner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{NAME}{VERSION}")?;
        for kind in Kind::ALL {
            let Skill { level, streak, fresh_row_first } = self.mastery.skill(kind);
            let fresh = if fresh_row_first { " fresh" } else { "" };
            writeln!(f, "kind {} {} {streak}{fresh}", kind.id(), level.id())?;
        }
        if self.mastery.base_known {
            writeln!(f, "base known")?;
        }
        if self.evidence != Evidence::default() {
            let (no_slip, slips) = self.evidence.to_parts();
            writeln!(f, "no_slip {no_slip}")?;
            for (slip, (weight, seen)) in Slip::ALL.into_iter().zip(slips) {
                writeln!(f, "slip {} {weight} {seen}", slip.id())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Learner {
    type Err = LearnerError;

    fn from_str(text: &str) -> Result<Self, LearnerError> {
        let mut lines = text.lines().map(str::trim_end).enumerate();
        let first = lines.next().map_or("", |(_, first)| first);
        let version = first.strip_prefix(NAME).filter(|_| text.len() <= LONGEST).ok_or(LearnerError::Foreign)?;
        if version != VERSION {
            return Err(LearnerError::Version { version: beginning(version) });
        }
        let mut reader = Reader::default();
        for (nth, line) in lines.filter(|(_, line)| !line.is_empty()) {
            let understood = reader.take(line);
            understood.ok_or_else(|| LearnerError::Line { line: nth + 1, text: beginning(line) })?;
        }
        Ok(reader.learner())
    }
}

fn beginning(text: &str) -> String {
    text.chars().take(40).collect()
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    mastery: Mastery,
    kinds: [bool; Kind::ALL.len()],
    no_slip: Option<u32>,
    slips: [Option<(u32, u32)>; Slip::ALL.len()],
}

impl Reader {
    /// Takes in a line; `None` when it is not understood or not the first of its kind.
    fn take(&mut self, line: &str) -> Option<()> {
        let mut words = line.split(' ');
        let mut word = || words.next();
        match word()? {
            "kind" => {
                let kind = Kind::from_id(word()?)?;
                let (level, streak) = (Level::from_id(word()?)?, word()?.parse().ok().filter(|&streak| streak <= 1)?);
                let fresh_row_first = match word() {
                    None => false,
                    Some("fresh") => true,
                    Some(_) => return None,
                };
                once(&mut self.kinds[kind as usize])?;
                self.mastery.set(kind, Skill { level, streak, fresh_row_first });
            }
            "base" => {
                word().filter(|&word| word == "known")?;
                once(&mut self.mastery.base_known)?;
            }
            "no_slip" => {
                let weight = up_to_a_million(word()?)?;
                self.no_slip.replace(weight).is_none().then_some(())?;
            }
            "slip" => {
                let id = word()?;
                let slip = Slip::ALL.into_iter().find(|slip| slip.id() == id)?;
                let read = (up_to_a_million(word()?)?, up_to_a_million(word()?)?);
                self.slips[slip as usize].replace(read).is_none().then_some(())?;
            }
            _ => return None,
        }
        word().is_none().then_some(())
    }

    fn learner(self) -> Learner {
        let mut learner = Learner { mastery: self.mastery, evidence: Evidence::default() };
        if self.no_slip.is_some() || self.slips.iter().any(Option::is_some) {
            let (no_slip, mut slips) = learner.evidence.to_parts();
            for (slip, read) in slips.iter_mut().zip(self.slips) {
                *slip = read.unwrap_or(*slip);
            }
            learner.evidence = Evidence::from_parts(self.no_slip.unwrap_or(no_slip), slips);
        }
        learner
    }
}

fn once(flag: &mut bool) -> Option<()> {
    (!std::mem::replace(flag, true)).then_some(())
}

/// Millionths, or a number of answers: more than anybody gives.
fn up_to_a_million(word: &str) -> Option<u32> {
    word.parse().ok().filter(|&number| number <= 1_000_000)
}
