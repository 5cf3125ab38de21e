//! Times: medians and minima of many runs.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::contest::{Coins, ENTRANTS, Entrant};

/// How often everyone is measured.
const ROUNDS: usize = 40;

/// A measurement takes at least so long; what is done sooner is repeated within it.
const LONG_ENOUGH: Duration = Duration::from_micros(500);

/// Nanoseconds of one run.
pub(crate) struct Time {
    pub(crate) median: f64,
    pub(crate) min: f64,
}

/// The time of each entrant, in their order.
///
/// They take turns, so that whatever else the machine does falls on all of them alike. Their memory and caches are warm, by a
/// run that is not counted: what is measured are the loops, not the system's handing out of fresh pages.
pub(crate) fn times(coins: &Coins) -> Vec<Time> {
    let repeats: Vec<u32> = ENTRANTS.iter().map(|entrant| repeats(entrant, coins)).collect();
    let mut measured = vec![Vec::new(); ENTRANTS.len()];
    for _ in 0..ROUNDS {
        for ((entrant, &repeats), measured) in ENTRANTS.iter().zip(&repeats).zip(&mut measured) {
            run(entrant, coins, 1);
            measured.push(run(entrant, coins, repeats).as_secs_f64() * 1e9 / f64::from(repeats));
        }
    }
    measured.into_iter().map(summed_up).collect()
}

/// How many runs take long enough to be timed.
fn repeats(entrant: &Entrant, coins: &Coins) -> u32 {
    let doubled = std::iter::successors(Some(1), |repeats| Some(repeats * 2));
    doubled.into_iter().find(|&repeats| run(entrant, coins, repeats) >= LONG_ENOUGH).expect("they double without end")
}

fn run(entrant: &Entrant, coins: &Coins, repeats: u32) -> Duration {
    let start = Instant::now();
    for _ in 0..repeats {
        (entrant.run)(black_box(coins));
    }
    start.elapsed()
}

fn summed_up(mut measured: Vec<f64>) -> Time {
    measured.sort_by(f64::total_cmp);
    Time { median: measured[measured.len() / 2], min: measured[0] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summed_up_is_the_median_and_the_minimum() {
        let Time { median, min } = summed_up(vec![5.0, 1.0, 90.0, 3.0, 4.0]);
        assert!((median, min) == (4.0, 1.0));
    }
}
