//! The parts in which games differ on the screen.

use ratatui::layout::Rect;
use talon_lang::Lang;
use talon_rules::{AnyGame, AnySeat};
use talon_table::{Scene, Spot};

use super::board::{Board, Thing};
use crate::play::draw::Pen;

/// The scene of a viewer, and the room for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'a> {
    pub(crate) game: &'a AnyGame,
    pub(crate) viewer: AnySeat,
    pub(crate) scene: &'a Scene,
    /// The spot that the player thinks about: what is held, or else what the cursor is on.
    pub(crate) focus: Option<Spot>,
    /// An area of at least 80 by 13 cells.
    pub(crate) area: Rect,
    pub(crate) pen: &'a Pen<'a>,
}

/// The parts in which one game differs from the others.
#[derive(Debug)]
pub(crate) struct GameScreen {
    /// Three cards or tiles for the menu.
    pub(crate) picture: [Thing; 3],
    /// Moves from a deal that lead to a position in which everything can be seen, for the rules page.
    pub(crate) example: &'static [&'static str],
    /// The function that places everything.
    pub(crate) board: fn(&Seen<'_>) -> Board,
    /// The score, or how a match stands.
    pub(crate) standing: fn(&AnyGame, &Lang) -> String,
    /// The function that returns true if a part of the game has ended, such as a hand of a match.
    pub(crate) has_ended: fn(&AnyGame) -> bool,
    /// The function that returns true if the viewer has no piece to play, and can only say something.
    pub(crate) must_speak: fn(&Scene) -> bool,
    /// The id of a reminder of a key that the player needs now.
    pub(crate) reminder: fn(&AnyGame, &Scene) -> Option<&'static str>,
}

impl GameScreen {
    /// A patience, which differs from others only in its picture, example and board.
    pub(super) const fn patience(
        picture: [Thing; 3],
        example: &'static [&'static str],
        board: fn(&Seen<'_>) -> Board,
    ) -> GameScreen {
        GameScreen {
            picture,
            example,
            board,
            standing: points,
            has_ended: |_| false,
            must_speak: |_| false,
            reminder: |_, _| None,
        }
    }

    /// The places of everything, with the letters of the spots.
    pub(crate) fn board(&self, seen: &Seen<'_>) -> Board {
        (self.board)(seen).with_letters(seen.scene)
    }
}

fn points(game: &AnyGame, lang: &Lang) -> String {
    game.score()
        .map(|points| lang.text_with("table-points", &[("points", points.into())]))
        .unwrap_or_default()
}
