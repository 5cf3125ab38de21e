//! The four linked kinds of question about one cell.

/// What is asked about a cell, in the order in which it comes up there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Which cell may be filled next: any whose reads are all there.
    Next,
    /// Which cells are read for it.
    Reads,
    /// Which end to take: left, right, or both where they are worth the same.
    End,
    /// Its value.
    Value,
}

impl Kind {
    /// All, in their order.
    pub const ALL: [Self; 4] = [Self::Next, Self::Reads, Self::End, Self::Value];

    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::Reads => "reads",
            Self::End => "end",
            Self::Value => "value",
        }
    }

    /// The kind of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Whether it is asked before the cells that are read are shown.
    pub fn comes_before_reading(self) -> bool {
        matches!(self, Self::Next | Self::Reads)
    }
}

/// How much a question shows, from the most to the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Help {
    /// The recurrence, and for a value or an end its numbers.
    #[default]
    Formula,
    /// Only the coins and the table.
    Alone,
}

impl Help {
    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Formula => "formula",
            Self::Alone => "alone",
        }
    }
}

/// A kind of question with the help that goes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Task {
    /// What is asked.
    pub kind: Kind,
    /// What is shown.
    pub help: Help,
}

impl Task {
    /// A question with the formula shown.
    pub const fn with_formula(kind: Kind) -> Self {
        Self { kind, help: Help::Formula }
    }
}
