use talon_hall::{FromHall, ToHall};
use tokio::sync::mpsc;

use super::error::CallError;

/// What a wire reports.
#[derive(Debug)]
pub(super) enum Report {
    /// The server gave the player the place.
    Admitted,
    /// It is open.
    Open,
    /// A message came.
    Message(FromHall),
    /// It is gone. Always the last report.
    Lost(CallError),
}

/// The network's end of a wire.
pub(super) struct WireEnd {
    /// Messages of the client.
    pub(super) messages: mpsc::Receiver<ToHall>,
    /// What the client learns.
    pub(super) reports: mpsc::Sender<Report>,
}
