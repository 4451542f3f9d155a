use super::{Place, State};
use crate::pieces::Card;

/// The effect of a move.
///
/// # Examples
/// ```
/// use talon_rules::yields::{Effect, State};
/// use talon_rules::Game;
///
/// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: AC 2D | .";
/// let mut game = State::arrange(&layout.parse()?)?;
/// let Effect::RemovedKing(taken) = game.play("king top".parse()?)? else { panic!("a King goes alone") };
/// assert_eq!(taken.card, "3C".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A card was turned from the stock onto the waste.
    Turned(Card),
    /// A King was removed.
    RemovedKing(Taken),
    /// Two cards were removed, in the order of the move.
    RemovedPair(Taken, Taken),
}

/// A removed card and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Its place, by the name that it had before the move.
    pub place: Place,
    /// The card.
    pub card: Card,
}

impl State {
    /// Removes the card at a place.
    pub(super) fn take(&mut self, place: Place) -> Taken {
        let card = match place {
            Place::Pyramid { row, column } => {
                self.pyramid[usize::from(row) - 1][usize::from(column) - 1].take().expect("Y2: a card")
            }
            Place::Top => self.waste.pop().expect("Y3: the waste has a card"),
            Place::Second => self.waste.remove(self.waste.len() - 2),
            Place::Bottom => self.waste.remove(0),
        };
        Taken { place, card }
    }

    /// Puts a removed card back.
    pub(super) fn put_back(&mut self, Taken { place, card }: Taken) {
        match place {
            Place::Pyramid { row, column } => {
                self.pyramid[usize::from(row) - 1][usize::from(column) - 1] = Some(card);
            }
            Place::Top => self.waste.push(card),
            Place::Second => self.waste.insert(self.waste.len() - 1, card),
            Place::Bottom => self.waste.insert(0, card),
        }
    }
}
