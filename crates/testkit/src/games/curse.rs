//! Curse, stated again from the open layout.

use talon_rules::curse::{Layout, Move, Options, Seat, State};
use talon_rules::pieces::Tile;

use crate::Subject;

impl Subject for State {
    const SEATS: &'static [Seat] = &Seat::BOTH;

    fn all_pieces(options: &Options) -> Vec<Tile> {
        options.set().collect()
    }

    fn pieces(layout: &Layout) -> Vec<Option<Tile>> {
        [layout.hands.concat(), layout.aside.clone(), played(layout)].concat()
    }

    fn in_sight(layout: &Layout, seat: Seat) -> Vec<Option<Tile>> {
        [layout.hands[seat.index()].clone(), played(layout)].concat()
    }

    fn count_points(_: &Layout) -> Option<u32> {
        None
    }

    fn deals_anew(played: Move) -> bool {
        matches!(played, Move::Lead(_) | Move::Next)
    }

    fn arranged(layout: &Layout) -> Layout {
        Layout { history: Vec::new(), ..layout.clone() }
    }
}

/// The tiles on the table: the set and the branches.
fn played(layout: &Layout) -> Vec<Option<Tile>> {
    let branches = layout.branches.iter().flat_map(|branch| branch.tiles.iter().copied());
    layout.set.into_iter().chain(branches).map(Some).collect()
}
