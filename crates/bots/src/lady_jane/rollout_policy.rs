//! The rollout policy: a linear evaluation of steps.

use talon_solve::lady_jane::packed::{
    Cards, Configuration, Position, Puzzle, Step, children, classes, next_cards, parents, twins,
};

/// The value of a step in thousandths: a weighted sum of features. Higher is better.
pub(super) fn value(puzzle: &Puzzle, position: &Position, configuration: &Configuration, step: Step) -> i32 {
    let features = StepFeatures { puzzle, position, configuration };
    if step.card == 0 { features.value_of_deal() } else { features.value_of_release(step.card) }
}

/// Number of deals made if there were three at first; with fewer, the game counts as a later phase.
fn phase(puzzle: &Puzzle, position: &Position) -> usize {
    3_usize.saturating_sub(puzzle.deals.len() - usize::from(position.dealt))
}

/// The part of a position that the player sees.
struct StepFeatures<'a> {
    puzzle: &'a Puzzle,
    position: &'a Position,
    configuration: &'a Configuration,
}

/// The weights of the features, in thousandths.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// A tableau card leaves, by the number of face-down cards under it.
    uncover: [i32; 7],
    /// A tableau pile becomes empty: for each waiting King, up to two.
    empty_for_king: i32,
    /// The same for each pile that is empty already, up to two.
    empty_again: i32,
    /// A reserve card leaves, by the number of cards under it.
    reserve: [i32; 4],
    /// A reserve card leaves, by the phase of the game.
    reserve_now: [i32; 4],
    /// A reserve card goes up at once.
    reserve_up: i32,
    /// A tableau card goes up at once.
    tableau_up: i32,
    /// A card goes up: for each rank above the base.
    up_height: i32,
    /// A tableau card goes to the tableau: for each rank above the base.
    tableau_height: i32,
    /// A reserve card goes to the tableau: for each rank above the base.
    reserve_height: i32,
    /// A King takes one of several empty piles.
    king_with_room: i32,
    /// A King takes the only empty pile.
    king_last_room: i32,
    /// A King leaves a tableau pile.
    king_from_tableau: i32,
    /// For each other King with cards under it in the tableau, up to two.
    king_rivals: i32,
    /// For each place that the card leaves free for others of its class.
    places: i32,
    /// It takes the last place, and the other card of its class is open in the tableau.
    rival_in_tableau: i32,
    /// The same, and that card is open in the reserve.
    rival_in_reserve: i32,
    /// The same, and that card is elsewhere.
    rival_elsewhere: i32,
    /// For each open tableau card that may lie on it.
    child_in_tableau: i32,
    /// For each open reserve card that may lie on it.
    child_in_reserve: i32,
    /// For each rank between the card and its foundation.
    distance: i32,
    /// The next card of the reserve can go up.
    next_goes_up: i32,
    /// The next card of the reserve can lie on the tableau.
    next_has_place: i32,
    /// A deal that covers the reserve: the first, or a later one.
    deal: [i32; 2],
    /// The last deal, of spares, or of whatever is left.
    last_deal: i32,
    /// A deal that covers the reserve: for each card that it covers.
    covers: i32,
    /// For each of these that could go to the tableau now.
    covers_playable: i32,
}

/// Found by random local search: a few weights change at random, and changes that win more of thousands of
/// fresh deals are kept.
const WEIGHTS: Weights = Weights {
    uncover: [-120, 956, 1_851, 2_172, 4_767, 5_037, 5_829],
    empty_for_king: 764,
    empty_again: -2_396,
    reserve: [380, 581, 868, 2_828],
    reserve_now: [-434, -680, 32, -204],
    reserve_up: 1_356,
    tableau_up: 2_116,
    up_height: -195,
    tableau_height: -10,
    reserve_height: 24,
    king_with_room: 135,
    king_last_room: -936,
    king_from_tableau: 261,
    king_rivals: 218,
    places: 511,
    rival_in_tableau: 726,
    rival_in_reserve: 466,
    rival_elsewhere: -792,
    child_in_tableau: 1_125,
    child_in_reserve: 288,
    distance: -12,
    next_goes_up: 958,
    next_has_place: -92,
    deal: [-400, -145],
    last_deal: 3_500,
    covers: -225,
    covers_playable: -459,
};

impl StepFeatures<'_> {
    fn value_of_deal(&self) -> i32 {
        let position = self.position;
        if usize::from(position.dealt) + 1 == self.puzzle.deals.len() {
            return WEIGHTS.last_deal;
        }
        WEIGHTS.deal[phase(self.puzzle, position).min(1)]
            + WEIGHTS.covers * number(position.tops)
            + WEIGHTS.covers_playable * number(position.tops & self.configuration.onto_tableau)
    }

    fn value_of_release(&self, card: Cards) -> i32 {
        let leaving = if self.position.roots & card == 0 {
            self.leaving_reserve(card)
        } else {
            self.leaving_tableau(card)
        };
        let is_tableau = self.position.roots & card != 0;
        leaving
            + if self.configuration.onto_foundation & card != 0 {
                WEIGHTS.up_height * height(card)
                    + if is_tableau { WEIGHTS.tableau_up } else { WEIGHTS.reserve_up }
            } else {
                let by_height = if is_tableau { WEIGHTS.tableau_height } else { WEIGHTS.reserve_height };
                by_height * height(card) + self.onto_tableau(card)
            }
    }

    /// A tableau card leaves. Only the number of cards under it is known.
    fn leaving_tableau(&self, card: Cards) -> i32 {
        let puzzle = self.puzzle;
        let under = self.cards_under(card);
        let mut value = WEIGHTS.uncover[under.min(6)];
        if under == 0 && card & puzzle.kings == 0 {
            let waiting = puzzle.kings & self.position.sources() & !self.configuration.up;
            let empty = self.position.empty_piles(puzzle, self.position.attached(self.configuration.up));
            value += WEIGHTS.empty_for_king * number(waiting).min(2);
            value += WEIGHTS.empty_again * (empty.min(2) as i32);
        }
        value
    }

    /// A reserve card leaves. The card under it has been face up before.
    fn leaving_reserve(&self, card: Cards) -> i32 {
        let mut value = WEIGHTS.reserve[self.cards_under(card).min(3)]
            + WEIGHTS.reserve_now[phase(self.puzzle, self.position)];
        let below = self.puzzle.below(card);
        if below & !self.position.moved != 0 {
            if below & next_cards(self.configuration.up) != 0 {
                value += WEIGHTS.next_goes_up;
            }
            if below & (self.configuration.onto_tableau | children(classes(card))) != 0 {
                value += WEIGHTS.next_has_place;
            }
        }
        value
    }

    /// A card takes a place on the tableau.
    fn onto_tableau(&self, card: Cards) -> i32 {
        let position = self.position;
        let place =
            if card & self.puzzle.kings == 0 { self.on_parent(card) } else { self.in_empty_pile(card) };
        let waiting = children(classes(card)) & !position.moved & !self.configuration.up;
        let suit = SUIT << (card.trailing_zeros() & 3);
        place
            + WEIGHTS.child_in_tableau * number(waiting & position.roots)
            + WEIGHTS.child_in_reserve * number(waiting & position.tops)
            + WEIGHTS.distance * (height(card) - number(self.configuration.up & suit))
    }

    fn in_empty_pile(&self, card: Cards) -> i32 {
        let (position, kings) = (self.position, self.puzzle.kings);
        let has_room = position.empty_piles(self.puzzle, position.attached(self.configuration.up)) > 1;
        let is_tableau = position.roots & card != 0;
        (if has_room { WEIGHTS.king_with_room } else { WEIGHTS.king_last_room })
            + if is_tableau { WEIGHTS.king_from_tableau } else { 0 }
            + WEIGHTS.king_rivals * number(kings & position.roots & !card).min(2)
    }

    fn on_parent(&self, card: Cards) -> i32 {
        let position = self.position;
        let attached = position.attached(self.configuration.up);
        let places = number(parents(card) & (attached | position.roots)) - number(attached & classes(card));
        let rival = twins(card);
        let contested = match () {
            () if places > 1 || rival & position.moved != 0 => 0,
            () if rival & position.roots != 0 => WEIGHTS.rival_in_tableau,
            () if rival & position.tops != 0 => WEIGHTS.rival_in_reserve,
            () => WEIGHTS.rival_elsewhere,
        };
        WEIGHTS.places * (places - 1) + contested
    }

    /// Number of cards under one that has not left its place.
    fn cards_under(&self, card: Cards) -> usize {
        let under =
            std::iter::successors(Some(self.puzzle.below(card)), |card| Some(self.puzzle.below(*card)));
        under.take_while(|card| *card != 0).filter(|card| card & self.position.moved == 0).count()
    }
}

/// The cards of the first suit; those of the others follow by shifting.
const SUIT: Cards = 0x1111_1111_1111_1111;

/// The height of a card above the base.
fn height(card: Cards) -> i32 {
    (card.trailing_zeros() / 4) as i32
}

fn number(cards: Cards) -> i32 {
    cards.count_ones() as i32
}
