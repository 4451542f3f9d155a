//! The last pass when each card has a deadline of its own.

use super::puzzle::MOST_PLACES;

/// A play that never comes.
pub(super) const NEVER: u8 = u8::MAX;
/// More than the most cards of a line.
const PLACES: usize = MOST_PLACES as usize + 1;
/// Marks an entry of [`Stretches::ends`] that has been found out.
const KNOWN: u64 = 1 << 63;

/// For each card of the line a play, counted from now.
pub(super) type Plays = [u8; PLACES];

/// Finds out whether each card can be taken by its deadline on the last pass.
///
/// All cards of the line come onto the waste in their order, and each play takes the top one of those
/// that are there. So what comes and goes over a card while it lies in the waste is a *stretch* of the
/// line, taken in plays that follow one another; and a stretch is taken by first taking what comes over
/// its first card, then this card, then the rest. A card that is never taken stays where it is, and
/// all that lies under it too. So it is enough to know for each card and each play which stretches can
/// be taken from there on: a set of ends for each of them, made of the sets of later cards.
#[derive(Debug)]
pub(super) struct Stretches {
    /// How many cards the line has.
    pub(super) cards: usize,
    /// How many of them are in the waste.
    pub(super) turned: usize,
    /// The plays that are to be made.
    pub(super) plays: usize,
    /// Whether the goal is reached, too, when the line has come to its end.
    pub(super) wins: bool,
    /// For each card the last play by which it or one that comes later must have been taken.
    pub(super) waits: Plays,
    /// For each card the last play at which it may be taken.
    pub(super) deadlines: Plays,
    /// For each number of cards the last play before which no more of them need be taken.
    patience: Plays,
    /// For each card and play the set of those cards before which a stretch that begins there can end.
    ends: Vec<u64>,
    /// For each card the plays from which it is known that the goal cannot be reached.
    dead: [u64; PLACES],
    /// The stretches that have been chosen: the first card of each, and the first after it.
    chosen: Vec<(usize, usize)>,
    /// The cards taken, in their order.
    pub(super) taken: Vec<usize>,
}

impl Default for Stretches {
    fn default() -> Stretches {
        Stretches {
            cards: 0,
            turned: 0,
            plays: 0,
            wins: false,
            waits: [NEVER; PLACES],
            deadlines: [NEVER; PLACES],
            patience: [NEVER; PLACES],
            ends: Vec::new(),
            dead: [0; PLACES],
            chosen: Vec::new(),
            taken: Vec::new(),
        }
    }
}

impl Stretches {
    /// Whether the goal can be reached; then notes the cards that are taken.
    pub(super) fn find(&mut self) -> bool {
        self.patience[self.cards] = NEVER;
        for card in (0..self.cards).rev() {
            let latest = self.waits[card].min(self.deadlines[card]);
            self.patience[card] = self.patience[card + 1].min(latest);
        }
        self.ends.clear();
        self.ends.resize((self.cards + 1) * (self.cards + 2) / 2, 0);
        self.dead[..=self.cards].fill(0);
        self.chosen.clear();
        if !self.go_on(0, 0) {
            return false;
        }
        self.taken.clear();
        let mut play = 0;
        for at in 0..self.chosen.len() {
            let (first, end) = self.chosen[at];
            self.take(first, end, play);
            play += end - first;
        }
        self.taken.truncate(self.plays);
        true
    }

    /// Whether the goal can be reached from this card and play on, when what lies in the waste stays
    /// there. Notes the stretches that are taken.
    fn go_on(&mut self, card: usize, play: usize) -> bool {
        if play > usize::from(self.patience[card]) || self.dead[card] >> play & 1 != 0 {
            return false;
        }
        if play >= self.plays {
            return true;
        }
        if card == self.cards {
            return self.wins || play == card;
        }
        for end in each(self.ends_of_first(card, play)) {
            self.chosen.push((card, end));
            if self.go_on(end, play + end - card) {
                return true;
            }
            self.chosen.pop();
        }
        let found = self.deadlines[card] == NEVER && self.go_on(card + 1, play);
        self.dead[card] |= u64::from(!found) << play;
        found
    }

    /// Where stretches can end that begin with this card at this play and of which it is the last one
    /// to be taken.
    #[inline]
    fn ends_of_first(&mut self, card: usize, play: usize) -> u64 {
        let deadline = usize::from(self.deadlines[card]);
        if play > deadline {
            return 0;
        }
        let latest = (card + 1 + deadline - play).min(PLACES);
        self.ends(card + 1, play) & ((2 << latest) - 1)
    }

    /// Where stretches can end that begin with this card at this play. Nothing at all is a stretch too,
    /// unless there is something in the waste that must be taken before what lies under it.
    fn ends(&mut self, card: usize, play: usize) -> u64 {
        if play > usize::from(self.patience[card]) {
            return 0;
        }
        let nothing = if card < self.turned { 0 } else { 1 << card };
        if card == self.cards {
            return nothing;
        }
        // No more cards are taken than have been turned.
        let entry = card * (card + 1) / 2 + play;
        if self.ends[entry] & KNOWN != 0 {
            return self.ends[entry] ^ KNOWN;
        }
        let mut ends = nothing;
        for first in each(self.ends_of_first(card, play)) {
            ends |= self.ends(first, play + first - card);
        }
        self.ends[entry] = ends | KNOWN;
        ends
    }

    /// Takes a stretch that can be taken.
    fn take(&mut self, mut card: usize, end: usize, mut play: usize) {
        while card < end {
            let first = each(self.ends_of_first(card, play))
                .find(|first| self.ends(*first, play + first - card) >> end & 1 != 0)
                .expect("the stretch was found by taking its first card so");
            self.take(card + 1, first, play);
            self.taken.push(card);
            play += first - card;
            card = first;
        }
    }
}

/// The cards of a set.
#[inline]
fn each(mut cards: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = cards.trailing_zeros() as usize;
        let is_there = cards != 0;
        cards &= cards.wrapping_sub(1);
        is_there.then_some(first)
    })
}
