//! The table: games with undo and branches, their records, and the advice about them.
//!
//! - [`Session`]: the table itself, on which one sitting follows another. It is what a front end holds.
//! - [`Sitting`]: one game being played, with undo and redo without limit and branches that stay. It begins with a
//!   [`Start`].
//! - [`Entry`]: one change of a sitting, and one line of its log. Reading a record applies its log again.
//! - [`Autosave`] appends each entry to a record in a [`Store`], which front ends implement.
//! - [`Scene`]: what one seat sees on the table and can do there. [`Selection`]: what a player holds.
//! - [`Advice`]: whether the game can still be won ([`Winnability`]), and the hint ([`ShownHint`]).
//! - [`Inquiry`]: whatever else needs answers from solvers. [`WinningLine`]: a line that wins. [`Review`]: where a game
//!   was lost. [`HandReview`]: what plays in Curse of the Doublet disclosed and gave away. [`Ending`]: what there is
//!   to say when a game has ended. [`DealSearch`]: a deal that is worth playing.
//! - [`Command`]: what a player can ask for besides moves, with keys, words and help.
//! - [`Statistics`]: what the records add up to. [`ArchiveRow`]: one saved game in a list of them.
//!
//! Nothing here reads a clock, a file or the keyboard: times and texts come in as values. Nothing waits for a solver
//! either: advice returns the query that it needs answered next, and takes the answer whenever it comes.
//!
//! ```
//! use talon_rules::pieces::DealNumber;
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
mod archive;
mod command;
mod curse;
mod day;
mod entry;
mod feat;
mod first_deals;
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
mod sweep;
mod text_lines;
mod tree;

pub use advice::{
    Advice, ChanceCurve, Continuation, DealSearch, Decision, Disclosure, Ending, GivenAway, HandReview, Hint,
    HintFinding, HintReason, HintSource, HintStage, HintText, Inquiry, Knowledge, MostPoints, NextPress,
    NoAdvice, OddsCount, PATIENCE, Review, SearchGoal, SearchProgress, ShownHint, TurningPoint, VerdictCache,
    Winnability, WinningLine,
};
pub use archive::ArchiveRow;
pub use command::{Command, CommandGroup, FrontEnd};
pub use day::{Day, ParseDayError};
pub use entry::{Entry, ParseEntryError};
pub use feat::Feat;
pub use first_deals::DealChoice;
pub use header::{GRADE_FIELD, LOG_FOLLOWS};
pub use kind::TableKind;
pub use marks::{Mark, Marks, MoveEnds};
pub use neighbour::neighbour;
pub use notice::Notice;
pub use record::{Opened, is_record};
pub use record_faults::{RecordFault, RecordFaults, RecordProblem, VERSION};
pub use scene::{
    Counts, CurseCounts, DoubletsCounts, Face, Gesture, HandResult, LadyJaneCounts, MatchStanding, OpenEnd,
    PairCount, Place, RankCount, Scene, Spot, YieldCounts, Zone, ZoneName,
};
pub use selection::{HeldPieces, PointResult, Selection};
pub use session::{ArchiveListing, CannotFollow, Counting, Session};
pub use sitting::{Assistance, Outcome, Refused, Sitting};
pub use start::Start;
pub use statistics::{DealCounts, GameResult, Statistics, Summary, Tally};
pub use store::{Autosave, Damage, MemoryStore, NoSuchRecord, ResumeError, Resumed, Store};
pub use sweep::Sweep;
pub use text_lines::{clean_text, text_lines, without_mark};
pub use tree::{NodeId, Step, Tree};
