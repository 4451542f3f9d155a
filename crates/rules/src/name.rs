use std::fmt::{self, Display};
use std::str::FromStr;

/// Declares the names of the games.
macro_rules! game_names {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        /// The games.
        ///
        /// # Examples
        /// ```
        /// use talon_rules::GameName;
        ///
        /// assert_eq!("lady-jane".parse(), Ok(GameName::LadyJane));
        /// assert_eq!(GameName::ALL.first(), Some(&GameName::Doublets));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        pub enum GameName {
            $(#[doc = concat!("[`", stringify!($module), "`](crate::", stringify!($module), ")")] $game,)+
        }

        impl GameName {
            /// All games, in the order of the menu.
            pub const ALL: [GameName; [$($text),+].len()] = [$(GameName::$game),+];

            /// The name in commands, records and messages, such as `lady-jane`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(GameName::$game => $text,)+
                }
            }
        }
    };
}

games!(game_names! {});

/// Declares the names of the games for one player.
macro_rules! patience_names {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        impl GameName {
            /// The games for one player, in the order of the menu.
            ///
            /// # Examples
            /// ```
            /// use talon_rules::GameName;
            ///
            /// assert!(GameName::PATIENCES.into_iter().all(|game| game.properties().players == 1));
            /// ```
            pub const PATIENCES: [GameName; [$($text),+].len()] = [$(GameName::$game),+];
        }
    };
}

patiences!(patience_names! {});

impl Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameName, UnknownGame> {
        GameName::ALL.into_iter().find(|name| name.as_str() == text).ok_or(UnknownGame)
    }
}

/// A text that is not the name of a game.
///
/// # Examples
/// ```
/// use talon_rules::{GameName, UnknownGame};
///
/// assert_eq!("chess".parse::<GameName>(), Err(UnknownGame));
/// assert!(UnknownGame.to_string().starts_with("the games are doublets, yield, "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the games are {}", names_in_words())]
pub struct UnknownGame;

/// `doublets, yield, lady-jane and curse`
fn names_in_words() -> String {
    let [others @ .., last] = GameName::ALL.map(GameName::as_str);
    format!("{} and {last}", others.join(", "))
}

/// Facts about a game that hold for every deal. Programs ask for them rather than for the name of a game.
///
/// # Examples
/// ```
/// use talon_rules::GameName;
///
/// let curse = GameName::Curse.properties();
/// assert!(curse.players == 2 && curse.has_hidden_hands && curse.is_played_in_matches);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GameProperties {
    /// The number of players.
    pub players: usize,
    /// True if players hold pieces that their opponents must not see.
    pub has_hidden_hands: bool,
    /// True if a solver can decide for one player, without an opponent, whether a position can be won.
    pub has_exact_verdict: bool,
    /// True if deals have grades of difficulty.
    pub is_graded: bool,
    /// True if several deals together make up a match.
    pub is_played_in_matches: bool,
}

impl GameProperties {
    /// The properties of a patience.
    pub const PATIENCE: GameProperties = GameProperties {
        players: 1,
        has_hidden_hands: false,
        has_exact_verdict: true,
        is_graded: true,
        is_played_in_matches: false,
    };
}
