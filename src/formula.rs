//! The live formula of one cell: the recurrence, then with numbers, then the value.

use crate::recurrence::{self, Cell, Choice, Expression, Filled, Leaf, Piece, Reads, Recurrence, Sums, Terms};
use crate::{End, Interval, Row};

/// The lines of a formula, each a list of pieces.
pub type Formula = Vec<Vec<Piece>>;

/// Writes the formula of the cell `at`; while `filled` is `None` the value is a question mark.
///
/// Three lines, two where the line with numbers would be the value itself; one more for the second number that
/// `pair` keeps, and for the total that a lead states.
pub fn formula(rule: &dyn Recurrence, row: &Row, at: Interval, reads: &[Cell], filled: Option<Filled>) -> Formula {
    let expression = recurrence::expression(rule, at);
    let intervals = if recurrence::is_base(rule, at) { Reads::new() } else { rule.reads(at) };
    let name = format!("{}{at}", rule.symbol());

    let mut symbols = vec![Piece::of(cell_leaf(filled), name), Piece::plain(" = ")];
    expression.write(&|leaf| symbol(rule, at, &intervals, leaf), &mut symbols);
    let mut lines = vec![symbols];
    if !expression.is_leaf() {
        let terms = Terms { row, at, reads };
        let mut numbers = vec![Piece::plain("= ")];
        expression.write(&|leaf| Piece::number(refers_to(at, &intervals, leaf), leaf.evaluate(&terms)), &mut numbers);
        lines.push(numbers);
    }
    let value =
        filled.map_or_else(|| Piece::of(Leaf::Unknown, "?"), |filled| Piece::number(Leaf::Value, filled.cell.value));
    lines.push(vec![Piece::plain("= "), value]);
    lines.extend(filled.and_then(|filled| second_line(at, filled)));
    lines
}

/// The recurrence in letters, `F(i,j) = S(i,j) − min(F(i+1,j), F(i,j−1))`: for any cell, and about none.
pub fn general(rule: &dyn Recurrence) -> Formula {
    // Any cell will do from which all that is read can be seen.
    let at = Interval::new(0, 2 + rule.base_gap());
    let reads = rule.reads(at);
    let letters = |read: Interval| {
        let offset = |by: usize, sign: &str| if by == 0 { String::new() } else { format!("{sign}{by}") };
        format!("(i{},j{})", offset(read.i(), "+"), offset(at.j() - read.j(), "−"))
    };
    let mut line = vec![Piece::plain(format!("{}(i,j) = ", rule.symbol()))];
    rule.value().write(
        &|leaf| {
            Piece::plain(match leaf {
                Expression::Coin(End::Left) => "v[i]".into(),
                Expression::Coin(End::Right) => "v[j]".into(),
                Expression::Read(nth) => format!("{}{}", rule.symbol(), letters(reads[*nth])),
                Expression::Second(nth) => format!("second{}", letters(reads[*nth])),
                _ => "S(i,j)".into(),
            })
        },
        &mut line,
    );
    vec![line]
}

/// The line that turns the lead of the whole row into the answer, `F = (S + D) / 2`; `None` for a total.
pub fn answer_line(rule: &dyn Recurrence, row: &Row, value: i64) -> Option<Vec<Piece>> {
    let (at, sum) = (row.whole(), row.sum(row.whole()));
    let total = rule.total(value, sum);
    (rule.symbol() == 'D').then(|| {
        vec![
            Piece::plain(format!("F{at} = (S + D) / 2 = (")),
            Piece::number(Leaf::Sum, sum),
            Piece::plain(if value < 0 { " − " } else { " + " }),
            Piece::number(Leaf::Value, value.abs()),
            Piece::plain(") / 2 = "),
            Piece::number(Leaf::Value, total),
        ]
    })
}

/// How a sum comes from the one without its last coin: `S(1,3) = S(1,2) + v[3]`, then with numbers, then the sum.
pub fn sum(row: &Row, at: Interval) -> Formula {
    let held = |at| Cell { value: row.sum(at), second: None };
    let reads: Reads<Cell> = Sums.reads(at).into_iter().map(held).collect();
    formula(&Sums, row, at, &reads, Some(Filled { cell: held(at), left: 0, right: 0, choice: Choice::Only }))
}

fn second_line(at: Interval, filled: Filled) -> Option<Vec<Piece>> {
    let second = filled.cell.second?;
    let taken = if filled.choice == Choice::Right { End::Right } else { End::Left };
    let mut line = vec![Piece::plain(format!("second{at} = "))];
    if let Some(left) = at.without(taken) {
        line.extend([Piece::of(Leaf::Read(left), format!("F{left}")), Piece::plain(" = ")]);
    }
    line.push(Piece::number(Leaf::Value, second));
    Some(line)
}

fn cell_leaf(filled: Option<Filled>) -> Leaf {
    if filled.is_some() { Leaf::Value } else { Leaf::Unknown }
}

fn symbol(rule: &dyn Recurrence, at: Interval, reads: &[Interval], leaf: &Expression) -> Piece {
    let text = match leaf {
        Expression::Sum => format!("S{at}"),
        Expression::Coin(end) => format!("v[{}]", at.index_of(*end)),
        Expression::Read(nth) => format!("{}{}", rule.symbol(), reads[*nth]),
        Expression::Second(nth) => format!("second{}", reads[*nth]),
        _ => unreachable!("only leaves are written by the caller"),
    };
    Piece::of(refers_to(at, reads, leaf), text)
}

fn refers_to(at: Interval, reads: &[Interval], leaf: &Expression) -> Leaf {
    match leaf {
        Expression::Coin(end) => Leaf::Coin(at.index_of(*end)),
        Expression::Read(nth) | Expression::Second(nth) => Leaf::Read(reads[*nth]),
        _ => Leaf::Sum,
    }
}
