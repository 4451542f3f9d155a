//! What solvers have to say to a player: whether a game can still be won, hints, the review.

use talon_pieces::Card;

use crate::Lang;

/// Whether a game can still be won, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It can.
    CanBeWon,
    /// It cannot any more.
    CannotBeWon,
    /// It never could: the deal is like that.
    NeverCould,
    /// That was not found out in time.
    NotFound,
    /// That is being found out.
    Looking,
}

/// What a hint tells on one of its rungs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tip<'a> {
    /// Nothing yet: it is being looked for.
    Looking,
    /// Nothing: whether the game can be won was not found out.
    NotFound,
    /// There are no more points to be had.
    NothingToGain,
    /// The game is over.
    Over,
    /// There is a move that keeps the win within reach.
    Win,
    /// There is a move that leads to so many points, but not to a win.
    Points(u32),
    /// The card that the move is about.
    Card(Card),
    /// The move begins at the stock.
    Stock,
    /// The move, by its name.
    Where(&'a str),
    /// Why this move.
    Why(Why),
}

/// Why a hint is what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// That is being found out.
    Looking,
    /// There is no other move.
    Single,
    /// All other moves lose the game.
    Only,
    /// No move loses the game.
    All,
    /// So many of all the moves keep the win.
    Some {
        /// Those that do, with this one.
        keep: usize,
        /// All of them.
        all: usize,
    },
    /// It keeps the win; of other moves that was not found out.
    Unknown,
    /// It leads to so many points.
    Points {
        /// So many.
        points: u32,
        /// Whether there are no more to be had.
        is_exact: bool,
    },
}

/// What a review has found out about a whole game. Moves are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewVerdict<'a> {
    /// It is still looking.
    Looking,
    /// The game was won.
    Won,
    /// The game could have been won when it was left.
    LeftWhileWinnable,
    /// The deal could never be won.
    FromTheStart {
        /// The points that could be had.
        points: u32,
        /// Whether there were no more.
        is_exact: bool,
    },
    /// One move lost it.
    Move {
        /// Its number.
        number: usize,
        /// Its name.
        name: &'a str,
    },
    /// One of the moves between these two lost it.
    Between {
        /// Up to this one it could be won.
        from: usize,
        /// After this one it could not.
        to: usize,
    },
    /// That was not found out.
    NotFound,
}

/// What was still possible at one place of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewPlace {
    /// The points that could still be had, or more.
    pub points: u32,
    /// Whether it was not more.
    pub is_exact: bool,
    /// The points of a game that is won.
    pub full: u32,
    /// Whether it could still be won; `None` while that is not known.
    pub can_be_won: Option<bool>,
}

impl Lang {
    /// Whether a game can still be won, in a few words.
    pub fn prospect(&self, prospect: Prospect) -> String {
        self.text(match prospect {
            Prospect::CanBeWon => "outlook-can-be-won",
            Prospect::CannotBeWon => "outlook-cannot-be-won",
            Prospect::NeverCould => "outlook-never-could",
            Prospect::NotFound => "outlook-not-found",
            Prospect::Looking => "outlook-looking",
        })
    }

    /// Whether a game can still be won, as a sentence.
    pub fn prospect_sentence(&self, prospect: Prospect) -> String {
        self.text(match prospect {
            Prospect::CanBeWon => "outlook-sentence-can-be-won",
            Prospect::CannotBeWon => "outlook-sentence-cannot-be-won",
            Prospect::NeverCould => "outlook-sentence-never-could",
            Prospect::NotFound => "outlook-sentence-not-found",
            Prospect::Looking => "outlook-sentence-looking",
        })
    }

    /// What a hint tells.
    pub fn tip(&self, tip: Tip<'_>) -> String {
        match tip {
            Tip::Looking => self.text("hint-looking"),
            Tip::NotFound => self.text("hint-not-found"),
            Tip::NothingToGain => self.text("hint-nothing-to-gain"),
            Tip::Over => self.text("hint-over"),
            Tip::Win => self.text("hint-win"),
            Tip::Points(points) => self.text_with("hint-points", &[("points", points.into())]),
            Tip::Card(card) => self.text_with("hint-which", &[("card", self.card_name(card).into())]),
            Tip::Stock => self.text("hint-which-stock"),
            Tip::Where(name) => self.text_with("hint-where", &[("move", name.into())]),
            Tip::Why(why) => self.why(why),
        }
    }

    fn why(&self, why: Why) -> String {
        match why {
            Why::Looking => self.text("hint-why-looking"),
            Why::Single => self.text("hint-why-single"),
            Why::Only => self.text("hint-why-only"),
            Why::All => self.text("hint-why-all"),
            Why::Some { keep, all } => {
                self.text_with("hint-why-some", &[("keep", keep.into()), ("all", all.into())])
            }
            Why::Unknown => self.text("hint-why-unknown"),
            Why::Points { points, is_exact } => {
                let id = if is_exact { "hint-why-points" } else { "hint-why-some-points" };
                self.text_with(id, &[("points", points.into())])
            }
        }
    }

    /// What a review has found out about a whole game, in one sentence.
    pub fn review_verdict(&self, verdict: ReviewVerdict<'_>) -> String {
        match verdict {
            ReviewVerdict::Looking => self.text("review-looking"),
            ReviewVerdict::Won => self.text("review-never-won"),
            ReviewVerdict::LeftWhileWinnable => self.text("review-never-left"),
            ReviewVerdict::FromTheStart { points, is_exact } => {
                let id = if is_exact { "review-from-the-start" } else { "review-from-the-start-some" };
                self.text_with(id, &[("points", points.into())])
            }
            ReviewVerdict::Move { number: 1, name } => {
                self.text_with("review-move-first", &[("move", name.into())])
            }
            ReviewVerdict::Move { number, name } => {
                self.text_with("review-move", &[("number", number.into()), ("move", name.into())])
            }
            ReviewVerdict::Between { from, to } => {
                self.text_with("review-between", &[("from", from.into()), ("to", to.into())])
            }
            ReviewVerdict::NotFound => self.text("review-not-found"),
        }
    }

    /// What was still possible at one place of a game, without a full stop.
    pub fn review_place(&self, place: ReviewPlace) -> String {
        let id = match (place.can_be_won, place.is_exact) {
            (Some(true), _) => "review-at-can-be-won",
            (Some(false), true) => "review-at-cannot-be-won",
            (Some(false), false) => "review-at-some-points",
            (None, _) => "review-at-unknown",
        };
        self.text_with(id, &[("points", place.points.into()), ("full", place.full.into())])
    }
}
