//! Doublets on the page.

mod figures;
mod layout;
mod panel;

pub(crate) use self::figures::FIGURES;
use super::game_ui::{GameUi, Sample};

/// Doublets.
pub(crate) const UI: GameUi = GameUi {
    lay_out: layout::lay_out,
    panel: panel::panel,
    sample: Sample {
        deal: 17,
        moves: "flip, flip, flip, flip, flip, flip, flip, flip, flip, flip, flip, waste, flip, flip",
    },
};
