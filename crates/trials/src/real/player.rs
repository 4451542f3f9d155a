//! A bot that plays a match over the network, and notes what it sends and receives.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use talon_client::net::{Connection, Place, Role, Server, Show};
use talon_client::{LinkState, Notice};
use talon_hall::{ClockSettings, Command, CommandId, MatchId, Phrase, SeenEntry, Seq, Settings, View};
use talon_rules::pieces::Chance;
use tokio::time::{Instant as TokioInstant, sleep_until};

use crate::dice::Dice;
use crate::ledger::{Act, Answer};
use crate::moves::random_move;

/// The messages that a player sent and received in a match.
#[derive(Default, Debug)]
pub(crate) struct Notes {
    pub(crate) acts: Vec<Act>,
    pub(crate) answers: HashMap<CommandId, Answer>,
    /// The views in the order in which they came.
    pub(crate) views: Vec<View>,
    /// The lists of new entries.
    pub(crate) entries: Vec<Vec<SeenEntry>>,
    /// The times that reconnections took, from the loss to an open connection.
    pub(crate) reconnections: Vec<Duration>,
    /// The times that commands waited for their answers.
    pub(crate) waits: Vec<Duration>,
    /// The number of times that the server said that it cannot save.
    pub(crate) aways: usize,
    /// The entries after which the log came back older.
    pub(crate) rewinds: Vec<Seq>,
}

/// The speed of a player, in milliseconds between two looks at the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) least: u64,
    pub(crate) most: u64,
}

/// As fast as a server allows in the long run, and faster for the short matches of a quick run.
pub(crate) const PACE: [Pace; 2] = [Pace { least: 150, most: 600 }, Pace { least: 50, most: 200 }];

/// Matches of several hands, and short ones, with a clock that no server's fault can let run out.
pub(crate) const SETTINGS: [Settings; 2] = [match_to(2), match_to(1)];

const fn match_to(target: u8) -> Settings {
    Settings { target, clock: Some(ClockSettings::NORMAL), ..Settings::FRIENDS }
}

/// A player at a match.
pub(crate) struct Player {
    connection: Connection,
    server: Server,
    game: MatchId,
    pace: Pace,
    chance: Chance,
    notes: Notes,
    lost_at: Option<Instant>,
    sent: HashMap<CommandId, Instant>,
}

impl Player {
    pub(crate) fn sit(
        server: Server,
        game: MatchId,
        invite: Option<String>,
        pace: Pace,
        chance: Chance,
    ) -> Player {
        let place = Place { game, role: Role::Player { invite } };
        let connection = Connection::open(server.clone(), place);
        let (notes, sent) = (Notes::default(), HashMap::new());
        Player { connection, server, game, pace, chance, notes, lost_at: None, sent }
    }

    /// Plays until the match is over and everything is answered.
    ///
    /// # Errors
    /// If the server refuses the player for good.
    pub(crate) async fn play(mut self) -> Result<Notes> {
        let mut look = TokioInstant::now();
        loop {
            tokio::select! {
                show = self.connection.next() => match show {
                    Some(Show::Notice(notice)) => self.note(notice),
                    Some(Show::Link(link)) => self.note_link(link),
                    Some(Show::Failed(error)) => bail!("a player is sent away for good: {error}"),
                    None => bail!("a connection ended"),
                },
                () = sleep_until(look) => {
                    if self.is_done() {
                        return Ok(self.notes);
                    }
                    self.decide();
                    look = TokioInstant::now() + Duration::from_millis(self.chance.between(self.pace.least, self.pace.most));
                }
            }
        }
    }

    /// Returns true if the match is over and every answer has been noted.
    fn is_done(&self) -> bool {
        let is_open = |view: &View| view.server_seed.is_some();
        self.sent.is_empty() && self.connection.read(|client| client.view().is_some_and(is_open))
    }

    fn decide(&mut self) {
        let seed = self.server.key().seed(&self.game);
        let (game, chance) = (self.game, &mut self.chance);
        let choice = self.connection.read(|client| {
            let view = client.view()?;
            if client.pending().next().is_some() || view.outcome.is_some() {
                return None;
            }
            let board = (view.seq, view.chain);
            if let Some(command) = client.deal_command(&game, &seed) {
                return Some((board, command));
            }
            view.layout.as_ref()?;
            if chance.permille(20) {
                return Some((board, Command::Say(chance.pick(&Phrase::ALL).copied()?)));
            }
            Some((board, Command::Move(random_move(view, view.seat?, chance)?)))
        });
        let Some((board, command)) = choice else { return };
        let id = self.connection.act(command, board.1);
        self.sent.insert(id, Instant::now());
        let at = self.connection.server_time();
        self.notes.acts.push(Act { id, command, board: Some(board), at });
    }

    fn note(&mut self, notice: Notice) {
        match notice {
            Notice::Accepted(request, _) => self.note_answer(request.id, Answer::Accepted),
            Notice::Refused(request, _) => self.note_answer(request.id, Answer::Refused),
            Notice::Updated(entries) => {
                self.notes.entries.push(entries);
                let view = self.connection.read(|client| client.view().cloned());
                self.notes.views.extend(view);
            }
            Notice::ServerAway => self.notes.aways += 1,
            Notice::Rewound(head) => self.notes.rewinds.push(head),
            // Only one program plays.
            Notice::Answered(_) => {}
        }
    }

    fn note_answer(&mut self, id: CommandId, answer: Answer) {
        self.notes.answers.insert(id, answer);
        self.notes.waits.extend(self.sent.remove(&id).map(|sent| sent.elapsed()));
    }

    fn note_link(&mut self, link: LinkState) {
        match link {
            LinkState::Waiting => {
                self.lost_at.get_or_insert_with(Instant::now);
            }
            LinkState::Connecting => {}
            LinkState::Up => self.notes.reconnections.extend(self.lost_at.take().map(|lost| lost.elapsed())),
        }
    }
}
