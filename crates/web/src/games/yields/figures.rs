//! The pictures on the page of the rules of Yield.

use crate::games::figure::{Drawing, Figure, Group, Start};

/// The table, a pair on it, and all pairs.
pub(crate) const FIGURES: &[Figure] = &[
    Figure {
        rule: None,
        caption: "yield-figure-table",
        drawing: Drawing::Table { start: Start::Deal(8), moves: &["flip"], marked: None, is_close_up: false },
    },
    Figure {
        rule: Some("Y2"),
        caption: "yield-figure-exposed",
        drawing: Drawing::Table {
            start: Start::Deal(8),
            moves: &[
                "flip",
                "flip",
                "flip",
                "flip",
                "pair top second",
                "flip",
                "flip",
                "flip",
                "flip",
                "flip",
                "flip",
                "flip",
                "pair r7c1 top",
                "pair r6c1 r6c2",
                "pair r5c1 r5c3",
            ],
            marked: Some("pair r4c1 r4c4"),
            is_close_up: false,
        },
    },
    Figure {
        rule: Some("Y5"),
        caption: "yield-figure-pairs",
        drawing: Drawing::Cards(&[
            Group { cards: "AS QH", is_allowed: None },
            Group { cards: "2C JD", is_allowed: None },
            Group { cards: "3H TS", is_allowed: None },
            Group { cards: "4D 9C", is_allowed: None },
            Group { cards: "5S 8H", is_allowed: None },
            Group { cards: "6C 7D", is_allowed: None },
            Group { cards: "KS", is_allowed: None },
        ]),
    },
];
