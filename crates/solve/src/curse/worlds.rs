use super::Prunings;
use super::position::Position;
use super::search::Search;
use super::table::Table;
use crate::{Limit, Meter};

/// Values the hands that one seat cannot tell apart, with one memory for all of them.
///
/// The memory knows a position by the tiles that are still held, the ends and the seat to move. That tells
/// who holds which as long as one seat's tiles are the same in all hands: of those that are held, its own are
/// the ones that it held at the beginning. So what has been found out about one hand of the other seat
/// serves all others from which the same tiles are left.
#[derive(Debug, Default)]
pub struct WorldSolver {
    prunings: Prunings,
    table: Table,
}

impl WorldSolver {
    /// A solver that uses these prunings only.
    pub fn with_prunings(prunings: Prunings) -> WorldSolver {
        WorldSolver { prunings, ..WorldSolver::default() }
    }

    /// Begins a question with a memory of at most so many bytes. All positions until the next one must have
    /// come, by whatever plays, from hands in which one seat held the same tiles.
    pub fn begin(&mut self, bytes: usize) {
        self.table.begin(bytes);
    }

    /// What a position is worth to the seat to move when both know all tiles: its points less the other's.
    ///
    /// # Errors
    /// The part of the budget that ran out first.
    pub fn value(&mut self, position: &Position, meter: &mut Meter<'_>) -> Result<i8, Limit> {
        Search { prunings: self.prunings, table: &mut self.table, meter }.value(position)
    }
}
