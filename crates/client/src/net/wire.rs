//! One connection to a match: a task that opens it, and carries messages both ways until it breaks.

use talon_hall::ToHall;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::error::CallError;
use super::place::Place;
use super::report::{Report, WireEnd};
use super::server::Server;
use super::{poll, socket};
use crate::Route;

/// The messages that can wait in each direction.
const WAITING: usize = 32;

/// One connection to a match. Dropping it closes it.
#[derive(Debug)]
pub(super) struct Wire {
    pub(super) route: Route,
    /// True if the server gave the player the place.
    pub(super) is_admitted: bool,
    messages: mpsc::Sender<ToHall>,
    reports: mpsc::Receiver<Report>,
    task: AbortHandle,
}

impl Wire {
    /// Begins to open a connection.
    pub(super) fn open(server: Server, place: Place, route: Route) -> Wire {
        let (messages, from_client) = mpsc::channel(WAITING);
        let (to_client, reports) = mpsc::channel(WAITING);
        let task = tokio::spawn(async move {
            let mut end = WireEnd { messages: from_client, reports: to_client.clone() };
            let lost = match carry(&server, &place, route, &mut end).await {
                Ok(()) => CallError::Unreachable("the connection ended".to_owned()),
                Err(error) => error,
            };
            // Nobody is there any more if this fails.
            let _ = to_client.send(Report::Lost(lost)).await;
        });
        Wire { route, is_admitted: false, messages, reports, task: task.abort_handle() }
    }

    /// Sends a message. If too many wait, it is lost; the client sends what matters again.
    pub(super) fn send(&self, message: ToHall) {
        let _ = self.messages.try_send(message);
    }

    /// The next report.
    pub(super) async fn report(&mut self) -> Report {
        let ended = || Report::Lost(CallError::Unreachable("the connection ended".to_owned()));
        let report = self.reports.recv().await.unwrap_or_else(ended);
        self.is_admitted |= matches!(report, Report::Admitted);
        report
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn carry(server: &Server, place: &Place, route: Route, end: &mut WireEnd) -> Result<(), CallError> {
    let ticket = server.admit(place).await?;
    let origin = ticket.origin;
    if end.reports.send(Report::Admitted).await.is_err() {
        return Ok(());
    }
    let result = match route {
        Route::Socket => socket::carry(server, place, ticket, end).await,
        Route::Requests => poll::carry(server, place, origin, end).await,
    };
    server.avoid(origin);
    result
}
