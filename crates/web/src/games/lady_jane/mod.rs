//! Lady Jane on the page.

mod layout;
mod panel;

use super::game_ui::GameUi;

/// Lady Jane.
pub(crate) const UI: GameUi = GameUi { lay_out: layout::lay_out, panel: panel::panel, sample_moves: 0 };
