//! What there is to decide.

use talon_pieces::CardSet;
use talon_rules::Game;
use talon_rules::yields::{Effect, Move, Pair, Place, State};

/// What is done before something new is seen or the top of the waste changes.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The moves; Kings are removed in between as soon as that is possible.
    moves: Vec<Move>,
    /// The cards that make its pairs.
    pub(super) cards: CardSet,
    /// The two of them that are removed last.
    last: CardSet,
}

/// How many positions are looked at for what can be done with the top of the waste. So many are needed
/// only while much of a wide pyramid is open.
const MOST_POSITIONS: usize = 200;

impl Plan {
    /// The move that it begins with.
    pub(super) fn first_move(&self) -> Move {
        self.moves[0]
    }

    /// The position after it, and after the Kings that are available then.
    pub(super) fn after(&self, state: &State) -> State {
        let mut after = state.clone();
        for made in &self.moves {
            after.play_unchecked(*made);
        }
        remove_kings(&mut after);
        after
    }

    /// Whether it turns a card.
    pub(super) fn turns(&self) -> bool {
        self.moves[0] == Move::Flip
    }
}

/// Whether a pair can no longer be removed once a card has been turned: whether it needs the top of the
/// waste. A lone card is the bottom too, and stays that.
pub(super) fn is_hindered(waste: usize, pair: Pair) -> bool {
    waste >= 2 && (pair.first() == Place::Top || pair.second() == Place::Top)
}

/// Removes every King that is available, and answers these moves.
///
/// A King makes no pair; in place it only covers cards or keeps them apart. Whatever can be done with it can
/// be done without it, seeing the cards or not.
pub(super) fn remove_kings(state: &mut State) -> Vec<Move> {
    let (mut made, mut legal) = (Vec::new(), Vec::new());
    loop {
        state.legal_moves(&mut legal);
        let Some(king) = legal.iter().find(|candidate| matches!(candidate, Move::King(_))) else {
            return made;
        };
        state.play_unchecked(*king);
        made.push(*king);
    }
}

/// Every move as a plan of its own: what is tried when nothing is postponed.
pub(super) fn single_moves(state: &State) -> Vec<Plan> {
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    legal.into_iter().map(|made| plan_of(state, &[made])).collect()
}

/// What is worth deciding about, in a position without available Kings: to turn a card; or to remove a pair
/// that needs the top of the waste, after no more pairs than it takes to make it available.
///
/// Any other pair can wait. Take a player who removes one and later turns a card or uses the top: the player
/// who leaves the pair out, copies everything else and removes it just before it is missed loses nothing, as
/// the pair stays available (it needs no top), and knows more by then. It is missed only when a pair that
/// needs the top does not become available without it, or when the stock has run out.
pub(super) fn plans(state: &State) -> Vec<Plan> {
    let mut plans: Vec<Plan> = Vec::new();
    if !state.stock().is_empty() {
        plans.push(plan_of(state, &[Move::Flip]));
    }
    // Positions with fewer pairs removed come first, so what is found later with more of them is left out.
    let mut found = vec![(state.clone(), Vec::new())];
    let mut legal = Vec::new();
    let mut at = 0;
    while at < found.len() && found.len() < MOST_POSITIONS {
        let (position, way) = found[at].clone();
        at += 1;
        position.legal_moves(&mut legal);
        for made in &legal {
            let Move::Pair(pair) = *made else { continue };
            let way = [way.as_slice(), &[*made]].concat();
            if is_hindered(position.waste().len(), pair) {
                let plan = plan_of(state, &way);
                if !plans.iter().any(|known| is_part(known, &plan)) {
                    plans.push(plan);
                }
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(*made);
            let way = [way, remove_kings(&mut next)].concat();
            if next.waste().len() >= 2 && !found.iter().any(|(known, _)| is_same(known, &next)) {
                found.push((next, way));
            }
        }
    }
    plans
}

/// Positions that come from the same one are the same when the same cards are left.
fn is_same(one: &State, other: &State) -> bool {
    one.points() == other.points() && one.removed() == other.removed()
}

/// Whether a plan removes the same pair in the end, after some of the pairs of the other.
fn is_part(smaller: &Plan, plan: &Plan) -> bool {
    smaller.last == plan.last && smaller.cards.iter().all(|card| plan.cards.contains(card))
}

/// The plan that makes these moves.
fn plan_of(state: &State, moves: &[Move]) -> Plan {
    let mut position = state.clone();
    let mut plan = Plan { moves: moves.to_vec(), cards: CardSet::EMPTY, last: CardSet::EMPTY };
    for made in moves {
        if let Effect::RemovedPair(one, other) = position.play_unchecked(*made) {
            plan.last = CardSet::from_iter([one.card, other.card]);
            plan.cards = plan.cards.iter().chain(plan.last.iter()).collect();
        }
    }
    plan
}
