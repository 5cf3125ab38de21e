//! Measures the fill against the loops of textbooks, natively: prints one table, and writes it as JSON.
//!
//! `both_ends_bench FILE` measures, checking the answers first; `both_ends_bench --quick` only checks them.
//! `cargo xtask bench` is the way to run it.

mod contest;
mod machine;
mod measure;
mod textbook;

use std::error::Error;
use std::{env, fs, thread};

use contest::{Coins, ENTRANTS, agree, cells};
use measure::Time;
use serde_json::{Value, json};

const LENGTHS: [usize; 3] = [64, 512, 2_000];

fn main() -> Result<(), Box<dyn Error>> {
    let argument = env::args().nth(1).ok_or("say `--quick`, or where the figures go")?;
    let rows = LENGTHS.map(Coins::new);
    rows.iter().for_each(agree);
    println!("{} implementations give the same answers for {LENGTHS:?} coins.", ENTRANTS.len());
    if argument != "--quick" {
        let figures = figures(&rows);
        print(&figures);
        fs::write(argument, serde_json::to_string_pretty(&figures)?)?;
    }
    Ok(())
}

fn figures(rows: &[Coins]) -> Value {
    let load = machine::load();
    let mut lines = Vec::new();
    let mut per_cell_before = [None; ENTRANTS.len()];
    for coins in rows {
        let n = coins.len();
        let times = measure::times(coins);
        for ((entrant, Time { median, min }), before) in ENTRANTS.iter().zip(&times).zip(&mut per_cell_before) {
            let per_cell = min / float(cells(n));
            lines.push(json!({
                "n": n,
                "name": entrant.name,
                "time_ratio": min / times[0].min,
                "bytes_ratio": float((entrant.bytes)(n)) / float((ENTRANTS[0].bytes)(n)),
                "growth": before.map(|before| per_cell / before),
                "median_ns": median,
                "min_ns": min,
                "ns_per_cell": per_cell,
                "bytes": (entrant.bytes)(n),
            }));
            *before = Some(per_cell);
        }
    }
    json!({
        "processor": machine::processor(),
        "threads": thread::available_parallelism().ok().map(usize::from),
        "load_before": load,
        "load_after": machine::load(),
        "lines": lines,
    })
}

fn print(figures: &Value) {
    let Value::Array(lines) = &figures["lines"] else { return };
    println!("{}, {} threads, load {}", figures["processor"], figures["threads"], figures["load_before"]);
    println!("Ratios are multiples of the first line of each length, of minima; growth is that of the time per cell.");
    println!("  time  bytes  growth  ns/cell          min       median       bytes  coins");
    for line in lines {
        let number =
            |key: &str, decimals: usize| line[key].as_f64().map_or(String::new(), |it| format!("{it:.decimals$}"));
        let micros = |key: &str| format!("{:.1} µs", line[key].as_f64().unwrap_or_default() / 1e3);
        println!(
            "{:>6} {:>6} {:>7} {:>8} {:>12} {:>12} {:>11} {:>6}  {}",
            number("time_ratio", 2),
            number("bytes_ratio", 3),
            number("growth", 2),
            number("ns_per_cell", 3),
            micros("min_ns"),
            micros("median_ns"),
            number("bytes", 0),
            number("n", 0),
            line["name"].as_str().unwrap_or_default(),
        );
    }
}

#[expect(clippy::cast_precision_loss, reason = "numbers of coins and bytes are far below 2^53")]
fn float(count: usize) -> f64 {
    count as f64
}
