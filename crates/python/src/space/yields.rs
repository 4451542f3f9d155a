//! Yield.

use talon_rules::Player;
use talon_rules::yields::{MOST_ROWS, Move, Pair, Place, State, View};

use super::{Bytes, NO_CARD, Space, card_byte, worlds_of_patience};

/// The number of cards in the largest pyramid.
const PYRAMID: usize = 28;

/// The number of places: the pyramid's, and top, second and bottom of the waste.
const PLACES: usize = PYRAMID + 3;

/// The most cards in the waste, with one row.
const MOST_WASTE: usize = 51;

impl Space for State {
    /// Turning a card, then each place for a King, then the pairs of different places.
    const MOVES: usize = 1 + PLACES + PLACES * (PLACES - 1) / 2;
    const OBSERVATION: usize = 1 + PYRAMID + MOST_WASTE;

    fn action(wanted: Move) -> usize {
        match wanted {
            Move::Flip => Some(0),
            Move::King(place) => index(place).map(|place| 1 + place),
            Move::Pair(pair) => index(pair.first())
                .zip(index(pair.second()))
                .filter(|(first, second)| first < second)
                // Pairs are counted by their second place.
                .map(|(first, second)| 1 + PLACES + second * (second - 1) / 2 + first),
        }
        .unwrap_or(State::MOVES)
    }

    fn made(action: usize) -> Option<Move> {
        let Some(number) = action.checked_sub(1) else { return Some(Move::Flip) };
        let Some(pair) = number.checked_sub(PLACES) else { return Some(Move::King(place(number))) };
        let second = (1..PLACES).find(|second| pair < second * (second + 1) / 2)?;
        Some(Move::Pair(Pair::new(place(pair - second * (second - 1) / 2), place(second))))
    }

    /// Cards in the stock, the pyramid row by row as in a pyramid of seven rows, and the waste, bottom first.
    fn observe(&self, _: Player, bytes: &mut Bytes<'_>) {
        bytes.count(self.stock().len());
        let pyramid = bytes.places(PYRAMID);
        for (row, cards) in self.pyramid().enumerate() {
            for (column, card) in cards.iter().enumerate() {
                pyramid[start_of(row) + column] = card.map_or(NO_CARD, card_byte);
            }
        }
        bytes.cards(self.waste().iter().copied().map(card_byte), MOST_WASTE);
    }

    fn standing(&self) -> f32 {
        self.points() as f32
    }

    fn worlds(view: &View) -> Option<Vec<State>> {
        worlds_of_patience(view)
    }
}

/// The number of places in the rows before a row of the largest pyramid, from 0.
fn start_of(row: usize) -> usize {
    row * (2 * usize::from(MOST_ROWS) + 1 - row) / 2
}

/// The number of a place, in the order of [`Place`]; `None` outside the largest pyramid.
fn index(place: Place) -> Option<usize> {
    match place {
        Place::Pyramid { row: row @ 1..=MOST_ROWS, column }
            if column >= 1 && column <= MOST_ROWS + 1 - row =>
        {
            Some(start_of(usize::from(row) - 1) + usize::from(column) - 1)
        }
        Place::Pyramid { .. } => None,
        Place::Top => Some(PYRAMID),
        Place::Second => Some(PYRAMID + 1),
        Place::Bottom => Some(PYRAMID + 2),
    }
}

/// The place with a number.
fn place(index: usize) -> Place {
    match index {
        0..PYRAMID => {
            let row = (0..MOST_ROWS).rfind(|row| start_of(usize::from(*row)) <= index).unwrap_or_default();
            let column = index - start_of(row.into()) + 1;
            Place::Pyramid { row: row + 1, column: u8::try_from(column).expect("a row has at most 7 places") }
        }
        PYRAMID => Place::Top,
        _ if index == PYRAMID + 1 => Place::Second,
        _ => Place::Bottom,
    }
}
