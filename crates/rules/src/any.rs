//! One of the games, whichever it is: what front ends, records and the referee work with.

use std::fmt;
use std::str::FromStr;

use talon_pieces::{Card, Chance, DealNumber};

use crate::contract::Violation;
use crate::text::layout_game;
use crate::{
    Fault, Faults, Game, GameName, GameOptions, GameProperties, OptionsError, ParseLayoutError,
    ParseMoveError, Player, Problem, SeatView, Status, curse, doublets, lady_jane, yields,
};

/// The invariant whose breach is a mistake in the calling program, never in a player's input.
const OTHER_GAME: &str = "the parts of one game must not be mixed with another game";

/// Whoever can look at a game: the one player of a patience, or a side of a game between two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum AnySeat {
    /// The player of a patience.
    Player,
    /// The first seat of a game between two.
    South,
    /// The second seat of a game between two.
    North,
}

impl AnySeat {
    /// The seats of a game.
    pub const fn of(game: GameName) -> &'static [AnySeat] {
        match game {
            GameName::Curse => &[AnySeat::South, AnySeat::North],
            GameName::Doublets | GameName::Yield | GameName::LadyJane => &[AnySeat::Player],
        }
    }

    /// The seat across the table; `None` for the player of a patience.
    pub const fn other(self) -> Option<AnySeat> {
        match self {
            AnySeat::Player => None,
            AnySeat::South => Some(AnySeat::North),
            AnySeat::North => Some(AnySeat::South),
        }
    }

    /// The name in records and messages: `player`, `south` or `north`.
    pub const fn as_str(self) -> &'static str {
        match self {
            AnySeat::Player => "player",
            AnySeat::South => "south",
            AnySeat::North => "north",
        }
    }
}

impl fmt::Display for AnySeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl From<Player> for AnySeat {
    fn from(_: Player) -> AnySeat {
        AnySeat::Player
    }
}

impl From<AnySeat> for Player {
    /// # Panics
    /// For a seat that no patience has.
    fn from(seat: AnySeat) -> Player {
        assert_eq!(seat, AnySeat::Player, "{OTHER_GAME}");
        Player
    }
}

impl From<curse::Seat> for AnySeat {
    fn from(seat: curse::Seat) -> AnySeat {
        match seat {
            curse::Seat::South => AnySeat::South,
            curse::Seat::North => AnySeat::North,
        }
    }
}

impl From<AnySeat> for curse::Seat {
    /// # Panics
    /// For the seat of a patience.
    fn from(seat: AnySeat) -> curse::Seat {
        match seat {
            AnySeat::South => curse::Seat::South,
            AnySeat::North => curse::Seat::North,
            AnySeat::Player => panic!("{OTHER_GAME}"),
        }
    }
}

/// Writes the enums over the games and hands every call on to the game that it is about.
///
/// Each game is one line: the name of the variant (as in [`GameName`]) and the game's module.
macro_rules! any_games {
    ($($game:ident: $module:ident),+ $(,)?) => {
        /// A position of one of the games. See [`Game`] for what the methods mean.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(clippy::large_enum_variant, reason = "a position stands alone and is asked often: no box")]
        pub enum AnyGame {
            $(#[doc = concat!("See [`", stringify!($module), "::State`].")] $game($module::State)),+
        }

        /// The options of one of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyOptions {
            $(#[doc = concat!("See [`", stringify!($module), "::Options`].")] $game($module::Options)),+
        }

        /// A move in one of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum AnyMove {
            $(#[doc = concat!("See [`", stringify!($module), "::Move`].")] $game($module::Move)),+
        }

        /// Why a move is not allowed in one of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyViolation {
            $(#[doc = concat!("See [`", stringify!($module), "::Violation`].")] $game($module::Violation)),+
        }

        /// What a move did in one of the games.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyEffect {
            $(#[doc = concat!("See [`", stringify!($module), "::Effect`].")] $game($module::Effect)),+
        }

        /// What lies where in one of the games; its text names the game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyLayout {
            $(#[doc = concat!("See [`", stringify!($module), "::Layout`].")] $game($module::Layout)),+
        }

        /// All that one seat knows in one of the games.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("See [`", stringify!($module), "::View`].")] $game($module::View)),+
        }

        impl AnyGame {
            /// The position that a deal number stands for.
            pub fn deal(options: &AnyOptions, number: DealNumber) -> AnyGame {
                match options {
                    $(AnyOptions::$game(options) => AnyGame::$game(Game::deal(options, number))),+
                }
            }

            /// The position of an arrangement in which everything is visible.
            ///
            /// # Errors
            /// All the reasons at once why the arrangement cannot be played.
            pub fn arrange(layout: &AnyLayout) -> Result<AnyGame, Faults> {
                match layout {
                    $(AnyLayout::$game(layout) => Game::arrange(layout).map(AnyGame::$game)),+
                }
            }

            /// One of the positions that look like this view.
            pub fn sample_world(view: &AnyView, chance: &mut Chance) -> AnyGame {
                match view {
                    $(AnyView::$game(view) => AnyGame::$game(Game::sample_world(view, chance))),+
                }
            }

            /// Which game this is.
            pub fn name(&self) -> GameName {
                match self {
                    $(AnyGame::$game(_) => GameName::$game),+
                }
            }

            /// The options that the game is played with.
            pub fn options(&self) -> AnyOptions {
                match self {
                    $(AnyGame::$game(game) => AnyOptions::$game(*Game::options(game))),+
                }
            }

            /// Whether the game goes on, or how it ended.
            pub fn status(&self) -> Status {
                match self {
                    $(AnyGame::$game(game) => Game::status(game)),+
                }
            }

            /// The points so far, where the game counts them for one player.
            pub fn score(&self) -> Option<u32> {
                match self {
                    $(AnyGame::$game(game) => Game::score(game)),+
                }
            }

            /// Whose move it is; `None` when the game has ended.
            pub fn seat_to_move(&self) -> Option<AnySeat> {
                match self {
                    $(AnyGame::$game(game) => Game::seat_to_move(game).map(AnySeat::from)),+
                }
            }

            /// The first rule that this move would break, or `None` when it is legal.
            ///
            /// # Panics
            /// For a move of another game.
            pub fn why_not(&self, candidate: AnyMove) -> Option<AnyViolation> {
                match (self, candidate) {
                    $((AnyGame::$game(game), AnyMove::$game(candidate)) => {
                        Game::why_not(game, candidate).map(AnyViolation::$game)
                    })+
                    _ => panic!("{OTHER_GAME}"),
                }
            }

            /// Every legal move, each once.
            pub fn legal_moves(&self) -> Vec<AnyMove> {
                match self {
                    $(AnyGame::$game(game) => {
                        let mut moves = Vec::new();
                        Game::legal_moves(game, &mut moves);
                        moves.into_iter().map(AnyMove::$game).collect()
                    })+
                }
            }

            /// Plays a move if it is legal.
            ///
            /// # Errors
            /// The rule that it breaks; the position is then unchanged.
            ///
            /// # Panics
            /// For a move of another game.
            pub fn play(&mut self, wanted: AnyMove) -> Result<AnyEffect, AnyViolation> {
                match (self, wanted) {
                    $((AnyGame::$game(game), AnyMove::$game(wanted)) => {
                        Game::play(game, wanted).map(AnyEffect::$game).map_err(AnyViolation::$game)
                    })+
                    _ => panic!("{OTHER_GAME}"),
                }
            }

            /// Takes back the last move, given what it did. The position is then exactly as before.
            ///
            /// # Panics
            /// For a move or an effect of another game.
            pub fn undo(&mut self, played: AnyMove, effect: &AnyEffect) {
                match (self, played, effect) {
                    $((AnyGame::$game(game), AnyMove::$game(played), AnyEffect::$game(effect)) => {
                        Game::undo(game, played, effect);
                    })+
                    _ => panic!("{OTHER_GAME}"),
                }
            }

            /// Everything, the hidden things too.
            pub fn layout(&self) -> AnyLayout {
                match self {
                    $(AnyGame::$game(game) => AnyLayout::$game(Game::layout(game))),+
                }
            }

            /// What this seat knows.
            ///
            /// # Panics
            /// For a seat that is not one of [`AnySeat::of`] this game.
            pub fn view(&self, seat: AnySeat) -> AnyView {
                match self {
                    $(AnyGame::$game(game) => AnyView::$game(Game::view(game, seat.into()))),+
                }
            }

            /// Whether this seat has seen a piece here that it had not seen in the earlier position
            /// of the same game.
            ///
            /// # Panics
            /// For positions of two games, and for a seat that is not one of [`AnySeat::of`] this game.
            pub fn has_revealed(&self, earlier: &AnyGame, seat: AnySeat) -> bool {
                match (self, earlier) {
                    $((AnyGame::$game(now), AnyGame::$game(earlier)) => {
                        has_revealed(now.clone(), earlier.clone(), seat.into())
                    })+
                    _ => panic!("{OTHER_GAME}"),
                }
            }

            /// Reads the text of a move of this game; whether it is legal is for the judge to say.
            ///
            /// # Errors
            /// What can be written instead.
            pub fn read_move(&self, text: &str) -> Result<AnyMove, ParseMoveError> {
                AnyMove::read(self.name(), text)
            }
        }

        impl AnyOptions {
            /// The usual options of a game.
            pub fn usual(game: GameName) -> AnyOptions {
                match game {
                    $(GameName::$game => AnyOptions::$game(Default::default()),)+
                }
            }

            /// See [`GameOptions::for_table`].
            pub fn for_table(game: GameName) -> AnyOptions {
                match game {
                    $(GameName::$game => AnyOptions::$game(GameOptions::for_table()),)+
                }
            }

            /// Which game these are options of.
            pub fn game(&self) -> GameName {
                match self {
                    $(AnyOptions::$game(_) => GameName::$game),+
                }
            }

            /// See [`GameOptions::pairs`].
            pub fn pairs(&self) -> Vec<(&'static str, u8)> {
                match self {
                    $(AnyOptions::$game(options) => options.pairs()),+
                }
            }

            /// See [`GameOptions::from_pairs`].
            ///
            /// # Errors
            /// An unknown or repeated name, or values that no deal can be made of.
            pub fn from_pairs<'a>(
                game: GameName,
                pairs: impl IntoIterator<Item = (&'a str, u8)>,
            ) -> Result<AnyOptions, OptionsError> {
                match game {
                    $(GameName::$game => GameOptions::from_pairs(pairs).map(AnyOptions::$game),)+
                }
            }

            /// See [`GameOptions::to_text`].
            pub fn to_text(&self) -> String {
                match self {
                    $(AnyOptions::$game(options) => options.to_text()),+
                }
            }

            /// See [`GameOptions::from_text`].
            ///
            /// # Errors
            /// As [`AnyOptions::from_pairs`], and a text that is no list of names and numbers.
            pub fn from_text(game: GameName, text: &str) -> Result<AnyOptions, OptionsError> {
                match game {
                    $(GameName::$game => GameOptions::from_text(text).map(AnyOptions::$game),)+
                }
            }

            /// Every move that can be written down for these options, legal or not.
            pub fn conceivable_moves(&self) -> Vec<AnyMove> {
                match self {
                    $(AnyOptions::$game(options) => {
                        let moves = <$module::State as Game>::conceivable_moves(options);
                        moves.into_iter().map(AnyMove::$game).collect()
                    })+
                }
            }
        }

        impl AnyMove {
            /// Which game this is a move of.
            pub fn game(&self) -> GameName {
                match self {
                    $(AnyMove::$game(_) => GameName::$game),+
                }
            }

            /// Reads the text of a move of this game.
            ///
            /// # Errors
            /// What can be written instead.
            pub fn read(game: GameName, text: &str) -> Result<AnyMove, ParseMoveError> {
                match game {
                    $(GameName::$game => text.parse().map(AnyMove::$game),)+
                }
            }
        }

        impl fmt::Display for AnyMove {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyMove::$game(played) => played.fmt(f)),+
                }
            }
        }

        impl Violation for AnyViolation {
            fn rule(&self) -> &'static str {
                match self {
                    $(AnyViolation::$game(violation) => violation.rule()),+
                }
            }
        }

        impl AnyLayout {
            /// Which game this is a layout of.
            pub fn game(&self) -> GameName {
                match self {
                    $(AnyLayout::$game(_) => GameName::$game),+
                }
            }
        }

        impl fmt::Display for AnyLayout {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnyLayout::$game(layout) => layout.fmt(f)),+
                }
            }
        }

        impl FromStr for AnyLayout {
            type Err = ParseLayoutError;

            /// Reads the layout of the game that the text names.
            fn from_str(text: &str) -> Result<AnyLayout, ParseLayoutError> {
                match layout_game(text)? {
                    $(GameName::$game => text.parse().map(AnyLayout::$game),)+
                }
            }
        }

        impl AnyView {
            /// What the view shows, with the unknown left open.
            pub fn layout(&self) -> AnyLayout {
                match self {
                    $(AnyView::$game(view) => AnyLayout::$game(view.layout().clone())),+
                }
            }
        }

        impl GameName {
            /// The facts about the game that hold for every deal.
            pub fn properties(self) -> GameProperties {
                match self {
                    $(GameName::$game => <$module::State as Game>::PROPERTIES,)+
                }
            }

            /// The numbers of the game's rules, in order.
            pub fn rules(self) -> &'static [&'static str] {
                match self {
                    $(GameName::$game => <$module::State as Game>::RULES,)+
                }
            }
        }
    };
}

any_games! {
    Doublets: doublets,
    Yield: yields,
    LadyJane: lady_jane,
    Curse: curse,
}

impl AnyGame {
    /// Deals a patience from a deck, whose first card is dealt first.
    ///
    /// # Errors
    /// All the cards that are missing, foreign or there twice; always for Curse of the Doublet.
    pub fn from_deck(options: &AnyOptions, deck: &[Card]) -> Result<AnyGame, Faults> {
        match options {
            AnyOptions::Doublets(options) => doublets::State::from_deck(options, deck).map(AnyGame::Doublets),
            AnyOptions::Yield(options) => yields::State::from_deck(options, deck).map(AnyGame::Yield),
            AnyOptions::LadyJane(options) => {
                lady_jane::State::from_deck(options, deck).map(AnyGame::LadyJane)
            }
            AnyOptions::Curse(_) => {
                let problem = Problem::Special("a game of dominoes is not dealt from a deck of cards");
                Err(Fault::new("deck", problem).into())
            }
        }
    }
}

/// Whether a piece that was hidden from this seat is so no more.
fn has_revealed<G: Game>(mut now: G, mut earlier: G, seat: G::Seat) -> bool {
    let hidden: Vec<G::Piece> = now.hidden_mut(seat).into_iter().map(|piece| *piece).collect();
    earlier.hidden_mut(seat).into_iter().any(|piece| !hidden.contains(piece))
}
