//! A match over the network, as a player or a spectator has it on the table.
//!
//! [`NetworkMatch`] holds what the client of a match knows, and decides what lies on the table, what the player reads and
//! what the player can do. The client ([`talon_client::Client`]) and its connection belong to the front end.

mod board;
mod choices;
mod news;
mod people;
#[cfg(test)]
mod tests;
mod turn;

use talon_client::{Client, LinkState, Notice, Silence};
use talon_hall::{Chain, Command, Event, MatchId, Outcome, Person, Request, SeenEntry, Seq, Time, View};
use talon_lang::Lang;
use talon_rules::curse::{Layout, Move, Seat};
use talon_table::{Session, Store};

use board::Board;
pub use choices::why_off;
pub use news::{News, link_sentence};
pub use turn::NoMove;

/// The knowledge of a client at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// The match as the server showed it last; `None` before that, and after its log came back older.
    pub view: Option<View>,
    /// The connection.
    pub link: LinkState,
    /// True if the server cannot save.
    pub is_server_away: bool,
}

impl Seen {
    /// The knowledge of this client.
    pub fn of(client: &Client) -> Seen {
        Seen { view: client.view().cloned(), link: client.link(), is_server_away: client.is_server_away() }
    }
}

/// A match over the network.
///
/// # Examples
/// ```
/// use talon_app::network::{NetworkMatch, NoMove, Seen};
/// use talon_client::{Client, LinkState};
/// use talon_hall::Time;
/// use talon_lang::Lang;
/// use talon_table::{MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// let mut game = NetworkMatch::new(true);
/// let seen = Seen::of(&Client::new(1, Time::from_ms(0)));
/// assert_eq!(game.receive(seen, &[], Some(&mut session), &Lang::english()), []);
/// assert_eq!((game.sat(), game.link()), (0, LinkState::Waiting));
/// assert_eq!(game.check_turn(&session), Err(NoMove::NotDealt));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct NetworkMatch {
    /// True if the end of a hand stays on the table until [`NetworkMatch::go_on`].
    looks_back: bool,
    seen: Seen,
    people: [Option<Person>; 2],
    /// The measures that keep the other player's phrases away.
    pub silence: Silence,
    /// The end of the last hand, until the player goes on.
    ended_hand: Option<Layout>,
    /// The player's last move, until it lies on the table for good or is refused.
    sent: Option<SentMove>,
    /// The number of commands without an answer.
    unanswered: usize,
    /// True if the match was over when the player last read what is new; `None` before the first time. The client can be
    /// ahead of that.
    told_over: Option<bool>,
}

/// A move on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SentMove {
    played: Move,
    /// Its place in the log, once the server has accepted it.
    seq: Option<Seq>,
}

impl NetworkMatch {
    /// Makes a match about which nothing is known yet. With `looks_back`, the end of a hand stays on the table until the player
    /// goes on, while the match goes on.
    pub fn new(looks_back: bool) -> NetworkMatch {
        NetworkMatch {
            looks_back,
            seen: Seen { view: None, link: LinkState::Connecting, is_server_away: false },
            people: [None, None],
            silence: Silence::default(),
            ended_hand: None,
            sent: None,
            unanswered: 0,
            told_over: None,
        }
    }

    /// Returns true if this knowledge of the client is nothing new. After the log came back older, the last view stays until
    /// the next one comes.
    pub fn knows(&self, seen: &Seen) -> bool {
        let Seen { view, link, is_server_away } = seen;
        (view.is_none() || *view == self.seen.view)
            && (*link, *is_server_away) == (self.seen.link, self.seen.is_server_away)
    }

    /// The match as the server showed it last.
    pub fn view(&self) -> Option<&View> {
        self.seen.view.as_ref()
    }

    /// The connection.
    pub fn link(&self) -> LinkState {
        self.seen.link
    }

    /// The seat of the player; `None` for a spectator, and before the server has answered.
    pub fn seat(&self) -> Option<Seat> {
        self.view()?.seat
    }

    /// The result, once the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.view()?.outcome
    }

    /// Returns true if the match is over.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Returns true if the player has been told the result, or came after it.
    pub fn has_told_result(&self) -> bool {
        self.told_over == Some(true)
    }

    /// The number of players who have sat down.
    pub fn sat(&self) -> usize {
        self.view().map_or(0, |view| view.players.iter().filter(|player| player.sat).count())
    }

    /// Returns true if both players have sat down.
    pub fn is_full(&self) -> bool {
        self.sat() == Seat::BOTH.len()
    }

    /// Returns true if the first hand lies on the table.
    pub fn is_dealt(&self) -> bool {
        self.view().is_some_and(|view| view.layout.is_some())
    }

    /// The board on which the player chooses.
    pub fn board(&self) -> Chain {
        self.view().map_or(Chain::START, |view| view.chain)
    }

    /// The next match of the same players, which a rematch has begun.
    pub fn rematch(&self) -> Option<MatchId> {
        self.view()?.rematch
    }

    /// The player's move that does not lie on the table for good yet.
    pub fn pending_move(&self) -> Option<Move> {
        let SentMove { played, seq } = self.sent?;
        let is_there = self.view().is_some_and(|view| seq.is_some_and(|seq| view.seq >= seq));
        if is_there { None } else { Some(played) }
    }

    /// Returns true if the server has answered everything that the player did, and the player has been told the result of a
    /// match that is over. The view can be ahead of the notices that tell it.
    pub fn is_answered(&self) -> bool {
        self.unanswered == 0 && (!self.is_over() || self.has_told_result())
    }

    /// Returns true if the player is to move, and no move of theirs is on its way.
    pub fn is_to_move(&self) -> bool {
        let is_turn =
            self.view().is_some_and(|view| view.turn.is_some_and(|turn| Some(turn.seat) == view.seat));
        is_turn && self.pending_move().is_none() && !self.is_over()
    }

    /// The end of a hand that lies on the table although the next hand has begun.
    pub fn last_hand(&self) -> Option<&Layout> {
        let number = |layout: &Layout| layout.game.map(|game| game.hand);
        let view = self.view().filter(|view| view.outcome.is_none());
        let newest = view.and_then(|view| view.layout.as_ref()).and_then(number);
        self.ended_hand.as_ref().filter(|ended| self.looks_back && number(ended) < newest)
    }

    /// Returns true if the other player was away for too long, so that this one decides what happens.
    pub fn can_claim(&self, now: Time) -> bool {
        self.view().zip(self.seat()).is_some_and(|(view, seat)| view.can_claim(seat, now))
    }

    /// The time that an absent player can stay away, in seconds; `None` for a player who is here, and for a bot.
    pub fn absence_left(&self, seat: Seat, now: Time) -> Option<u64> {
        let view = self.view().filter(|view| view.outcome.is_none())?;
        let player = &view.players[seat.index()];
        player.away_since.filter(|_| player.bot.is_none())?;
        Some(view.absence_left(seat, now) / 1_000)
    }

    /// The time that a seat has left at the clock, in seconds; `None` without a clock. A clock shows 0 only when the time is
    /// over.
    pub fn seconds_left(&self, seat: Seat, now: Time) -> Option<u64> {
        self.view()?.time_left(seat, now).map(|ms| ms.div_ceil(1_000))
    }

    /// The result in words, once the match is over.
    pub fn outcome_text(&self, lang: &Lang) -> Option<String> {
        let outcome = self.outcome()?;
        Some(self.say(lang, |lang, players| lang.match_outcome(&outcome, players)))
    }

    /// The trouble with the connection or the server, if there is any.
    pub fn trouble(&self, lang: &Lang) -> Option<String> {
        // A server that cannot save closes its connections after a while.
        if self.seen.is_server_away {
            return Some(lang.text("online-server-away"));
        }
        (self.seen.link != LinkState::Up).then(|| link_sentence(self.seen.link, lang))
    }

    /// The reason why the player waits, if there is one: the connection, the server, an answer to a move.
    pub fn wait_text(&self, lang: &Lang) -> Option<String> {
        let is_pending = self.pending_move().is_some() && !self.is_over();
        self.trouble(lang).or_else(|| is_pending.then(|| lang.text("online-pending")))
    }

    /// Notes who plays.
    pub fn meet(&mut self, people: [Option<Person>; 2]) {
        self.people = people;
    }

    /// Notes a command of the player that is on its way to the server.
    pub fn send(&mut self, command: Command) {
        if let Command::Move(played) = command {
            self.sent = Some(SentMove { played, seq: None });
            // A player who begins the next hand has seen the end of the last one.
            self.ended_hand = None;
        }
        self.unanswered += 1;
    }

    /// Leaves the end of a hand. The caller then lays out the newest hand.
    pub fn go_on(&mut self) {
        self.ended_hand = None;
    }

    /// Puts the hand on the table as the player sees it, with the move that is on its way. Returns what the player reads about
    /// the moves that were not there before.
    pub fn lay_out<S: Store>(&self, session: &mut Session<S>, lang: &Lang) -> Vec<News> {
        let board = match self.last_hand() {
            Some(last) => Board::of(last, None),
            None => self.view().and_then(|view| Board::of(view.layout.as_ref()?, self.pending_move())),
        };
        let effects = board.map_or(Vec::new(), |board| board.put_on_table(self.seat(), session));
        if self.is_over() {
            session.open_hands();
        }
        News::of_effects(&effects, lang)
    }

    /// Takes in the client's knowledge and its notices, and puts the match on the table if there is a session.
    /// Returns what the player should read. About a match that the player comes to late, that is nothing.
    pub fn receive<S: Store>(
        &mut self,
        seen: Seen,
        notices: &[Notice],
        mut session: Option<&mut Session<S>>,
        lang: &Lang,
    ) -> Vec<News> {
        // After the log came back older, the last view stays until the next one comes.
        let view = seen.view.or_else(|| self.seen.view.take());
        self.seen = Seen { view, ..seen };
        let mut news = Vec::new();
        for notice in notices {
            self.note_answer(notice);
            match notice {
                Notice::Updated(entries) => news.extend(self.follow(entries, session.as_deref_mut(), lang)),
                // A player does not know how a program takes part in the deal.
                Notice::Refused(request, _) if is_of_deal(request) => {}
                _ => news.extend(News::of_notice(notice, lang)),
            }
        }
        // Entries have just been laid out.
        let is_laid_out = matches!(notices.last(), Some(Notice::Updated(_)));
        if let Some(session) = session.filter(|_| !is_laid_out) {
            news.extend(self.lay_out(session, lang));
        }
        news
    }

    /// Notes the answers to the player's commands.
    fn note_answer(&mut self, notice: &Notice) {
        let is_move = |request: &Request| matches!(request.command, Command::Move(_));
        let answered = match notice {
            Notice::Accepted(request, _) | Notice::Refused(request, _) | Notice::Answered(request) => {
                Some(request)
            }
            _ => None,
        };
        if answered.is_some_and(|request| !is_of_deal(request)) {
            self.unanswered = self.unanswered.saturating_sub(1);
        }
        match notice {
            Notice::Accepted(request, seq) if is_move(request) => {
                self.sent = self.sent.map(|sent| SentMove { seq: Some(*seq), ..sent });
            }
            Notice::Refused(request, _) | Notice::Answered(request) if is_move(request) => self.sent = None,
            Notice::Rewound(_) => (self.sent, self.ended_hand) = (None, None),
            _ => {}
        }
    }

    /// Puts the ends of hands on the table, and describes the entries.
    fn follow<S: Store>(
        &mut self,
        entries: &[SeenEntry],
        mut session: Option<&mut Session<S>>,
        lang: &Lang,
    ) -> Vec<News> {
        let Some(view) = self.seen.view.clone() else { return Vec::new() };
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        for entry in entries {
            if let Some(ended) = &entry.ended_hand {
                let effects = session.as_deref_mut().zip(Board::of(ended, None));
                let effects = effects.map(|(session, board)| board.put_on_table(view.seat, session));
                moves.extend(News::of_effects(&effects.unwrap_or_default(), lang));
                self.ended_hand = Some(ended.clone());
            }
            moves.extend(next_hand(entry, &view, lang).map(News::Event));
            let event = self.say(lang, |lang, players| lang.match_event(entry, players));
            events.extend(event.filter(|_| !self.silence.hides(entry, view.seat)));
        }
        if let Some(session) = session {
            moves.extend(self.lay_out(session, lang));
        }
        let Some(was_over) = self.told_over.replace(self.is_over()) else { return Vec::new() };
        let outcome = self.outcome_text(lang).filter(|_| !was_over);
        moves.extend(events.into_iter().chain(outcome).map(News::Notice));
        moves
    }
}

/// Returns true if the people in the seats may have changed, so that the program asks the server who they are.
///
/// # Examples
/// ```
/// use talon_app::network::changes_people;
/// use talon_client::Notice;
///
/// assert!(changes_people(&Notice::Updated(Vec::new())), "the whole match is new");
/// assert!(!changes_people(&Notice::ServerAway));
/// ```
pub fn changes_people(notice: &Notice) -> bool {
    let changes = |event: &Event| matches!(event, Event::Sat { .. } | Event::BotTookOver { .. });
    match notice {
        Notice::Updated(entries) => entries.is_empty() || entries.iter().any(|entry| changes(&entry.event)),
        _ => false,
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
