use talon_pieces::DealNumber;
use talon_rules::{AnyGame, GameName};

use crate::{Answer, Effort, Question, options_of};

/// A search for a deal that can be won: one deal after the other is decided. The front end draws the
/// deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seek {
    game: GameName,
    number: DealNumber,
    tried: usize,
}

/// How a search for a deal that can be won stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// This deal can be won.
    Found(DealNumber),
    /// Another deal is looked at.
    GoesOn,
    /// So many were looked at in vain, which is enough.
    GaveUp,
}

impl Seek {
    /// So many deals are looked at before the search is given up.
    pub const MOST_DEALS: usize = 500;

    /// A search among the deals of a patience, of which this is the first.
    pub fn new(game: GameName, first: DealNumber) -> Seek {
        Seek { game, number: first, tried: 0 }
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// How many deals were looked at in vain.
    pub fn tried(&self) -> usize {
        self.tried
    }

    /// Whether the deal that is looked at can be won. It is not worth long: there are others.
    pub fn question(&self) -> Question {
        Question::can_be_won(AnyGame::deal(&options_of(self.game), self.number), Effort::Brief)
    }

    /// Takes the answer to [`Seek::question`]. If that is no win, the `next` deal is looked at.
    pub fn take(&mut self, answer: &Answer, next: DealNumber) -> Sought {
        if matches!(answer, Answer::Won(_)) {
            return Sought::Found(self.number);
        }
        self.tried += 1;
        self.number = next;
        if self.tried == Seek::MOST_DEALS { Sought::GaveUp } else { Sought::GoesOn }
    }
}
