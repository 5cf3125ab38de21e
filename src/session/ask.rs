//! What a learner is asked for.

use crate::quiz::Kind;

/// What the learner supplies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ask {
    /// Nothing: watch.
    Nothing,
    /// The values of cells that are computed from others.
    #[default]
    Computed,
    /// All values, those of base cases too.
    Every,
    /// Which cell comes next.
    Next,
    /// Which cells are read.
    Reads,
    /// Which end to take.
    End,
    /// Of all kinds what the learner needs most, with as much help as is needed.
    Adaptive,
}

impl Ask {
    /// All, in the order in which the page offers them.
    pub const ALL: [Self; 7] =
        [Self::Nothing, Self::Computed, Self::Every, Self::Next, Self::Reads, Self::End, Self::Adaptive];

    /// Its stable name, as in the address of a page.
    pub fn id(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Computed => "computed",
            Self::Every => "every",
            Self::Next => "next",
            Self::Reads => "reads",
            Self::End => "end",
            Self::Adaptive => "adaptive",
        }
    }

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ask| ask.id() == id)
    }

    /// The one that asks for this kind alone.
    pub fn only(kind: Kind) -> Self {
        match kind {
            Kind::Next => Self::Next,
            Kind::Reads => Self::Reads,
            Kind::End => Self::End,
            Kind::Value => Self::Computed,
        }
    }

    /// The kind that is asked at every computed cell; `None` where nothing is, or it depends on the learner.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Self::Nothing | Self::Adaptive => None,
            Self::Computed | Self::Every => Some(Kind::Value),
            Self::Next => Some(Kind::Next),
            Self::Reads => Some(Kind::Reads),
            Self::End => Some(Kind::End),
        }
    }
}
