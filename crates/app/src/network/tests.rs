//! Matches without a network, a terminal or a browser: the hall decides, and a seat has the match on the table.

use talon_client::{LinkState, Notice};
use talon_hall::{
    Actor, Command, CommandId, Entry, Event, MatchId, Moment, Person, Phrase, PlayerId, Refusal, Request,
    Seed, SeenEntry, Settings, Table, Time,
};
use talon_lang::Lang;
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat};
use talon_table::{Command as TableCommand, MemoryStore, Session};

use super::*;

/// A match as a server has it, and the table of one seat or of a spectator.
struct Match {
    server: Table,
    viewer: Option<Seat>,
    now: Time,
    table: NetworkMatch,
    session: Session<MemoryStore>,
    lang: Lang,
}

impl Match {
    /// A match with the first hand on the table.
    fn dealt(viewer: Option<Seat>, looks_back: bool) -> Match {
        let (id, secret, now) = (MatchId::new([7; 16]), Seed::new([9; 32]), Time::from_ms(1_000));
        let event = Table::create(&id, &secret, Settings::FRIENDS);
        let created =
            Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([0; 16]), event };
        let server = Table::fold(id, secret, [&created]).expect("a new match");
        let session = Session::new(MemoryStore::default());
        let table = NetworkMatch::new(looks_back);
        let mut game = Match { server, viewer, now, table, session, lang: Lang::english() };
        game.hear(Notice::Updated(Vec::new()));
        game.table.meet(["Quick Otter", "Calm Heron"].map(|name| Some(person(name))));
        let seeds = Seat::BOTH.map(|seat| Seed::new([seat.index() as u8 + 1; 32]));
        for seat in Seat::BOTH {
            game.act(seat, Command::Sit(seeds[seat.index()].seat_commitment(&id, seat)));
        }
        for seat in Seat::BOTH {
            game.act(seat, Command::Open(seeds[seat.index()]));
        }
        game.append(None, Event::Dealt { missing: Vec::new() });
        game
    }

    /// A match in which the viewer in south is to move.
    fn with_south_to_move(looks_back: bool) -> Match {
        let mut game = Match::dealt(Some(Seat::South), looks_back);
        while game.server.seat_to_move() == Some(Seat::North) {
            game.play_first_move();
        }
        game
    }

    fn seen(&self, link: LinkState) -> Seen {
        Seen { view: Some(self.server.view(self.viewer)), link, is_server_away: false }
    }

    /// The client tells something. Returns what the player reads.
    fn hear(&mut self, notice: Notice) -> Vec<String> {
        let seen = self.seen(LinkState::Up);
        let news = self.table.receive(seen, &[notice], Some(&mut self.session), &self.lang);
        news.iter().map(|news| news.text().to_owned()).collect()
    }

    /// Appends an event to the log of the server. The client has not received it yet.
    fn enter(&mut self, seat: Option<Seat>, event: Event) -> SeenEntry {
        self.now = self.now.plus(5_000);
        let (seq, now) = (self.server.head() + 1, self.now);
        let entry = Entry { seq, at: now, done: now, seat, command: CommandId::new([3; 16]), event };
        self.server.apply(&entry).expect("it fits");
        self.server.seen(&entry)
    }

    fn append(&mut self, seat: Option<Seat>, event: Event) -> Vec<String> {
        let entry = self.enter(seat, event);
        self.hear(Notice::Updated(vec![entry]))
    }

    fn request(&self, command: Command) -> Request {
        Request { id: CommandId::new([3; 16]), expect: self.server.chain(), command }
    }

    /// A player does something and the server accepts it. Returns what the viewer reads.
    fn act(&mut self, seat: Seat, command: Command) -> Vec<String> {
        let request = self.request(command);
        let event = self.server.decide(Actor::Player(seat), &request, self.now).expect("it is allowed");
        self.append(Some(seat), event)
    }

    /// The first legal move of the seat to move.
    fn first_move(&self) -> Move {
        let mut moves = Vec::new();
        self.server.state().expect("a hand").legal_moves(&mut moves);
        moves[0]
    }

    fn play_first_move(&mut self) -> Vec<String> {
        let played = self.first_move();
        match self.server.seat_to_move() {
            Some(seat) => self.act(seat, Command::Move(played)),
            None => self.append(None, Event::Moved { moves: vec![Move::Next] }),
        }
    }

    /// Plays first moves until the hand has ended.
    fn play_hand(&mut self) {
        while self.server.state().is_some_and(|state| state.points().is_none()) {
            self.play_first_move();
        }
    }

    /// The player makes a move. Returns the effects on the table.
    fn send(&mut self, played: Move) -> usize {
        let checked = self.table.check_move(&self.session, played.into()).expect("it is legal");
        self.table.send(Command::Move(checked));
        self.table.lay_out(&mut self.session, &self.lang).len()
    }

    fn moves_made(&self) -> usize {
        self.session.sitting().moves_made()
    }
}

fn person(name: &str) -> Person {
    let id = Some(PlayerId::new([name.len() as u8; 16]));
    Person { id, name: Some(name.to_owned()), ..Person::default() }
}

#[test]
fn a_move_lies_on_the_table_at_once_and_once() {
    let mut game = Match::with_south_to_move(true);
    let (played, before) = (game.first_move(), game.moves_made());
    assert_eq!((game.send(played), game.moves_made()), (1, before + 1));
    assert_eq!(game.table.check_turn(&game.session), Err(NoMove::OnItsWay));
    assert!(!game.table.is_to_move() && !game.table.is_answered());
    // The answer can come before the entry.
    let accepted = Notice::Accepted(game.request(Command::Move(played)), game.server.head() + 1);
    assert_eq!(game.hear(accepted), [""; 0]);
    assert_eq!((game.moves_made(), game.table.pending_move()), (before + 1, Some(played)));
    assert_eq!(game.act(Seat::South, Command::Move(played)), [""; 0], "the player has read it already");
    assert_eq!((game.moves_made(), game.table.pending_move()), (before + 1, None));
    assert!(game.table.is_answered());
}

#[test]
fn a_move_that_is_refused_leaves_the_table() {
    let mut game = Match::with_south_to_move(true);
    let (played, before) = (game.first_move(), game.moves_made());
    game.send(played);
    let refused = Notice::Refused(game.request(Command::Move(played)), Refusal::Stale);
    assert!(game.hear(refused)[0].starts_with("The board has changed."));
    assert_eq!((game.moves_made(), game.table.is_to_move()), (before, true));
    game.send(played);
    game.hear(Notice::Rewound(0));
    assert_eq!((game.moves_made(), game.table.pending_move()), (before, None));
}

#[test]
fn there_is_a_reason_for_each_move_that_is_not_made() {
    let mut game = Match::with_south_to_move(false);
    let played = game.first_move();
    let mut watched = Match::dealt(None, false);
    assert_eq!(watched.table.check_turn(&watched.session), Err(NoMove::Watching));
    let early = NetworkMatch::new(false);
    assert_eq!(early.check_turn(&game.session), Err(NoMove::NotDealt));
    let illegal = game.table.check_move(&game.session, Move::Next.into());
    assert!(matches!(illegal, Err(NoMove::Illegal(_))), "{illegal:?}");
    game.act(Seat::South, Command::Move(played));
    if game.server.seat_to_move() == Some(Seat::North) {
        assert_eq!(game.table.check_turn(&game.session), Err(NoMove::NotYourTurn));
    }
    game.act(Seat::North, Command::Resign);
    assert_eq!(game.table.check_turn(&game.session), Err(NoMove::Over));
    watched.act(Seat::North, Command::Resign);
    assert_eq!(watched.table.check_turn(&watched.session), Err(NoMove::Watching));
}

#[test]
fn a_blocked_player_stays_silent_when_the_mute_ends() {
    for (is_muted, is_blocked, heard) in
        [(false, false, true), (true, false, false), (true, true, false), (false, true, false)]
    {
        let mut game = Match::dealt(Some(Seat::South), true);
        game.table.silence = Silence { is_muted, is_blocked };
        let news = game.act(Seat::North, Command::Say(Phrase::GoodLuck));
        let expected = if heard { vec!["Calm Heron: “Good luck!”"] } else { Vec::new() };
        assert_eq!(news, expected, "{:?}", game.table.silence);
    }
}

#[test]
fn the_end_of_a_hand_stays_until_the_player_goes_on() {
    let mut game = Match::dealt(Some(Seat::South), true);
    game.play_hand();
    assert_eq!(game.table.last_hand(), None, "the next hand has not begun");
    let number = |game: &Match| game.session.layout();
    let ended = number(&game);
    game.play_first_move();
    assert!(game.table.last_hand().is_some());
    assert_eq!(number(&game), ended);
    game.table.go_on();
    game.table.lay_out(&mut game.session, &game.lang);
    assert_ne!(number(&game), ended);
    let mut newest = Match::dealt(Some(Seat::South), false);
    newest.play_hand();
    let news = newest.play_first_move();
    assert!(news.iter().any(|text| text.starts_with("Hand 2 begins.")), "{news:?}");
    assert_eq!(newest.table.last_hand(), None);
}

#[test]
fn each_absence_can_be_claimed() {
    let mut game = Match::dealt(Some(Seat::South), true);
    for _ in 0..2 {
        let left = game.append(None, Event::Left { seat: Seat::North });
        assert_eq!(left.len(), 1);
        let later = game.now.plus(95_000);
        assert!(!game.table.can_claim(game.now) && game.table.can_claim(later));
        assert_eq!(game.table.absence_left(Seat::North, later), Some(0));
        assert_eq!(
            game.table.choices(Level::Club, later)[..2],
            [Command::Claim, Command::CallBot(Level::Club)]
        );
        game.append(None, Event::Returned { seat: Seat::North });
        assert!(!game.table.can_claim(game.now.plus(95_000)));
        assert_eq!(game.table.absence_left(Seat::North, game.now), None);
    }
}

#[test]
fn the_result_is_told_once_and_opens_the_hands() {
    let mut game = Match::dealt(Some(Seat::South), true);
    assert_eq!(game.table.moment(), Moment::Start);
    let news = game.act(Seat::North, Command::Resign);
    assert!(news.last().is_some_and(|text| text.starts_with("You win the match!")), "{news:?}");
    assert!(game.table.has_told_result() && game.table.moment() == Moment::End);
    assert_eq!(game.act(Seat::North, Command::Rematch).len(), 1, "it is not told again");
    assert_eq!(game.table.choices(Level::Club, game.now)[0], Command::Rematch);
    // A player who comes after the end is told nothing.
    let mut late = NetworkMatch::new(true);
    let seen = game.seen(LinkState::Up);
    let news = late.receive(seen, &[Notice::Updated(Vec::new())], Some(&mut game.session), &game.lang);
    assert!(news.is_empty() && late.has_told_result());
}

#[test]
fn a_match_is_not_answered_before_its_result_is_told() {
    let mut game = Match::dealt(Some(Seat::South), true);
    let request = game.request(Command::Resign);
    let event = game.server.decide(Actor::Player(Seat::North), &request, game.now).expect("it is allowed");
    let entry = game.enter(Some(Seat::North), event);
    game.hear(Notice::Answered(request));
    assert!(game.table.is_over() && !game.table.is_answered());
    game.hear(Notice::Updated(vec![entry]));
    assert!(game.table.is_answered());
}

#[test]
fn the_player_reads_what_everything_waits_for() {
    let mut game = Match::with_south_to_move(true);
    assert_eq!(game.table.wait_text(&game.lang), None);
    game.send(game.first_move());
    assert_eq!(game.table.wait_text(&game.lang).as_deref(), Some("Your move is on its way …"));
    let seen = game.seen(LinkState::Waiting);
    game.table.receive(seen, &[], Some(&mut game.session), &game.lang);
    assert_eq!(game.table.wait_text(&game.lang).as_deref(), Some("No connection. Trying again …"));
}

#[test]
fn a_match_has_no_undo_no_help_and_no_other_deal() {
    for (command, why) in [
        (TableCommand::Undo, Some("online-off-undo")),
        (TableCommand::Hint, Some("online-off-help")),
        (TableCommand::NewDeal, Some("online-off-deal")),
        (TableCommand::Rules, None),
        (TableCommand::Board, None),
    ] {
        assert_eq!(why_off(command), why, "{command:?}");
    }
}
