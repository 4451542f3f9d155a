//! Yield on the page.

mod figures;
mod layout;
mod panel;

pub(crate) use self::figures::FIGURES;
use super::game_ui::{GameUi, Sample};

/// Yield.
pub(crate) const UI: GameUi = GameUi {
    lay_out: layout::lay_out,
    panel: panel::panel,
    sample: Sample {
        deal: 8,
        moves: "flip, flip, flip, flip, pair top second, flip, flip, flip, flip, flip, flip, flip, pair r7c1 top, pair r6c1 r6c2, pair r5c1 r5c3",
    },
};
