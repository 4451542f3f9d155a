//! A position of any of the four games: the type for front ends, records and the referee.

#[macro_use]
mod dispatch;
mod parts;
mod seat;

use crate::pieces::{Card, Chance, DealNumber};

pub use self::parts::{AnyEffect, AnyLayout, AnyMove, AnyOptions, AnyPiece, AnyView, AnyViolation};
pub use self::seat::AnySeat;
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
    pub fn deal(options: &AnyOptions, number: DealNumber) -> AnyGame {
        dispatch!(options, AnyOptions(options), State => State::deal(options, number).into())
    }

    /// See [`Game::from_deck`].
    ///
    /// # Errors
    /// All cards that are missing, foreign or there twice. A game without cards always fails.
    pub fn from_deck(options: &AnyOptions, deck: &[Card]) -> Result<AnyGame, Faults> {
        dispatch!(options, AnyOptions(options), State => State::from_deck(options, deck).map(AnyGame::from))
    }

    /// The position of an arrangement in which every piece is known.
    ///
    /// # Errors
    /// All faults of the arrangement.
    pub fn arrange(layout: &AnyLayout) -> Result<AnyGame, Faults> {
        dispatch!(layout, AnyLayout(layout), State => State::arrange(layout).map(AnyGame::from))
    }

    /// A random position that looks like this view.
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
    pub fn status(&self) -> Status {
        dispatch!(self, AnyGame(game) => game.status())
    }

    /// The points so far, where the game counts them for one player.
    pub fn score(&self) -> Option<u32> {
        dispatch!(self, AnyGame(game) => game.score())
    }

    /// The seat to move; `None` when the game has ended.
    pub fn seat_to_move(&self) -> Option<AnySeat> {
        dispatch!(self, AnyGame(game) => game.seat_to_move().map(AnySeat::from))
    }

    /// The first rule that this move would break, or `None` when it is legal.
    ///
    /// # Panics
    /// For a move of another game.
    pub fn why_not(&self, candidate: AnyMove) -> Option<AnyViolation> {
        dispatch!([self, candidate], [AnyGame(game), AnyMove(candidate)] => {
            game.why_not(candidate).map(AnyViolation::from)
        })
    }

    /// Every legal move, each once.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        dispatch!(self, AnyGame(game) => {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            moves.into_iter().map(AnyMove::from).collect()
        })
    }

    /// Plays a move if it is legal.
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
    /// # Panics
    /// For a seat that is not one of [`AnySeat::of`] this game.
    pub fn view(&self, seat: AnySeat) -> AnyView {
        dispatch!(self, AnyGame(game) => game.view(seat.into()).into())
    }

    /// The pieces that this seat has never seen.
    ///
    /// # Panics
    /// For a seat that is not one of [`AnySeat::of`] this game.
    pub fn hidden(&self, seat: AnySeat) -> Vec<AnyPiece> {
        dispatch!(self, AnyGame(game) => game.hidden(seat.into()).into_iter().map(AnyPiece::from).collect())
    }

    /// Reads the text of a move of this game, legal or not.
    ///
    /// # Errors
    /// The text is not a move; the error says what can be written instead.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, ParseMoveError> {
        AnyMove::read(self.name(), text)
    }
}
