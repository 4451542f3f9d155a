use std::collections::HashSet;
use std::fmt;

use talon_rules::Status;
use talon_rules::pieces::Chance;

use crate::{Subject, check_position, rows};

/// Counts of all positions that can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// The number of different positions.
    pub positions: usize,
    /// The number of positions in which the game has ended.
    pub ends: usize,
    /// The number of positions in which it is won.
    pub won: usize,
    /// The highest score.
    pub best: u32,
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reached { positions, ends, won, best } = self;
        write!(f, "positions {positions}, ends {ends}, won {won}, best {best}")
    }
}

/// Visits and checks every position that can be reached, in the plainest way: with a list of positions to look
/// at and a set of those already seen. Panics if a check fails.
pub fn reachable<G: Subject>(start: G) -> Reached {
    let conceivable = G::conceivable_moves(start.options());
    let mut chance = Chance::from_seed(0);
    let mut reached = Reached::default();
    let mut seen = HashSet::from([start.layout().to_string()]);
    let mut waiting = vec![start];
    while let Some(position) = waiting.pop() {
        let legal = check_position(&position, &conceivable, &mut chance)
            .unwrap_or_else(|wrong| panic!("{wrong}\nin\n{}", position.layout()));
        reached.positions += 1;
        reached.ends += usize::from(legal.is_empty());
        reached.won += usize::from(position.status() == Status::Won);
        reached.best = reached.best.max(position.score().unwrap_or_default());
        for wanted in legal {
            let mut next = position.clone();
            next.play_unchecked(wanted);
            if seen.insert(next.layout().to_string()) {
                waiting.push(next);
            }
        }
    }
    reached
}

/// Compares the rows of a table with what is [`reachable`], such as `deal 3 of ranks 3, redeals 1, piles 2:
/// positions 208, ends 4, won 1, best 8`. Panics if a number differs.
pub fn reachable_table<G: Subject>(table: &str) {
    for row in rows::<G::Options>(table) {
        let actual = reachable(G::deal(&row.options, row.deal)).to_string();
        assert_eq!(actual, row.expected, "deal {} of {:?}", row.deal, row.options);
    }
}
