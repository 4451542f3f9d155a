//! Plays one game between two players.

use std::time::{Duration, Instant};

use talon_command::outside::{Forfeit, MoveRequest};
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::DealNumber;
use talon_rules::{Game, Status};

use super::player::Player;

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Result {
    /// South's points minus north's; for a match 1 or -1.
    pub(super) points: i32,
    /// The seat that forfeited and the reason.
    pub(super) forfeit: Option<(Seat, Forfeit)>,
    /// The times of south's and north's moves in microseconds, without forced moves.
    pub(super) times: [Vec<u64>; 2],
}

/// The kind of game and the limits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub(super) is_match: bool,
    pub(super) ms: Option<u64>,
    pub(super) nodes: Option<u64>,
}

/// Plays a deal to its end.
pub(super) fn play(rules: Rules, deal: DealNumber, mut seed: u64, players: [&mut Player; 2]) -> Result {
    let options = if rules.is_match { Options::MATCH } else { Options::HAND };
    let mut state = State::deal(&options, deal);
    let mut times = [Vec::new(), Vec::new()];
    let mut moves = Vec::new();
    while state.status() == Status::Playing {
        state.legal_moves(&mut moves);
        let played = match (&moves[..], state.seat_to_move()) {
            ([only], _) => *only,
            (_, None) => Move::Next,
            (_, Some(seat)) => {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let start = Instant::now();
                let stop = || rules.ms.is_some_and(|ms| start.elapsed() >= Duration::from_millis(ms));
                let request = MoveRequest { ms: rules.ms, nodes: rules.nodes, seed: seed >> 16, stop: &stop };
                let chosen = players[seat.index()].choose(&state, seat, &request);
                times[seat.index()].push(u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX));
                match chosen {
                    Ok(chosen) => chosen,
                    Err(forfeit) => {
                        let points = forfeited(&state, seat, rules.is_match);
                        return Result { points, forfeit: Some((seat, forfeit)), times };
                    }
                }
            }
        };
        state.play(played).expect("only legal moves get here");
    }
    Result { points: points(&state), forfeit: None, times }
}

/// South's points minus north's, or 1 or -1 for a match.
fn points(state: &State) -> i32 {
    match state.match_winner() {
        Some(winner) => for_south(winner, 1),
        None => {
            let [south, north] = state.points().expect("a hand that has ended has points");
            i32::from(south) - i32::from(north)
        }
    }
}

/// The result if a seat forfeits: it loses a point for each tile that it still holds, or the match.
fn forfeited(state: &State, seat: Seat, is_match: bool) -> i32 {
    let tiles = i32::try_from(state.tiles(seat).len()).expect("at most 11 tiles");
    for_south(seat.other(), if is_match { 1 } else { tiles })
}

fn for_south(winner: Seat, points: i32) -> i32 {
    if winner == Seat::South { points } else { -points }
}
