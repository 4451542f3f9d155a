//! A match of Curse of the Doublet between two people, as a pure state machine.
//!
//! A match is its log: a list of [`Entry`] values, which only ever grows. Everything else follows from the log: whose
//! turn it is, the clocks, who is absent, who has won, and what each seat can see. The hall has no input or
//! output, no clock and no random numbers of its own; time, seeds and ids come in as values.
//!
//! The JSON of these types is the format of the log and of the messages to players. It never changes its meaning: a
//! new kind of event is a new variant of [`Event`], and a program that does not know it refuses the log.

mod absence;
pub mod api;
mod chain;
mod clock;
mod command;
mod credit;
mod deal;
mod entry;
mod event;
mod ids;
mod message;
mod outcome;
mod person;
mod phrase;
mod rating;
mod refusal;
mod seed;
mod seek;
mod seen;
mod settings;
mod table;
mod text;
mod time;
mod verify;
mod view;

pub use command::{Actor, Command, Request};
pub use deal::deal_root;
pub use entry::{Entry, Seq};
pub use event::{Event, VoidReason};
pub use ids::{Chain, CommandId, IdError, MatchId, PlayerId};
pub use message::{FromHall, NewerHall, ToHall};
pub use outcome::{End, Outcome};
pub use person::{MatchPlayers, Person};
pub use phrase::{Moment, Phrase};
pub use rating::{Rated, Rating};
pub use refusal::Refusal;
pub use seed::{Commitment, Seed, SeedError};
pub use seek::{Found, MOST_BLOCKED, OpenSeek, Pace, Seek, Wish};
pub use seen::{Resume, Seen, SeenEntry};
pub use settings::{ClockSettings, Settings};
pub use table::{LogFault, LogProblem, Table};
pub use time::Time;
pub use verify::{MatchRecord, Verified, VerifyError};
pub use view::{PlayerView, TurnView, View};

#[cfg(test)]
mod tests;
