//! What is fuzzed, for a moment: all that the fuzzer kept, and some thousand variants of it.

use crate::fuzzed;
use fastrand::Rng;
use std::fs;
use std::path::Path;

/// Variants of each kept input.
const VARIANTS: usize = 16;

#[track_caller]
fn holds(target: &str, holds_for: fn(&[u8])) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let entries = fs::read_dir(directory).expect("the corpus is there").flatten();
    let mut kept: Vec<Vec<u8>> = entries.map(|entry| fs::read(entry.path()).expect("it can be read")).collect();
    kept.sort();
    assert!(kept.len() >= 10, "{target}: {} inputs were kept", kept.len());
    let mut random = Rng::with_seed(6);
    for input in &kept {
        holds_for(input);
        for _ in 0..VARIANTS {
            holds_for(&varied(input, random.choice(&kept).expect("one was kept"), &mut random));
        }
    }
}

/// An input with some bytes changed, left out or taken from another one.
fn varied(input: &[u8], other: &[u8], random: &mut Rng) -> Vec<u8> {
    let mut input = input.to_vec();
    for _ in 0..random.usize(1..5) {
        let at = random.usize(..=input.len());
        match random.u8(..4) {
            0 => input.insert(at, random.u8(..)),
            1 => input.truncate(at.max(1)),
            2 if at < input.len() => input[at] = random.u8(..),
            _ => input.extend_from_slice(&other[random.usize(..=other.len())..]),
        }
    }
    input
}

#[test]
fn coins() {
    holds("coins", fuzzed::coins);
}

#[test]
fn link() {
    holds("link", fuzzed::link);
}

#[test]
fn progress() {
    holds("progress", fuzzed::progress);
}

#[test]
fn session() {
    holds("session", fuzzed::session);
}
