//! Lady Jane on the page.

mod figures;
mod layout;
mod panel;

pub(crate) use self::figures::FIGURES;
use super::game_ui::{GameUi, Sample};

/// Lady Jane.
pub(crate) const UI: GameUi = GameUi {
    lay_out: layout::lay_out,
    panel: panel::panel,
    sample: Sample { deal: 17, moves: "t2 t1, r6 t5, r1 t7" },
};
