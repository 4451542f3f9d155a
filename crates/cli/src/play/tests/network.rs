//! A network match on the screen: what the connection brings is shown, and what the player does is sent.

use std::rc::Rc;
use std::time::Duration;

use talon_app::network::Seen;
use talon_client::net::{Role, Show};
use talon_client::{LinkState, Notice};
use talon_hall::{
    Actor, ClockSettings, Command, CommandId, Entry, Event, MatchId, MatchRecord, Person, Phrase, PlayerId,
    Refusal, Request, Seed, SeenEntry, Settings, Table, Time,
};
use talon_lang::Lang;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat};
use talon_serve::DataFolder;
use talon_table::{MemoryStore, Session};

use super::{Bench, RICH};
use crate::files::Files;
use crate::online::{Account, BlockList, Entrance, LinkedMatch, MatchInput, Snapshot};
use crate::play::action::{Input, Wanted};
use crate::play::engine_client::EngineClient;
use crate::play::plain::help::Help;
use crate::play::plain::network::MatchSeat;
use crate::play::plain::{Plain, PlainStyle};
use crate::play::session::Setup;
use crate::play::settings;

const LINK: &str =
    "http://192.168.0.7:8642/#/match/BwcHBwcHBwcHBwcHBwcHBw/BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc";

/// The secret that the server deals from.
const SECRET: [u8; 32] = [9; 32];

/// A match without a network: the hall decides, and the screen of a seat sees it.
struct Match {
    bench: Bench,
    table: Table,
    log: Vec<Entry>,
    seat: Option<Seat>,
    now: Time,
}

impl Match {
    /// A match with the first hand on the table.
    fn dealt(seat: Option<Seat>, size: (u16, u16)) -> Match {
        let mut game = Match::opened(seat, size);
        let id = game.table.id();
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

    /// A match that waits for its players.
    fn opened(seat: Option<Seat>, size: (u16, u16)) -> Match {
        let (id, secret) = (MatchId::new([7; 16]), Seed::new(SECRET));
        let now = Time::from_ms(1_000);
        let settings = Settings { clock: Some(ClockSettings::NORMAL), ..Settings::FRIENDS };
        let event = Table::create(&id, &secret, settings);
        let created =
            Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([0; 16]), event };
        let table = Table::fold(id, secret, [&created]).expect("a new match");
        let wanted = Wanted::Match { link: Box::new(LINK.parse().expect("a link")), is_hosted: false };
        let bench = Bench::begin(wanted, size, RICH);
        let mut game = Match { bench, table, log: vec![created], seat, now };
        game.receive(Show::Notice(Notice::Updated(Vec::new())));
        game.bench
            .update_match(MatchInput::People(["Quick Otter", "Calm Heron"].map(|name| Some(person(name)))));
        game
    }

    fn act(&mut self, seat: Seat, command: Command) {
        let request = Request { id: CommandId::new([3; 16]), expect: self.table.chain(), command };
        let event = self.table.decide(Actor::Player(seat), &request, self.now).expect("it is allowed");
        self.append(Some(seat), event);
    }

    fn append(&mut self, seat: Option<Seat>, event: Event) {
        let seen = self.enter(seat, event);
        self.receive(Show::Notice(Notice::Updated(vec![seen])));
    }

    /// Appends an event to the log of the server. The client has not received it yet.
    fn enter(&mut self, seat: Option<Seat>, event: Event) -> SeenEntry {
        self.now = self.now.plus(5_000);
        let (seq, now) = (self.table.head() + 1, self.now);
        let entry = Entry { seq, at: now, done: now, seat, command: CommandId::new([3; 16]), event };
        self.table.apply(&entry).expect("it fits");
        let seen = self.table.seen(&entry);
        self.log.push(entry);
        seen
    }

    /// The messages of the connection, with all that the server knows now.
    fn input(&self, show: Show) -> MatchInput {
        let link = if let Show::Link(link) = &show { *link } else { LinkState::Up };
        let view = Some(self.table.view(self.seat));
        MatchInput::Show(
            show,
            Box::new(Snapshot { seen: Seen { view, link, is_server_away: false }, now: self.now }),
        )
    }

    fn receive(&mut self, show: Show) {
        self.bench.update_match(self.input(show));
    }

    /// The server opens its seed after the match, and sends the record.
    fn send_record(&mut self) {
        self.append(None, Event::Revealed { server_seed: Seed::new(SECRET) });
        let log = self.log.iter().map(SeenEntry::from).collect();
        let record = MatchRecord { id: self.table.id(), log };
        self.bench.update_match(MatchInput::Record(Box::new(record)));
    }

    /// The first legal move of the seat to move.
    fn first_move(&self) -> Move {
        let mut moves = Vec::new();
        self.table.state().expect("a hand").legal_moves(&mut moves);
        moves[0]
    }

    /// Plays first moves until the hand has ended.
    fn play_hand(&mut self) {
        while let Some(seat) = self.table.seat_to_move()
            && self.table.state().is_some_and(|state| state.points().is_none())
        {
            let played = self.first_move();
            self.act(seat, Command::Move(played));
        }
    }

    fn says(&self, text: &str) -> bool {
        let picture = self.bench.picture();
        let words: Vec<&str> = picture.split_whitespace().collect();
        words.join(" ").contains(text)
    }
}

fn person(name: &str) -> Person {
    Person {
        id: Some(PlayerId::new([name.len() as u8; 16])),
        name: Some(name.to_owned()),
        ..Person::default()
    }
}

impl Bench {
    fn update_match(&mut self, input: MatchInput) {
        self.app.update(Input::Match(Box::new(input)));
    }
}

#[test]
fn the_link_is_shown_until_both_sit() {
    let mut game = Match::opened(Some(Seat::South), (80, 24));
    insta::assert_snapshot!("network_waiting_80x24", game.bench.picture());
    game.bench.press("c");
    assert!(!game.says("Send this link"));
    game.bench.press("<esc>");
    assert!(game.says("Send this link") && !game.bench.app.is_done(), "Esc closes the code, not the match");
    let wide = Match::opened(Some(Seat::South), (120, 40));
    insta::assert_snapshot!("network_waiting_120x40", wide.bench.picture());
}

#[test]
fn a_seat_sees_the_table_with_names_and_clocks() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.play_hand();
    insta::assert_snapshot!("network_hand_80x24", game.bench.picture());
    let mut watched = Match::dealt(None, (120, 40));
    insta::assert_snapshot!("network_watching_120x40", watched.bench.picture());
    watched.play_hand();
    assert!(watched.says(" goes out and scores "));
}

#[test]
fn a_move_is_sent_once_and_lies_on_the_table_at_once() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    if game.table.seat_to_move() == Some(Seat::North) {
        let played = game.first_move();
        game.act(Seat::North, Command::Move(played));
        while game.table.seat_to_move() == Some(Seat::North) {
            let played = game.first_move();
            game.act(Seat::North, Command::Move(played));
        }
    }
    let played = game.first_move();
    let moves = game.bench.session().sitting().moves_made();
    game.bench.app.play_for_test(played.into());
    assert_eq!(game.bench.app.take_commands(), [Command::Move(played)]);
    assert!(game.says("Your move is on its way"));
    game.bench.app.play_for_test(played.into());
    assert_eq!(game.bench.app.take_commands(), []);
    assert_eq!(game.bench.session().sitting().moves_made(), moves + 1);
    let request =
        Request { id: CommandId::new([1; 16]), expect: game.table.chain(), command: Command::Move(played) };
    game.receive(Show::Notice(Notice::Refused(request, Refusal::Stale)));
    assert!(game.says("The board has changed."));
    assert_eq!(game.bench.session().sitting().moves_made(), moves);
    game.bench.app.play_for_test(played.into());
    assert_eq!(game.bench.app.take_commands().len(), 1, "it can be sent again");
    let seq = game.table.head() + 1;
    game.receive(Show::Notice(Notice::Accepted(request, seq)));
    game.act(Seat::South, Command::Move(played));
    assert!(game.bench.session().sitting().moves_made() > moves && !game.says("on its way"));
}

#[test]
fn the_menu_offers_what_the_player_can_do_and_there_is_no_help() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.bench.press("M");
    assert!(game.says("Call the match off") && game.says("Hide what Calm Heron says"));
    game.bench.press("1");
    assert_eq!(game.bench.app.take_commands(), [Command::Say(Phrase::Hello)]);
    for (key, why) in [
        ("H", "Talon does not help"),
        ("u", "a move is final"),
        ("n", "It ends with its result"),
        ("R", "It ends with its result"),
        ("O", "has no help, no undo and no other deal"),
    ] {
        game.bench.press(key);
        assert!(game.says(why), "{key}: {}", game.bench.picture());
    }
    game.act(Seat::North, Command::Say(Phrase::GoodLuck));
    assert!(game.says("Calm Heron: “Good luck!”"));
    game.bench.press("G");
    assert!(game.says("Give up the match? Calm Heron wins it then."));
    game.bench.press("y");
    assert_eq!(game.bench.app.take_commands(), [Command::Resign]);
    game.act(Seat::South, Command::Resign);
    assert!(game.says("Calm Heron wins the match. You gave up."));
    game.bench.press("M");
    assert!(game.says("Play another match"));
    game.bench.press("<esc>q");
    assert!(game.says("Leave the table?"));
    game.bench.press("y");
    assert!(game.bench.app.is_done());
}

#[test]
fn the_end_of_a_match_is_summed_up_and_another_match_is_a_key_away() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.play_hand();
    game.act(Seat::North, Command::Resign);
    assert!(game.says("You win the match! Calm Heron gave up."), "{}", game.bench.picture());
    assert!(game.says("Score") && !game.says("Hands"), "{}", game.bench.picture());
    game.send_record();
    assert!(game.says("Hands"), "{}", game.bench.picture());
    game.bench.press("<enter>");
    assert_eq!(game.bench.app.take_commands(), [], "a key that is held down does not close the panel");
    game.bench.app.update(Input::Time(Duration::from_secs(1)));
    game.bench.press("<enter>");
    assert_eq!(game.bench.app.take_commands(), [Command::Rematch]);
    let mut watched = Match::dealt(None, (80, 24));
    watched.act(Seat::North, Command::Resign);
    assert!(watched.says("Look at the table") && !watched.says("Play another match"));
    watched.bench.app.update(Input::Time(Duration::from_secs(1)));
    watched.bench.press("<enter>");
    assert!(!watched.says("Look at the table"), "{}", watched.bench.picture());
}

#[test]
fn absence_and_the_connection_are_told_in_words() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.append(None, Event::Left { seat: Seat::North });
    assert!(game.says("Calm Heron can be away for 90 more seconds."));
    game.bench.update_match(MatchInput::Time(game.now.plus(95_000)));
    assert!(game.says("Calm Heron was away for too long. Press M to win the match"));
    game.bench.press("M");
    assert!(game.says("Win the match now") && game.says("Let a bot (Casual player) play for Calm Heron"));
    game.bench.press("1");
    assert_eq!(game.bench.app.take_commands(), [Command::Claim]);
    game.receive(Show::Link(LinkState::Waiting));
    assert!(game.says("No connection. Trying again …"));
    game.receive(Show::Link(LinkState::Up));
    assert!(!game.says("No connection."));
}

#[test]
fn plain_mode_announces_each_absence() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    let folder = game.bench.folder.path();
    let account = Account::open(
        &DataFolder { data: Some(folder.to_owned()) },
        &"http://127.0.0.1:1".parse().expect("an address"),
    );
    let entrance = Entrance { account: account.expect("a key"), role: Role::Spectator };
    let online = LinkedMatch::new(LINK.parse().expect("a link"), false, BlockList::default());
    let mut seat = MatchSeat::new(entrance, online, true);
    let session = Session::new(Files::new(folder.join("games")));
    let settings = settings::Settings::read(folder.join("settings.txt"));
    let help = Help::new(EngineClient::default(), true);
    let mut output = Vec::new();
    let setup = Setup { session, settings, lang: Rc::new(Lang::english()) };
    let mut plain = Plain::new(setup, help, PlainStyle::default(), std::io::empty(), &mut output);
    for _ in 0..2 {
        let left = game.enter(None, Event::Left { seat: Seat::North });
        let returned_to = game.now.plus(95_000);
        let away = [game.input(Show::Notice(Notice::Updated(vec![left]))), MatchInput::Time(returned_to)];
        let returned = game.enter(None, Event::Returned { seat: Seat::North });
        let back = game.input(Show::Notice(Notice::Updated(vec![returned])));
        for input in away.into_iter().chain([back]) {
            plain.hear(input, &mut seat).expect("memory takes everything");
        }
    }
    let heard = String::from_utf8(output).expect("a text");
    assert_eq!(heard.matches("Type claim to win the match").count(), 2, "{heard}");
}

#[test]
fn the_next_hand_comes_with_how_the_last_one_ended() {
    let mut game = Match::dealt(Some(Seat::South), (120, 40));
    game.play_hand();
    let played = game.first_move();
    match game.table.seat_to_move() {
        Some(seat) => game.act(seat, Command::Move(played)),
        None => game.append(None, Event::Moved { moves: vec![Move::Next] }),
    }
    assert!(game.says("goes out and scores") || game.says("The hand is blocked"), "{}", game.bench.picture());
    assert!(game.says("Hand 2 begins."), "{}", game.bench.picture());
}

#[test]
fn a_narrow_title_names_the_players_and_leaves_out_the_game() {
    for (seat, width, expected) in [
        (Some(Seat::South), 120, " Curse of the Doublet  North, Calm Heron "),
        (Some(Seat::South), 80, " Curse of the Doublet  North, Calm Heron "),
        (None, 120, " Curse of the Doublet  Quick Otter : Calm Heron "),
        (None, 80, " Quick Otter : Calm Heron "),
    ] {
        let game = Match::dealt(seat, (width, 24));
        let picture = game.bench.picture();
        let title = picture.lines().next().expect("a title");
        assert!(title.starts_with(expected) && title.contains("  South 0 : 0 North  "), "{width}: {title}");
    }
}

#[test]
fn a_player_who_leaves_reads_how_to_come_back() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    let command = format!("talon play curse --join '{LINK}'");
    assert_eq!(game.bench.app.way_back(), Some(command));
    game.act(Seat::South, Command::Resign);
    assert_eq!(game.bench.app.way_back(), None, "there is nothing to come back to");
    assert_eq!(Match::dealt(None, (80, 24)).bench.app.way_back(), None, "a spectator has no seat");
}

#[test]
fn a_blocked_player_is_not_heard_and_stays_blocked() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.bench.press("M");
    assert!(game.says("Block Calm Heron"));
    let key = game
        .bench
        .picture()
        .lines()
        .find_map(|line| line.split_once("  Block Calm")?.0.trim().chars().last());
    game.bench.press(&key.expect("a key").to_string());
    game.act(Seat::North, Command::Say(Phrase::GoodLuck));
    assert!(!game.says("Good luck!"));
    game.bench.press("M");
    assert!(game.says("Unblock Calm Heron"));
    let list = std::fs::read_to_string(game.bench.folder.path().join("online-blocked.txt")).expect("a list");
    assert!(list.ends_with(" Calm Heron\n"), "{list}");
}

#[test]
fn a_former_player_is_called_so() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.bench.update_match(MatchInput::People([Some(person("Quick Otter")), Some(Person::default())]));
    assert!(game.says("North, A former player"));
}

#[test]
fn the_result_is_told_even_if_the_client_knows_it_earlier() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    let mut online = LinkedMatch::new(LINK.parse().expect("a link"), false, BlockList::default());
    let (mut session, lang) = (Session::new(MemoryStore::default()), Lang::english());
    let mut told = |input| {
        let news = online.receive(input, &mut session, &lang);
        (news.iter().map(|news| news.text().to_owned()).collect::<Vec<_>>(), online.table.has_told_result())
    };
    told(game.input(Show::Notice(Notice::Updated(Vec::new()))));
    let resigned = game.enter(Some(Seat::North), Event::Resigned);
    assert_eq!(told(game.input(Show::Link(LinkState::Up))), (Vec::new(), false));
    let (news, is_told) = told(game.input(Show::Notice(Notice::Updated(vec![resigned]))));
    assert!(is_told && news.last().is_some_and(|text| text.starts_with("You win the match!")), "{news:?}");
}

#[test]
fn all_hands_are_reviewed_after_the_match() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    for _ in 0..2 {
        game.play_hand();
        let played = game.first_move();
        match game.table.seat_to_move() {
            Some(seat) => game.act(seat, Command::Move(played)),
            None => game.append(None, Event::Moved { moves: vec![Move::Next] }),
        }
    }
    game.act(Seat::North, Command::Resign);
    assert!(game.says("[v] review") || game.says("v review"), "{}", game.bench.picture());
    game.bench.press("v");
    assert!(game.says("The server has not sent the record of the match yet."), "{}", game.bench.picture());
    game.send_record();
    game.bench.press("v");
    assert!(game.says("Review") && game.says("Hand 2."), "{}", game.bench.picture());
    game.bench.press("h");
    assert!(game.says("Hand 1."), "{}", game.bench.picture());
}

#[test]
fn without_a_move_there_is_nothing_to_review() {
    let mut game = Match::dealt(Some(Seat::South), (80, 24));
    game.act(Seat::North, Command::Resign);
    game.send_record();
    // While the match went on, this key laid the set.
    game.bench.press("v");
    assert!(game.says("there is nothing to review."), "{}", game.bench.picture());
    let mut watched = Match::dealt(None, (80, 24));
    watched.act(Seat::North, Command::Resign);
    assert!(watched.says("v review"), "{}", watched.bench.picture());
}
