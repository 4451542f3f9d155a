//! The upper bound lies between the best play and that of a player who sees all cards.

use talon_bots::lady_jane::Adviser;
use talon_bots::{Bot, all_worlds, odds, worlds};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::yields::Move;
use talon_rules::{AnyGame, AnySeat, Game, GameOptions, Player, lady_jane, yields};
use talon_solve::Budget;
use talon_solve::lady_jane::Solver;
use talon_testkit::plain::best_play;

use crate::upper_bound::{BoundSpec, UpperBound, upper_bound};

/// All worlds are listed.
const LISTS: BoundSpec = BoundSpec { worlds: 120, decisions: usize::MAX, seed: 1 };

/// The deal with this number and these options.
fn deal<G: Game>(options: &str, number: u64) -> G {
    let options = G::Options::from_text(options).expect("these are options");
    G::deal(&options, DealNumber::new(number).expect("this is a deal number"))
}

/// The sums of the bounds of all worlds that agree with this position's view, each with its own seed.
fn sum(position: impl Into<AnyGame>, spec: &BoundSpec) -> UpperBound {
    let worlds = all_worlds(&position.into().view(AnySeat::Player), 120).expect("a patience with few worlds");
    let mut sum = UpperBound { omniscient: 0.0, loss: 0.0, decisions: 0, is_exact: true };
    for (place, world) in worlds.iter().enumerate() {
        let spec = BoundSpec { seed: spec.seed + place as u64, ..*spec };
        let bound = upper_bound(world, &spec).expect("a patience");
        sum.omniscient += bound.omniscient;
        sum.loss += bound.loss;
        sum.decisions += bound.decisions;
        sum.is_exact &= bound.is_exact;
    }
    sum
}

/// A position of a small deck with five cards in the stock.
fn five_hidden(number: u64) -> yields::State {
    let mut dealt: yields::State = deal("ranks 7, rows 6", number);
    for _ in 0..2 {
        dealt.play(Move::Flip).expect("the stock has seven cards");
    }
    dealt
}

/// With lists instead of samples, this holds for each deal and not only on average.
#[test]
fn the_best_play_of_yield_is_within_the_bounds() {
    let (mut optima, mut bounds, mut omniscient) = (0, 0.0, 0.0);
    for number in [0, 3, 7, 52, 58] {
        let dealt = five_hidden(number);
        let optimum =
            best_play(&worlds::<yields::State>(&dealt.view(Player), 120, &mut Chance::from_seed(0)));
        let sums = sum(dealt, &LISTS);
        let bound = sums.omniscient - sums.loss;
        assert!(f64::from(optimum) < bound + 1e-6 && sums.loss >= 0.0, "deal {number}");
        (optima, bounds, omniscient) = (optima + optimum, bounds + bound, omniscient + sums.omniscient);
    }
    assert_eq!((optima, bounds.round(), omniscient.round()), (296, 296.0, 315.0));
}

/// Small samples show less of the loss, and so does a limit of decisions.
#[test]
fn samples_and_limits_only_loosen_the_bound() {
    for number in [7, 52, 58] {
        let dealt = five_hidden(number);
        let loss = sum(dealt.clone(), &LISTS).loss;
        let limited = sum(dealt.clone(), &BoundSpec { decisions: 0, ..LISTS });
        assert!(loss > 3.0 && limited.loss == 0.0 && !limited.is_exact, "deal {number}");
        let seeds = (0..20).map(|seed| BoundSpec { worlds: 8, seed: 1_000 * seed, ..LISTS });
        let sampled = seeds.map(|spec| sum(dealt.clone(), &spec).loss).sum::<f64>() / 20.0;
        assert!(0.0 < sampled && sampled < loss, "deal {number}");
    }
}

#[test]
fn the_adviser_of_lady_jane_wins_no_more_than_the_bound() {
    let budget = Budget { nodes: 3_000, bytes: 1 << 20, stop: &|| false };
    let mut losses = 0.0;
    for number in [1, 6, 13] {
        let (mut adviser, mut referee) = (Adviser::default(), Solver::default());
        let mut position: lady_jane::State = deal("ranks 5, piles 4", number);
        while position.hidden(Player).len() > 4 {
            let choice = adviser.choose(&position.view(Player), &budget, 1).expect("these games go on");
            position.play(choice.chosen).expect("a bot chooses legal moves");
        }
        let wins = odds(&mut adviser, Some(&mut referee), &position.view(Player), 120, &budget, 1).wins;
        let sums = sum(position, &LISTS);
        assert!(f64::from(wins) < sums.omniscient - sums.loss + 1e-6 && sums.loss >= 0.0, "deal {number}");
        losses += sums.loss;
    }
    assert!(losses > 5.0, "{losses}");
}

#[test]
fn a_game_for_two_has_no_bound() {
    let dealt: talon_rules::curse::State = deal("", 1);
    assert_eq!(upper_bound(&dealt.into(), &LISTS), None);
}
