#![no_main]

#[path = "../../../tests/core/fuzzed.rs"]
mod fuzzed;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzed::link(data));
