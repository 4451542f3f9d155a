//! Conclusions from the history of a hand: the open hand before each turn, and the numbers that a pass rules
//! out.

use super::{BranchLayout, Layout, Move, Seat, Turn};
use crate::pieces::Tile;

/// The part of a hand that both seats can see, apart from whose turn it is.
///
/// # Examples
/// ```
/// use talon_rules::curse::{OpenHand, Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// hand.play("3-4".parse()?)?;
/// let open = OpenHand::of(&hand.layout());
/// assert_eq!((open.held, open.open_ends()), ([10, 11], vec![3, 4]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenHand {
    /// The set; `None` before the leader's first move.
    pub set: Option<Tile>,
    /// The branches of sides 1 to 4; none before the set lies.
    pub branches: Vec<BranchLayout>,
    /// The number of tiles that south and north hold.
    pub held: [usize; 2],
}

/// A turn of the history, and the open hand before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastTurn {
    /// The turn.
    pub turn: Turn,
    /// The open hand in which the seat made its move.
    pub before: OpenHand,
}

impl OpenHand {
    /// The open part of a layout.
    pub fn of(layout: &Layout) -> OpenHand {
        let held = layout.hands.each_ref().map(Vec::len);
        OpenHand { set: layout.set, branches: layout.branches.clone(), held }
    }

    /// The numbers that a tile can be joined to, lowest first, each once. A seat that passes holds none of
    /// them (C6).
    pub fn open_ends(&self) -> Vec<u8> {
        distinct(self.branches.iter().map(|branch| branch.end))
    }

    /// The tiles on the table.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.set.into_iter().chain(self.branches.iter().flat_map(|branch| branch.tiles.iter().copied()))
    }

    /// Undoes a turn if it can have been the last one, and returns whether it did.
    fn undo(&mut self, Turn { seat, made: played }: Turn) -> bool {
        match played {
            Move::Pass => return self.set.is_some(),
            Move::Set(tile) => {
                if self.set != Some(tile) || self.branches.iter().any(|branch| !branch.tiles.is_empty()) {
                    return false;
                }
                self.set = None;
                self.branches.clear();
            }
            Move::Play { tile, side } => {
                let Some(branch) = self.branches.get_mut(usize::from(side).wrapping_sub(1)) else {
                    return false;
                };
                let (Some(last), Some(end)) = (branch.tiles.last(), tile.other_end(branch.end)) else {
                    return false;
                };
                if *last != tile {
                    return false;
                }
                branch.tiles.pop();
                branch.end = end;
            }
            Move::Lead(_) | Move::Next => return false,
        }
        self.held[seat.index()] += 1;
        true
    }
}

/// Undoes the turns of a history, the last one first. It also works if the history begins in the middle of a
/// hand.
pub(super) struct Rewind<'a> {
    /// The open hand before the turn undone last.
    pub(super) hand: OpenHand,
    /// The turns that are left to undo.
    pub(super) turns: &'a [Turn],
}

impl<'a> Rewind<'a> {
    /// Starts at the end of the history.
    pub(super) fn new(layout: &'a Layout) -> Rewind<'a> {
        Rewind { hand: OpenHand::of(layout), turns: &layout.history }
    }

    /// Undoes one turn. Returns `None` at the beginning, and at a turn that does not lead to what lies on the
    /// table.
    pub(super) fn step(&mut self) -> Option<Turn> {
        let (last, earlier) = self.turns.split_last()?;
        // The set is always the first turn.
        let is_possible = earlier.is_empty() || !matches!(last.made, Move::Set(_));
        if !is_possible || !self.hand.undo(*last) {
            return None;
        }
        self.turns = earlier;
        Some(*last)
    }
}

/// The facts that the history proves. The methods leave out a turn that does not lead to what lies on the table, and all
/// turns before it. The layout of a [`State`](super::State) or a [`View`](super::View) has no such turn.
impl Layout {
    /// The turns of the history in order, each with the open hand before it.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// hand.play("3-4".parse()?)?;
    /// hand.play("3-5@1".parse()?)?;
    /// let turns = hand.layout().turns();
    /// assert_eq!(turns[1].turn.to_string(), "north 3-5@1");
    /// assert_eq!(turns[1].before.open_ends(), [3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turns(&self) -> Vec<PastTurn> {
        let mut rewind = Rewind::new(self);
        let mut turns = Vec::with_capacity(self.history.len());
        while let Some(turn) = rewind.step() {
            turns.push(PastTurn { turn, before: rewind.hand.clone() });
        }
        turns.reverse();
        turns
    }

    /// The open hand before the first turn of the history.
    pub fn open_before_history(&self) -> OpenHand {
        let mut rewind = Rewind::new(self);
        while rewind.step().is_some() {}
        rewind.hand
    }

    /// The same hand before the first turn of its history. Playing the history from there gives a position its
    /// past back.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// hand.play("3-4".parse()?)?;
    /// let before = hand.layout().before_history();
    /// assert_eq!((before.set, before.hands[0].len()), (None, 11));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn before_history(&self) -> Layout {
        let OpenHand { set, branches, .. } = self.open_before_history();
        let mut before = Layout { set, branches, history: Vec::new(), ..self.clone() };
        let Some(first) = self.history.first() else { return before };
        before.turn = Some(first.seat);
        before.again = false;
        // Without a play in the history, each of its lines is one of the passes.
        before.passes = self.passes.saturating_sub(u8::try_from(self.history.len()).unwrap_or(u8::MAX));
        if let (Some(points), Some(game)) = (before.points.take(), &mut before.game) {
            game.score = [0, 1].map(|seat| game.score[seat].saturating_sub(points[seat]));
        }
        for Turn { seat, made: played } in &self.history {
            if let Move::Set(tile) | Move::Play { tile, .. } = played {
                before.hands[seat.index()].push(Some(*tile));
            }
        }
        before
    }

    /// The numbers that a seat cannot hold any more because it has passed on them, lowest first: a hand
    /// only ever shrinks.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Move, Options, Seat, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// hand.play("6-6".parse()?)?;
    /// while hand.play(Move::Pass).is_err() {
    ///     let mut moves = Vec::new();
    ///     hand.legal_moves(&mut moves);
    ///     hand.play(moves[0])?;
    /// }
    /// let passed = hand.history().last().expect("a seat passed").seat;
    /// assert_eq!(hand.layout().numbers_lacking(passed), hand.open_ends());
    /// assert!(hand.layout().numbers_lacking(passed.other()).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn numbers_lacking(&self, seat: Seat) -> Vec<u8> {
        let mut rewind = Rewind::new(self);
        let mut lacking = Vec::new();
        while let Some(turn) = rewind.step() {
            if turn == (Turn { seat, made: Move::Pass }) {
                lacking.extend(rewind.hand.branches.iter().map(|branch| branch.end));
            }
        }
        distinct(lacking)
    }
}

/// Numbers in ascending order, each once.
pub(super) fn distinct(numbers: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut numbers: Vec<u8> = numbers.into_iter().collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
