//! Doublets on the page.

mod figures;
mod layout;
mod panel;

pub(crate) use self::figures::FIGURES;
use super::game_ui::GameUi;

/// Doublets.
pub(crate) const UI: GameUi = GameUi { lay_out: layout::lay_out, panel: panel::panel, sample_moves: 4 };
