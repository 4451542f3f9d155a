//! The JSON for other programs: requests and answers of `talon referee`, the state of each game, and the file of
//! exported games. `docs/develop/PROTOCOL.md` and `docs/play/SAVES.md` describe it for the authors of those programs.
//!
//! - [`RequestLine::read`] reads a request, [`Answer`] is what the referee writes.
//! - [`State`] is a position from one perspective; [`read_position`] reads it back as an arrangement, and
//!   [`read_view`] as the view of its seat.
//! - [`Export`] is the file that moves games between terminal and browser; [`Merge`] adds them to a store.
//!
//! The crate only converts values; callers read and write the lines. States have structs of texts here instead of `serde` on
//! the layouts of `rules`: a program hears of all faults of a position at once, each with its place, where `serde` would end
//! at the first piece that cannot be read.

mod answer;
mod choice;
mod curse;
mod doublets;
mod export;
mod fault_line;
mod games;
mod json_error;
mod lady_jane;
mod merge;
mod object;
mod pieces;
mod position;
mod position_reader;
mod request;
mod search_request;
mod solution;
mod state;
mod view;
mod yields;

pub use answer::{Answer, Body, Code, Failure, MoveLine};
pub use choice::Chosen;
pub use export::{Export, ExportedRecord, ExportedText, ImportError};
pub use fault_line::FaultLine;
pub use merge::{Imported, Merge};
pub use position::{Position, read_position};
pub use position_reader::PositionError;
pub use request::{NewGame, Request, RequestLine};
pub use search_request::{ChooseRequest, GivenView, Goal, SolveRequest, UnknownGoal};
pub use solution::{Finding, Line, Solution, Verdict, limit_name};
pub use state::{Perspective, State};
pub use view::{SeenPosition, read_view};
