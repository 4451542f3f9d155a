//! The JSON that other programs see: the requests and answers of `talon referee`, and the state of
//! each game. `docs/PROTOCOL.md` tells it to the people who write those programs.
//!
//! - [`RequestLine::read`] reads a line, [`Answer`] is what is written back.
//! - [`State`] is a position as somebody sees it; [`read_position`] reads it back as an arrangement.
//!
//! There are only values here: whoever has a line or wants one brings the pipe.

mod answer;
mod curse_position;
mod object;
mod patience_position;
mod pieces;
mod position;
mod question;
mod request;
mod solution;
mod state;

pub use answer::{Answer, Body, Code, Failure, FaultLine, MoveLine};
pub use position::{Position, PositionError, read_position};
pub use question::{Goal, Question, UnknownGoal};
pub use request::{NewGame, Request, RequestLine};
pub use solution::{Cost, Solution, Verdict};
pub use state::{Eyes, State};
