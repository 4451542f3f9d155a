//! Lady Jane.

use talon_rules::Player;
use talon_rules::lady_jane::{FOUNDATIONS, MOST_PILES, Move, Place, State, View};
use talon_rules::pieces::Card;

use super::{Bytes, Space, worlds_of_patience};

/// The number of tableau piles, and of reserve piles.
const PILES: usize = MOST_PILES as usize;

/// The most spares.
const SPARES: usize = 6;

/// The most cards that move together.
const MOST_CARDS: usize = 13;

/// The places from which a card can go to a foundation: tableau, reserve, spares.
const TO_FOUNDATION: usize = 2 * PILES + SPARES;

/// The places from which one card can go to the tableau: reserve, spares, foundations.
const SINGLE: usize = PILES + SPARES + FOUNDATIONS as usize;

/// The number of the first move from the tableau to the tableau.
const FIRST_GROUP: usize = 1 + TO_FOUNDATION + SINGLE * PILES;

/// The number of cards of the largest deck.
const CARDS: usize = 52;

impl Space for State {
    const MOVES: usize = FIRST_GROUP + PILES * PILES * MOST_CARDS;
    const OBSERVATION: usize = 2 + PILES + 2 * CARDS;

    fn action(wanted: Move) -> usize {
        let action = match wanted {
            Move::Deal => Some(0),
            Move::ToFoundation(from) => {
                source(from).filter(|from| *from < TO_FOUNDATION).map(|from| 1 + from)
            }
            Move::ToTableau { from: Place::Tableau(from), to, cards } => {
                let cards = below(cards, MOST_CARDS);
                let piles = below(from, PILES).zip(below(to, PILES));
                piles
                    .zip(cards)
                    .map(|((from, to), cards)| FIRST_GROUP + (from * PILES + to) * MOST_CARDS + cards)
            }
            Move::ToTableau { from, to, cards: 1 } => source(from)
                .zip(below(to, PILES))
                .map(|(from, to)| 1 + TO_FOUNDATION + (from - PILES) * PILES + to),
            Move::ToTableau { .. } => None,
        };
        action.unwrap_or(State::MOVES)
    }

    fn made(action: usize) -> Option<Move> {
        let number = |place: usize| u8::try_from(place + 1).ok();
        if let Some(group) = action.checked_sub(FIRST_GROUP) {
            let (piles, cards) = (group / MOST_CARDS, number(group % MOST_CARDS)?);
            let from = Place::Tableau(number(piles / PILES).filter(|from| *from <= MOST_PILES)?);
            return Some(Move::ToTableau { from, to: number(piles % PILES)?, cards });
        }
        if let Some(single) = action.checked_sub(1 + TO_FOUNDATION) {
            let from = place(PILES + single / PILES)?;
            return Some(Move::ToTableau { from, to: number(single % PILES)?, cards: 1 });
        }
        match action {
            0 => Some(Move::Deal),
            _ => place(action - 1).map(Move::ToFoundation),
        }
    }

    /// The base, cards in the stock, face-down cards of each tableau pile, and for each card of the deck its place (0 if
    /// the player has not seen it) and its height there, counted from 0.
    fn observe(&self, _: Player, bytes: &mut Bytes<'_>) {
        bytes.byte(self.base().number());
        bytes.count(self.stock().len());
        bytes.cards(
            self.tableau().iter().map(|pile| u8::try_from(pile.down().len()).unwrap_or(u8::MAX)),
            PILES,
        );
        let cards = bytes.places(2 * CARDS);
        let mut pile = |place: usize, first: usize, pile: &[Card]| {
            for (height, card) in (first..).zip(pile) {
                let card = usize::from(card.index());
                cards[2 * card] = u8::try_from(1 + place).unwrap_or(u8::MAX);
                cards[2 * card + 1] = u8::try_from(height).unwrap_or(u8::MAX);
            }
        };
        for (place, cards) in self.tableau().iter().enumerate() {
            pile(place, cards.down().len(), cards.up());
        }
        for (place, cards) in (PILES..).zip(self.reserve()) {
            pile(place, 0, cards);
        }
        for (place, spare) in (2 * PILES..).zip(self.spares()) {
            pile(place, 0, spare.as_slice());
        }
        for (place, cards) in (TO_FOUNDATION..).zip(self.foundations()) {
            pile(place, 0, cards);
        }
    }

    fn standing(&self) -> f32 {
        self.foundations().map(|pile| pile.len()).sum::<usize>() as f32
    }

    fn worlds(view: &View) -> Option<Vec<State>> {
        worlds_of_patience(view)
    }
}

/// A number from 1, counted from 0; `None` if it is larger than the count.
fn below(number: u8, count: usize) -> Option<usize> {
    usize::from(number).checked_sub(1).filter(|place| *place < count)
}

/// The number of a place: tableau, reserve, spares, foundations.
fn source(place: Place) -> Option<usize> {
    match place {
        Place::Tableau(number) => below(number, PILES),
        Place::Reserve(number) => below(number, PILES).map(|place| PILES + place),
        Place::Spare(number) => below(number, SPARES).map(|place| 2 * PILES + place),
        Place::Foundation(number) => below(number, FOUNDATIONS.into()).map(|place| TO_FOUNDATION + place),
    }
}

/// The place with a number.
fn place(source: usize) -> Option<Place> {
    let number = |first: usize| u8::try_from(source - first + 1).ok();
    match source {
        0..PILES => number(0).map(Place::Tableau),
        _ if source < 2 * PILES => number(PILES).map(Place::Reserve),
        _ if source < TO_FOUNDATION => number(2 * PILES).map(Place::Spare),
        _ if source < PILES + SINGLE => number(TO_FOUNDATION).map(Place::Foundation),
        _ => None,
    }
}
