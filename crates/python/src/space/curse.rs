//! Curse of the Doublet.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use talon_bots::Bot;
use talon_bots::curse::{Baseline, omniscient_move};
use talon_query::curse::Reason;
use talon_query::{Answer, Choice};
use talon_rules::curse::{Move, Seat, State, View};
use talon_rules::pieces::Tile;
use talon_rules::{AnyGame, AnyOptions, AnySeat, AnyView, GameName, SeatView, Worlds};
use talon_solve::Budget;
use talon_solve::curse::Solver;

use super::{Bytes, MOST_WORLDS, Space};
use crate::kinds::into_python;
use crate::playing::Playing;
use crate::text::{read_options, value_error};

/// The number of sides of the set.
const SIDES: usize = 4;

/// The number of the first play, which the set comes before.
const FIRST_PLAY: usize = Tile::COUNT;

/// The number of a pass. Choosing the leader and going on to the next hand follow.
const PASS: usize = FIRST_PLAY + Tile::COUNT * SIDES;

/// The most turns of a hand: the set, 21 plays with a pass after each, and a second pass.
const MOST_TURNS: usize = 44;

/// The tiles on the table, turn by turn: the player and the tile.
const HISTORY: usize = 2 * MOST_TURNS;

impl Space for State {
    const MOVES: usize = PASS + 4;
    const OBSERVATION: usize = 6 + 2 * SIDES + 2 * Tile::COUNT + HISTORY;

    fn action(wanted: Move) -> usize {
        match wanted {
            Move::Set(tile) => tile.index().into(),
            Move::Play { tile, side: side @ 1..=4 } => {
                FIRST_PLAY + usize::from(tile.index()) * SIDES + usize::from(side) - 1
            }
            Move::Play { .. } => State::MOVES,
            Move::Pass => PASS,
            Move::Lead(seat) => PASS + 1 + seat.index(),
            Move::Next => PASS + 3,
        }
    }

    fn made(action: usize) -> Option<Move> {
        let tile = |index: usize| Tile::all().nth(index).expect("there are 28 tiles");
        match action {
            0..FIRST_PLAY => Some(Move::Set(tile(action))),
            FIRST_PLAY..PASS => {
                let play = action - FIRST_PLAY;
                let side = u8::try_from(play % SIDES + 1).expect("there are 4 sides");
                Some(Move::Play { tile: tile(play / SIDES), side })
            }
            PASS => Some(Move::Pass),
            _ if action == PASS + 3 => Some(Move::Next),
            _ => Seat::BOTH.get(action - PASS - 1).copied().map(Move::Lead),
        }
    }

    /// Writes the turn (this seat's or not) and whether the seat plays again, the tiles that the seat and the other one hold, their
    /// points in the match; for each side its open end (1 more than the number) and whether its branch is started; for
    /// each tile whether the seat holds it; for each tile where it lies (1 for the set, then 1 more than the side); the
    /// turns of the hand: 1 for this seat or 2 for the other, and 1 more than the number of the move.
    fn observe(&self, seat: Seat, bytes: &mut Bytes<'_>) {
        let other = seat.other();
        bytes.byte(u8::from(talon_rules::Game::seat_to_move(self) == Some(seat)));
        bytes.byte(u8::from(self.again()));
        bytes.count(self.tiles(seat).len());
        bytes.count(self.tiles(other).len());
        let score = self.match_score().unwrap_or_default();
        bytes.byte(score[seat.index()]);
        bytes.byte(score[other.index()]);
        let sides = bytes.places(2 * SIDES);
        for (side, branch) in self.branches().iter().enumerate() {
            sides[side] = branch.end() + 1;
            sides[SIDES + side] = branch.is_started().into();
        }
        let held = bytes.places(Tile::COUNT);
        for tile in self.tiles(seat) {
            held[usize::from(tile.index())] = 1;
        }
        let lying = bytes.places(Tile::COUNT);
        if let Some(tile) = self.set() {
            lying[usize::from(tile.index())] = 1;
        }
        for (place, branch) in (2..).zip(self.branches()) {
            for tile in branch.tiles() {
                lying[usize::from(tile.index())] = place;
            }
        }
        let turns = bytes.places(HISTORY);
        for (place, turn) in turns.chunks_exact_mut(2).zip(self.history()) {
            place[0] = if turn.seat == seat { 1 } else { 2 };
            place[1] = u8::try_from(1 + State::action(turn.made)).expect("there are fewer than 255 moves");
        }
    }

    fn standing(&self) -> f32 {
        let [south, north] = self.match_score().or(self.points()).unwrap_or_default();
        f32::from(south) - f32::from(north)
    }

    fn worlds(view: &View) -> Option<Vec<State>> {
        let count = usize::try_from(State::count_worlds(view)).ok()?;
        debug_assert!(count <= MOST_WORLDS, "{} has too many worlds", view.layout());
        Some(<State as Worlds>::worlds(view).collect())
    }
}

/// The usual number of iterations of plain tree search, as in the arena.
const USUAL_ITERATIONS: u64 = 12_000;

/// The move of the baseline with this name: `random`, `greedy`, `ismcts` or `policy`. It has as long as it likes if it has a time
/// limit. Returns `None` if no baseline has this name.
pub(crate) fn baseline(
    view: &AnyView,
    name: &str,
    seed: u64,
    has_limit: bool,
    stop: &dyn Fn() -> bool,
) -> Option<Answer> {
    let (AnyView::Curse(view), Ok(mut baseline)) = (view, name.parse::<Baseline>()) else { return None };
    let nodes = if has_limit { u64::MAX } else { USUAL_ITERATIONS };
    let Choice { chosen, reason, .. } =
        baseline.choose(view, &Budget { nodes, stop, ..Budget::default() }, seed)?;
    Some(Answer::Chosen { chosen: chosen.into(), reason })
}

/// Returns true if a baseline has this name.
pub(crate) fn is_baseline(name: &str) -> bool {
    name.parse::<Baseline>().is_ok()
}

/// The best move for a seat that sees all tiles. Returns `None` if the seat has no choice, in a patience, and if the
/// search was stopped.
pub(crate) fn omniscient(game: &AnyGame, stop: &dyn Fn() -> bool) -> Option<Answer> {
    let AnyGame::Curse(state) = game else { return None };
    let budget = Budget { stop, ..Budget::default() };
    let chosen = omniscient_move(state, &mut Solver::default(), &budget).ok()??;
    Some(Answer::Chosen { chosen: chosen.into(), reason: Reason::BestOnAverage })
}

/// The seat that has this view.
pub(crate) fn seat_of(view: &AnyView) -> AnySeat {
    match view {
        AnyView::Curse(view) => view.seat().into(),
        patience => AnySeat::of(patience.layout().game())[0],
    }
}

/// The hand of Curse of the Doublet with these tiles for south and north; the others of the set lie aside. The options are
/// keyword arguments, such as `pips=3, hand=4`.
#[pyfunction]
#[pyo3(signature = (south, north, leader = "south", **options))]
pub(crate) fn curse_hand(
    py: Python<'_>,
    south: Vec<String>,
    north: Vec<String>,
    leader: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Py<PyAny>> {
    let AnyOptions::Curse(options) = read_options(GameName::Curse, options)? else {
        return Err(value_error("these are options of another game"));
    };
    let tiles = |texts: Vec<String>| -> PyResult<Vec<Tile>> {
        texts.iter().map(|text| text.parse().map_err(value_error)).collect()
    };
    let leader = leader.parse().map_err(value_error)?;
    let hand = State::from_hands(&options, &tiles(south)?, &tiles(north)?, leader).map_err(value_error)?;
    into_python(py, Playing::at(hand.into()))
}
