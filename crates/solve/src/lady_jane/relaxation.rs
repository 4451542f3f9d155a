//! A relaxed game, whose reachable cards are an upper bound on those of the game.

use super::cards::{Cards, children, free_classes, next_cards, pairs, safe, twins};
use super::puzzle::{Position, Puzzle};
use crate::bits::singles;

/// Everything that might happen from a position on if cards were never in the way of others: whatever has
/// become possible once stays possible. This is the delete relaxation of planning (B. Bonet, H. Geffner:
/// Planning as Heuristic Search. Artificial Intelligence 129, 2001).
///
/// By induction over any line of play, this foresees the first time that a card goes up, leaves its place or
/// is on the tableau. What it does not foresee cannot happen. It keeps four restrictions, each of which holds
/// at such a first time:
///
/// - A card that is on the tableau now, on a parent, has a place of its class until it goes up.
/// - A card of the foundations cannot come down before those above it that are there now have. If it is
///   [`safe`], it need not come down.
/// - A deal covers the reserve: what could not be taken before it must wait for the card that covers it.
/// - Where the order of a class is known, the second card finds a place only if the first has gone up, or if
///   there is a second place.
#[derive(Clone, Debug)]
pub(super) struct Relaxation {
    /// The cards that can be moved or go up, and the roots and tops that cannot leave their places.
    position: Position,
    /// The cards that had been moved before.
    moved_before: Cards,
    /// The cards that cannot come down, or cannot yet, as they were on the foundations before.
    held_up: Cards,
    /// The held-up cards that need not come down at all.
    safe: Cards,
    /// The cards of the tableau that have a place there until they go up.
    settled: Cards,
    /// The cards that can be face up on the tableau.
    placed: Cards,
    /// The cards that could leave only by taking a place that the other card of their class may have taken
    /// before.
    contested: Cards,
}

impl Relaxation {
    /// Everything that might happen while the cards `frozen` stay where they were dealt.
    pub(super) fn new(puzzle: &Puzzle, position: &Position, frozen: Cards) -> Relaxation {
        Relaxation::start(position).run::<false>(puzzle, frozen, |_| false)
    }

    /// Returns true if `is_so` might become true while the cards `frozen` stay where they were dealt. It must be
    /// monotone: once true, it stays true when more cards can be moved or go up.
    pub(super) fn comes_to(
        puzzle: &Puzzle,
        position: &Position,
        frozen: Cards,
        is_so: impl Fn(&Relaxation) -> bool,
    ) -> bool {
        is_so(&Relaxation::start(position).run::<false>(puzzle, frozen, &is_so))
    }

    /// Everything that might happen, recording what is contested: as long as there is something else to do,
    /// no two cards leave for the same place.
    pub(super) fn with_contests(puzzle: &Puzzle, position: &Position) -> Relaxation {
        Relaxation::start(position).run::<true>(puzzle, 0, |_| false)
    }

    /// Everything that might happen before the next deal.
    pub(super) fn before_deal(puzzle: &Puzzle, position: &Position) -> Relaxation {
        let mut reach = Relaxation::start(position);
        while reach.step::<false>(puzzle, 0) {}
        reach
    }

    fn run<const CAREFUL: bool>(
        mut self,
        puzzle: &Puzzle,
        frozen: Cards,
        is_enough: impl Fn(&Relaxation) -> bool,
    ) -> Relaxation {
        loop {
            while self.step::<CAREFUL>(puzzle, frozen) {
                if is_enough(&self) {
                    return self;
                }
            }
            if self.position.up == puzzle.all || usize::from(self.position.dealt) == puzzle.deals.len() {
                return self;
            }
            self.position.deal(puzzle);
        }
    }

    fn start(position: &Position) -> Relaxation {
        let settled = position.attached(position.up);
        Relaxation {
            position: *position,
            moved_before: position.moved,
            held_up: position.up,
            safe: safe(position.up, position.up),
            settled,
            placed: settled | position.roots,
            contested: 0,
        }
    }

    /// The cards that can be on the foundations.
    pub(super) fn up(&self) -> Cards {
        self.position.up
    }

    /// The cards that can leave where they were dealt, and those that have.
    pub(super) fn moved(&self) -> Cards {
        self.position.moved
    }

    /// The lower bit of each class whose two cards cannot both leave as easily as one.
    pub(super) fn contested_pairs(&self) -> Cards {
        pairs(self.contested | twins(self.contested))
    }

    /// Does everything that can be done next. Returns `false` if that is nothing.
    #[inline]
    fn step<const CAREFUL: bool>(&mut self, puzzle: &Puzzle, frozen: Cards) -> bool {
        let settled = self.settled & !self.position.up;
        let free = free_classes(self.placed, settled);
        // The others are where they should be.
        let kings = puzzle.kings & (self.position.sources() | !self.placed);
        let kings =
            if kings != 0 && self.position.empty_piles(puzzle, settled) > 0 { puzzle.kings } else { 0 };
        let left = self.position.moved & !self.position.up;
        let first = left & twins(self.position.later);
        let room = if first & !settled == 0 { free } else { free_classes(self.placed, settled | first) };
        let room = children(room) | kings;

        let frozen = frozen | self.position.must_wait();
        let sources = self.position.sources() & !frozen;
        let rise =
            next_cards(self.position.up) & puzzle.all & (self.position.tops | self.placed & free) & !frozen;
        let able_to_fall = (!self.held_up | self.placed) >> 4 & !self.safe;
        let there = self.position.sources() | self.position.up & (!self.held_up | able_to_fall);
        let place = room & there & !self.placed & !frozen;

        let mut leave = (rise | room) & sources;
        if CAREFUL {
            let room = children(free_classes(self.placed, settled | left & !self.moved_before)) | kings;
            let alone = room & sources & !(pairs(room & sources) & !puzzle.kings);
            let careful = rise & sources | alone;
            if rise | careful == 0 {
                self.contested |= leave;
            } else {
                leave = careful;
            }
        }
        self.position.up |= rise;
        self.placed |= place;
        self.release(puzzle, leave);
        rise | place | leave != 0
    }

    fn release(&mut self, puzzle: &Puzzle, cards: Cards) {
        let roots = self.position.roots;
        for card in singles(cards) {
            self.position.release(puzzle, card);
            if roots & card != 0 {
                let below = puzzle.below(card);
                self.placed |= below;
                // A King at the bottom of its pile has that place until it goes up.
                self.settled |= below & self.position.moved;
            }
        }
    }
}
