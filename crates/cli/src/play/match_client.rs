//! The connection to the network match on the screen.

use std::io;
use std::sync::mpsc::{Receiver, channel};

use talon_hall::MatchId;

use super::action::Input;
use super::app::App;
use crate::online::{Entrance, MatchConnection, MatchInput};

/// Keeps a connection to the match that the screen shows, if it shows one.
#[derive(Debug, Default)]
pub(super) struct MatchClient {
    entrance: Option<Entrance>,
    open: Option<OpenMatch>,
}

#[derive(Debug)]
struct OpenMatch {
    game: MatchId,
    connection: MatchConnection,
    inputs: Receiver<MatchInput>,
}

impl MatchClient {
    /// A client that enters matches here; without an entrance, there are none.
    pub(super) fn new(entrance: Option<Entrance>) -> MatchClient {
        MatchClient { entrance, open: None }
    }

    /// Returns true if there is a match.
    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Carries what is new to the screen and to the server. Returns whether the picture may have changed.
    ///
    /// # Errors
    /// If the system does not allow a connection.
    pub(super) fn exchange(&mut self, app: &mut App) -> io::Result<bool> {
        let Some((entrance, link)) = self.entrance.as_ref().zip(app.match_link()) else { return Ok(false) };
        if self.open.as_ref().is_none_or(|open| open.game != link.game) {
            let (sender, inputs) = channel();
            let connection = entrance.connect(link.game, move |input| sender.send(input).is_ok())?;
            self.open = Some(OpenMatch { game: link.game, connection, inputs });
        }
        let Some(open) = &self.open else { return Ok(false) };
        let board = app.match_board();
        app.take_commands().into_iter().for_each(|command| open.connection.send(command, board));
        let mut is_stale = false;
        while let Ok(input) = open.inputs.try_recv() {
            is_stale |= app.update(Input::Match(Box::new(input)));
        }
        Ok(is_stale)
    }
}
