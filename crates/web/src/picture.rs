//! The geometry of a picture of a table, in the same layout as the table itself. The page draws it in a miniature, and other
//! programs draw it into pages without a program.

use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyMove, AnyOptions, AnySeat, GameName};
use talon_table::{Scene, Spot, ZoneName};

use crate::games::game_ui::Sample;
use crate::games::{lay_out, ui};
use crate::layouts::board::Board;
use crate::layouts::rect::{Area, Rect};
use crate::pieces::look::{Look, looks};
use crate::pieces::piece_ids::PieceIds;

/// The room that the layout gets, in pixels. The style sheets scale the picture.
const ROOM: Area = Area { width: 640.0, height: 420.0 };

/// The smallest part of the room that a close-up shows, so that successive positions have one scale.
const SMALLEST_PART: f64 = 0.4;

/// A position, laid out.
#[derive(Debug)]
pub struct Picture {
    /// The pieces that the picture shows.
    pub looks: Vec<Look>,
    scene: Scene,
    board: Board,
}

impl Picture {
    /// The picture of a position as the first seat sees it. A close-up leaves out hands and what lies aside. `ids` must be
    /// the same for successive positions, and new for others.
    pub fn of(position: &AnyGame, ids: &mut PieceIds, is_mirrored: bool, is_close_up: bool) -> Picture {
        let scene = Scene::new(position, AnySeat::of(position.name())[0]);
        let board = lay_out(&scene, ROOM, is_mirrored);
        let mut looks = looks(&scene, &board, &ids.follow(&scene));
        let is_aside =
            |look: &Look| matches!(scene.zones()[look.at.0].name, ZoneName::Hand(_) | ZoneName::Aside);
        looks.retain(|look| look.placed.is_visible && !(is_close_up && is_aside(look)));
        Picture { looks, scene, board }
    }

    /// The places where a legal move starts and where it leads.
    pub fn marks(&self, marked: AnyMove) -> Vec<Rect> {
        let spots = self.scene.spots_of(marked).map(|(from, to)| [Some(from), to]).unwrap_or_default();
        let rect = |spot: Spot| self.board.rect_of(&self.scene, spot);
        spots.into_iter().flatten().filter_map(rect).collect()
    }
}

/// The whole room of a picture.
pub fn whole_room() -> Rect {
    Rect::new(0.0, 0.0, ROOM.width, ROOM.height)
}

/// The part of the room around some pieces, in the shape of the room.
pub fn close_up(rects: impl Iterator<Item = Rect> + Clone) -> Rect {
    let edge =
        |edge: fn(&Rect) -> f64, of: fn(f64, f64) -> f64| rects.clone().map(|rect| edge(&rect)).reduce(of);
    let left = edge(|rect| rect.left, f64::min).unwrap_or_default();
    let top = edge(|rect| rect.top, f64::min).unwrap_or_default();
    let right = edge(|rect| rect.left + rect.width, f64::max).unwrap_or_default();
    let bottom = edge(|rect| rect.top + rect.height, f64::max).unwrap_or_default();
    let scale = ((right - left) / ROOM.width).max((bottom - top) / ROOM.height).max(SMALLEST_PART) * 1.1;
    let (width, height) = (ROOM.width * scale, ROOM.height * scale);
    Rect::new((left + right - width) / 2.0, (top + bottom - height) / 2.0, width, height)
}

/// A rectangle as declarations of a style, in percent of a part of the room.
pub fn css_within(rect: Rect, frame: Rect) -> String {
    let percent = |length: f64, whole: f64| format!("{:.3}%", length / whole * 100.0);
    format!(
        "left: {}; top: {}; width: {}; height: {}",
        percent(rect.left - frame.left, frame.width),
        percent(rect.top - frame.top, frame.height),
        percent(rect.width, frame.width),
        percent(rect.height, frame.height)
    )
}

/// The place of a piece before it is turned, around the same middle, as declarations of a style that turn it.
pub fn css_of_piece(look: &Look, frame: Rect) -> String {
    let (x, y) = look.placed.rect.middle();
    let (width, height) = look.upright();
    let upright = Rect::new(x - width / 2.0, y - height / 2.0, width, height);
    let (degrees, layer) = (look.placed.turn.degrees(), look.layer);
    format!("{}; transform: rotate({degrees}deg); z-index: {layer}", css_within(upright, frame))
}

/// Positions of a game without an unfinished sitting: the sample of the game, and those after each of its last three moves.
///
/// # Panics
/// If the data of a sample is wrong, which a test of all samples rules out.
pub fn samples(game: GameName) -> Vec<AnyGame> {
    const SHOWN: usize = 3;
    let Sample { deal, moves } = ui(game).sample;
    let deal = DealNumber::new(deal).expect("the deals of samples are small numbers");
    let mut positions = vec![AnyGame::deal(&AnyOptions::for_table(game), deal)];
    for text in moves.split(", ") {
        let mut position = positions[positions.len() - 1].clone();
        let wanted = position.read_move(text).expect("the moves of samples can be read");
        position.play(wanted).expect("the moves of samples are legal");
        positions.push(position);
    }
    positions.split_off(positions.len() - 1 - SHOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_is_shown_by_three_moves() {
        for game in GameName::ALL {
            assert_eq!(samples(game).len(), 4, "{game}");
        }
    }
}
