use talon_query::{Limit, Valued};
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};

use super::alpha_beta::AlphaBeta;
use super::position::Position;
use super::prunings::Prunings;
use super::transposition_table::TranspositionTable;
use crate::budget::{Budget, Meter};
use crate::replay::replay;

/// The number of bytes that suffices for every deal tried with the usual options.
pub const USUAL_BYTES: usize = 64 << 20;

/// The number of deals in a block of a census, as [`crate::block_size`] says.
pub const BLOCK_SIZE: u64 = 1 << 10;

/// Computes values of hands of Curse of the Doublet for two players who know all tiles.
///
/// It reuses its memory from one question to the next but no results: the same question always has the same
/// answer, whatever was asked before.
///
/// # Examples
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
/// use talon_rules::curse::{Options, State};
/// use talon_solve::Budget;
/// use talon_solve::curse::Solver;
///
/// let hand = State::deal(&Options::HAND, DealNumber::new(7).unwrap());
/// let valued = Solver::default().value(&hand, &Budget::default());
/// assert_eq!(valued.value, Ok(4));
/// ```
#[derive(Debug, Default)]
pub struct Solver {
    prunings: Prunings,
    table: TranspositionTable,
}

impl Solver {
    /// Creates a solver with these prunings.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, GameOptions};
    /// use talon_solve::Budget;
    /// use talon_solve::curse::{Prunings, Solver};
    ///
    /// let hand = State::deal(&Options::from_text("pips 3, hand 4")?, DealNumber::new(17)?);
    /// let [all, none] = [Prunings::default(), Prunings::NONE]
    ///     .map(|prunings| Solver::with_prunings(prunings).value(&hand, &Budget::default()));
    /// assert_eq!(all.value, none.value);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_prunings(prunings: Prunings) -> Solver {
        Solver { prunings, ..Solver::default() }
    }

    /// Returns the value of the current hand for the seat to move: its points minus the other seat's when
    /// both play perfectly. Only this hand counts, not the match.
    ///
    /// The value of a finished hand is its result for the seat that chooses the next leader, or for south if
    /// no seat is to move; the line is then empty.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::Game;
    /// use talon_rules::curse::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_solve::{Budget, Limit, curse::Solver};
    ///
    /// let hand = State::deal(&Options::HAND, DealNumber::new(7)?);
    /// let budget = Budget { nodes: 10, ..Budget::default() };
    /// assert_eq!(Solver::default().value(&hand, &budget).value, Err(Limit::Nodes));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn value(&mut self, state: &State, budget: &Budget<'_>) -> Valued<Move> {
        let mut meter = Meter::new(budget);
        let result = self.begin(budget, &mut meter).value_and_line(state);
        let nodes = meter.nodes();
        match result {
            Ok((value, line)) => {
                let end = replay(state, &line);
                let seat = state.seat_to_move().unwrap_or(Seat::South);
                assert_eq!(points(&end, seat), Some(value), "the solver's line has another value");
                Valued::new(Ok(value.into()), line, nodes)
            }
            Err(limit) => Valued::new(Err(limit), Vec::new(), nodes),
        }
    }

    /// Returns the legal moves in the order of the rules, each with the value of the hand after it for the
    /// seat that makes it. Returns an empty list if the hand has ended.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, GameOptions};
    /// use talon_solve::{Budget, curse::Solver};
    ///
    /// let hand = State::deal(&Options::from_text("pips 3, hand 4")?, DealNumber::new(17)?);
    /// let values = Solver::default().values(&hand, &Budget::default())?;
    /// assert_eq!(values.len(), 4, "the leader can put down any tile");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The part of the budget that ran out before every move had a value.
    pub fn values(&mut self, state: &State, budget: &Budget<'_>) -> Result<Vec<(Move, i32)>, Limit> {
        let mut meter = Meter::new(budget);
        let mut search = self.begin(budget, &mut meter);
        let (Some(seat), None) = (state.seat_to_move(), state.points()) else { return Ok(Vec::new()) };
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let value = |candidate| {
            let mut after = state.clone();
            after.play_unchecked(candidate);
            Ok((candidate, search.hand_value(after, seat)?.into()))
        };
        moves.into_iter().map(value).collect()
    }

    /// Starts a new search.
    fn begin<'a, 'b>(&'a mut self, budget: &Budget<'b>, meter: &'a mut Meter<'b>) -> AlphaBeta<'a, 'b> {
        self.table.begin(budget.bytes);
        AlphaBeta { prunings: self.prunings, table: &mut self.table, meter }
    }
}

/// The points of a seat minus the other seat's, if the hand has ended.
fn points(state: &State, seat: Seat) -> Option<i8> {
    let [own, other] =
        [seat, seat.other()].map(|seat| state.points().map(|points| points[seat.index()] as i8));
    Some(own? - other?)
}

/// Makes all forced passes. Returns the seat that can then play, or `None` if the hand has ended.
///
/// The rules decide this, not the search: an arranged position may claim that a seat has passed although it
/// could have played, and then one more pass ends the hand (C8).
fn pass_on(state: &mut State, line: &mut Vec<Move>) -> Option<Seat> {
    while state.points().is_none() && state.play(Move::Pass).is_ok() {
        line.push(Move::Pass);
    }
    if state.points().is_some() {
        return None;
    }
    Some(state.seat_to_move().expect("an unfinished hand has a seat to move"))
}

impl AlphaBeta<'_, '_> {
    /// Returns the value of a hand for a seat.
    fn hand_value(&mut self, mut state: State, seat: Seat) -> Result<i8, Limit> {
        let Some(mover) = pass_on(&mut state, &mut Vec::new()) else {
            return Ok(points(&state, seat).expect("the hand has ended"));
        };
        let value = self.value(&Position::new(&state, mover))?;
        Ok(if mover == seat { value } else { -value })
    }

    /// Returns the value of a hand for the seat to move, and a principal variation to the end of the hand.
    fn value_and_line(&mut self, state: &State) -> Result<(i8, Vec<Move>), Limit> {
        let seat = state.seat_to_move().unwrap_or(Seat::South);
        let value = self.hand_value(state.clone(), seat)?;
        let mut state = state.clone();
        let mut line = Vec::new();
        while let Some(mover) = pass_on(&mut state, &mut line) {
            let wanted = if mover == seat { value } else { -value };
            let play = self.play_worth(&Position::new(&state, mover), wanted)?;
            let played = play.to_move(branches(&state));
            state.play(played).expect("the search makes legal moves only");
            line.push(played);
        }
        Ok((value, line))
    }
}

/// The branches of a hand: the open end of each, and whether it has been started.
fn branches(state: &State) -> impl Iterator<Item = (u8, bool)> {
    state.branches().iter().map(|branch| (branch.end(), branch.is_started()))
}
