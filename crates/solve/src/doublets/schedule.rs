//! The last pass when each card has its own deadline: scheduling on a stack, by dynamic programming over
//! intervals of the line.

use super::counts::MOST_PLACES;
use crate::bits;

/// Stands for a play that never comes.
pub(super) const NEVER: u8 = u8::MAX;
/// One more than the maximum number of cards in a line.
const PLACES: usize = MOST_PLACES as usize + 1;
/// Marks an entry of [`Schedule::ends`] that has been computed.
const COMPUTED: u64 = 1 << 63;

/// For each card of the line, a play, counted from now.
pub(super) type Plays = [u8; PLACES];

/// Decides whether each card can be taken by its deadline on the last pass.
///
/// All cards of the line reach the waste in their order, and each play takes the top card of the waste. So
/// the cards that come and go on top of a card while it is in the waste form an *interval* of the line, taken
/// in consecutive plays. An interval is taken by first taking the interval on top of its first card, then
/// this card, then the rest. A card that is never taken stays where it is, and so does everything under it.
/// So it is enough to know, for each card and each play, which intervals can be taken from there: a set of
/// interval ends, made of the sets of later cards.
#[derive(Debug)]
pub(super) struct Schedule {
    /// Number of cards in the line.
    pub(super) cards: usize,
    /// Number of these cards in the waste.
    pub(super) turned: usize,
    /// Number of plays to make.
    pub(super) plays: usize,
    /// True if reaching the end of the line also reaches the goal.
    pub(super) wins: bool,
    /// For each card, the last play by which it or a later card must have been taken.
    pub(super) waits: Plays,
    /// For each card, the last play at which it may be taken.
    pub(super) deadlines: Plays,
    /// For each number of cards, the last play before which no more of them need be taken.
    patience: Plays,
    /// For each card and play, the set of cards before which an interval that begins there can end.
    ends: Vec<u64>,
    /// For each card, the plays from which the goal is known to be out of reach.
    dead: [u64; PLACES],
    /// The chosen intervals: the first card of each, and the first card after it.
    chosen: Vec<(usize, usize)>,
    /// The cards taken, in order.
    pub(super) taken: Vec<usize>,
}

impl Default for Schedule {
    fn default() -> Schedule {
        Schedule {
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

impl Schedule {
    /// Decides whether the goal can be reached. If so, records the cards that are taken.
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

    /// Decides whether the goal can be reached from this card and play on if everything in the waste stays
    /// there. Records the intervals that are taken.
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
        for end in bits::indices(self.ends_of_first(card, play)) {
            self.chosen.push((card, end));
            if self.go_on(end, play + end - card) {
                return true;
            }
            self.chosen.pop();
        }
        let is_possible = self.deadlines[card] == NEVER && self.go_on(card + 1, play);
        self.dead[card] |= u64::from(!is_possible) << play;
        is_possible
    }

    /// The ends of the intervals that begin with this card at this play and take it last.
    #[inline]
    fn ends_of_first(&mut self, card: usize, play: usize) -> u64 {
        let deadline = usize::from(self.deadlines[card]);
        if play > deadline {
            return 0;
        }
        let latest = (card + 1 + deadline - play).min(PLACES);
        self.ends(card + 1, play) & ((2 << latest) - 1)
    }

    /// The ends of the intervals that begin with this card at this play. The empty interval is one of them,
    /// unless the waste holds a card that must be taken before what is under it.
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
        if self.ends[entry] & COMPUTED != 0 {
            return self.ends[entry] ^ COMPUTED;
        }
        let mut ends = nothing;
        let mut firsts = self.ends_of_first(card, play);
        while firsts != 0 {
            let first = firsts.trailing_zeros() as usize;
            firsts &= firsts - 1;
            ends |= self.ends(first, play + first - card);
            // An interval that can end before a card can also be followed by any interval that begins there.
            // So the ends of the latter are among those found already.
            firsts &= !ends;
        }
        self.ends[entry] = ends | COMPUTED;
        ends
    }

    /// Takes an interval that can be taken.
    fn take(&mut self, mut card: usize, end: usize, mut play: usize) {
        while card < end {
            let first = bits::indices(self.ends_of_first(card, play))
                .find(|first| self.ends(*first, play + first - card) >> end & 1 != 0)
                .expect("the stretch was found by taking its first card so");
            self.take(card + 1, first, play);
            self.taken.push(card);
            play += first - card;
            card = first;
        }
    }
}
