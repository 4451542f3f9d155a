//! The pictures on the page of the rules of Lady Jane.

use crate::games::figure::{Drawing, Figure, Group, Start};

/// The table, a foundation, and what goes on a black seven of the tableau.
pub(crate) const FIGURES: &[Figure] = &[
    Figure {
        rule: None,
        caption: "lady-jane-figure-table",
        drawing: Drawing::Table { start: Start::Deal(17), moves: &[], marked: None, is_close_up: false },
    },
    Figure {
        rule: Some("L3"),
        caption: "lady-jane-figure-foundation",
        drawing: Drawing::Cards(&[Group {
            cards: "TH JH QH KH AH 2H 3H 4H 5H 6H 7H 8H 9H",
            is_allowed: None,
        }]),
    },
    Figure {
        rule: Some("L4"),
        caption: "lady-jane-figure-tableau",
        drawing: Drawing::Cards(&[
            Group { cards: "7S 6H", is_allowed: Some(true) },
            Group { cards: "7S 6C", is_allowed: Some(false) },
        ]),
    },
];
