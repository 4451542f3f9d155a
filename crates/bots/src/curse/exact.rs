//! What the end of a hand is worth when both hands are known.

use arrayvec::ArrayVec;
use talon_solve::curse::packed::{Next, Play, Position};

use super::stakes::MOST_POINTS;

/// Of six tiles no more than so many plays: each joins at most two numbers, on started branches and on other sides.
const MOST_PLAYS: usize = 4 * MOST_TILES as usize;

/// With more tiles in both hands than these, no exact value is asked for: it takes too long by going through everything.
pub(super) const MOST_TILES: u32 = 6;

/// What a position with at most [`MOST_TILES`] in both hands is worth to the seat to move when both see everything and
/// play as well as can be: its points less the other's.
///
/// The solver finds the same with tables and bounds, which pay in larger positions only.
pub(super) fn value(position: &Position) -> i8 {
    value_within(position, -MOST_POINTS, MOST_POINTS)
}

/// The value when it lies within these bounds, else the bound that it lies beyond, or a value further out.
fn value_within(position: &Position, mut least: i8, most: i8) -> i8 {
    let mut plays: ArrayVec<Play, MOST_PLAYS> = ArrayVec::new();
    position.for_each_play(|play| plays.push(play));
    let mut best = -MOST_POINTS;
    for play in plays {
        let found = match position.after(play) {
            Next::End(points) => points,
            Next::Again(next) => value_within(&next, least, most),
            Next::Turn(next) => -value_within(&next, -most, -least),
        };
        best = best.max(found);
        least = least.max(found);
        if least >= most {
            break;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use talon_pieces::{Chance, DealNumber};
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};
    use talon_solve::Budget;
    use talon_solve::curse::Solver;

    use super::*;

    #[test]
    fn the_values_are_those_of_the_solver() {
        let (mut solver, mut chance, mut compared) = (Solver::default(), Chance::from_seed(3), 0);
        for number in 0..400 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            let mut moves = Vec::new();
            while let Some(seat) = state.seat_to_move() {
                let position = Position::new(&state, seat);
                let mut can_play = false;
                position.for_each_play(|_| can_play = true);
                if can_play && (position.own | position.other).count_ones() <= MOST_TILES {
                    let expected = solver.value(&state, &Budget::default()).value.unwrap();
                    assert_eq!(i32::from(value(&position)), expected, "{}", state.layout());
                    compared += 1;
                }
                state.legal_moves(&mut moves);
                state.play_unchecked(*chance.pick(&moves).unwrap());
            }
        }
        assert!(compared > 300, "{compared}");
    }
}
