//! Curse of the Doublet on the page.

mod branches;
mod camera;
pub mod choice;
pub mod ends;
mod figures;
mod layout;
mod panel;
pub mod plate;

pub(crate) use self::figures::FIGURES;
use super::game_ui::GameUi;

/// Curse of the Doublet.
pub(crate) const UI: GameUi = GameUi { lay_out: layout::lay_out, panel: panel::panel, sample_moves: 9 };
