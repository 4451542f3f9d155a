//! Measures a few hundred deals of each game repeatedly, to compare before and after a change:
//!
//! ```sh
//! cargo bench --package talon-solve --bench decide
//! ```
//!
//! The answers are asserted.

#[allow(dead_code, reason = "each program uses a part of it")]
#[path = "shared/measure.rs"]
mod measure;
#[allow(dead_code, reason = "each program uses a part of it")]
#[path = "shared/ranges.rs"]
mod ranges;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use ranges::{Ask, Range};
use talon_rules::GameName::{Curse, Doublets, LadyJane, Yield};

#[rustfmt::skip]
const RANGES: [Range; 5] = [
    Range { name: "doublets", game: Doublets, options: "", ask: Ask::Win, deals: 500, won: 500, digest: 0x5eb5796f703e1fde },
    Range { name: "yield", game: Yield, options: "", ask: Ask::Win, deals: 500, won: 175, digest: 0xbd498117ae6664b8 },
    Range { name: "yield, score", game: Yield, options: "", ask: Ask::Score, deals: 500, won: 175, digest: 0x990c6b6590afe2a5 },
    Range { name: "lady-jane", game: LadyJane, options: "", ask: Ask::Win, deals: 100, won: 85, digest: 0x54db752215b44ac6 },
    Range { name: "curse", game: Curse, options: "", ask: Ask::Value(5), deals: 10, won: 0, digest: 0x49d06e994e9b4337 },
];

fn decide(criterion: &mut Criterion) {
    for range in RANGES {
        criterion.bench_function(range.name, |bencher| bencher.iter(|| black_box(range.decide())));
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(5));
    targets = decide
}
criterion_main!(benches);
