//! Whether the fill in the built core is vectorised: read from the code that the page loads, for nothing else proves it.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context as _, Result, bail};
use wasmparser::{FunctionBody, Operator, Parser, Payload};

use crate::command::root;

/// What a vectorised fill consists of: `D = max(v[i] - D, v[j] - D)`, in 32 bits and in 64.
const LOOPS: [(&str, &[&str]); 2] = [
    ("32 bits", &["V128Load", "I32x4Sub", "I32x4MaxS", "V128Store"]),
    // There is no maximum of 64 bits: the greater one is selected.
    ("64 bits", &["V128Load", "I64x2Sub", "I64x2GtS", "V128Bitselect", "V128Store"]),
];

/// Looks for the loops of the fill in www/pkg.
///
/// # Errors
/// When one of them is not there.
pub(crate) fn check() -> Result<()> {
    let wasm = fs::read(root().join("www/pkg/both_ends_bg.wasm")).context("the built core cannot be read")?;
    let found = innermost_loops(&wasm)?;
    for (bits, expected) in LOOPS {
        let Some(body) = found.iter().find(|body| expected.iter().all(|name| body.iter().any(|it| it == name))) else {
            bail!("the fill of {bits} is not vectorised: no loop of the built core has {}", expected.join(", "));
        };
        println!("The fill of {bits} is a loop of {} instructions: {}", body.len(), body.join(" "));
    }
    Ok(())
}

/// The instructions, by name, of every loop that has no other within it.
fn innermost_loops(wasm: &[u8]) -> Result<BTreeSet<Vec<String>>> {
    let mut found = BTreeSet::new();
    for payload in Parser::new(0).parse_all(wasm) {
        if let Payload::CodeSectionEntry(body) = payload? {
            loops_of(&body, &mut found)?;
        }
    }
    Ok(found)
}

fn loops_of(body: &FunctionBody, found: &mut BTreeSet<Vec<String>>) -> Result<()> {
    // For each open block, the instructions since it began, where it is a loop without another one so far.
    let mut open: Vec<Option<Vec<String>>> = Vec::new();
    for operator in body.get_operators_reader()? {
        let operator = operator?;
        match operator {
            Operator::Loop { .. } => {
                open.fill(None);
                open.push(Some(Vec::new()));
            }
            Operator::Block { .. } | Operator::If { .. } | Operator::TryTable { .. } => open.push(None),
            Operator::End => found.extend(open.pop().flatten()),
            _ => {}
        }
        for block in open.iter_mut().flatten() {
            block.push(name(&operator));
        }
    }
    Ok(())
}

/// `I32x4MaxS`, without operands.
fn name(operator: &Operator) -> String {
    let shown = format!("{operator:?}");
    shown.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn innermost_loops_are_told_by_their_instructions() {
        // A function of (loop (loop nop) drop-less) and (loop (block) nop), without a result.
        let code = [0x03, 0x40, 0x03, 0x40, 0x01, 0x0b, 0x0b, 0x03, 0x40, 0x02, 0x40, 0x01, 0x0b, 0x0b, 0x0b];
        let (header, types) = (*b"\0asm\x01\0\0\0", [1, 4, 1, 0x60, 0, 0]);
        let (functions, body) = ([3, 2, 1, 0], [10, 3 + 15, 1, 1 + 15, 0]);
        let wasm = [&header[..], &types, &functions, &body, &code].concat();
        let found: Vec<String> = innermost_loops(&wasm).unwrap().into_iter().map(|body| body.join(" ")).collect();
        assert_eq!(found, ["Loop Block Nop End", "Loop Nop"]);
    }

    #[test]
    fn innermost_loops_refuse_what_is_no_wasm() {
        assert!(innermost_loops(b"no wasm").is_err());
    }
}
