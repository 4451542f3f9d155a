use talon_pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, GameName};

use crate::{DealSearch, SearchProgress, table_options};
use talon_query::{Answer, Effort, Query};

/// A deal of the day is one of the first so many: their numbers are short enough to tell a friend.
const NUMBERS: u32 = 1_000_000;

/// The deal of a day, the same for everyone: of a row of numbers that the day alone decides, the first whose
/// deal a solver finds a way to win. A game between two takes the first number.
///
/// The solvers are asked with a number of positions for a limit and none of time, so the answer is the same on
/// a fast machine and on a slow one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyDeal {
    game: GameName,
    day: u64,
    tried: usize,
}

impl DailyDeal {
    /// The search for the deal of a day, which is counted from the first of January 1970, in UTC.
    pub fn new(game: GameName, day: u64) -> DailyDeal {
        DailyDeal { game, day, tried: 0 }
    }

    /// The day of a time in seconds since 1970.
    pub fn day_of(now: u64) -> u64 {
        now / 86_400
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// The day.
    pub fn day(&self) -> u64 {
        self.day
    }

    /// How many deals were looked at in vain.
    pub fn tried(&self) -> usize {
        self.tried
    }

    /// The number that is looked at: the deal of the day once it was found.
    pub fn number(&self) -> DealNumber {
        let mut chance = Chance::from_seed(self.day);
        let mut numbers = std::iter::repeat_with(|| chance.below(NUMBERS));
        let number = numbers.nth(self.tried).unwrap_or_default();
        DealNumber::new(number.into()).expect("small numbers are numbers of deals")
    }

    /// What a solver is to be asked; `None` for a game between two, where nothing is to be found out.
    pub fn query(&self) -> Option<Query> {
        let position = || AnyGame::deal(&table_options(self.game), self.number());
        (self.game != GameName::Curse).then(|| Query::can_be_won(position(), Effort::Counted))
    }

    /// Takes the answer to [`DailyDeal::query`].
    pub fn take(&mut self, answer: &Answer) -> SearchProgress {
        if matches!(answer, Answer::Won(_)) {
            return SearchProgress::Found(self.number());
        }
        self.tried += 1;
        if self.tried == DealSearch::MOST_DEALS { SearchProgress::GaveUp } else { SearchProgress::GoesOn }
    }
}
