//! One sitting at the table: what a player does with a game from the deal to its end.
//!
//! - [`Sitting`]: a game being played. Moves, undo and redo without limit, and branches that stay.
//! - [`Entry`]: one thing that happened. Entries are what a sitting is told to do and what its log
//!   holds, so a record is read by doing it again: an autosave appends one line for each.
//! - [`Start`]: the deal that a sitting begins with.
//! - [`Scene`]: what one seat sees on the table, and what it can do there.
//! - [`Autosave`] writes every change down in a [`Store`], which is implemented outside.
//! - [`Statistics`] count what the records tell.
//!
//! Nothing here reads a clock, a file or the keyboard: times and texts come in as values.
//!
//! ```
//! use talon_pieces::DealNumber;
//! use talon_rules::{AnyOptions, GameName};
//! use talon_table::{Sitting, Start};
//!
//! let options = AnyOptions::usual(GameName::Doublets);
//! let mut sitting = Sitting::new(Start::deal(options, DealNumber::new(17)?, 1_790_000_000));
//! let wanted = sitting.game().read_move("flip")?;
//! sitting.play(wanted)?;
//! assert!(sitting.record().ends_with("moves:\nflip\n"));
//! sitting.undo()?;
//! assert_eq!(sitting.moves_made(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod header;
mod record;
mod scene;
mod sitting;
mod start;
mod statistics;
mod store;
mod tree;

pub use entry::{Entry, ParseEntryError};
pub use record::{Opened, RecordFault, RecordFaults, RecordProblem, VERSION};
pub use scene::{
    Counts, CurseCounts, DoubletsCounts, Face, Gesture, LadyJaneCounts, OpenEnd, PairCount, Place, RankCount,
    Scene, Spot, YieldCounts, Zone, ZoneName,
};
pub use sitting::{Outcome, Refused, Sitting};
pub use start::{Origin, Start};
pub use statistics::{GameResult, Statistics, Summary, Tally};
pub use store::{Autosave, MemoryStore, NoSuchRecord, ResumeError, Store};
pub use tree::{NodeId, Step, Tree};
