use talon_query::doublets::Reason;
use talon_query::{Choice, Odds, Verdict};
use talon_rules::doublets::{Layout, Move, State, View};
use talon_rules::pieces::{Card, Chance, Rank};
use talon_rules::{Game, SeatView, Status};
use talon_solve::doublets::Solver;
use talon_solve::{Budget, PatienceSolver};

use crate::bot::Bot;

/// Maximum number of positions for a move. Hardly any move needs a hundredth of them.
pub const USUAL_NODES: u64 = 1_000_000;

/// Advises a player of Doublets, who cannot see the stock.
#[derive(Debug)]
pub struct Adviser {
    solver: Solver,
    patience: u32,
}

impl Adviser {
    /// The number of cards that may be played while a card waits in the reserve and there are redeals. Values
    /// between 1 and 10 hardly differ.
    pub const PATIENCE: u32 = 4;

    /// The same in the last pass. Everything but Kings is taken there, because what is not taken is lost.
    const LAST_PATIENCE: u32 = u32::MAX - 1;

    /// Creates an adviser that takes a card in the first pass if at most this number of others are wanted
    /// before it.
    pub fn with_patience(patience: u32) -> Adviser {
        Adviser { solver: Solver::default(), patience }
    }

    /// The move when all cards are known; `None` if the budget does not suffice.
    fn when_known(&mut self, state: &State, budget: &Budget<'_>) -> Option<(Move, Reason)> {
        match self.solver.solve(state, budget).verdict {
            Verdict::Won(line) => Some((*line.first()?, Reason::Wins { moves: line.len() })),
            Verdict::Unknown(_) => None,
            Verdict::Lost => {
                let best = self.solver.best_score(state, budget);
                let chosen = best.line.first().copied().unwrap_or_else(|| without_taking(&state.layout()));
                Some((chosen, Reason::MostPoints { points: best.score }))
            }
        }
    }
}

/// The move while cards are unknown. The top of the waste is played, or goes into the pile of a card that is
/// played, if few others are wanted before it. Otherwise a card is turned.
///
/// A card that is wanted late occupies a place in the reserve for as long, and a card that is left comes
/// round again. So taking too much is more dangerous than taking too little.
pub(super) fn by_rule(layout: &Layout, patience: u32) -> (Move, Reason) {
    let patience = if layout.redeals_left > 0 { patience } else { Adviser::LAST_PATIENCE };
    let takes = layout.waste.last().copied().flatten().and_then(|card| {
        let plays = plays_before(layout, card)?;
        if plays > patience {
            return None;
        }
        Some((taking(layout, card)?, Reason::WantedSoon { card, plays }))
    });
    takes.unwrap_or_else(|| (without_taking(layout), Reason::LooksOn))
}

impl Default for Adviser {
    fn default() -> Adviser {
        Adviser::with_patience(Adviser::PATIENCE)
    }
}

impl Bot for Adviser {
    type Game = State;
    type Reason = Reason;

    fn choose(&mut self, view: &View, budget: &Budget<'_>, seed: u64) -> Option<Choice<Move, Reason>> {
        let layout = view.layout();
        let state = State::sample_world(view, &mut Chance::from_seed(seed));
        if state.status() != Status::Playing {
            return None;
        }
        // The last unknown card is the one that is nowhere else.
        let is_known = layout.stock.iter().filter(|card| card.is_none()).count() <= 1;
        let exact = if is_known { self.when_known(&state, budget) } else { None };
        let odds = exact
            .map(|(_, reason)| Odds { wins: u32::from(matches!(reason, Reason::Wins { .. })), worlds: 1 });
        let (chosen, reason) = exact.unwrap_or_else(|| by_rule(layout, self.patience));
        Some(Choice { chosen, reason, odds })
    }
}

/// Number of cards that go to the foundation before one more card of this one's rank is wanted there, besides
/// those of the reserve; `None` for a King.
fn plays_before(layout: &Layout, card: Card) -> Option<u32> {
    let ranks_played = u32::from(layout.options.ranks()) - 1;
    let steps = (0..ranks_played).zip(wanted_ranks(layout)).find(|(_, rank)| *rank == card.rank())?.0;
    let held = reserve(layout).filter(|(_, held)| held.rank() == card.rank()).count();
    Some(steps + ranks_played * u32::try_from(held).expect("at most four cards of a rank"))
}

/// The ranks that the foundation wants from now on, in order.
fn wanted_ranks(layout: &Layout) -> impl Iterator<Item = Rank> {
    let top = layout.foundation.last().copied().flatten().expect("the foundation is never empty");
    let options = layout.options;
    std::iter::successors(Some(options.following(top.rank())), move |rank| Some(options.following(*rank)))
}

/// The cards of the reserve with the numbers of their piles.
fn reserve(layout: &Layout) -> impl Iterator<Item = (u8, Card)> {
    let cards = layout.reserve.iter().map(|pile| pile.first().copied().flatten());
    (1..).zip(cards).filter_map(|(pile, card)| Some((pile, card?)))
}

/// The move that takes this top card of the waste: to the foundation, or into the pile that it fills when
/// that pile's card is played.
fn taking(layout: &Layout, card: Card) -> Option<Move> {
    let wanted = wanted_ranks(layout).next()?;
    if card.rank() == wanted { Some(Move::Waste) } else { playing_reserve(layout, wanted) }
}

/// The move that plays a card of the reserve of this rank.
fn playing_reserve(layout: &Layout, wanted: Rank) -> Option<Move> {
    let pile = reserve(layout).find(|(_, card)| card.rank() == wanted)?.0;
    Some(Move::Reserve(pile))
}

/// The move that continues without taking a card from the waste, if there is one; otherwise the only one
/// left.
fn without_taking(layout: &Layout) -> Move {
    if !layout.stock.is_empty() {
        return Move::Flip;
    }
    if layout.redeals_left > 0 && !layout.waste.is_empty() {
        return Move::Redeal;
    }
    let top = layout.waste.last().copied().flatten();
    let wanted = wanted_ranks(layout).next().expect("there is always a rank that is wanted");
    let taken = top.and_then(|card| taking(layout, card)).or_else(|| playing_reserve(layout, wanted));
    taken.expect("a game that goes on has a move")
}
