//! Addresses on the wire.

use super::ErrorDetail;
use crate::link::{Code, View};
use crate::{Ask, Formulation, Link, LinkError};
use serde::Serialize;
use tsify::Tsify;

/// What an address says, and what in it was not understood.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct LinkRead {
    link: LinkValues,
    troubles: Vec<LinkTrouble>,
}

/// The values of an address.
#[derive(Serialize, Tsify)]
pub struct LinkValues {
    coins: String,
    #[tsify(type = "\"complement\" | \"lookahead\" | \"pair\" | \"lead\"")]
    rule: &'static str,
    #[tsify(type = "\"matrix\" | \"pyramid\"")]
    view: &'static str,
    #[tsify(type = "\"nothing\" | \"computed\" | \"every\" | \"next\" | \"reads\" | \"end\" | \"adaptive\"")]
    ask: &'static str,
    step: usize,
    #[tsify(type = "\"pseudocode\" | \"python\" | \"java\" | \"cpp\" | \"javascript\" | \"rust\"")]
    code: &'static str,
    #[tsify(type = "\"diagonals\" | \"rows\" | \"memo\"")]
    order: &'static str,
}

/// A part of an address that was not understood.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[tsify(missing_as_null)]
pub enum LinkTrouble {
    Coins { detail: ErrorDetail },
    Value { key: &'static str, value: String },
    Key { key: String },
    Step { step: usize, last: usize },
}

impl From<(Link, Vec<LinkError>)> for LinkRead {
    fn from((link, troubles): (Link, Vec<LinkError>)) -> Self {
        Self { link: link.into(), troubles: troubles.into_iter().map(LinkTrouble::from).collect() }
    }
}

impl From<Link> for LinkValues {
    fn from(link: Link) -> Self {
        let Link { row, formulation, order, view, ask, step, code } = link;
        let (rule, view, ask, code) = (Formulation::id(formulation), View::id(view), Ask::id(ask), Code::id(code));
        Self { coins: row.to_string(), rule, view, ask, step, code, order: order.id() }
    }
}

impl From<LinkError> for LinkTrouble {
    fn from(error: LinkError) -> Self {
        match error {
            LinkError::Coins(error) => Self::Coins { detail: ErrorDetail::from(&error) },
            LinkError::Value { key, value } => Self::Value { key, value },
            LinkError::Key { key } => Self::Key { key },
            LinkError::Step { step, last } => Self::Step { step, last },
        }
    }
}
