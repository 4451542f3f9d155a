use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::pieces::{Card, Chance, DealNumber};
use crate::registry::sealed::Sealed;
use crate::{
    Fault, Faults, GameName, GameOptions, GameProperties, ParseLayoutError, ParseMoveError, Problem,
};

/// The contract of a game. All items are required except [`Game::play`], which follows from others, and
/// [`Game::from_deck`].
///
/// A value of the implementing type is a position that obeys the rules. It contains everything, also what no
/// player can see. Give a [`Game::View`] to players and bots: they cannot peek. Only the games of this crate implement it.
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
pub trait Game: Clone + Eq + Debug + Sealed {
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
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, doublets};
    ///
    /// let deal = doublets::State::deal(&doublets::Options::default(), DealNumber::new(17)?);
    /// assert_eq!(deal.wanted().letter(), '6', "the first card of the foundation is 3S, every time");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn deal(options: &Self::Options, number: DealNumber) -> Self;

    /// Deals from a deck of cards, first card first.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::{DealNumber, shuffled_cards};
    /// use talon_rules::{Game, yields};
    ///
    /// let (options, deck) = (yields::Options::default(), shuffled_cards(DealNumber::new(17)?, 13));
    /// assert!(yields::State::from_deck(&options, &deck).is_ok());
    /// let faults = yields::State::from_deck(&options, &deck[1..]).expect_err("a card is not there");
    /// assert_eq!(faults.to_string(), "cards: JD is missing");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    /// # Examples
    /// ```
    /// use talon_rules::{Game, yields};
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: AC 2D | .";
    /// let game = yields::State::arrange(&layout.parse()?)?;
    /// assert_eq!(game.points(), 9, "nine of the twelve cards are gone");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// All faults of the arrangement at once.
    fn arrange(layout: &Self::Layout) -> Result<Self, Faults>;

    /// The options of the game.
    fn options(&self) -> &Self::Options;

    /// The state of the game: it continues, or it has a result.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{Game, Status, yields};
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: -; pyramid: AC 2D | .";
    /// let mut game = yields::State::arrange(&layout.parse()?)?;
    /// assert_eq!(game.status(), Status::Playing);
    /// game.play("pair r1c1 r1c2".parse()?)?;
    /// assert_eq!(game.status(), Status::Won);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn status(&self) -> Status;

    /// The points so far, where the game counts them for one player.
    fn score(&self) -> Option<u32>;

    /// The seat to move; `None` when nobody is to move.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, curse};
    ///
    /// let mut hand = curse::State::deal(&curse::Options::HAND, DealNumber::new(17)?);
    /// assert_eq!(hand.seat_to_move(), Some(curse::Seat::South), "the coin lets south lead");
    /// hand.play("3-4".parse()?)?;
    /// assert_eq!(hand.seat_to_move(), Some(curse::Seat::North));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn seat_to_move(&self) -> Option<Self::Seat>;

    /// Returns the first rule that this move would break, or `None` if the move is legal. This is the judge: no
    /// other code decides whether a move is legal.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, Violation, doublets};
    ///
    /// let game = doublets::State::deal(&doublets::Options::default(), DealNumber::new(17)?);
    /// assert_eq!(game.why_not("flip".parse()?), None);
    /// let reason = game.why_not("reserve 1".parse()?).expect("a Jack does not follow a 3");
    /// assert_eq!((reason.rule(), reason.to_string().as_str()), ("D3", "after 3S comes rank 6, not JD"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn why_not(&self, candidate: Self::Move) -> Option<Self::Violation>;

    /// Clears `moves` and fills it with the legal moves, each once.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, lady_jane};
    ///
    /// let game = lady_jane::State::deal(&lady_jane::Options::default(), DealNumber::new(17)?);
    /// let mut moves = Vec::new();
    /// game.legal_moves(&mut moves);
    /// let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    /// assert_eq!(texts, ["deal", "t2 t1", "r1 t7", "r2 t5", "r3 t2", "r6 t5"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Every move that can be written down for these options, legal or not.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{Game, doublets};
    ///
    /// let moves = doublets::State::conceivable_moves(&doublets::Options::default());
    /// assert!(moves.contains(&"redeal".parse()?), "it is not legal at first, but it can be written");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn conceivable_moves(options: &Self::Options) -> Vec<Self::Move>;

    /// Plays a move that the judge allows.
    ///
    /// An illegal move may panic or leave a position that breaks the rules; [`Game::play`] asks the judge
    /// first.
    fn play_unchecked(&mut self, legal: Self::Move) -> Self::Effect;

    /// Undoes the last move, given its effect. The position is then exactly as before.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, doublets};
    ///
    /// let mut game = doublets::State::deal(&doublets::Options::default(), DealNumber::new(17)?);
    /// let before = game.clone();
    /// let effect = game.play(doublets::Move::Flip)?;
    /// game.undo(doublets::Move::Flip, &effect);
    /// assert_eq!(game, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn undo(&mut self, played: Self::Move, effect: &Self::Effect);

    /// The layout with every piece known.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, yields};
    ///
    /// let game = yields::State::deal(&yields::Options::default(), DealNumber::new(17)?);
    /// let text = game.layout().to_string();
    /// assert_eq!(yields::State::arrange(&text.parse()?)?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn layout(&self) -> Self::Layout;

    /// Everything that this seat knows: every piece that it has seen in the moves that lead here, and what else
    /// the game's rule about knowledge grants.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, Player, SeatView, yields};
    ///
    /// let game = yields::State::deal(&yields::Options::default(), DealNumber::new(17)?);
    /// let view = game.view(Player);
    /// assert_eq!(view.layout().stock, vec![None; 24], "the stock lies face down");
    /// assert_eq!(view.layout().pyramid, game.layout().pyramid);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn view(&self, seat: Self::Seat) -> Self::View;

    /// Samples one of the positions that look like this view. All orders of the unseen pieces are equally
    /// likely.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::{Chance, DealNumber};
    /// use talon_rules::{Game, Player, yields};
    ///
    /// let game = yields::State::deal(&yields::Options::default(), DealNumber::new(17)?);
    /// let world = yields::State::sample_world(&game.view(Player), &mut Chance::from_seed(1));
    /// assert_eq!(world.view(Player), game.view(Player));
    /// assert_ne!(world, game, "the stock is in another order");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn sample_world(view: &Self::View, chance: &mut Chance) -> Self;

    /// The pieces that this seat has never seen.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, curse};
    ///
    /// let hand = curse::State::deal(&curse::Options::HAND, DealNumber::new(17)?);
    /// assert_eq!(hand.hidden(curse::Seat::South).len(), 17, "north's eleven tiles and the six aside");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn hidden(&self, seat: Self::Seat) -> Vec<Self::Piece>;

    /// The pieces of [`Game::hidden`], in place, so that a test can shuffle them.
    fn hidden_mut(&mut self, seat: Self::Seat) -> Vec<&mut Self::Piece>;

    /// Plays a move if it is legal.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, doublets};
    ///
    /// let mut game = doublets::State::deal(&doublets::Options::default(), DealNumber::new(17)?);
    /// assert_eq!(game.play(doublets::Move::Flip)?, doublets::Effect::Turned("TS".parse()?));
    /// assert!(game.play(doublets::Move::Redeal).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, Seat, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{Game, GameOptions, Worlds};
    ///
    /// let hand = State::deal(&Options::from_text("pips 2, hand 2")?, DealNumber::new(17)?);
    /// let view = hand.view(Seat::South);
    /// assert_eq!(State::worlds(&view).count(), 6, "north holds two of four tiles");
    /// assert!(State::worlds(&view).all(|world| world.view(Seat::South) == view));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
/// let mut game = State::deal(&Options::default(), DealNumber::new(17)?);
/// let refused = game.play(Move::Redeal).expect_err("the stock is full");
/// assert_eq!(refused.rule(), "D6");
/// assert_eq!(refused.to_string(), "the waste goes back only when the stock is empty");
/// # Ok::<(), Box<dyn std::error::Error>>(())
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
