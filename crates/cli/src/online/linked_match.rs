//! A match over the network in the terminal: what lies on the table, and what only a program with files and links has. It
//! knows no connection: a thread brings [`MatchInput`] values, and takes the commands along.

use std::io;

use talon_app::network::{NetworkMatch, News, NoMove};
use talon_client::net::{CallError, Show};
use talon_hall::{Command, MatchRecord, Time, VerifyError};
use talon_lang::Lang;
use talon_rules::curse::Move;
use talon_rules::{AnyMove, GameName};
use talon_table::{HandReview, Session, Store};

use super::address::MatchLink;
use super::blocked::BlockList;
use super::connection::MatchInput;

/// A match over the network with the link that leads to it.
#[derive(Debug)]
pub(crate) struct LinkedMatch {
    /// The match as the player has it on the table.
    pub(crate) table: NetworkMatch,
    link: MatchLink,
    /// True if this program serves the match.
    is_hosted: bool,
    blocked: BlockList,
    failure: Option<CallError>,
    outbox: Vec<Command>,
    /// The server's time.
    pub(super) now: Time,
    /// The record, once the match is over.
    record: Option<MatchRecord>,
    /// The points of south and north in each hand, once the record has come.
    hands: Vec<[u8; 2]>,
}

impl LinkedMatch {
    /// A match about which nothing is known yet. The link is the one that others can open. Blocked players' phrases are
    /// not shown.
    pub(crate) fn new(link: MatchLink, is_hosted: bool, blocked: BlockList) -> LinkedMatch {
        LinkedMatch {
            table: NetworkMatch::new(false),
            link,
            is_hosted,
            blocked,
            failure: None,
            outbox: Vec::new(),
            now: Time::default(),
            record: None,
            hands: Vec::new(),
        }
    }

    /// The points of south and north in each hand that ended, once the record has come.
    pub(crate) fn hands(&self) -> &[[u8; 2]] {
        &self.hands
    }

    /// Takes in the record of the match.
    fn keep(&mut self, record: MatchRecord, lang: &Lang) {
        self.record = Some(record);
        let review = self.review(lang).ok();
        let points =
            |review: HandReview| (0..review.hands().len()).filter_map(|hand| review.points(hand)).collect();
        self.hands = review.map(points).unwrap_or_default();
    }

    /// The game.
    pub(crate) fn game(&self) -> GameName {
        AnyMove::from(Move::Pass).game()
    }

    /// The link that others can open.
    pub(crate) fn link(&self) -> &MatchLink {
        &self.link
    }

    /// Returns true if the record of the match has come.
    pub(crate) fn has_record(&self) -> bool {
        self.record.is_some()
    }

    /// The review of all hands of a match that is over, dealt again from the seeds.
    ///
    /// # Errors
    /// The text for the player if there is none: the record has not come yet or proves no deal, or nobody has made a
    /// move.
    pub(crate) fn review(&self, lang: &Lang) -> Result<HandReview, String> {
        let record = self.record.as_ref().ok_or_else(|| lang.text("terminal-online-record-awaited"))?;
        let refusal =
            |error: VerifyError| lang.text_with("online-not-verified", &[("why", error.to_string().into())]);
        let course = record.course().map_err(refusal)?;
        let review = course.and_then(|(first, moves)| HandReview::of_match(first, moves));
        review.ok_or_else(|| lang.text("terminal-online-nothing-to-review"))
    }

    /// The reason why the server refuses the match for good.
    pub(crate) fn failure(&self) -> Option<&CallError> {
        self.failure.as_ref()
    }

    /// Returns true if time changes what is shown.
    pub(crate) fn shows_time(&self) -> bool {
        self.table.view().is_some_and(|view| {
            let is_away = view.players.iter().any(|player| player.away_since.is_some());
            view.outcome.is_none() && (is_away || view.settings.clock.is_some())
        })
    }

    /// Sends something to the server.
    pub(crate) fn send(&mut self, command: Command) {
        self.table.send(command);
        self.outbox.push(command);
    }

    /// Makes a move: sends it, and puts it on the table at once. Returns what the player should read.
    ///
    /// # Errors
    /// The reason why the player cannot make it.
    pub(crate) fn play<S: Store>(
        &mut self,
        wanted: AnyMove,
        session: &mut Session<S>,
        lang: &Lang,
    ) -> Result<Vec<News>, NoMove> {
        let legal = self.table.check_move(session, wanted)?;
        self.send(Command::Move(legal));
        Ok(self.table.lay_out(session, lang))
    }

    /// The commands to send now, each once.
    pub(crate) fn take_commands(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.outbox)
    }

    /// Hides the other player's phrases, or shows them again.
    pub(crate) fn toggle_mute(&mut self) {
        self.table.silence.is_muted = !self.table.silence.is_muted;
    }

    /// Blocks the other player, or ends that.
    ///
    /// # Errors
    /// If the list of blocked players cannot be written.
    pub(crate) fn toggle_block(&mut self) -> io::Result<()> {
        let Some((id, name)) = self.table.other_player() else { return Ok(()) };
        if self.table.silence.is_blocked {
            self.blocked.remove(&self.link.server, id)?;
        } else {
            self.blocked.add(&self.link.server, id, &name)?;
        }
        self.recognise();
        Ok(())
    }

    /// Notes whether the other player is blocked.
    fn recognise(&mut self) {
        let other = self.table.other_player();
        self.table.silence.is_blocked =
            other.is_some_and(|(id, _)| self.blocked.contains(&self.link.server, id));
    }

    /// The next match of the same players, which a rematch has begun.
    pub(crate) fn rematch(&self) -> Option<LinkedMatch> {
        let link = MatchLink { game: self.table.rematch()?, invite: None, ..self.link.clone() };
        Some(LinkedMatch::new(link, self.is_hosted, self.blocked.clone()))
    }

    /// Returns true if this program serves the match.
    pub(crate) fn is_hosted(&self) -> bool {
        self.is_hosted
    }

    /// The command that brings a player back to a match that goes on.
    pub(crate) fn way_back(&self) -> Option<String> {
        let is_player = self.table.view().is_none_or(|view| view.seat.is_some());
        if self.failure.is_some() || self.table.is_over() || !is_player {
            return None;
        }
        let host = if self.is_hosted { " --host" } else { "" };
        Some(format!("talon play {}{host} --join '{}'", self.game(), self.link))
    }

    /// Returns true if the other player was away for too long.
    pub(crate) fn can_claim(&self) -> bool {
        self.table.can_claim(self.now)
    }

    /// Takes in what the connection brings, puts the match on the table, and returns what the player should read.
    pub(crate) fn receive<S: Store>(
        &mut self,
        input: MatchInput,
        session: &mut Session<S>,
        lang: &Lang,
    ) -> Vec<News> {
        match input {
            MatchInput::People(people) => {
                self.table.meet(people);
                self.recognise();
            }
            MatchInput::Time(now) => self.now = now,
            MatchInput::Record(record) => self.keep(*record, lang),
            MatchInput::Show(show, snapshot) => {
                self.now = snapshot.now;
                let notices = match show {
                    Show::Notice(notice) => vec![notice],
                    Show::Link(_) => Vec::new(),
                    Show::Failed(error) => {
                        self.failure = Some(error);
                        Vec::new()
                    }
                };
                let news = self.table.receive(snapshot.seen, &notices, Some(session), lang);
                // The first view tells the seats, and so which person is the other player.
                self.recognise();
                return news;
            }
        }
        Vec::new()
    }
}
