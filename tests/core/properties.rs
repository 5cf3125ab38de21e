//! What holds for every row: of the table's values, their mirror image and their scale.

use crate::support::{at, cases, formulations, intervals, row, rows, stated};
use both_ends::recurrence::{fill, fill_cell};
use both_ends::{End, Formulation, Interval, MAX_COINS, MAX_VALUE, Order, Row, Step, Table, Trace, best_total, line};
use proptest::prelude::*;

/// The interval that covers the same coins when the row is read from the right.
fn mirrored(n: usize, at: Interval) -> Interval {
    Interval::new(n - 1 - at.j(), n - 1 - at.i())
}

type Coin = fn(usize) -> i64;

/// The sum of every other coin from this one on.
fn every_other(row: &Row, from: usize) -> i64 {
    row.coins().iter().skip(from).step_by(2).sum()
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn values_equal_every_line_of_play(row in rows(1..=9, -30..=30), formulation in formulations()) {
        let table = Table::new(row.clone());
        let filled = fill(formulation.recurrence(), &row);
        for at in intervals(row.len()) {
            let (total, opponent) = crate::naive::play(row.on(at));
            prop_assert_eq!(row.sum(at), total + opponent, "F and what the opponent gets are all there is");
            prop_assert_eq!((table.total(at), table.lead(at)), (total, total - opponent));
            prop_assert_eq!(table.choice(at), crate::naive::choice(row.on(at)));
            prop_assert_eq!(best_total(&crate::support::row(row.on(at))), total, "without a table");
            prop_assert_eq!(filled[at].value, stated(formulation, total, total + opponent));
        }
    }

    #[test]
    fn mirrored_row_gives_the_mirrored_table(row in rows(1..=40, -30..=30), formulation in formulations()) {
        let n = row.len();
        let turned = crate::support::row(row.coins().iter().rev().copied().collect::<Vec<_>>());
        let (rule, there) = (formulation.recurrence(), Table::new(turned.clone()));
        let (cells, turned_cells) = (fill(rule, &row), fill(rule, &turned));
        let here = Table::new(row);
        for at in intervals(n) {
            let image = mirrored(n, at);
            prop_assert_eq!(here.total(at), there.total(image));
            prop_assert_eq!(here.choice(at).mirrored(), there.choice(image));
            prop_assert_eq!(cells[at], turned_cells[image]);
        }
    }

    /// The factor takes sums beyond 32 bits, so the scaled row is solved by the wide table.
    #[test]
    fn scaled_row_gives_the_scaled_table(
        row in rows(1..=40, -30..=30),
        factor in prop::sample::select(vec![2, 7, 1_000, 33_333_333]),
        formulation in formulations(),
    ) {
        let large = crate::support::row(row.coins().iter().map(|v| v * factor).collect::<Vec<_>>());
        let cells = fill(formulation.recurrence(), &large);
        let (here, there) = (Table::new(row.clone()), Table::new(large));
        for at in intervals(row.len()) {
            prop_assert_eq!(here.total(at) * factor, there.total(at));
            prop_assert_eq!(here.lead(at) * factor, there.lead(at));
            prop_assert_eq!(here.choice(at), there.choice(at));
            prop_assert_eq!(cells[at], formulation.recurrence().cell(there.total(at), there.row().sum(at)));
        }
    }

    #[test]
    fn even_row_gives_at_least_every_other_coin(row in rows(1..=40, -30..=30)) {
        let table = Table::new(row.clone());
        let total = table.total(row.whole());
        if row.len() % 2 == 0 {
            prop_assert!(total >= every_other(&row, 0).max(every_other(&row, 1)));
        }
    }

    #[test]
    fn leads_and_pairs_state_the_same(row in rows(1..=40, -1_000_000_000..=1_000_000_000)) {
        let [leads, pairs] = [Formulation::Lead, Formulation::Pair].map(|one| fill(one.recurrence(), &row));
        let table = Table::new(row.clone());
        for at in intervals(row.len()) {
            let (total, sum) = (table.total(at), row.sum(at));
            prop_assert_eq!(leads[at].value, table.lead(at));
            prop_assert_eq!(2 * total, sum + leads[at].value, "F = (S + D) / 2");
            let filled = fill_cell(Formulation::Pair.recurrence(), &row, at, |read| pairs[read]);
            let taken = if filled.left >= filled.right { End::Left } else { End::Right };
            let left = at.without(taken).map_or(0, |left| pairs[left].value);
            prop_assert_eq!((pairs[at].value, pairs[at].second), (total, Some(left)));
            prop_assert_eq!(left, sum - total);
        }
    }

    #[test]
    fn line_of_play_pays_both_players_and_forks_at_ties_only(row in rows(1..=12, 0..=4)) {
        let table = Table::new(row.clone());
        let mut paid = [0, 0];
        let mut left = Some(row.whole());
        for (turn, made) in line::best(&table, table.row().whole()).into_iter().enumerate() {
            let at = left.expect("no move is made once the coins are gone");
            prop_assert_eq!((made.at, made.by_first), (at, turn % 2 == 0));
            prop_assert_eq!(made.coin, row.coins()[at.index_of(made.end)]);
            let rest = |end: End| at.without(end).map_or(0, |left| crate::naive::play(row.on(left)).1);
            let worth = |end: End| row.coins()[at.index_of(end)] + rest(end);
            let (taken, other) = (worth(made.end), worth(made.end.other()));
            prop_assert_eq!(made.or.is_some(), at.len() > 1 && taken == other, "a fork is a tie");
            prop_assert!(taken >= other);
            if let Some(or) = made.or {
                prop_assert_eq!((made.end, or), (End::Left, row.coins()[at.j()]));
            }
            paid[turn % 2] += made.coin;
            left = at.without(made.end);
        }
        prop_assert_eq!(left, None);
        prop_assert_eq!((paid[0], paid[1]), crate::naive::play(row.coins()));
    }
}

#[test]
fn lead_and_total_of_one_and_two_coins_are_base_cases_of_lookahead() {
    for (coins, total) in [(vec![4], 4), (vec![-4], -4), (vec![4, 9], 9), (vec![-4, -9], -4), (vec![0, 0], 0)] {
        let table = Table::new(row(coins.clone()));
        let trace = Trace::new(&table, Formulation::Lookahead, Order::Diagonals);
        assert_eq!(table.total(table.row().whole()), total, "{coins:?}");
        assert_eq!(fill(Formulation::Lookahead.recurrence(), table.row())[table.row().whole()].value, total);
        assert!((0..trace.len() - 1).all(|k| matches!(trace.step(k), Step::Base { .. })), "{coins:?}");
        assert!(matches!(trace.step(trace.len() - 1), Step::Answer { total: answer, .. } if answer == total));
    }
}

/// The mover takes every other coin, so that the lead is the sum of all `|v|`: the largest number of the table.
#[test]
fn table_is_right_on_both_sides_of_32_bits() {
    let rest = i64::from(i32::MAX) - 2 * MAX_VALUE;
    for last in [rest - 1, rest, rest + 1] {
        for sign in [1, -1] {
            let coins = [MAX_VALUE, -MAX_VALUE, last, 0].map(|v| sign * v);
            let table = Table::new(row(coins));
            assert_eq!(table.lead(table.row().whole()), 2 * MAX_VALUE + last, "{coins:?}");
            for at in intervals(coins.len()) {
                assert_eq!(table.total(at), crate::naive::total(&coins[at.i()..=at.j()]), "{coins:?} {at}");
            }
            assert_eq!(best_total(table.row()), table.total(table.row().whole()), "{coins:?}");
        }
    }
}

#[test]
fn longest_rows_of_the_largest_coins_do_not_overflow() {
    let (n, half) = (MAX_COINS, i64::try_from(MAX_COINS / 2).expect("a thousand fits") * MAX_VALUE);
    let cases: [(&str, Coin, i64, i64); 4] = [
        ("all largest", |_| MAX_VALUE, half, 0),
        ("all smallest", |_| -MAX_VALUE, -half, 0),
        ("alternating", |at| if at % 2 == 0 { MAX_VALUE } else { -MAX_VALUE }, half, 2 * half),
        ("two halves", |at| if at < MAX_COINS / 2 { MAX_VALUE } else { -MAX_VALUE }, 0, 0),
    ];
    for (name, coin, total, lead) in cases {
        let table = Table::new(row((0..n).map(coin).collect::<Vec<_>>()));
        let whole = at(0, n - 1);
        assert_eq!((table.total(whole), table.lead(whole)), (total, lead), "{name}");
        assert_eq!(best_total(table.row()), total, "{name}");
        for formulation in Formulation::ALL {
            let trace = Trace::new(&table, formulation, Order::Diagonals);
            for k in [0, n, trace.len() / 2, trace.len() - 3, trace.len() - 2] {
                if let Step::Write { at, cell, .. } = trace.step(k) {
                    assert_eq!(cell, trace.cell(at), "{name} {} step {k}", formulation.id());
                }
            }
            assert!(matches!(trace.step(trace.len() - 1), Step::Answer { total: answer, .. } if answer == total));
        }
        assert_eq!(
            line::best(&table, table.row().whole())
                .iter()
                .filter(|made| made.by_first)
                .map(|made| made.coin)
                .sum::<i64>(),
            total
        );
    }
}
