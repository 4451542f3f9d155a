use talon_hall::{FromHall, ToHall};
use tokio::sync::mpsc;

use super::error::CallError;

/// The report of a wire.
#[derive(Debug)]
pub(super) enum Report {
    /// The server gave the player the place.
    Admitted,
    /// The wire is open.
    Open,
    /// A message came.
    Message(FromHall),
    /// The wire is gone. This is always the last report.
    Lost(CallError),
}

/// The network's end of a wire.
pub(super) struct WireEnd {
    /// Messages of the client.
    pub(super) messages: mpsc::Receiver<ToHall>,
    /// The way of the reports to the client.
    pub(super) reports: mpsc::Sender<Report>,
}
