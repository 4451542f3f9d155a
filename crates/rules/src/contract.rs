use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use talon_pieces::{Chance, DealNumber};

use crate::{Faults, GameName, GameOptions, GameProperties, ParseLayoutError, ParseMoveError};

/// What every game can do. All of it is required, but for the few methods that follow from others.
///
/// A value of the implementing type is a position that obeys the rules, with everything in it: also
/// what no player can see. Who must not peek is given a [`Game::View`] instead.
pub trait Game: Clone + Eq + Debug {
    /// Which game this is.
    const NAME: GameName;
    /// The numbers of the game's rules, in order: `D1`, `D2` …
    const RULES: &'static [&'static str];
    /// The facts about the game that programs need before a deal.
    const PROPERTIES: GameProperties;

    /// What may differ from deal to deal: the number of ranks, redeals, rows, piles.
    type Options: GameOptions;
    /// Who can look at the game: [`Player`] in a patience.
    type Seat: Copy + Eq + Debug;
    /// A card or a tile.
    type Piece: Copy + Eq + Debug;
    /// A move, with its text as [`Display`] and [`FromStr`].
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseMoveError>;
    /// Why a move is not allowed.
    type Violation: Violation;
    /// What a move did: enough to tell it, to show it and to take it back.
    type Effect: Clone + Eq + Debug;
    /// What lies where, as far as it is known, in the open: what is shown, written and arranged.
    type Layout: Clone + Eq + Debug + Display + FromStr<Err = ParseLayoutError>;
    /// All that one seat knows, and no more.
    type View: SeatView<Layout = Self::Layout>;

    /// The position that a deal number stands for.
    fn deal(options: &Self::Options, number: DealNumber) -> Self;

    /// The position of an arrangement in which everything is visible. What has been seen before it
    /// is forgotten: only what lies face up is known to a player.
    ///
    /// # Errors
    /// All the reasons at once why the arrangement cannot be played.
    fn arrange(layout: &Self::Layout) -> Result<Self, Faults>;

    /// The options that the game is played with.
    fn options(&self) -> &Self::Options;

    /// Whether the game goes on, or how it ended.
    fn status(&self) -> Status;

    /// The points so far, where the game counts them for one player.
    fn score(&self) -> Option<u32>;

    /// Whose move it is; `None` when the game has ended.
    fn seat_to_move(&self) -> Option<Self::Seat>;

    /// The first rule that this move would break, or `None` when it is legal. This is the judge: no
    /// rule about moves is told anywhere else.
    fn why_not(&self, candidate: Self::Move) -> Option<Self::Violation>;

    /// Puts every legal move, each once, into `moves` (which is cleared first).
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Every move that can be written down for these options, legal or not.
    fn conceivable_moves(options: &Self::Options) -> Vec<Self::Move>;

    /// Plays a move that the judge allows.
    ///
    /// A move that it does not allow may panic or leave a position that breaks the rules:
    /// [`Game::play`] asks first.
    fn play_unchecked(&mut self, legal: Self::Move) -> Self::Effect;

    /// Takes back the last move, given what it did. The position is then exactly as before.
    fn undo(&mut self, played: Self::Move, effect: &Self::Effect);

    /// Everything, the hidden things too.
    fn layout(&self) -> Self::Layout;

    /// What this seat knows: every card that has lain face up in the moves that lead here, and the
    /// rest of the rule about knowledge.
    fn view(&self, seat: Self::Seat) -> Self::View;

    /// One of the positions that look like this, each equally likely as far as the unseen pieces go.
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

/// A game in which all positions that look alike can be listed.
pub trait Worlds: Game {
    /// How many positions look like this view.
    fn count_worlds(view: &Self::View) -> u64;

    /// All positions that look like this view, each once.
    fn worlds(view: &Self::View) -> impl Iterator<Item = Self>;
}

/// All that one seat knows of a position, and no more.
pub trait SeatView: Clone + Eq + Debug {
    /// The layout of the game.
    type Layout;

    /// What the seat sees on the table. Pieces that it has not seen are unknown.
    fn layout(&self) -> &Self::Layout;
}

/// A reason why a move is not allowed.
pub trait Violation: Copy + Eq + Debug {
    /// The number of the rule that it breaks, such as `D3`.
    fn rule(&self) -> &'static str;
}

/// The one seat of a patience.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Player;

/// Whether a game goes on, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Status {
    /// There is a move to make.
    Playing,
    /// A patience that came out.
    Won,
    /// A patience without a legal move.
    Lost,
    /// A game between two that has ended.
    Over,
}
