use talon_pieces::Card;
use talon_rules::Game;
use talon_rules::doublets::State;

/// The most classes that there can be: the twelve ranks that can be played, and the Kings.
pub(super) const CLASSES: usize = 13;
/// Places in the line that fit into a node: 52 cards less one in the foundation and one in a pile.
pub(super) const MOST_PLACES: u32 = 50;

/// One position of Doublets in the solver's terms: what does not change while it is searched.
///
/// The *line* is the waste from its bottom to its top, then the stock in the order in which it is
/// turned. Every play takes one card out of the line, as long as there is one: played from the
/// waste, or filled into the reserve pile that was played. Both lead to the same position but for
/// suits and the numbers of the piles, as the card that fills the pile has the rank of the one that
/// was played. So after a number of plays, what is *held* in the reserve follows from what is left
/// of the line, and which plays are possible is a question of ranks alone.
///
/// The *class* of a rank is the number of plays before it is wanted first; the wanted class is then
/// the number of plays, modulo the number of classes. The Kings are the class after all others.
#[derive(Clone, Debug)]
pub(super) struct Puzzle {
    /// How many classes can be played.
    pub(super) classes: u32,
    /// How many cards the line has.
    pub(super) places: u32,
    /// How many of them are in the waste.
    pub(super) turned: u32,
    /// How often the waste can go back to the stock: no more often than there are cards in the line.
    pub(super) redeals: u32,
    /// How many plays win.
    pub(super) plays: u32,
    /// The class of each card of the line.
    pub(super) class: [u8; 64],
    /// For each class its cards in the line, a bit a place.
    pub(super) of: [u64; CLASSES],
    /// For each class how many cards are not on the foundation yet.
    supply: [u8; CLASSES],
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
            supply: [0; CLASSES],
        };
        let class = |card: &Card| class_of[usize::from(card.rank().number())];
        for (place, class) in line.iter().map(class).enumerate() {
            puzzle.class[place] = class;
            puzzle.of[usize::from(class)] |= 1 << place;
        }
        for class in line.iter().chain(state.reserve().iter().flatten()).map(class) {
            puzzle.supply[usize::from(class)] += 1;
        }
        puzzle
    }

    /// The whole line.
    pub(super) fn line(&self) -> u64 {
        below(self.places)
    }

    /// The Kings of the line.
    pub(super) fn kings(&self) -> u64 {
        self.of[self.classes as usize]
    }

    /// The class that is wanted after so many plays.
    pub(super) fn wanted(&self, plays: u32) -> usize {
        (plays % self.classes) as usize
    }

    /// How many cards of each class are in the reserve after so many plays, with this left of the line.
    #[inline]
    pub(super) fn held(&self, left: u64, plays: u32) -> [u8; CLASSES] {
        let (rounds, more) = (plays / self.classes, plays % self.classes);
        let mut held = [0; CLASSES];
        for (class, held) in held.iter_mut().enumerate() {
            let is_king = class as u32 >= self.classes;
            let played = if is_king { 0 } else { rounds + u32::from((class as u32) < more) };
            *held = self.supply[class] - (left & self.of[class]).count_ones() as u8 - played as u8;
        }
        held
    }
}

/// For each rank's number its class.
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

/// The places before this one.
#[inline]
pub(super) fn below(place: u32) -> u64 {
    (1 << place) - 1
}

/// The last of these places, as a set; none of none.
#[inline]
pub(super) fn last_of(places: u64) -> u64 {
    if places == 0 { 0 } else { 1 << (63 - places.leading_zeros()) }
}
