use talon_pieces::DealNumber;
use talon_query::{Answer, Effort, Grade, Query};
use talon_rules::{AnyGame, GameName};

use crate::table_options;

/// A search for a deal that can be won, perhaps one of a grade: one deal after the other is decided. The front end
/// draws the deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealSearch {
    game: GameName,
    grade: Option<Grade>,
    number: DealNumber,
    tried: usize,
}

/// How a search for a deal that can be won stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchProgress {
    /// This deal is as it was wanted.
    Found(DealNumber),
    /// Another deal is looked at.
    GoesOn,
    /// So many were looked at in vain, which is enough.
    GaveUp,
}

impl DealSearch {
    /// So many deals are looked at before the search is given up.
    pub const MOST_DEALS: usize = 500;

    /// A search among the deals of a patience, of which this is the first, for one of this grade, or for any that can
    /// be won.
    pub fn new(game: GameName, grade: Option<Grade>, first: DealNumber) -> DealSearch {
        DealSearch { game, grade, number: first, tried: 0 }
    }

    /// The grade that is wanted; `None` for any that can be won.
    pub fn grade(&self) -> Option<Grade> {
        self.grade
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// How many deals were looked at in vain.
    pub fn tried(&self) -> usize {
        self.tried
    }

    /// Whether the deal that is looked at can be won, which is not worth long, as there are others; or how hard it is.
    pub fn query(&self) -> Query {
        let deal = AnyGame::deal(&table_options(self.game), self.number);
        match self.grade {
            None => Query::can_be_won(deal, Effort::Brief),
            Some(_) => Query::grade(deal),
        }
    }

    /// Takes the answer to [`DealSearch::query`]. If the deal is not as it was wanted, the `next` one is looked at.
    pub fn take(&mut self, answer: &Answer, next: DealNumber) -> SearchProgress {
        let is_found = match answer {
            Answer::Won(_) => self.grade.is_none(),
            Answer::Graded(graded) => self.grade == Some(graded.grade),
            _ => false,
        };
        if is_found {
            return SearchProgress::Found(self.number);
        }
        self.tried += 1;
        self.number = next;
        if self.tried == DealSearch::MOST_DEALS { SearchProgress::GaveUp } else { SearchProgress::GoesOn }
    }
}
