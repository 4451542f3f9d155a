use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};

use super::Prunings;
use super::line;
use super::position::Position;
use super::search::Search;
use super::table::Table;
use crate::budget::Meter;
use crate::replay::replay;
use crate::{Budget, Limit, Valued};

/// Values hands of Curse of the Doublet for two players who know all tiles.
///
/// It keeps its memory from one question to the next, but nothing of what was found: the same question has the
/// same answer, whatever was asked before.
#[derive(Debug, Default)]
pub struct Solver {
    prunings: Prunings,
    table: Table,
}

impl Solver {
    /// A solver that uses these prunings only.
    pub fn with_prunings(prunings: Prunings) -> Solver {
        Solver { prunings, ..Solver::default() }
    }

    /// What the hand on the table is worth to the seat to move: the points that it makes in it less those that
    /// the other makes, when both play as well as they can. Only this hand counts, not the match.
    ///
    /// A hand that has ended is worth its points, to the seat that chooses the next leader or, when it is
    /// nobody's move, to south; then there is no line.
    pub fn value(&mut self, state: &State, budget: &Budget<'_>) -> Valued<Move> {
        let mut meter = Meter::new(budget);
        let found = self.begin(budget, &mut meter).value_and_line(state);
        let nodes = meter.nodes();
        match found {
            Ok((value, line)) => {
                let end = replay(state, &line);
                let seat = state.seat_to_move().unwrap_or(Seat::South);
                assert_eq!(points(&end, seat), Some(value), "the solver's line has another value");
                Valued { value: Ok(value.into()), line, nodes }
            }
            Err(limit) => Valued { value: Err(limit), line: Vec::new(), nodes },
        }
    }

    /// The legal moves in the order of the rules, each with what the hand is worth after it to the seat that
    /// makes it. None when the hand has ended.
    ///
    /// # Errors
    /// The part of the budget that ran out before all of them were valued.
    pub fn values(&mut self, state: &State, budget: &Budget<'_>) -> Result<Vec<(Move, i32)>, Limit> {
        let mut meter = Meter::new(budget);
        let mut search = self.begin(budget, &mut meter);
        let (Some(seat), None) = (state.seat_to_move(), state.points()) else { return Ok(Vec::new()) };
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let value = |made| {
            let mut after = state.clone();
            after.play_unchecked(made);
            Ok((made, search.hand_value(after, seat)?.into()))
        };
        moves.into_iter().map(value).collect()
    }

    /// Begins a new question.
    fn begin<'a, 'b>(&'a mut self, budget: &Budget<'b>, meter: &'a mut Meter<'b>) -> Search<'a, 'b> {
        self.table.begin(budget.bytes);
        Search { prunings: self.prunings, table: &mut self.table, meter }
    }
}

/// The points of a seat less those of the other, when the hand has ended.
fn points(state: &State, seat: Seat) -> Option<i8> {
    let [own, other] =
        [seat, seat.other()].map(|seat| state.points().map(|points| points[seat.index()] as i8));
    Some(own? - other?)
}

/// Makes the passes that are no choice. Gives the seat that can play then; `None` when the hand has ended.
///
/// The rules decide here, not the search: an arranged position may say that a seat has passed which could have
/// played, and then one more pass ends the hand (C8).
fn pass_on(state: &mut State, line: &mut Vec<Move>) -> Option<Seat> {
    while state.points().is_none() && state.play(Move::Pass).is_ok() {
        line.push(Move::Pass);
    }
    state.points().is_none().then(|| state.seat_to_move().expect("a hand that goes on has a seat to move"))
}

impl Search<'_, '_> {
    /// What a hand is worth to a seat.
    fn hand_value(&mut self, mut state: State, seat: Seat) -> Result<i8, Limit> {
        let Some(mover) = pass_on(&mut state, &mut Vec::new()) else {
            return Ok(points(&state, seat).expect("the hand has ended"));
        };
        let value = self.value(&Position::new(&state, mover))?;
        Ok(if mover == seat { value } else { -value })
    }

    /// What a hand is worth to the seat to move, and moves that lead there.
    fn value_and_line(&mut self, state: &State) -> Result<(i8, Vec<Move>), Limit> {
        let seat = state.seat_to_move().unwrap_or(Seat::South);
        let value = self.hand_value(state.clone(), seat)?;
        let mut state = state.clone();
        let mut line = Vec::new();
        while let Some(mover) = pass_on(&mut state, &mut line) {
            let wanted = if mover == seat { value } else { -value };
            let play = self.play_worth(&Position::new(&state, mover), wanted)?;
            let made = line::to_move(&state, play);
            state.play(made).expect("the search makes legal moves only");
            line.push(made);
        }
        Ok((value, line))
    }
}
