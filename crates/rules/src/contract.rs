use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::pieces::{Card, Chance, DealNumber};
use crate::{
    Fault, Faults, GameName, GameOptions, GameProperties, ParseLayoutError, ParseMoveError, Problem,
};

/// The contract of a game. All items are required but for [`Game::play`], which follows from others, and
/// [`Game::from_deck`].
///
/// A value of the implementing type is a position that obeys the rules. It contains everything, also what no
/// player can see. Give a [`Game::View`] to players and bots: they cannot peek.
///
/// # Examples
/// Code that is generic over the game plays any of them:
///
/// ```
/// use talon_rules::pieces::{Chance, DealNumber};
/// use talon_rules::{Game, Status, curse, yields};
///
/// /// Plays at random and returns the number of moves.
/// fn play_at_random<G: Game>(mut game: G, chance: &mut Chance) -> usize {
///     let mut moves = Vec::new();
///     let mut count = 0;
///     while game.status() == Status::Playing {
///         game.legal_moves(&mut moves);
///         game.play_unchecked(*chance.pick(&moves).expect("the game continues"));
///         count += 1;
///     }
///     count
/// }
///
/// let (number, mut chance) = (DealNumber::new(17)?, Chance::from_seed(1));
/// assert!(play_at_random(yields::State::deal(&Default::default(), number), &mut chance) >= 24);
/// assert!(play_at_random(curse::State::deal(&Default::default(), number), &mut chance) >= 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Eq + Debug {
    /// The name of the game.
    const NAME: GameName;
    /// The numbers of the game's rules, in order: `D1`, `D2` …
    const RULES: &'static [&'static str];
    /// The facts about the game that programs need before a deal.
    const PROPERTIES: GameProperties;

    /// The options of a deal, such as the numbers of ranks, redeals, rows and piles.
    type Options: GameOptions;
    /// A seat at the table: [`Player`] in a patience.
    type Seat: Copy + Eq + Debug;
    /// A card or a tile.
    type Piece: Copy + Eq + Debug;
    /// A move. [`Display`] writes its text and [`FromStr`] reads it.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseMoveError>;
    /// The reason why a move is illegal.
    type Violation: Violation;
    /// The effect of a move: enough to describe it, to animate it and to undo it.
    type Effect: Clone + Eq + Debug;
    /// The pieces and their places, as plain data for showing, writing and arranging. A piece in it can be unknown.
    type Layout: Clone + Eq + Debug + Display + FromStr<Err = ParseLayoutError>;
    /// Everything that one seat knows, and nothing else.
    type View: SeatView<Layout = Self::Layout>;

    /// Deals the position of a deal number.
    fn deal(options: &Self::Options, number: DealNumber) -> Self;

    /// Deals from a deck of cards, first card first.
    ///
    /// # Errors
    /// All cards that are missing, foreign or there twice. A game without cards always fails.
    fn from_deck(_options: &Self::Options, _deck: &[Card]) -> Result<Self, Faults> {
        Err(Fault::new("deck", Problem::Special("a game of dominoes is not dealt from a deck of cards"))
            .into())
    }

    /// Makes the position of an arrangement in which every piece is known. Players of it have seen only what
    /// lies face up.
    ///
    /// # Errors
    /// All faults of the arrangement at once.
    fn arrange(layout: &Self::Layout) -> Result<Self, Faults>;

    /// The options of the game.
    fn options(&self) -> &Self::Options;

    /// The state of the game: it continues, or it has a result.
    fn status(&self) -> Status;

    /// The points so far, where the game counts them for one player.
    fn score(&self) -> Option<u32>;

    /// The seat to move; `None` when nobody is to move.
    fn seat_to_move(&self) -> Option<Self::Seat>;

    /// Returns the first rule that this move would break, or `None` if the move is legal. This is the judge: no
    /// other code decides whether a move is legal.
    fn why_not(&self, candidate: Self::Move) -> Option<Self::Violation>;

    /// Clears `moves` and fills it with the legal moves, each once.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Every move that can be written down for these options, legal or not.
    fn conceivable_moves(options: &Self::Options) -> Vec<Self::Move>;

    /// Plays a move that the judge allows.
    ///
    /// An illegal move may panic or leave a position that breaks the rules; [`Game::play`] asks the judge
    /// first.
    fn play_unchecked(&mut self, legal: Self::Move) -> Self::Effect;

    /// Undoes the last move, given its effect. The position is then exactly as before.
    fn undo(&mut self, played: Self::Move, effect: &Self::Effect);

    /// The layout with every piece known.
    fn layout(&self) -> Self::Layout;

    /// Everything that this seat knows: every piece that it has seen in the moves that lead here, and what else
    /// the game's rule about knowledge grants.
    fn view(&self, seat: Self::Seat) -> Self::View;

    /// Samples one of the positions that look like this view. Each order of the unseen pieces is equally
    /// likely.
    fn sample_world(view: &Self::View, chance: &mut Chance) -> Self;

    /// The pieces that this seat has never seen.
    fn hidden(&self, seat: Self::Seat) -> Vec<Self::Piece>;

    /// The pieces of [`Game::hidden`], in place, so that a test can shuffle them.
    fn hidden_mut(&mut self, seat: Self::Seat) -> Vec<&mut Self::Piece>;

    /// Plays a move if it is legal.
    ///
    /// # Errors
    /// The rule that it breaks; the position is then unchanged.
    fn play(&mut self, wanted: Self::Move) -> Result<Self::Effect, Self::Violation> {
        match self.why_not(wanted) {
            Some(violation) => Err(violation),
            None => Ok(self.play_unchecked(wanted)),
        }
    }
}

/// A game that can list all positions that look like a view.
///
/// # Examples
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::curse::{Options, Seat, State};
/// use talon_rules::{Game, Worlds};
///
/// let hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// // South sees 11 tiles; north holds 11 of the other 17.
/// assert_eq!(State::count_worlds(&hand.view(Seat::South)), 12_376);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Worlds: Game {
    /// The number of positions that look like this view.
    fn count_worlds(view: &Self::View) -> u64;

    /// All positions that look like this view, each once.
    fn worlds(view: &Self::View) -> impl Iterator<Item = Self>;
}

/// Everything that one seat knows of a position, and nothing else.
///
/// # Examples
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::doublets::{Options, State};
/// use talon_rules::{Game, Player, SeatView};
///
/// let state = State::deal(&Options::default(), DealNumber::new(17)?);
/// let view = state.view(Player);
/// assert_eq!(view.layout().waste, state.layout().waste);
/// assert!(view.layout().stock.iter().any(|card| card.is_none()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait SeatView: Clone + Eq + Debug {
    /// The layout of the game.
    type Layout;

    /// The table as the seat sees it. Pieces that it has not seen are unknown.
    fn layout(&self) -> &Self::Layout;
}

/// A reason why a move is not allowed. [`Display`] writes it as a clause in plain English, with cards, tiles and places
/// as in the texts of moves.
///
/// # Examples
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::doublets::{Move, Options, State};
/// use talon_rules::{Game, Violation};
///
/// fn redeal_at_once() -> Result<(), Box<dyn std::error::Error>> {
///     let mut game = State::deal(&Options::default(), DealNumber::new(17)?);
///     game.play(Move::Redeal)?;
///     Ok(())
/// }
///
/// let refused = redeal_at_once().expect_err("the stock is full");
/// assert_eq!(refused.to_string(), "the waste goes back only when the stock is empty");
/// ```
pub trait Violation: Copy + Eq + Error {
    /// The number of the rule that it breaks, such as `D3`.
    fn rule(&self) -> &'static str;
}

/// The one seat of a patience.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Player;

/// The state of a game: it continues, or it has a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Status {
    /// The game continues.
    Playing,
    /// A patience that is won.
    Won,
    /// A patience without a legal move.
    Lost,
    /// A game for two that has ended.
    Over,
}
