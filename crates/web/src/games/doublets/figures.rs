//! The pictures on the page of the rules of Doublets.

use crate::games::figure::{Drawing, Figure, Group, Start};

/// The table, the order on the foundation, and what goes on a ten.
pub(crate) const FIGURES: &[Figure] = &[
    Figure {
        rule: None,
        caption: "doublets-figure-table",
        drawing: Drawing::Table {
            start: Start::Deal(17),
            moves: &["flip", "flip"],
            marked: None,
            is_close_up: false,
        },
    },
    Figure {
        rule: Some("D3"),
        caption: "doublets-figure-order",
        drawing: Drawing::Cards(&[Group { cards: "AS 2H 4C 8D 3S 6H QC JD 9S 5H TC 7D", is_allowed: None }]),
    },
    Figure {
        rule: Some("D3"),
        caption: "doublets-figure-ten",
        drawing: Drawing::Cards(&[
            Group { cards: "TC 7D", is_allowed: Some(true) },
            Group { cards: "TC JS", is_allowed: Some(false) },
        ]),
    },
];
