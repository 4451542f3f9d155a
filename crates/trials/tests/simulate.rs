//! The simulated hall, and that it would notice what it is for.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use talon_hall::End;
use talon_server::Mutation;
use talon_trials::simulate::simulate;

#[test]
fn matches_end_whatever_fails() {
    let mut ends = [0_u32; 2];
    for seed in 0..60 {
        let report =
            simulate(seed, None).unwrap_or_else(|broken| panic!("the match of seed {seed}: {broken:?}"));
        ends[usize::from(report.end == End::Points)] += 1;
    }
    assert!(ends[0] > 5 && ends[1] > 5, "{ends:?}");
}

#[test]
fn a_seed_repeats_its_match() {
    let [first, second] = [(); 2].map(|()| simulate(7, None).unwrap());
    assert_eq!((first.entries, first.steps), (second.entries, second.steps));
}

/// Without any of its protections the hall fails, and the simulation sees it.
#[test]
fn every_protection_is_needed() {
    for mutation in Mutation::ALL {
        assert!((0..300).any(|seed| simulate(seed, Some(mutation)).is_err()), "{mutation:?} is not noticed");
    }
}
