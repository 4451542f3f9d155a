//! The worlds that agree with what a player of a patience has seen: determinizations of the player's
//! information set.

use talon_rules::pieces::Chance;
use talon_rules::{Game, Player};

/// Lists all worlds that agree with the view, each once, if there are at most `most`. Otherwise samples
/// `most` of them uniformly.
///
/// In a patience the unseen cards can be in any order in the places that the player has not seen, and all
/// orders are equally likely (see [`Game::sample_world`]).
///
/// # Examples
///
/// ```
/// use talon_bots::worlds;
/// use talon_rules::pieces::{Chance, DealNumber};
/// use talon_rules::yields::{Options, State};
/// use talon_rules::{Game, Player};
///
/// let view = State::deal(&Options::default(), DealNumber::new(3).unwrap()).view(Player);
/// let sampled = worlds::<State>(&view, 10, &mut Chance::from_seed(1));
/// assert_eq!(sampled.len(), 10);
/// assert!(sampled.iter().all(|world| world.view(Player) == view));
/// ```
pub fn worlds<G: Game<Seat = Player>>(view: &G::View, most: usize, chance: &mut Chance) -> Vec<G> {
    let mut world = G::sample_world(view, chance);
    let cards: Vec<G::Piece> = world.hidden_mut(Player).iter().map(|card| **card).collect();
    if number_of_orders(cards.len()).is_none_or(|orders| orders > most) {
        return (0..most).map(|_| G::sample_world(view, chance)).collect();
    }
    let mut listed = Vec::new();
    let mut order: Vec<usize> = (0..cards.len()).collect();
    loop {
        for (place, card) in world.hidden_mut(Player).into_iter().zip(&order) {
            *place = cards[*card];
        }
        listed.push(world.clone());
        if !to_next_order(&mut order) {
            return listed;
        }
    }
}

/// The number of orders of this number of cards; `None` if it does not fit into 64 bits.
fn number_of_orders(cards: usize) -> Option<usize> {
    (1..=cards).try_fold(1_usize, usize::checked_mul)
}

/// Changes an order of different numbers to the next one in lexicographic order. Returns `false` after the
/// last one.
fn to_next_order(order: &mut [usize]) -> bool {
    let Some(left) = (1..order.len()).rev().find(|place| order[place - 1] < order[*place]) else {
        return false;
    };
    let (smaller, rest) = (order[left - 1], &order[left..]);
    // The rest is in descending order, so its last larger number is its smallest one.
    let larger = rest.iter().rposition(|number| *number > smaller).expect("the next one is larger");
    order.swap(left - 1, left + larger);
    order[left..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use talon_rules::GameOptions;
    use talon_rules::lady_jane::{Options, State};
    use talon_rules::pieces::DealNumber;

    use super::*;

    /// Two piles of two ranks: one card is face down and two are in the stock.
    fn tiny() -> State {
        let options = Options::from_text("ranks 2, piles 2").unwrap();
        State::deal(&options, DealNumber::new(3).unwrap())
    }

    #[test]
    fn few_worlds_are_listed_once_each() {
        let view = tiny().view(Player);
        let listed = worlds::<State>(&view, 6, &mut Chance::from_seed(1));
        let different: HashSet<String> = listed.iter().map(|world| world.layout().to_string()).collect();
        assert_eq!((listed.len(), different.len()), (6, 6));
        assert!(listed.iter().all(|world| world.view(Player) == view) && listed.contains(&tiny()));
    }

    #[test]
    fn many_worlds_are_sampled() {
        let view = tiny().view(Player);
        let sampled = worlds::<State>(&view, 5, &mut Chance::from_seed(1));
        assert!(sampled.len() == 5 && sampled.iter().all(|world| world.view(Player) == view));
    }
}
