use talon_rules::Game;
use talon_rules::doublets::State;
use talon_rules::pieces::Card;

use super::counts::{CLASSES, Counter, Counts};
use crate::bits::below;

/// The part of a position of Doublets that does not change during a search, in the solver's terms.
///
/// The *line* is the waste from its bottom to its top, then the stock in the order in which it is turned. As
/// long as the line has cards, every play takes one out of it: the card is played from the waste, or it fills
/// the reserve pile whose card was played. Both lead to the same position except for suits and pile numbers,
/// because the card that fills the pile has the rank of the one that was played. So after a number of plays,
/// the cards *held* in the reserve follow from the cards left in the line, and only ranks decide which plays
/// are possible.
///
/// The *class* of a rank is the number of plays before it is first wanted. The wanted class is then the
/// number of plays modulo the number of classes. The Kings are the last class.
#[derive(Clone, Debug)]
pub(super) struct Puzzle {
    /// Number of classes that can be played.
    pub(super) classes: u32,
    /// Number of cards in the line.
    pub(super) places: u32,
    /// Number of these cards in the waste.
    pub(super) turned: u32,
    /// Number of redeals left, capped at the number of cards in the line.
    pub(super) redeals: u32,
    /// Number of plays that win.
    pub(super) plays: u32,
    /// The class of each card of the line.
    pub(super) class: [u8; 64],
    /// For each class, its cards in the line: one bit for each place.
    pub(super) of: [u64; CLASSES],
    /// For each class, the number of its cards that are not on the foundation yet.
    supply: Counts,
    /// Counts the cards of the line.
    counter: Counter,
}

impl Puzzle {
    pub(super) fn new(state: &State) -> Puzzle {
        let options = state.options();
        let class_of = classes_of_ranks(state);
        let line: Vec<Card> = state.waste().iter().chain(state.stock().iter().rev()).copied().collect();
        let places = u32::try_from(line.len()).expect("at most 52 cards");
        let mut puzzle = Puzzle {
            classes: u32::from(options.ranks()) - 1,
            places,
            turned: u32::try_from(state.waste().len()).expect("at most 52 cards"),
            redeals: u32::from(state.redeals_left()).min(places),
            plays: u32::try_from(options.most_points() - state.points()).expect("at most 48 points"),
            class: [0; 64],
            of: [0; CLASSES],
            supply: Counts::default(),
            counter: Counter::new(&[]),
        };
        let class = |card: &Card| class_of[usize::from(card.rank().number())];
        for (place, class) in line.iter().map(class).enumerate() {
            puzzle.class[place] = class;
            puzzle.of[usize::from(class)] |= 1 << place;
        }
        for class in line.iter().chain(state.reserve().iter().flatten()).map(class) {
            puzzle.supply.add(usize::from(class));
        }
        puzzle.counter = Counter::new(&puzzle.class[..line.len()]);
        puzzle
    }

    /// All cards of the line.
    pub(super) fn line(&self) -> u64 {
        below(self.places)
    }

    /// The Kings of the line.
    pub(super) fn kings(&self) -> u64 {
        self.of[self.classes as usize]
    }

    /// The class that is wanted after this number of plays.
    pub(super) fn wanted(&self, plays: u32) -> usize {
        (plays % self.classes) as usize
    }

    /// The class of the card at this place, given as a set of one.
    #[inline]
    pub(super) fn class_of(&self, card: u64) -> usize {
        usize::from(self.class[card.trailing_zeros() as usize % self.class.len()])
    }

    /// Number of plays until a card of this class is needed if this number of its cards comes first. Kings are never
    /// needed.
    #[inline]
    pub(super) fn wait(&self, class: usize, copies: u32, wanted: usize) -> u32 {
        let (class, classes) = (class as u32, self.classes);
        if class == classes {
            return u32::MAX;
        }
        (class + classes - wanted as u32) % classes + classes * copies
    }

    /// Number of cards of each class in the reserve, after this number of plays and with these cards left in
    /// the line.
    #[inline]
    pub(super) fn held(&self, left: u64, plays: u32) -> Counts {
        self.supply.without(self.counter.count(left)).without(Counts::of_plays(plays, self.classes))
    }
}

/// A card taken out of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Taken {
    /// Number of cards left in the line before it.
    pub(super) before: u32,
    /// Number of redeals made when it is taken.
    pub(super) redeals: u32,
}

/// The class of each rank, by its number.
fn classes_of_ranks(state: &State) -> [u8; CLASSES + 1] {
    let options = state.options();
    let kings = options.ranks() - 1;
    let mut class_of = [kings; CLASSES + 1];
    let mut rank = state.wanted();
    for class in 0..kings {
        class_of[usize::from(rank.number())] = class;
        rank = options.following(rank);
    }
    class_of
}
