//! The bots that play for a player who left.

use talon_query::Level;
use talon_rules::curse::{Move, View};

/// Chooses a move for a player who left: from the level, what the seat sees, and a seed. `None` if the seat is not to
/// move.
pub type Substitute = fn(Level, &View, u64) -> Option<Move>;
