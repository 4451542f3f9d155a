//! Properties of every player of Curse of the Doublet, at every level.

use talon_bots::Bot;
use talon_bots::curse::{Baseline, Opponent};
use talon_query::curse::Reason;
use talon_query::{Choice, Level};
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{Game, GameOptions, Status};
use talon_solve::Budget;

/// Few enough nodes for a test, but enough for elimination and inference.
const NODES: u64 = 1_500;

/// A choice of any player of Curse.
type Chosen = Choice<Move, Reason>;

/// Any player of Curse.
type AnyPlayer = Box<dyn Bot<Game = State, Reason = Reason>>;

/// All opponents and baselines, with their names.
fn players() -> Vec<(String, AnyPlayer)> {
    let levels = Level::ALL.map(|level| (level.to_string(), Box::new(Opponent::new(level)) as AnyPlayer));
    let baselines = Baseline::ALL.map(|baseline| (baseline.to_string(), Box::new(baseline) as AnyPlayer));
    levels.into_iter().chain(baselines).collect()
}

fn choose(player: &mut AnyPlayer, state: &State, seat: Seat, seed: u64) -> Option<Chosen> {
    player.choose(&state.view(seat), &Budget { nodes: NODES, ..Budget::default() }, seed)
}

fn deal(options: &Options, number: u64) -> State {
    State::deal(options, DealNumber::new(number).expect("a small number is a deal"))
}

/// Lets a player choose for both seats to the end. Shows each position before the choice.
fn play_through(
    player: &mut AnyPlayer,
    mut state: State,
    mut show: impl FnMut(&State, Seat, &Chosen),
) -> State {
    let mut seed = 0;
    while state.status() == Status::Playing {
        let played = match state.seat_to_move() {
            None => Move::Next,
            Some(seat) => {
                seed += 1;
                let choice = choose(player, &state, seat, seed).expect("the seat is to move");
                show(&state, seat, &choice);
                choice.chosen
            }
        };
        state.play(played).expect("only legal moves are chosen");
    }
    state
}

#[test]
fn every_choice_is_legal_in_small_sets() {
    for (name, mut player) in players() {
        for text in ["pips 2, hand 2, target 3", "pips 3, hand 3", "pips 3, hand 4", "pips 5, hand 8"] {
            let options = Options::from_text(text).expect("options");
            for number in 0..4 {
                let end = play_through(&mut player, deal(&options, number), |_, _, _| {});
                assert!(end.points().is_some(), "{name}, {text}");
            }
        }
    }
}

#[test]
fn every_choice_is_legal_to_the_end_of_a_match() {
    for (name, mut player) in players() {
        let end = play_through(&mut player, deal(&Options::MATCH, 5), |_, _, _| {});
        assert!(end.match_winner().is_some(), "{name}");
    }
}

/// The hidden tiles do not change a choice.
#[test]
fn no_player_peeks() {
    for (name, mut player) in players() {
        let mut positions = Vec::new();
        for number in 0..3 {
            play_through(&mut player, deal(&Options::HAND, number), |state, seat, _| {
                positions.push((state.clone(), seat))
            });
        }
        for (number, (state, seat)) in (0..).zip(positions) {
            let mut scrambled = state.clone();
            let mut hidden = scrambled.hidden_mut(seat);
            let mut tiles: Vec<_> = hidden.iter().map(|tile| **tile).collect();
            Chance::from_seed(number).shuffle(&mut tiles);
            hidden.iter_mut().zip(tiles).for_each(|(place, tile)| **place = tile);
            let [true_choice, other_choice] =
                [&state, &scrambled].map(|state| choose(&mut player, state, seat, number));
            assert_eq!(true_choice, other_choice, "{name} has peeked in {}", state.layout());
        }
    }
}

#[test]
fn earlier_queries_change_no_choice() {
    for (name, mut player) in players() {
        let mut asked = Vec::new();
        play_through(&mut player, deal(&Options::HAND, 7), |state, seat, choice| {
            asked.push((state.clone(), seat, choice.clone()));
        });
        for (seed, (state, seat, choice)) in (1..).zip(asked).collect::<Vec<_>>().into_iter().rev() {
            assert_eq!(choose(&mut player, &state, seat, seed), Some(choice), "{name}");
        }
    }
}

#[test]
fn a_seat_that_is_not_to_move_has_no_choice() {
    for (name, mut player) in players() {
        let state = deal(&Options::HAND, 1);
        let waiting = state.seat_to_move().unwrap().other();
        assert_eq!(choose(&mut player, &state, waiting, 0), None, "{name}");
        let ended = play_through(&mut player, state, |_, _, _| {});
        for seat in Seat::BOTH {
            assert_eq!(choose(&mut player, &ended, seat, 0), None, "{name}");
        }
    }
}

#[test]
fn a_stopped_player_still_moves() {
    let state = deal(&Options::HAND, 1);
    let view = state.view(state.seat_to_move().unwrap());
    for (name, mut player) in players() {
        for budget in
            [Budget { stop: &|| true, ..Budget::default() }, Budget { nodes: 0, ..Budget::default() }]
        {
            let choice = player.choose(&view, &budget, 0).expect("the seat is to move");
            assert_eq!(state.why_not(choice.chosen), None, "{name}");
        }
    }
}

/// Inference must not use up the budget for rollouts.
#[test]
fn a_small_budget_leaves_nodes_for_rollouts() {
    let has_tried = |state: &State, seat: Seat, nodes: u64| {
        let budget = Budget { nodes, ..Budget::default() };
        let choice = Opponent::new(Level::Best).choose(&state.view(seat), &budget, 0);
        choice.expect("the seat is to move").odds.is_some()
    };
    let mut club: AnyPlayer = Box::new(Opponent::new(Level::Club));
    let mut compared = 0;
    for number in 0..12 {
        play_through(&mut club, deal(&Options::HAND, number), |state, seat, _| {
            if has_tried(state, seat, 20_000) {
                compared += 1;
                assert!(has_tried(state, seat, 400), "{}", state.layout());
            }
        });
    }
    assert!(compared > 60, "{compared}");
}

/// South has one tile left. On the side of the set it ends with a 1 and makes a match. On the 1 it ends with
/// a 2 and does not, because that side has no branch.
const LAST_TILE: &str = "game: curse
    set: 2-2
    branches: 2 > 2-5 5-6 6-6 1-6 1-1 > 1 | 2 > 2-3 3-4 4-4 4-6 > 6 | 2 > 0-2 0-6 3-6 1-3 1-4 > 4 | 2 > - > 2
    south: 1-2
    north: 0-0 0-3 0-5 3-3 3-5 5-5
    aside: 0-1 0-4 1-5 2-4 2-6 4-5
    turn: south
    again: no
    passes: 0
    points: -";

#[test]
fn a_last_tile_makes_the_most_points() {
    let state = State::arrange(&LAST_TILE.parse().unwrap()).unwrap();
    for level in [Level::Club, Level::Strong, Level::Best] {
        let mut player: AnyPlayer = Box::new(Opponent::new(level));
        let choice = choose(&mut player, &state, Seat::South, 3).unwrap();
        assert_eq!(
            (choice.chosen, choice.reason),
            ("1-2@4".parse().unwrap(), Reason::GoesOut { points: 7 }),
            "{level}"
        );
    }
}
