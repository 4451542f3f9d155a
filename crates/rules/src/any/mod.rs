//! A position of any of the games: the type for front ends, records and the referee.

#[macro_use]
mod dispatch;
mod parts;
mod seat;

use crate::pieces::{Card, Chance, DealNumber};

pub use self::parts::{AnyEffect, AnyLayout, AnyMove, AnyOptions, AnyPiece, AnyView, AnyViolation};
pub use self::seat::{AnySeat, NoSuchSeat};
use crate::{Faults, Game, GameName, ParseMoveError, Status};

any_enum! {
    /// A position of any game. See [`Game`] for the meaning of the methods.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName, Violation};
    ///
    /// let options = AnyOptions::from_text(GameName::Doublets, "redeals 0")?;
    /// let mut game = AnyGame::deal(&options, DealNumber::new(17)?);
    /// let before = game.clone();
    ///
    /// let flip = game.read_move("flip")?;
    /// let effect = game.play(flip).expect("the stock is full");
    /// game.undo(flip, &effect);
    /// assert_eq!(game, before);
    ///
    /// let redeal = game.read_move("redeal")?;
    /// assert_eq!(game.why_not(redeal).map(|violation| violation.rule()), Some("D6"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[allow(clippy::large_enum_variant, reason = "a position stands alone and is asked often: no box")]
    pub enum AnyGame of State
}

impl AnyGame {
    /// Deals the position of a deal number.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// for game in GameName::ALL {
    ///     let deal = AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(17)?);
    ///     assert_eq!(deal.name(), game);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deal(options: &AnyOptions, number: DealNumber) -> AnyGame {
        dispatch!(options, AnyOptions(options), State => State::deal(options, number).into())
    }

    /// Deals from a deck of cards, first card first, as [`Game::from_deck`] does.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::{DealNumber, shuffled_cards};
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let (number, options) = (DealNumber::new(17)?, AnyOptions::usual(GameName::LadyJane));
    /// let game = AnyGame::from_deck(&options, &shuffled_cards(number, 13))?;
    /// assert_eq!(game, AnyGame::deal(&options, number));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// All cards that are missing, foreign or there twice. A game without cards always fails.
    pub fn from_deck(options: &AnyOptions, deck: &[Card]) -> Result<AnyGame, Faults> {
        dispatch!(options, AnyOptions(options), State => State::from_deck(options, deck).map(AnyGame::from))
    }

    /// Makes the position of an arrangement in which every piece is known.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::AnyGame;
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: AC AC | .";
    /// let faults = AnyGame::arrange(&layout.parse()?).expect_err("there is only one ace of clubs");
    /// assert!(faults.to_string().contains("AC is there twice"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// All faults of the arrangement.
    pub fn arrange(layout: &AnyLayout) -> Result<AnyGame, Faults> {
        dispatch!(layout, AnyLayout(layout), State => State::arrange(layout).map(AnyGame::from))
    }

    /// Samples one of the positions that look like this view.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::{Chance, DealNumber};
    /// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Curse), DealNumber::new(17)?);
    /// let view = game.view(AnySeat::South);
    /// let world = AnyGame::sample_world(&view, &mut Chance::from_seed(1));
    /// assert_eq!(world.view(AnySeat::South), view);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sample_world(view: &AnyView, chance: &mut Chance) -> AnyGame {
        dispatch!(view, AnyView(view), State => State::sample_world(view, chance).into())
    }

    /// The name of the game.
    pub fn name(&self) -> GameName {
        dispatch!(self, AnyGame(_), State => State::NAME)
    }

    /// The options of the game.
    pub fn options(&self) -> AnyOptions {
        dispatch!(self, AnyGame(game) => (*game.options()).into())
    }

    /// The state of the game: it continues, or it has a result.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnyGame, Status};
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: . . | .";
    /// let mut game = AnyGame::arrange(&layout.parse()?)?;
    /// game.play(game.read_move("king top")?)?;
    /// assert_eq!(game.status(), Status::Won);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn status(&self) -> Status {
        dispatch!(self, AnyGame(game) => game.status())
    }

    /// The points so far, where the game counts them for one player.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let number = DealNumber::new(17)?;
    /// let score = |game| AnyGame::deal(&AnyOptions::usual(game), number).score();
    /// assert_eq!(score(GameName::Doublets), Some(1), "one card lies on the foundation");
    /// assert_eq!(score(GameName::Curse), None, "it is a game between two");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn score(&self) -> Option<u32> {
        dispatch!(self, AnyGame(game) => game.score())
    }

    /// The seat to move; `None` when the game has ended.
    pub fn seat_to_move(&self) -> Option<AnySeat> {
        dispatch!(self, AnyGame(game) => game.seat_to_move().map(AnySeat::from))
    }

    /// Returns the first rule that this move would break, or `None` if the move is legal.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17)?);
    /// let refused = game.why_not(game.read_move("king r1c7")?).expect("it is covered");
    /// assert_eq!(refused.to_string(), "QS covers KC");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// For a move of another game.
    pub fn why_not(&self, candidate: AnyMove) -> Option<AnyViolation> {
        dispatch!([self, candidate], [AnyGame(game), AnyMove(candidate)] => {
            game.why_not(candidate).map(AnyViolation::from)
        })
    }

    /// Returns the legal moves, each once.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Curse), DealNumber::new(17)?);
    /// assert_eq!(game.legal_moves().len(), 11, "the leader puts down any of the tiles");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        dispatch!(self, AnyGame(game) => {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            moves.into_iter().map(AnyMove::from).collect()
        })
    }

    /// Plays a move if it is legal.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName, Status};
    ///
    /// let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
    /// while game.status() == Status::Playing {
    ///     let moves = game.legal_moves();
    ///     game.play(*moves.last().expect("the game continues"))?;
    /// }
    /// assert_eq!(game.seat_to_move(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The rule that it breaks; the position is then unchanged.
    ///
    /// # Panics
    /// For a move of another game.
    pub fn play(&mut self, wanted: AnyMove) -> Result<AnyEffect, AnyViolation> {
        dispatch!([self, wanted], [AnyGame(game), AnyMove(wanted)] => {
            game.play(wanted).map(AnyEffect::from).map_err(AnyViolation::from)
        })
    }

    /// Undoes the last move, given its effect. The position is then exactly as before.
    ///
    /// # Panics
    /// For a move or an effect of another game.
    pub fn undo(&mut self, played: AnyMove, effect: &AnyEffect) {
        dispatch!([self, played, effect], [AnyGame(game), AnyMove(played), AnyEffect(effect)] => {
            game.undo(played, effect);
        });
    }

    /// The layout with every piece known.
    pub fn layout(&self) -> AnyLayout {
        dispatch!(self, AnyGame(game) => game.layout().into())
    }

    /// Everything that this seat knows.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Curse), DealNumber::new(17)?);
    /// let [south, north] = [AnySeat::South, AnySeat::North].map(|seat| game.view(seat));
    /// assert_ne!(south, north, "each seat sees only its own tiles");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// For a seat that is not one of [`AnySeat::of`] this game.
    pub fn view(&self, seat: AnySeat) -> AnyView {
        dispatch!(self, AnyGame(game) => game.view(seat_of_game(seat)).into())
    }

    /// The pieces that this seat has never seen.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::LadyJane), DealNumber::new(17)?);
    /// assert_eq!(game.hidden(AnySeat::Player).len(), 37, "16 in the stock and 21 face down");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// For a seat that is not one of [`AnySeat::of`] this game.
    pub fn hidden(&self, seat: AnySeat) -> Vec<AnyPiece> {
        dispatch!(self, AnyGame(game) => game.hidden(seat_of_game(seat)).into_iter().map(AnyPiece::from).collect())
    }

    /// Reads the text of a move of this game, legal or not.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17)?);
    /// assert_eq!(game.read_move("Pair top r7c1")?.to_string(), "pair r7c1 top");
    /// assert!(game.read_move("redeal").is_err(), "Yield has no redeal");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The text is not a move; the error says what can be written instead.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, ParseMoveError> {
        AnyMove::read(self.name(), text)
    }
}

/// The seat of a game.
fn seat_of_game<S: TryFrom<AnySeat>>(seat: AnySeat) -> S {
    seat.try_into().unwrap_or_else(|_| dispatch::games_mixed())
}
