//! A match over the network as a front end of the terminal shows it: what the server said last, and what the player
//! reads about it. It knows no connection: a thread brings [`MatchInput`] values, and takes the commands along.

use std::io;

use talon_client::net::{CallError, Show};
use talon_client::{LinkState, Notice, Silence};
use talon_hall::{
    Chain, Command, Event, MatchRecord, Outcome, Person, PlayerId, Request, SeenEntry, Seq, Time,
    VerifyError, View,
};
use talon_lang::{Lang, Players};
use talon_rules::curse::{Layout, Move, Seat};
use talon_rules::{AnyMove, GameName};
use talon_table::{HandReview, Session, Start, Store};

use super::address::MatchLink;
use super::blocked::BlockList;
use super::match_input::{MatchInput, Snapshot};
use super::news::News;

/// A match over the network.
#[derive(Debug)]
pub(crate) struct NetworkMatch {
    link: MatchLink,
    pub(super) seen: Snapshot,
    pub(super) people: [Option<Person>; 2],
    /// True if this program serves the match.
    is_hosted: bool,
    blocked: BlockList,
    is_muted: bool,
    failure: Option<CallError>,
    outbox: Vec<Command>,
    /// The number of commands that the server has not answered.
    unanswered: usize,
    /// The player's last move, until it lies on the table or is refused.
    sent: Option<SentMove>,
    /// True if the match was over when the player was last told what is new; `None` before the first time. The client
    /// can know more than that: it goes on while the player is told.
    told_over: Option<bool>,
    /// The record, once the match is over.
    record: Option<MatchRecord>,
}

/// A move on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SentMove {
    made: Move,
    /// Its place in the log, once the server has accepted it.
    seq: Option<Seq>,
}

impl NetworkMatch {
    /// A match about which nothing is known yet. The link is the one that others can open. Blocked players' phrases are
    /// not shown.
    pub(crate) fn new(link: MatchLink, is_hosted: bool, blocked: BlockList) -> NetworkMatch {
        let now = Time::default();
        let seen = Snapshot { view: None, link: LinkState::Waiting, is_server_away: false, now };
        NetworkMatch {
            link,
            seen,
            people: [None, None],
            is_hosted,
            blocked,
            is_muted: false,
            failure: None,
            outbox: Vec::new(),
            unanswered: 0,
            sent: None,
            told_over: None,
            record: None,
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> GameName {
        AnyMove::from(Move::Pass).game()
    }

    /// The link that others can open.
    pub(crate) fn link(&self) -> &MatchLink {
        &self.link
    }

    /// The match as the server showed it last.
    pub(crate) fn view(&self) -> Option<&View> {
        self.seen.view.as_ref()
    }

    /// The connection.
    pub(crate) fn connection(&self) -> LinkState {
        self.seen.link
    }

    /// The seat of the player; `None` for a spectator.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.view()?.seat
    }

    /// The result, once the match is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.view()?.outcome
    }

    /// Returns true if the player has been told the result, or came after it.
    pub(crate) fn has_told_result(&self) -> bool {
        self.told_over == Some(true)
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

    /// The number of players who have sat down.
    pub(crate) fn sat(&self) -> usize {
        self.view().map_or(0, |view| view.players.iter().filter(|player| player.sat).count())
    }

    /// Returns true if the first hand lies on the table.
    pub(crate) fn is_dealt(&self) -> bool {
        self.view().is_some_and(|view| view.layout.is_some())
    }

    /// Returns true if the other player's phrases are hidden.
    pub(crate) fn is_muted(&self) -> bool {
        self.is_muted
    }

    /// The player's move that does not lie on the table yet.
    pub(crate) fn pending_move(&self) -> Option<Move> {
        let SentMove { made, seq } = self.sent?;
        let is_shown = self.view().is_some_and(|view| seq.is_some_and(|seq| view.seq >= seq));
        if is_shown { None } else { Some(made) }
    }

    /// The name of a player: of the seat, until the server has said another.
    pub(crate) fn name(&self, seat: Seat, lang: &Lang) -> String {
        let person = self.people[seat.index()].as_ref();
        person.map_or_else(|| lang.seat_name(seat.into()), |person| lang.person_name(person))
    }

    /// The name of the other player; `None` for a spectator.
    pub(crate) fn other_name(&self, lang: &Lang) -> Option<String> {
        Some(self.name(self.seat()?.other(), lang))
    }

    /// Returns true if time changes what is shown.
    pub(crate) fn shows_time(&self) -> bool {
        self.view().is_some_and(|view| {
            let is_away = view.players.iter().any(|player| player.away_since.is_some());
            view.outcome.is_none() && (is_away || view.settings.clock.is_some())
        })
    }

    /// Sends something to the server.
    pub(crate) fn send(&mut self, command: Command) {
        if let Command::Move(made) = command {
            self.sent = Some(SentMove { made, seq: None });
        }
        self.outbox.push(command);
        self.unanswered += 1;
    }

    /// Returns true if the server has answered everything that was sent.
    pub(crate) fn is_answered(&self) -> bool {
        self.unanswered == 0
    }

    /// The board on which the player chooses.
    pub(crate) fn board(&self) -> Chain {
        self.view().map_or(Chain::START, |view| view.chain)
    }

    /// The commands to send now, each once.
    pub(crate) fn take_commands(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.outbox)
    }

    /// Hides the other player's phrases, or shows them again.
    pub(crate) fn toggle_mute(&mut self) {
        self.is_muted = !self.is_muted;
    }

    /// The other player, if they have a name by which they can be blocked.
    fn other_person(&self) -> Option<(PlayerId, String)> {
        let person = self.people[self.seat()?.other().index()].as_ref()?;
        Some((person.id?, person.name.clone()?))
    }

    /// Returns true if the other player can be blocked.
    pub(crate) fn can_block(&self) -> bool {
        self.other_person().is_some()
    }

    /// Returns true if the player has blocked the other one.
    pub(crate) fn has_blocked(&self) -> bool {
        self.other_person().is_some_and(|(id, _)| self.blocked.contains(&self.link.server, id))
    }

    /// Blocks the other player, or ends that.
    ///
    /// # Errors
    /// If the list of blocked players cannot be written.
    pub(crate) fn toggle_block(&mut self) -> io::Result<()> {
        let Some((id, name)) = self.other_person() else { return Ok(()) };
        if self.has_blocked() {
            self.blocked.remove(&self.link.server, id)
        } else {
            self.blocked.add(&self.link.server, id, &name)
        }
    }

    /// The next match of the same players, which a rematch has begun.
    pub(crate) fn rematch(&self) -> Option<NetworkMatch> {
        let game = self.view()?.rematch?;
        let link = MatchLink { game, invite: None, ..self.link.clone() };
        Some(NetworkMatch::new(link, self.is_hosted, self.blocked.clone()))
    }

    /// Returns true if this program serves the match.
    pub(crate) fn is_hosted(&self) -> bool {
        self.is_hosted
    }

    /// The command that brings a player back to a match that goes on.
    pub(crate) fn way_back(&self) -> Option<String> {
        let is_over = |view: &View| view.outcome.is_some() || view.seat.is_none();
        if self.failure.is_some() || self.view().is_some_and(is_over) {
            return None;
        }
        let host = if self.is_hosted { " --host" } else { "" };
        Some(format!("talon play {}{host} --join '{}'", self.game(), self.link))
    }

    /// Returns true if the other player was away for too long.
    pub(crate) fn can_claim(&self) -> bool {
        let Some((view, seat)) = self.view().zip(self.seat()) else { return false };
        view.can_claim(seat, self.seen.now)
    }

    /// Takes in what the connection brings, puts the match on the table, and returns what the player should read.
    pub(crate) fn receive<S: Store>(
        &mut self,
        input: MatchInput,
        session: &mut Session<S>,
        lang: &Lang,
    ) -> Vec<News> {
        match input {
            MatchInput::People(people) => self.people = people,
            MatchInput::Time(now) => self.seen.now = now,
            MatchInput::Record(record) => self.record = Some(*record),
            MatchInput::Show(show, seen) => {
                self.seen = *seen;
                self.note_answer(&show);
                return match show {
                    Show::Notice(Notice::Updated(entries)) => self.follow(&entries, session, lang),
                    // A player does not know how a program takes part in the deal.
                    Show::Notice(Notice::Refused(request, _)) if is_of_deal(&request) => Vec::new(),
                    Show::Notice(notice) => News::of_notice(&notice, lang),
                    Show::Link(_) => Vec::new(),
                    Show::Failed(error) => {
                        self.failure = Some(error);
                        Vec::new()
                    }
                };
            }
        }
        Vec::new()
    }

    /// Takes note of what became of the player's move.
    fn note_answer(&mut self, show: &Show) {
        let is_move = |request: &Request| matches!(request.command, Command::Move(_));
        if let Show::Notice(Notice::Accepted(request, _) | Notice::Refused(request, _)) = show
            && !is_of_deal(request)
        {
            self.unanswered = self.unanswered.saturating_sub(1);
        }
        match show {
            Show::Notice(Notice::Accepted(request, seq)) if is_move(request) => {
                self.sent = self.sent.map(|sent| SentMove { seq: Some(*seq), ..sent });
            }
            Show::Notice(Notice::Refused(request, _)) if is_move(request) => self.sent = None,
            Show::Notice(Notice::Rewound(_)) | Show::Failed(_) => self.sent = None,
            _ => {}
        }
    }

    /// Puts the match on the table, and describes what is new. Of a match that the player comes to late, that is nothing.
    fn follow<S: Store>(
        &mut self,
        entries: &[SeenEntry],
        session: &mut Session<S>,
        lang: &Lang,
    ) -> Vec<News> {
        let Some(view) = self.view() else { return Vec::new() };
        let silence = Silence { is_muted: self.is_muted, is_blocked: self.has_blocked() };
        let is_over = view.outcome.is_some();
        let mut moves = Vec::new();
        let names = Seat::BOTH.map(|seat| self.name(seat, lang));
        let players = Players { viewer: view.seat, names: names.each_ref().map(String::as_str) };
        let mut events = Vec::new();
        for entry in entries {
            if let Some(ended) = &entry.ended_hand {
                moves.extend(put_on_table(ended, view.seat, session, lang));
            }
            moves.extend(next_hand(entry, view, lang));
            let is_hidden = silence.hides(entry, view.seat);
            events.extend(lang.match_event(entry, players).filter(|_| !is_hidden));
        }
        if let Some(layout) = &view.layout {
            moves.extend(put_on_table(layout, view.seat, session, lang));
        }
        if is_over {
            session.open_hands();
        }
        let outcome = view.outcome.map(|outcome| lang.match_outcome(&outcome, players));
        let Some(was_over) = self.told_over.replace(is_over) else { return Vec::new() };
        let mut news: Vec<News> = moves.into_iter().map(News::Event).collect();
        news.extend(events.into_iter().map(News::Notice));
        news.extend(outcome.filter(|_| !was_over).map(News::Notice));
        news
    }
}

/// Returns true if a program sent this by itself to take part in the deal.
fn is_of_deal(request: &Request) -> bool {
    matches!(request.command, Command::Sit(_) | Command::Open(_))
}

/// The sentence on the next hand, which an entry began.
fn next_hand(entry: &SeenEntry, view: &View, lang: &Lang) -> Option<String> {
    let Event::Moved { moves } = &entry.event else { return None };
    let id = match moves.first()? {
        Move::Lead(_) => "curse-next-hand",
        Move::Next => "curse-next-hand-by-coin",
        _ => return None,
    };
    let layout = view.layout.as_ref()?;
    let leader = lang.seat_name(layout.leader?.into());
    Some(lang.text_with(id, &[("number", layout.game?.hand.into()), ("leader", leader.into())]))
}

/// Puts a layout on the table as this seat sees it, and describes the moves that were not there before.
fn put_on_table<S: Store>(
    layout: &Layout,
    seat: Option<Seat>,
    session: &mut Session<S>,
    lang: &Lang,
) -> Vec<String> {
    let Some((start, moves)) = layout.possible_course() else { return Vec::new() };
    let Ok(start) = Start::position(start.into(), 0) else { return Vec::new() };
    let moves: Vec<AnyMove> = moves.into_iter().map(AnyMove::from).collect();
    let effects = match seat {
        Some(seat) => session.watch(seat.into(), start, &moves),
        None => session.spectate(start, &moves),
    };
    effects.unwrap_or_default().iter().map(|effect| lang.effect(effect)).collect()
}
