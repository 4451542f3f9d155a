//! The games: what the page must know about each of them, in a folder for each game.

mod figure;
pub(crate) mod game_ui;

pub mod curse;
pub mod doublets;
pub mod lady_jane;
pub mod yields;

use talon_rules::GameName;
use talon_table::Scene;

pub use self::figure::{Drawing, Figure, Group, Start};
use self::game_ui::GameUi;
use crate::layouts::board::Board;
use crate::layouts::rect::Area;
use crate::layouts::table::Table;

/// The narrowest room that a table is laid out for. Where there is less, the page cuts it off.
const NARROW: Area = Area { width: 320.0, height: 400.0 };

/// The lowest room that a table is laid out for.
const LOW: Area = Area { width: 480.0, height: 230.0 };

/// Writes [`ui`] and [`figures`] with the constants of each game's module.
macro_rules! parts {
    ({} $($game:ident: $module:ident = $text:literal,)+) => {
        /// The knowledge of the page about a game.
        pub(crate) fn ui(game: GameName) -> &'static GameUi {
            match game {
                $(GameName::$game => &$module::UI,)+
            }
        }

        /// The pictures on the page of a game's rules. They are not part of `GameUi`, because the page loads them later.
        pub fn figures(game: GameName) -> &'static [Figure] {
            match game {
                $(GameName::$game => $module::FIGURES,)+
            }
        }
    };
}

talon_rules::games!(parts! {});

/// Lays out a scene in a room of this size. No piece, caption or panel sticks out of the room, and none covers another
/// except where cards lie in one pile. A room is at least 480 by 230 or 320 by 400 pixels; a smaller one counts as one
/// of these.
pub fn lay_out(scene: &Scene, area: Area, is_mirrored: bool) -> Board {
    let least = if area.width < LOW.width { NARROW } else { LOW };
    let area = Area { width: area.width.max(least.width), height: area.height.max(least.height) };
    let mut table = Table::new(scene, area, is_mirrored);
    (ui(scene.layout().game()).lay_out)(&mut table);
    table.board
}
