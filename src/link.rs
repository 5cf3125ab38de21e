//! The address of a stage: what `#coins=8,15,3,7&rule=complement&…` restores.

use crate::session::Ask;
use crate::{Formulation, Order, Row, RowError, trace};
use std::fmt;
use thiserror::Error;

/// How the cells are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum View {
    /// Row `i`, column `j`, as code indexes it.
    Matrix,
    /// Each cell above the coins it covers.
    #[default]
    Pyramid,
}

/// The language of the listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Code {
    /// Pseudocode.
    #[default]
    Pseudocode,
    /// Python.
    Python,
    /// Java.
    Java,
    /// C++.
    Cpp,
    /// JavaScript.
    JavaScript,
    /// Rust.
    Rust,
}

/// Everything that an address says about the stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The coins.
    pub row: Row,
    /// The formulation, `rule`.
    pub formulation: Formulation,
    /// The order of filling.
    pub order: Order,
    /// The layout.
    pub view: View,
    /// What is asked.
    pub ask: Ask,
    /// Steps done, at most the trace's length.
    pub step: usize,
    /// The listing's language.
    pub code: Code,
}

/// A part of an address that was not understood, so that the default stands in its place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The coins are not a row.
    #[error("coins: {0}")]
    Coins(#[from] RowError),
    /// The value of a key is not one of those it can have.
    #[error("{key}: `{value}` is not known")]
    Value {
        /// The key.
        key: &'static str,
        /// The value as given.
        value: String,
    },
    /// There is no such key.
    #[error("`{key}` is not known")]
    Key {
        /// The key as given.
        key: String,
    },
    /// The step lies beyond the end.
    #[error("step: {step} is beyond the last step, {last}")]
    Step {
        /// The step as given.
        step: usize,
        /// The trace's length.
        last: usize,
    },
}

impl Default for Link {
    fn default() -> Self {
        Self {
            row: Row::within_limits(vec![8, 15, 3, 7]),
            formulation: Formulation::default(),
            order: Order::default(),
            view: View::default(),
            ask: Ask::default(),
            step: 0,
            code: Code::default(),
        }
    }
}

impl Link {
    /// Reads decoded keys and values, in any order; what is missing is the default, the last of a key that is understood counts.
    ///
    /// What is not understood is reported and changes nothing: an address never fails as a whole. Where the coins are not
    /// understood the step is 0, because it was meant for another row.
    pub fn read<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> (Self, Vec<LinkError>) {
        let mut link = Self::default();
        let mut errors = Vec::new();
        for (key, value) in pairs {
            if let Err(error) = link.set(key, value) {
                errors.push(error);
            }
        }
        // A step of another row means nothing on this one.
        if errors.iter().any(|error| matches!(error, LinkError::Coins(_))) {
            link.step = 0;
        }
        let last = trace::length(link.row.len(), link.formulation, link.order);
        if link.step > last {
            errors.push(LinkError::Step { step: link.step, last });
            link.step = last;
        }
        (link, errors)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), LinkError> {
        let unknown = |key| LinkError::Value { key, value: value.chars().take(40).collect() };
        match key {
            "coins" => self.row = value.parse()?,
            "rule" => self.formulation = Formulation::from_id(value).ok_or_else(|| unknown("rule"))?,
            "order" => self.order = Order::from_id(value).ok_or_else(|| unknown("order"))?,
            "view" => self.view = View::from_id(value).ok_or_else(|| unknown("view"))?,
            "ask" => self.ask = Ask::from_id(value).ok_or_else(|| unknown("ask"))?,
            "step" => self.step = value.parse().map_err(|_| unknown("step"))?,
            "code" => self.code = Code::from_id(value).ok_or_else(|| unknown("code"))?,
            _ => return Err(LinkError::Key { key: key.chars().take(40).collect() }),
        }
        Ok(())
    }
}

/// The address as it is written, the keys in their order: `coins=8,15,3,7&rule=complement&…`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let coins = self.row.to_string().replace(' ', "");
        let (rule, view, ask) = (self.formulation.id(), self.view.id(), self.ask.id());
        write!(f, "coins={coins}&rule={rule}&view={view}&ask={ask}&step={}&code={}", self.step, self.code.id())?;
        // Only where it differs: addresses from before there were orders stay as they are.
        if self.order == Order::default() { Ok(()) } else { write!(f, "&order={}", self.order.id()) }
    }
}

impl View {
    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Matrix => "matrix",
            Self::Pyramid => "pyramid",
        }
    }

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Matrix, Self::Pyramid].into_iter().find(|view| view.id() == id)
    }
}

impl Code {
    /// All, in the order in which the page offers them.
    pub const ALL: [Self; 6] = [Self::Pseudocode, Self::Python, Self::Java, Self::Cpp, Self::JavaScript, Self::Rust];

    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Pseudocode => "pseudocode",
            Self::Python => "python",
            Self::Java => "java",
            Self::Cpp => "cpp",
            Self::JavaScript => "javascript",
            Self::Rust => "rust",
        }
    }

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.id() == id)
    }
}
