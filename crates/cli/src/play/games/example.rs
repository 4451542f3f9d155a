//! A picture of the layout of a game, for its rules page.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, GameName};
use talon_table::{Marks, Scene};

use super::board::BoardView;
use super::screen::{GameScreen, Seen};
use crate::play::draw::{Pen, fill};

/// The columns and rows of the picture: the least that a table needs.
const SIZE: (u16, u16) = (80, 21);

/// The deal in the picture.
const DEAL: u64 = 1;

/// Draws the layout of a game after a few moves, without the rows below it in which nothing lies.
pub(crate) fn draw_example(name: GameName, pen: &Pen<'_>) -> Buffer {
    let area = Rect::new(0, 0, SIZE.0, SIZE.1);
    let mut buffer = Buffer::empty(area);
    fill(&mut buffer, area, pen.theme.table);
    let screen = GameScreen::of(name);
    let game = example(name, screen.example);
    let viewer = AnySeat::of(name)[0];
    let scene = Scene::new(&game, viewer);
    let seen = Seen { game: &game, viewer, scene: &scene, focus: None, area, pen };
    let board = screen.board(&seen);
    BoardView { board: &board, marks: &Marks::default(), cursor: None, pen }.render(area, &mut buffer);
    let height = board.places.iter().map(|place| place.area.bottom()).max().unwrap_or(SIZE.1);
    buffer.resize(Rect { height: height.min(SIZE.1), ..area });
    buffer
}

/// The deal after these moves.
fn example(name: GameName, moves: &[&str]) -> AnyGame {
    let number = DealNumber::new(DEAL).expect("it is a small number");
    let mut game = AnyGame::deal(&AnyOptions::usual(name), number);
    for text in moves {
        let next = AnyMove::read(name, text).expect("an example has moves of its game");
        game.play(next).expect("the moves of an example are legal");
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_can_be_played() {
        for name in GameName::ALL {
            let game = example(name, GameScreen::of(name).example);
            assert!(!game.legal_moves().is_empty(), "{name}");
        }
    }
}
