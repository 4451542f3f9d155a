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
use super::game_ui::{GameUi, Sample};

/// Curse of the Doublet.
pub(crate) const UI: GameUi = GameUi {
    lay_out: layout::lay_out,
    panel: panel::panel,
    sample: Sample {
        deal: 17,
        moves: "0-0, 0-1@1, 0-5@2, 0-2@3, 1-2@1, 1-5@2, 0-3@4, 1-6@2, 2-5@1, 2-4@3, 1-4@3, 2-6@2",
    },
};
