//! Positions of Lady Jane that the plain solver can decide, and the comparison with it.

use talon_rules::Game;
use talon_rules::lady_jane::{Layout, Move, Options, PileLayout, Place, State};
use talon_rules::pieces::{Card, Chance};
use talon_solve::lady_jane::{Prunings, Solver};

use crate::shared;

/// Ranks and piles of tiny decks.
const SHAPES: [(u8, u8); 10] =
    [(1, 1), (2, 1), (3, 1), (3, 2), (4, 2), (5, 2), (6, 2), (3, 3), (4, 3), (5, 3)];

/// Number of compared positions, by result.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Compared positions.
    pub(crate) compared: u32,
    /// Positions that are too large for the plain solver.
    pub(crate) skipped: u32,
    /// Compared positions that can be won.
    pub(crate) won: u32,
    /// Lost positions in which points can still be gained.
    pub(crate) improved: u32,
}

/// All prunings, none, and all but one.
fn all_prunings() -> [Prunings; 9] {
    let all = Prunings::default();
    let none = Prunings {
        idle: false,
        safe: false,
        dead: false,
        orders: false,
        uncontested: false,
        rivals: false,
        free_deals: false,
    };
    [
        all,
        none,
        Prunings { idle: false, ..all },
        Prunings { safe: false, ..all },
        Prunings { dead: false, ..all },
        Prunings { orders: false, ..all },
        Prunings { uncontested: false, ..all },
        Prunings { rivals: false, ..all },
        Prunings { free_deals: false, ..all },
    ]
}

/// A random position of a tiny deck.
pub(crate) fn tiny_position(number: u64) -> State {
    let (ranks, piles) = SHAPES[number as usize % SHAPES.len()];
    random_position(&Options::new(ranks, piles).expect("these are options"), number)
}

/// A whole deal after random moves, to a foundation if possible; no card comes down to the tableau.
pub(crate) fn late_position(number: u64) -> State {
    let mut chance = Chance::from_seed(number);
    let mut state: State = shared::deal(&Options::default(), number);
    let mut moves = Vec::new();
    for _ in 0..30 + chance.below(70) {
        state.legal_moves(&mut moves);
        moves.retain(|candidate| !matches!(candidate, Move::ToTableau { from: Place::Foundation(_), .. }));
        let up: Vec<Move> =
            moves.iter().copied().filter(|candidate| matches!(candidate, Move::ToFoundation(_))).collect();
        let Some(chosen) = chance.pick(if up.is_empty() { &moves } else { &up }) else { break };
        state.play_unchecked(*chosen);
    }
    state
}

/// Compares the verdicts and best scores of a position with those of the plain solver.
pub(crate) fn compare(state: &State, most_positions: usize, tally: &mut Tally) {
    let full = state.options().cards();
    let mut solvers = all_prunings().map(|prunings| (prunings, Solver::with_prunings(prunings)));
    let Some(best) = shared::compare(state, full, most_positions, &mut solvers) else {
        tally.skipped += 1;
        return;
    };
    let is_won = best as usize == full;
    tally.compared += 1;
    tally.won += u32::from(is_won);
    tally.improved += u32::from(!is_won && Some(best) > state.score());
}

/// A deal, a deal after some random moves, or a random arrangement.
fn random_position(options: &Options, number: u64) -> State {
    let mut chance = Chance::from_seed(number);
    let deal: State = shared::deal(options, number);
    match chance.below(3) {
        0 => deal,
        1 => {
            let mut state = deal;
            let moves = chance.below(20);
            shared::play_at_random(&mut state, moves, &mut chance);
            state
        }
        _ => random_arrangement(&deal, &mut chance).unwrap_or(deal),
    }
}

/// Lays the cards of a deal out again: foundations of any height, tableau piles of any length, cards face up
/// as far as the rules allow.
fn random_arrangement(deal: &State, chance: &mut Chance) -> Option<State> {
    let options = *deal.options();
    let piles = usize::from(options.piles());
    let mut layout: Layout = deal.layout();
    let mut cards: Vec<Card> = Card::deck(options.ranks()).collect();
    chance.shuffle(&mut cards);
    layout.foundations = vec![Vec::new(); 4];
    let highest = chance.below(u32::from(options.ranks()) + 1);
    let mut started = 0;
    for first in cards.clone().into_iter().filter(|card| card.rank() == layout.base) {
        let mut card = first;
        for _ in 0..chance.below(highest + 1).min(u32::from(options.ranks())) {
            layout.foundations[started].push(Some(card));
            cards.retain(|other| *other != card);
            let next = card.rank().number() % options.ranks() + 1;
            card = Card::new(talon_rules::pieces::Rank::new(next)?, card.suit());
        }
        started += usize::from(!layout.foundations[started].is_empty());
    }
    let mut take =
        |wanted: usize| cards.split_off(cards.len() - wanted.min(cards.len())).into_iter().map(Some);
    let deals = chance.below((options.first_stock() / piles) as u32 + 2) as usize;
    let stock = options.first_stock().saturating_sub(deals * piles);
    layout.stock = take(stock).collect();
    for spare in &mut layout.spares {
        *spare = if stock == 0 { take(chance.below(2) as usize).collect() } else { Vec::new() };
    }
    let most = 1 + (options.first_stock() - stock) / piles;
    for pile in &mut layout.reserve {
        *pile = take(chance.below(most as u32 + 1) as usize).collect();
    }
    layout.tableau = vec![PileLayout::default(); piles];
    for card in take(usize::MAX) {
        layout.tableau[chance.below(piles as u32) as usize].down.push(card);
    }
    turn_up_runs(&mut layout, chance);
    State::arrange(&layout).ok()
}

/// Turns the top card of each pile up, and sometimes more if they may lie on one another.
fn turn_up_runs(layout: &mut Layout, chance: &mut Chance) {
    for number in 0..layout.tableau.len() {
        loop {
            let before = layout.clone();
            let pile = &mut layout.tableau[number];
            let Some(card) = pile.down.pop() else { break };
            pile.up.insert(0, card);
            if pile.up.len() > 1 && (chance.below(3) == 0 || State::arrange(layout).is_err()) {
                *layout = before;
                break;
            }
        }
    }
}
