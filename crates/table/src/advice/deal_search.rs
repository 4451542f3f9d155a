use talon_query::{Answer, Effort, Grade, Graded, Line, Query, Verdict};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyOptions, GameName};

use super::Inquiry;
use crate::Day;

/// The search draws its deals from this many: their numbers are short enough to tell a friend.
const NUMBERS: u32 = 1_000_000;

/// A search for a deal that is worth playing: one deal after the other is decided until one fits.
///
/// ```
/// use talon_rules::GameName;
/// use talon_bots::Engine;
/// use talon_table::{DealSearch, Inquiry, SearchGoal, SearchProgress};
///
/// let mut search = DealSearch::new(GameName::Doublets, SearchGoal::Winnable, 1);
/// while let Some(query) = search.next_query() {
///     search.receive(Engine::default().answer(&query, &|| false));
/// }
/// assert!(matches!(search.progress(), SearchProgress::Found(_)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealSearch {
    game: GameName,
    goal: SearchGoal,
    seed: u64,
    tried: usize,
    is_found: bool,
    graded: Option<Graded>,
}

/// The kind of deal to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchGoal {
    /// Any that can be won.
    Winnable,
    /// One of this grade.
    Graded(Grade),
    /// The deal of the day, the same for everyone: the first that a solver wins.
    Daily,
}

/// The state of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchProgress {
    /// This deal fits.
    Found(DealNumber),
    /// Another deal is being decided.
    Looking,
    /// Enough deals were tried in vain.
    GaveUp,
}

impl DealSearch {
    /// Number of deals that are tried before the search is given up.
    pub const MOST_DEALS: usize = 500;

    /// A search among the deals that follow from a seed.
    pub fn new(game: GameName, goal: SearchGoal, seed: u64) -> DealSearch {
        DealSearch { game, goal, seed, tried: 0, is_found: false, graded: None }
    }

    /// The search for the deal of a day.
    ///
    /// Its queries have a limit of positions and none of time, so the answer is the same on every machine. A game
    /// without a verdict takes the first number.
    pub fn daily(game: GameName, day: Day) -> DealSearch {
        let is_found = !game.properties().has_exact_verdict;
        DealSearch { is_found, ..DealSearch::new(game, SearchGoal::Daily, day.get()) }
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// The day whose deal is looked for, if it is one.
    pub fn day(&self) -> Option<Day> {
        if self.goal == SearchGoal::Daily { Some(Day::new(self.seed)) } else { None }
    }

    /// The kind of deal to look for.
    pub fn goal(&self) -> SearchGoal {
        self.goal
    }

    /// Number of deals that were tried in vain.
    pub fn tried(&self) -> usize {
        self.tried
    }

    /// The grade of the deal that was found, if the search is for one of a grade.
    pub fn graded(&self) -> Option<Graded> {
        self.graded.filter(|_| self.is_found)
    }

    /// The state of the search.
    pub fn progress(&self) -> SearchProgress {
        if self.is_found {
            SearchProgress::Found(self.number())
        } else if self.tried < DealSearch::MOST_DEALS {
            SearchProgress::Looking
        } else {
            SearchProgress::GaveUp
        }
    }

    /// The number of the deal that is tried now.
    fn number(&self) -> DealNumber {
        let mut chance = Chance::from_seed(self.seed);
        let mut numbers = std::iter::repeat_with(|| chance.below(NUMBERS));
        let number = numbers.nth(self.tried).unwrap_or_default();
        DealNumber::new(number.into()).expect("small numbers are numbers of deals")
    }
}

impl Inquiry for DealSearch {
    fn next_query(&self) -> Option<Query> {
        if self.progress() != SearchProgress::Looking {
            return None;
        }
        let line = Line::deal(AnyOptions::for_table(self.game), self.number());
        Some(match self.goal {
            SearchGoal::Winnable => Query::Win { line, effort: Effort::Brief },
            SearchGoal::Graded(_) => Query::Grade { deal: line },
            SearchGoal::Daily => Query::Win { line, effort: Effort::Counted },
        })
    }

    fn receive(&mut self, answer: Answer) {
        self.is_found = match (self.goal, answer) {
            (SearchGoal::Winnable | SearchGoal::Daily, Answer::Verdict(Verdict::Won(_))) => true,
            (SearchGoal::Graded(grade), Answer::Graded(graded)) => {
                self.graded = Some(graded);
                grade == graded.grade
            }
            _ => false,
        };
        if !self.is_found {
            self.tried += 1;
        }
    }
}
