//! Addresses: what they restore, and what is said of the parts that are not understood.

use crate::support::{LESSON, cases, formulations, row, rows};
use both_ends::link::{Code, View};
use both_ends::{Ask, Formulation, Link, Order, trace};
use proptest::prelude::*;

/// Splits an address as a browser does.
fn pairs(address: &str) -> Vec<(&str, &str)> {
    address.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split_once('=').unwrap_or((pair, ""))).collect()
}

fn read(address: &str) -> (Link, Vec<String>) {
    let (link, errors) = Link::read(pairs(address));
    (link, errors.iter().map(ToString::to_string).collect())
}

#[track_caller]
fn assert_understood(address: &str, expected: &Link) {
    assert_eq!(read(address), (expected.clone(), vec![]), "{address}");
}

/// A part that is not understood leaves all at its default and says so.
#[track_caller]
fn assert_refused(address: &str, message: &str) {
    assert_eq!(read(address), (Link::default(), vec![message.into()]), "{address}");
}

#[test]
fn default_is_the_lesson() {
    let lesson = Link {
        row: row(LESSON),
        formulation: Formulation::Complement,
        order: Order::Diagonals,
        view: View::Pyramid,
        ask: Ask::Computed,
        step: 0,
        code: Code::Pseudocode,
    };
    assert_eq!(Link::default(), lesson);
    assert_eq!(lesson.to_string(), "coins=8,15,3,7&rule=complement&view=pyramid&ask=computed&step=0&code=pseudocode");
    assert_understood("", &lesson);
}

#[test]
fn read_takes_each_key_alone_and_in_any_order() {
    let default = Link::default();
    assert_understood("coins=5,-3", &Link { row: row([5, -3]), ..default.clone() });
    assert_understood("coins=[5; −3]", &Link { row: row([5, -3]), ..default.clone() });
    assert_understood("step=17", &Link { step: 17, ..default.clone() });
    assert_understood("step=009", &Link { step: 9, ..default.clone() });
    assert_understood("code=pseudocode", &default);
    for formulation in Formulation::ALL {
        assert_understood(&format!("rule={}", formulation.id()), &Link { formulation, ..default.clone() });
    }
    for view in [View::Matrix, View::Pyramid] {
        assert_understood(&format!("view={}", view.id()), &Link { view, ..default.clone() });
    }
    for order in Order::ALL {
        assert_understood(&format!("order={}", order.id()), &Link { order, ..default.clone() });
    }
    for code in Code::ALL {
        assert_understood(&format!("code={}", code.id()), &Link { code, ..default.clone() });
    }
    for ask in Ask::ALL {
        assert_understood(&format!("ask={}", ask.id()), &Link { ask, ..default.clone() });
    }
    let all = Link {
        row: row([1; 9]),
        formulation: Formulation::Lead,
        order: Order::Rows,
        view: View::Matrix,
        ask: Ask::Every,
        step: 60,
        code: Code::Cpp,
    };
    assert_understood("step=60&order=rows&ask=every&code=cpp&view=matrix&rule=lead&coins=1,1,1,1,1,1,1,1,1", &all);
    assert_eq!(
        all.to_string(),
        "coins=1,1,1,1,1,1,1,1,1&rule=lead&view=matrix&ask=every&step=60&code=cpp&order=rows",
        "the order only where it is not the first"
    );
    assert_understood("rule=pair&rule=lead", &Link { formulation: Formulation::Lead, ..default });
}

#[test]
fn read_reports_each_broken_value() {
    for (address, message) in [
        ("coins=", "coins: no coins: write at least one whole number, such as 8, 15, 3, 7"),
        (
            "coins=8,x",
            "coins: coin 2 at character 3 is `x`, not a whole number: write it with digits only, such as 8 or -8",
        ),
        ("rule=", "rule: `` is not known"),
        ("rule=Complement", "rule: `Complement` is not known"),
        ("rule=lead ", "rule: `lead ` is not known"),
        ("view=tree", "view: `tree` is not known"),
        ("ask=kindly", "ask: `kindly` is not known"),
        ("order=columns", "order: `columns` is not known"),
        ("code=cobol", "code: `cobol` is not known"),
        ("step=", "step: `` is not known"),
        ("step=-1", "step: `-1` is not known"),
        ("step=1.5", "step: `1.5` is not known"),
        ("step=9e9", "step: `9e9` is not known"),
        ("step=99999999999999999999", "step: `99999999999999999999` is not known"),
        ("colour=red", "`colour` is not known"),
        ("Coins=1", "`Coins` is not known"),
        ("=1", "`` is not known"),
        (
            "view=éééééééééééééééééééééééééééééééééééééééééé",
            "view: `éééééééééééééééééééééééééééééééééééééééé` is not known",
        ),
        (
            "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk=1",
            "`kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk` is not known",
        ),
    ] {
        assert_refused(address, message);
    }
}

#[test]
fn read_holds_a_step_beyond_the_end_to_the_end() {
    for (address, step, message) in [
        ("step=18", 17, "step: 18 is beyond the last step, 17"),
        ("step=17&rule=lookahead", 14, "step: 17 is beyond the last step, 14"),
        ("step=3&coins=5", 2, "step: 3 is beyond the last step, 2"),
        ("step=4294967295", 17, "step: 4294967295 is beyond the last step, 17"),
    ] {
        let (link, messages) = read(address);
        assert_eq!((link.step, messages), (step, vec![message.into()]), "{address}");
    }
}

#[test]
fn read_understands_the_rest_beside_what_is_broken() {
    let (link, messages) = read("rule=lead&view=tree&coins=8,,15&step=40&x=1&ask=every");
    let expected = Link { formulation: Formulation::Lead, ask: Ask::Every, step: 0, ..Link::default() };
    assert_eq!(link, expected);
    assert_eq!(
        messages,
        [
            "view: `tree` is not known",
            "coins: coin 2 is missing before `,` at character 3: write a number there or remove the `,`",
            "`x` is not known",
        ],
        "the step was meant for another row"
    );
}

fn links() -> impl Strategy<Value = Link> {
    let views = prop::sample::select(vec![View::Matrix, View::Pyramid]);
    let asks = prop::sample::select(Ask::ALL.to_vec());
    let orders = prop::sample::select(Order::ALL.to_vec());
    let codes = prop::sample::select(Code::ALL.to_vec());
    let coins = rows(1..=20, -1_000_000_000..=1_000_000_000);
    (coins, formulations(), orders, views, asks, any::<prop::sample::Index>(), codes).prop_map(
        |(row, formulation, order, view, ask, step, code)| {
            let step = step.index(trace::length(row.len(), formulation, order) + 1);
            Link { row, formulation, order, view, ask, step, code }
        },
    )
}

fn keys() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec!["coins", "rule", "view", "ask", "step", "code", "order"]);
    prop_oneof![any::<String>(), known.prop_map(String::from)]
}

fn values() -> impl Strategy<Value = String> {
    let strange = prop::collection::vec(any::<char>(), 0..50).prop_map(String::from_iter);
    prop_oneof![any::<String>(), "[0-9,]{0,12}", strange]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn display_reads_back(link in links()) {
        prop_assert_eq!(read(&link.to_string()), (link, vec![]));
    }

    /// Whatever an address says, what is restored can be written and restored again.
    #[test]
    fn read_never_panics(parts in prop::collection::vec((keys(), values()), 0..6)) {
        let (link, errors) = Link::read(parts.iter().map(|(key, value)| (key.as_str(), value.as_str())));
        prop_assert!(errors.len() <= parts.len() + 1);
        prop_assert_eq!(read(&link.to_string()), (link, vec![]));
    }
}
