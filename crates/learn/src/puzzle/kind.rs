use std::fmt;
use std::str::FromStr;

use talon_rules::GameName;

/// Declares an enumeration whose values have names in texts.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident, $(#[$error_meta:meta])* $error:ident: $($(#[$value_meta:meta])* $value:ident = $text:literal,)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        $(#[$meta])*
        pub enum $name {
            $($(#[$value_meta])* $value,)+
        }

        impl $name {
            /// All of them, in the order of a list.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$value),+];

            /// The name in texts and commands.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        $(#[$error_meta])*
        pub struct $error;

        impl FromStr for $name {
            type Err = $error;

            fn from_str(text: &str) -> Result<$name, $error> {
                $name::ALL.into_iter().find(|value| value.as_str() == text).ok_or($error)
            }
        }
    };
}

named! {
    /// The question of a puzzle.
    PuzzleKind,
    /// The error for a text that names no kind.
    #[error("the kinds are way, own, fair-choice, double-dummy, inference and safety-play")]
    UnknownKind:
    /// A patience with all cards open: find the only moves that still win. A value is the most points that can be
    /// reached.
    Way = "way",
    /// The player's own patience, where the win was thrown away: find a move that keeps it. A value is 1 if the game
    /// can still be won. No collection has this kind.
    Own = "own",
    /// A patience with hidden cards: find the move after which the most orders of the hidden cards can be won. A value is
    /// the number of these orders.
    FairChoice = "fair-choice",
    /// A hand of dominoes with all tiles open, after the problems of bridge columns: find the plays that score most
    /// against the best replies. A value is the points of the player minus those of the other seat.
    DoubleDummy = "double-dummy",
    /// A hand of dominoes: what do the passes prove about the other hand? The value of the right answer is 1.
    Inference = "inference",
    /// A hand of dominoes: find the play that is best against every hand that the other seat may hold, the safety play of
    /// bridge. A value is the points in the worst case.
    SafetyPlay = "safety-play",
}

impl PuzzleKind {
    /// Returns true if the collections have puzzles of this kind from a game: those of a patience need the solver's verdict,
    /// those of dominoes hidden hands.
    ///
    /// # Examples
    /// ```
    /// use talon_learn::puzzle::PuzzleKind;
    /// use talon_rules::GameName;
    ///
    /// assert!(PuzzleKind::Inference.exists_in(GameName::Curse));
    /// assert!(!PuzzleKind::Inference.exists_in(GameName::Yield));
    /// ```
    #[must_use]
    pub fn exists_in(self, game: GameName) -> bool {
        let properties = game.properties();
        match self {
            PuzzleKind::Own => false,
            PuzzleKind::Way | PuzzleKind::FairChoice => properties.has_exact_verdict,
            PuzzleKind::DoubleDummy | PuzzleKind::Inference | PuzzleKind::SafetyPlay => {
                properties.has_hidden_hands
            }
        }
    }
}

named! {
    /// The difficulty of a puzzle.
    Difficulty,
    /// The error for a text that names no difficulty.
    #[error("the difficulties are very-easy, easy, medium, hard and very-hard")]
    UnknownDifficulty:
    /// For a first try.
    VeryEasy = "very-easy",
    /// One idea.
    Easy = "easy",
    /// One idea that hides.
    Medium = "medium",
    /// Several ideas.
    Hard = "hard",
    /// For an evening.
    VeryHard = "very-hard",
}

impl Difficulty {
    /// The lowest rating of each difficulty.
    const FROM: [(u16, Difficulty); 5] = [
        (1_950, Difficulty::VeryHard),
        (1_850, Difficulty::Hard),
        (1_680, Difficulty::Medium),
        (1_580, Difficulty::Easy),
        (0, Difficulty::VeryEasy),
    ];

    /// The difficulty of a rating.
    pub fn of_rating(rating: u16) -> Difficulty {
        let (_, difficulty) =
            Self::FROM.into_iter().find(|(from, _)| rating >= *from).expect("0 is the lowest rating");
        difficulty
    }
}

named! {
    /// The idea of a puzzle.
    Theme,
    /// The error for a text that names no theme.
    #[error("there is no such theme")]
    UnknownTheme:
    /// The right move turns or deals a card although others can be played.
    Wait = "wait",
    /// The usual mistake is to turn or deal a card instead.
    Now = "now",
    /// One of several cards that can be played.
    Which = "which",
    /// The right play makes a match, so that the player plays again.
    Match = "match",
    /// The right play makes no match although another one does.
    NoMatch = "no-match",
    /// The right play leaves the other seat without an answer.
    Block = "block",
    /// Any other play of dominoes.
    Quiet = "quiet",
    /// The numbers that the other seat cannot hold.
    Numbers = "numbers",
    /// A tile that the other seat can still hold.
    Tile = "tile",
    /// The number of hands that the other seat can hold.
    Count = "count",
}
