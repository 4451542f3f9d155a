//! The pictures on the page of the rules of Curse of the Doublet.

use crate::games::figure::{Drawing, Figure, Start};

/// South is to play a whole turn.
const TURN: &str = "game: curse; set: 2-3; branches: 2 > 2-4 > 4 | 2 > 2-5 > 5 | 3 > 0-3 > 0 | 3 > - > 3; \
    south: 0-1 0-2 1-1 1-6 3-4 4-4 4-5 5-6 6-6; north: 0-0 0-4 0-5 0-6 1-2 1-3 1-4 1-5 2-2; \
    aside: 2-6 3-3 3-5 3-6 4-6 5-5; turn: south; again: no; passes: 0; leader: south; points: -";

/// The table, and a turn of four tiles.
pub(crate) const FIGURES: &[Figure] = &[
    Figure {
        rule: None,
        caption: "curse-figure-table",
        drawing: Drawing::Table {
            start: Start::Deal(19),
            moves: &["6-6", "2-6@1", "5-6@4", "1-2@1", "1-6@2", "2-5@4", "1-5@2", "4-5@2", "3-4@2", "3-3@2"],
            marked: None,
            is_close_up: false,
        },
    },
    Figure {
        rule: Some("C7"),
        caption: "curse-figure-turn-0",
        drawing: Drawing::Table { start: Start::Position(TURN), moves: &[], marked: None, is_close_up: true },
    },
    Figure {
        rule: Some("C7"),
        caption: "curse-figure-turn-1",
        drawing: Drawing::Table {
            start: Start::Position(TURN),
            moves: &["3-4@4"],
            marked: None,
            is_close_up: true,
        },
    },
    Figure {
        rule: Some("C7"),
        caption: "curse-figure-turn-2",
        drawing: Drawing::Table {
            start: Start::Position(TURN),
            moves: &["3-4@4", "4-4@4"],
            marked: None,
            is_close_up: true,
        },
    },
    Figure {
        rule: Some("C7"),
        caption: "curse-figure-turn-3",
        drawing: Drawing::Table {
            start: Start::Position(TURN),
            moves: &["3-4@4", "4-4@4", "4-5@4"],
            marked: None,
            is_close_up: true,
        },
    },
    Figure {
        rule: Some("C7"),
        caption: "curse-figure-turn-4",
        drawing: Drawing::Table {
            start: Start::Position(TURN),
            moves: &["3-4@4", "4-4@4", "4-5@4", "0-2@3"],
            marked: None,
            is_close_up: true,
        },
    },
];
