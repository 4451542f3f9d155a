use talon_query::{Grade, Level, Line, Origin};
use talon_rules::pieces::{Card, DealNumber};
use talon_rules::{AnyGame, AnyLayout, AnyMove, AnyOptions, Faults};

use crate::Day;

/// The start of a sitting. A start that exists can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    options: AnyOptions,
    origin: Origin,
    started: u64,
    seen_before: bool,
    opponent: Option<Level>,
    day: Option<Day>,
    grade: Option<Grade>,
}

/// New deals are drawn from this many numbers, which are short enough to tell a friend.
const NEW_DEALS: u64 = 1_000_000;

impl Start {
    /// A deal number made from a random number.
    pub fn any_deal(chance: u64) -> DealNumber {
        DealNumber::new(chance % NEW_DEALS).expect("a million deals have numbers")
    }

    /// A deal by its number. `started` is when, in seconds since 1970.
    pub fn deal(options: AnyOptions, number: DealNumber, started: u64) -> Start {
        Start::new(options, Origin::Deal(number), started)
    }

    fn new(options: AnyOptions, origin: Origin, started: u64) -> Start {
        Start { options, origin, started, seen_before: false, opponent: None, day: None, grade: None }
    }

    /// A patience dealt from a deck, whose first card is dealt first. `started` is when, in seconds
    /// since 1970.
    ///
    /// # Errors
    /// All the cards that are missing, foreign or there twice.
    pub fn deck(options: AnyOptions, deck: Vec<Card>, started: u64) -> Result<Start, Faults> {
        AnyGame::from_deck(&options, &deck)?;
        Ok(Start::new(options, Origin::Deck(deck), started))
    }

    /// An arrangement in which everything is visible. `started` is when, in seconds since 1970.
    ///
    /// # Errors
    /// All the reasons why it cannot be played.
    pub fn position(layout: AnyLayout, started: u64) -> Result<Start, Faults> {
        let options = AnyGame::arrange(&layout)?.options();
        Ok(Start::new(options, Origin::Position(layout), started))
    }

    /// The start of a line, without its moves. `started` is when, in seconds since 1970.
    pub fn of_line(line: &Line, started: u64) -> Start {
        Start::new(line.options, line.origin.clone(), started)
    }

    /// The same start for a player who has seen some of its hidden pieces already, as after a restart.
    pub fn seen_before(self) -> Start {
        Start { seen_before: true, ..self }
    }

    /// The same start against an opponent.
    pub fn against(self, opponent: Level) -> Start {
        Start { opponent: Some(opponent), ..self }
    }

    /// The same start as the deal of a day.
    pub fn of_day(self, day: Day) -> Start {
        Start { day: Some(day), ..self }
    }

    /// The same start of a deal that is known to be this hard.
    pub fn of_grade(self, grade: Grade) -> Start {
        Start { grade: Some(grade), ..self }
    }

    /// The options, which also say which game it is.
    pub fn options(&self) -> AnyOptions {
        self.options
    }

    /// The origin of the first position.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The time when the sitting began, in seconds since 1970.
    pub fn started(&self) -> u64 {
        self.started
    }

    /// Returns true if the player has seen some of its hidden pieces before.
    pub fn is_seen_before(&self) -> bool {
        self.seen_before
    }

    /// The level of the opponent, if there is one. Older records do not say.
    pub fn opponent(&self) -> Option<Level> {
        self.opponent
    }

    /// The day whose deal it is, if it was played as one.
    pub fn day(&self) -> Option<Day> {
        self.day
    }

    /// The difficulty of the deal, once that has been found out.
    pub fn grade(&self) -> Option<Grade> {
        self.grade
    }

    /// The first position.
    pub fn game(&self) -> AnyGame {
        self.origin.game(&self.options).expect("a start is checked when it is made")
    }

    /// The line of these moves from the first position.
    pub fn line(&self, moves: Vec<AnyMove>) -> Line {
        Line { options: self.options, origin: self.origin.clone(), moves }
    }

    /// The same start at another time.
    pub(crate) fn again(&self, started: u64) -> Start {
        Start { started, ..self.clone() }
    }
}
