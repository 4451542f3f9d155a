//! One sitting at the table: what a player does with a game from the deal to its end.
//!
//! - [`Sitting`]: a game being played. Moves, undo and redo without limit, and branches that stay.
//! - [`Entry`]: one thing that happened. Entries are what a sitting is told to do and what its log
//!   holds, so a record is read by doing it again: an autosave appends one line for each.
//! - [`Start`]: the deal that a sitting begins with.
//! - [`Scene`]: what one seat sees on the table, and what it can do there.
//! - [`Selection`]: what a player holds over the table, and what pointing at a spot then means.
//! - [`Outlooks`]: what is known of the places of a sitting, whether they can still be won.
//!   [`OddsCount`]: how often the fair adviser wins from one.
//! - [`Hint`]: help in small steps. [`Review`]: where a game was lost. [`DealSearch`]: a deal that can be won.
//!   [`Grading`]: how hard a deal is. [`DailyDeal`]: the deal of a day.
//!   [`HandReview`]: what plays and passes told, and what they were worth.
//!   [`WinningLine`]: a way to win, to be gone along.
//! - [`Counsel`]: what the solvers have to say about the game on the table.
//! - [`Autosave`] writes every change down in a [`Store`], which is implemented outside.
//! - [`Session`]: the table itself, on which one sitting follows another; what every front end needs.
//! - [`Command`]: what a player can ask for besides moves, with keys, words and help.
//! - [`Statistics`] count what the records tell.
//!
//! Nothing here reads a clock, a file or the keyboard: times and texts come in as values. Nothing waits
//! for a solver either: hints and reviews say what they would ask next, and take the answer when it comes.
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

mod advice;
mod command;
mod entry;
mod header;
mod kind;
mod marks;
mod neighbour;
mod notice;
mod record;
mod record_faults;
mod scene;
mod selection;
mod session;
mod sitting;
mod start;
mod statistics;
mod store;
mod tree;

pub use advice::{
    Advice, Continuation, DealGrading, DealSearch, Decision, Disclosure, GivenAway, HandReview, Hint,
    HintFinding, HintReason, HintSource, HintStage, HintText, Inquiry, Knowledge, MostPoints, NextPress,
    NoAdvice, OddsCount, PATIENCE, Review, SearchGoal, SearchProgress, ShownHint, TurningPoint, VerdictCache,
    Winnability, WinningLine,
};
pub use command::{Command, CommandGroup, FrontEnd};
pub use entry::{Entry, ParseEntryError};
pub use header::{LOG_FOLLOWS, RECORD_START};
pub use kind::TableKind;
pub use marks::{Mark, Marks};
pub use neighbour::neighbour;
pub use notice::Notice;
pub use record::Opened;
pub use record_faults::{RecordFault, RecordFaults, RecordProblem, VERSION};
pub use scene::{
    Counts, CurseCounts, DoubletsCounts, Face, Gesture, LadyJaneCounts, OpenEnd, PairCount, Place, RankCount,
    Scene, Spot, YieldCounts, Zone, ZoneName,
};
pub use selection::{HeldPieces, PointResult, Selection};
pub use session::{CannotFollow, Counting, Session};
pub use sitting::{Outcome, Refused, Sitting};
pub use start::{Origin, Start};
pub use statistics::{GameResult, Statistics, Summary, Tally};
pub use store::{Autosave, MemoryStore, NoSuchRecord, ResumeError, Store};
pub use tree::{NodeId, Step, Tree};
