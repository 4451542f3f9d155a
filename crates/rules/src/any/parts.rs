//! The parts of a game: options, moves, violations, effects, layouts and views.

use std::fmt;
use std::str::FromStr;

use crate::pieces::{Card, Tile};
use crate::text::layout_game;
use crate::{
    Game, GameName, GameOptions, GameProperties, OptionsError, ParseLayoutError, ParseMoveError, SeatView,
    Violation,
};

any_enum! {
    /// The options of any game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyOptions, GameName, lady_jane};
    ///
    /// let options = AnyOptions::from(lady_jane::Options::new(5, 3)?);
    /// assert_eq!(options.game(), GameName::LadyJane);
    /// assert_eq!(options.to_text(), "ranks 5, piles 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum AnyOptions of Options
}

any_enum! {
    /// A move of any game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyMove, GameName, doublets};
    ///
    /// let flip = AnyMove::from(doublets::Move::Flip);
    /// assert_eq!(flip, AnyMove::read(GameName::Doublets, "flip")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum AnyMove of Move
}

any_enum! {
    /// The reason why any game refuses a move.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, AnyViolation, GameName, Violation};
    ///
    /// let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
    /// let refused: AnyViolation = game.play(game.read_move("waste")?).expect_err("no card is there");
    /// assert_eq!(refused.rule(), "D3");
    /// assert_eq!(refused.to_string(), "the waste is empty, so it has no card to play");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum AnyViolation of Violation
}

any_enum! {
    /// The effect of a move of any game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyEffect, AnyGame, AnyOptions, GameName, doublets};
    ///
    /// let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
    /// let effect = game.play(game.read_move("flip")?)?;
    /// assert_eq!(effect, AnyEffect::Doublets(doublets::Effect::Turned("TS".parse()?)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnyEffect of Effect
}

any_enum! {
    /// The layout of any game; its text names the game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyGame, AnyLayout, GameName};
    ///
    /// let layout: AnyLayout = "game: yield; options: ranks 3, rows 2; \
    ///     stock: -; waste: 3C; pyramid: AC 2D | .".parse()?;
    /// assert_eq!(layout.game(), GameName::Yield);
    /// assert_eq!(AnyGame::arrange(&layout)?.score(), Some(9));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnyLayout of Layout
}

any_enum! {
    /// Everything that one seat knows in any game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17)?);
    /// let seen = game.view(AnySeat::Player).layout().to_string();
    /// assert!(seen.contains("stock: ?? ??") && !game.layout().to_string().contains("??"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AnyView of View
}

/// A card or a tile.
///
/// # Examples
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, AnyPiece, AnySeat, GameName};
///
/// let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17)?);
/// let hidden = game.hidden(AnySeat::Player);
/// assert!(hidden.contains(&AnyPiece::Card("7D".parse()?)), "it lies on top of the stock");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum AnyPiece {
    /// A card of a patience.
    Card(Card),
    /// A tile of Curse of the Doublet.
    Tile(Tile),
}

impl From<Card> for AnyPiece {
    fn from(card: Card) -> AnyPiece {
        AnyPiece::Card(card)
    }
}

impl From<Tile> for AnyPiece {
    fn from(tile: Tile) -> AnyPiece {
        AnyPiece::Tile(tile)
    }
}

impl GameName {
    /// The numbers of the game's rules, in order.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(talon_rules::GameName::Curse.rules().len(), 11);
    /// ```
    pub fn rules(self) -> &'static [&'static str] {
        dispatch!(self, State => State::RULES)
    }

    /// The facts about the game that hold for every deal.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::GameName;
    ///
    /// let are_for_two = GameName::ALL.into_iter().filter(|game| game.properties().players == 2);
    /// assert_eq!(are_for_two.collect::<Vec<_>>(), [GameName::Curse]);
    /// ```
    pub fn properties(self) -> GameProperties {
        dispatch!(self, State => State::PROPERTIES)
    }
}

impl AnyOptions {
    /// The default options of a game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyOptions, GameName};
    ///
    /// let options = AnyOptions::usual(GameName::Doublets);
    /// assert_eq!(options.to_text(), "ranks 13, redeals 2, piles 7");
    /// ```
    pub fn usual(game: GameName) -> AnyOptions {
        dispatch!(game, State => <State as Game>::Options::default().into())
    }

    /// The options for a game at the table, as [`GameOptions::for_table`] says.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyOptions, GameName};
    ///
    /// assert_eq!(AnyOptions::usual(GameName::Curse).to_text(), "target 0", "a single hand");
    /// assert_eq!(AnyOptions::for_table(GameName::Curse).to_text(), "target 11", "a match");
    /// ```
    pub fn for_table(game: GameName) -> AnyOptions {
        dispatch!(game, State => <State as Game>::Options::for_table().into())
    }

    /// The game that these options belong to.
    pub fn game(&self) -> GameName {
        dispatch!(self, AnyOptions(_), State => State::NAME)
    }

    /// The points that win the game; `None` for a game between two.
    pub fn points_that_win(&self) -> Option<u32> {
        dispatch!(self, AnyOptions(options) => options.points_that_win())
    }

    /// The name and value of each option, in the order in which they are written.
    pub fn pairs(&self) -> Vec<(&'static str, u8)> {
        dispatch!(self, AnyOptions(options) => options.pairs())
    }

    /// Makes options of these values, with defaults for the rest.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyOptions, GameName};
    ///
    /// let options = AnyOptions::from_pairs(GameName::Yield, [("rows", 5)])?;
    /// assert_eq!(options.pairs(), [("ranks", 13), ("rows", 5)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An unknown or repeated name, or values that no deal can have.
    pub fn from_pairs<'a>(
        game: GameName,
        pairs: impl IntoIterator<Item = (&'a str, u8)>,
    ) -> Result<AnyOptions, OptionsError> {
        dispatch!(game, State => <State as Game>::Options::from_pairs(pairs).map(AnyOptions::from))
    }

    /// Writes the options, such as `ranks 13, redeals 2, piles 7`.
    pub fn to_text(&self) -> String {
        dispatch!(self, AnyOptions(options) => options.to_text())
    }

    /// Reads what [`AnyOptions::to_text`] writes, with defaults for what is left out.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyOptions, GameName};
    ///
    /// assert!(AnyOptions::from_text(GameName::Yield, "rows 5").is_ok());
    /// let error = AnyOptions::from_text(GameName::Yield, "rows 8").expect_err("that is too many");
    /// assert_eq!(error.to_string(), "rows must be 1 to 7");
    /// ```
    ///
    /// # Errors
    /// As [`AnyOptions::from_pairs`], and a text that is not a list of names and numbers.
    pub fn from_text(game: GameName, text: &str) -> Result<AnyOptions, OptionsError> {
        dispatch!(game, State => <State as Game>::Options::from_text(text).map(AnyOptions::from))
    }

    /// Every move that can be written down for these options, legal or not.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyOptions, GameName};
    ///
    /// let moves = AnyOptions::usual(GameName::Doublets).conceivable_moves();
    /// assert!(moves.iter().any(|made| made.to_string() == "reserve 7"));
    /// ```
    pub fn conceivable_moves(&self) -> Vec<AnyMove> {
        dispatch!(self, AnyOptions(options), State => {
            State::conceivable_moves(options).into_iter().map(AnyMove::from).collect()
        })
    }
}

impl AnyMove {
    /// The game that this move belongs to.
    pub fn game(&self) -> GameName {
        dispatch!(self, AnyMove(_), State => State::NAME)
    }

    /// Reads the text of a move of this game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyMove, GameName};
    ///
    /// let error = AnyMove::read(GameName::Curse, "2-7").expect_err("no tile has seven pips");
    /// assert!(error.to_string().starts_with("\"2-7\" is not a move of this game: write a tile"));
    /// ```
    ///
    /// # Errors
    /// The text is not a move; the error says what can be written instead.
    pub fn read(game: GameName, text: &str) -> Result<AnyMove, ParseMoveError> {
        dispatch!(game, State => text.parse::<<State as Game>::Move>().map(AnyMove::from))
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        dispatch!(self, AnyMove(played) => played.fmt(f))
    }
}

impl fmt::Display for AnyViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        dispatch!(self, AnyViolation(violation) => violation.fmt(f))
    }
}

impl std::error::Error for AnyViolation {}

impl Violation for AnyViolation {
    fn rule(&self) -> &'static str {
        dispatch!(self, AnyViolation(violation) => violation.rule())
    }
}

impl AnyLayout {
    /// The game that this layout belongs to.
    pub fn game(&self) -> GameName {
        dispatch!(self, AnyLayout(_), State => State::NAME)
    }
}

impl fmt::Display for AnyLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        dispatch!(self, AnyLayout(layout) => layout.fmt(f))
    }
}

impl FromStr for AnyLayout {
    type Err = ParseLayoutError;

    /// Reads the layout of the game that the text names.
    fn from_str(text: &str) -> Result<AnyLayout, ParseLayoutError> {
        dispatch!(layout_game(text)?, State => text.parse::<<State as Game>::Layout>().map(AnyLayout::from))
    }
}

impl AnyView {
    /// The table as the seat sees it. Pieces that it has not seen are unknown.
    pub fn layout(&self) -> AnyLayout {
        dispatch!(self, AnyView(view) => view.layout().clone().into())
    }
}
