//! The properties that hold for every store.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use talon_hall::{
    Chain, CommandId, Event, MatchId, Pace, PlayerId, Rated, Rating, Seed, Seq, Settings, Time, Wish,
};
use talon_rules::curse::{Move, Seat};
use talon_store::{
    Append, Appended, Game, Identity, IdentityId, KeyHash, LONGEST_PAUSE, NewGame, ServerId, Store,
    StoredEntry, StoredSeek, Summary, Visit,
};

/// Makes a test of each check for one store. `$open` opens an empty one and returns it together with what it needs.
macro_rules! suite {
    ($open:ident; $($check:ident)*) => {$(
        #[test]
        fn $check() {
            $crate::suite::run(async {
                let (_needed, store) = $open().await;
                $crate::suite::$check(store).await;
            });
        }
    )*};
    ($open:ident) => {
        $crate::suite::suite! { $open;
            a_game_is_opened_once
            entries_have_numbers_without_gaps
            one_writer_wins_each_number
            a_repeated_command_gets_its_first_answer
            a_repeated_command_gets_its_first_answer_however_often_it_is_sent_at_once
            a_late_writer_learns_the_head
            a_writer_of_another_log_of_the_same_length_is_behind
            a_writer_of_a_log_that_was_committed_at_another_time_is_behind
            a_command_belongs_to_its_seat
            times_never_run_backwards
            a_writer_from_the_future_is_refused
            the_bell_rings_after_an_append
            what_is_due_goes_to_one_sweeper
            games_are_listed_in_pages
            a_packed_log_reads_as_before
            an_entry_unpacks_its_log
            a_log_is_packed_once_however_many_pack
            a_match_that_never_began_is_deleted
            a_seat_belongs_to_an_identity
            two_of_many_get_a_seat
            a_key_opens_one_identity
            a_key_introduced_at_once_makes_one_identity
            a_spent_key_opens_nothing_ever
            a_key_of_another_identity_is_not_taken
            the_first_key_of_an_identity_makes_no_other
            a_key_is_spent_once_however_many_change_it
            a_key_introduced_while_it_is_spent_opens_nothing
            ratings_change_once
            two_results_of_one_player_both_count
            a_match_against_a_bot_changes_one_rating
            an_erased_player_leaves_the_logs
            all_nodes_sign_with_the_first_key
            a_seek_counts_until_its_time
            a_player_is_paired_once
            a_pair_stays_together_until_its_match_is_over
            a_seat_is_elsewhere_while_another_server_has_it
        }
    };
}
pub(crate) use suite;

/// Runs a check on several threads.
pub(crate) fn run(check: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().unwrap();
    runtime.block_on(check);
}

/// The start of all matches.
pub(crate) const START: Time = Time::from_ms(1_000);

/// Another id for each call.
fn number() -> u8 {
    static NEXT: AtomicU8 = AtomicU8::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

pub(crate) fn new_game() -> NewGame {
    let id = number();
    NewGame {
        id: MatchId::new([id; 16]),
        secret: Seed::new([id; 32]),
        invite: Some(KeyHash([id; 32])),
        at: START,
        body: "\"first\"".to_owned(),
        chain: chain(1),
        summary: Summary::default(),
    }
}

/// Opens a match and returns its id.
pub(crate) async fn open(store: &dyn Store) -> MatchId {
    let game = new_game();
    store.open_game(game.clone()).await.unwrap();
    game.id
}

/// The chain of a log with this many entries.
pub(crate) fn chain(entries: Seq) -> Chain {
    Chain::new([u8::try_from(entries).unwrap(); 16])
}

pub(crate) fn command(number: u8) -> CommandId {
    let mut bytes = [0xC0; 16];
    bytes[0] = number;
    CommandId::new(bytes)
}

/// An entry of south's, by a writer who knows the log as far as it goes.
pub(crate) async fn entry(store: &dyn Store, game: MatchId, expected: Seq, number: u8) -> Append {
    let entries = store.entries(game, expected.saturating_sub(1)).await.unwrap();
    entry_after(entries.first().map(|entry| entry.done).unwrap_or_default(), game, expected, number)
}

/// An entry of south's, after one that was committed then.
pub(crate) fn entry_after(last_done: Time, game: MatchId, expected: Seq, number: u8) -> Append {
    Append {
        game,
        expected,
        seat: Some(Seat::South),
        command: command(number),
        body: format!("\"entry {number}\""),
        at: START,
        before: chain(expected),
        last_done,
        after: chain(expected + 1),
        summary: Summary::default(),
        rated: None,
    }
}

async fn identity(store: &dyn Store) -> IdentityId {
    let (id, key) = (number(), number());
    let identity = Identity { id: IdentityId([id; 16]), name: format!("Player {id}"), made_at: START };
    store.make_identity(&identity, KeyHash([key; 32])).await.unwrap().unwrap();
    identity.id
}

/// Seats both players.
async fn seat(store: &dyn Store, game: MatchId, [south, north]: [IdentityId; 2]) {
    assert_eq!(store.sit(game, south, Seat::South).await.unwrap(), Some(Seat::South));
    assert_eq!(store.sit(game, north, Seat::South).await.unwrap(), Some(Seat::North));
}

pub(crate) fn assert_done(appended: Appended, expected: Seq) {
    assert!(matches!(appended, Appended::Done { seq, .. } if seq == expected), "{appended:?}");
}

fn bodies(entries: &[StoredEntry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.body.as_str()).collect()
}

pub(crate) async fn a_game_is_opened_once(store: Arc<dyn Store>) {
    let game = new_game();
    assert_eq!(store.game(game.id).await.unwrap(), None);
    let first = store.open_game(game.clone()).await.unwrap();
    let (seq, seat, at) = (first.seq, first.seat, first.at);
    assert_eq!((seq, seat, at, first.body.as_str()), (0, None, START, "\"first\""));
    assert!(first.done >= first.at);

    let other = NewGame { secret: Seed::new([0; 32]), body: "\"other\"".to_owned(), ..game.clone() };
    assert_eq!(store.open_game(other).await.unwrap(), first);
    let NewGame { id, secret, invite, summary, .. } = game;
    let expected = Game { id, head: 1, secret, invite, summary, seats: [None; 2] };
    assert_eq!(store.game(id).await.unwrap(), Some(expected));
}

pub(crate) async fn entries_have_numbers_without_gaps(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    for number in 1..4 {
        assert_done(
            store.append(entry(&*store, game, number.into(), number).await).await.unwrap(),
            number.into(),
        );
    }
    let entries = store.entries(game, 0).await.unwrap();
    assert_eq!(bodies(&entries), ["\"first\"", "\"entry 1\"", "\"entry 2\"", "\"entry 3\""]);
    assert!(entries.iter().zip(0..).all(|(entry, seq)| entry.seq == seq));
    assert_eq!(store.entries(game, 2).await.unwrap(), entries[2..]);
    assert_eq!(store.entries(game, 9).await.unwrap(), []);
    let unknown = MatchId::new([0; 16]);
    assert_eq!(store.heads(&[game, unknown]).await.unwrap(), [(game, 4)]);
    assert_eq!(store.append(entry(&*store, unknown, 1, 1).await).await.unwrap(), Appended::NoGame);
}

pub(crate) async fn one_writer_wins_each_number(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let writers = (0..16_u8).map(|writer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let (mut expected, mut wins) = (1, Vec::new());
            for round in 0..5 {
                loop {
                    match store
                        .append(entry(&*store, game, expected, writer * 5 + round).await)
                        .await
                        .unwrap()
                    {
                        Appended::Done { seq, .. } => {
                            assert_eq!(seq, expected);
                            wins.push(seq);
                            expected += 1;
                            break;
                        }
                        Appended::Behind { head } => {
                            assert!(head > expected, "the number was free");
                            expected = head;
                        }
                        other => panic!("{other:?}"),
                    }
                }
            }
            wins
        })
    });
    let mut wins = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        wins.extend(writer.await.unwrap());
    }
    wins.sort_unstable();
    assert_eq!(wins, (1..81).collect::<Vec<Seq>>());
    assert_eq!(store.entries(game, 0).await.unwrap().len(), 81);
}

pub(crate) async fn a_repeated_command_gets_its_first_answer(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
    assert_done(store.append(entry(&*store, game, 2, 2).await).await.unwrap(), 2);
    let first = store.entries(game, 1).await.unwrap().remove(0);
    for expected in [1, 2, 3, 9] {
        let repeated = Append { body: "\"changed\"".to_owned(), ..entry(&*store, game, expected, 1).await };
        assert_eq!(store.append(repeated).await.unwrap(), Appended::Already(first.clone()), "{expected}");
    }
    assert_eq!(store.game(game).await.unwrap().unwrap().head, 3);
}

pub(crate) async fn a_repeated_command_gets_its_first_answer_however_often_it_is_sent_at_once(
    store: Arc<dyn Store>,
) {
    let game = open(&*store).await;
    let senders = (0..16).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(entry(&*store, game, 1, 1).await).await.unwrap() })
    });
    let mut done = 0;
    for sender in senders.collect::<Vec<_>>() {
        match sender.await.unwrap() {
            Appended::Done { seq: 1, .. } => done += 1,
            Appended::Already(first) => assert_eq!((first.seq, first.command), (1, command(1))),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((done, store.entries(game, 0).await.unwrap().len()), (1, 2));
}

pub(crate) async fn a_late_writer_learns_the_head(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
    for expected in [0, 1, 3] {
        let answer = store.append(entry(&*store, game, expected, 2).await).await.unwrap();
        assert_eq!(answer, Appended::Behind { head: 2 }, "{expected}");
    }
}

pub(crate) async fn a_writer_of_another_log_of_the_same_length_is_behind(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let other = Append { before: chain(9), ..entry(&*store, game, 1, 1).await };
    assert_eq!(store.append(other).await.unwrap(), Appended::Behind { head: 1 });
    assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
}

pub(crate) async fn a_writer_of_a_log_that_was_committed_at_another_time_is_behind(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let right = entry(&*store, game, 1, 1).await;
    let other = Append { last_done: right.last_done.plus(1), ..right.clone() };
    assert_eq!(store.append(other).await.unwrap(), Appended::Behind { head: 1 });
    assert_done(store.append(right).await.unwrap(), 1);
}

pub(crate) async fn a_command_belongs_to_its_seat(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    for (expected, seat) in [(1, Some(Seat::South)), (2, Some(Seat::North)), (3, None)] {
        let same_command = Append { seat, ..entry(&*store, game, expected, 1).await };
        assert_done(store.append(same_command).await.unwrap(), expected);
        assert_eq!(store.entries(game, expected).await.unwrap()[0].seat, seat);
    }
}

pub(crate) async fn times_never_run_backwards(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let ahead = time(&*store).await.plus(1_500);
    let from_a_fast_clock = Append { at: ahead, ..entry(&*store, game, 1, 1).await };
    assert_done(store.append(from_a_fast_clock).await.unwrap(), 1);
    assert_done(store.append(Append { at: ahead, ..entry(&*store, game, 2, 2).await }).await.unwrap(), 2);
    let entries = store.entries(game, 0).await.unwrap();
    assert!(entries.iter().all(|entry| entry.at <= entry.done), "{entries:?}");
    assert!(entries.is_sorted_by_key(|entry| entry.done), "{entries:?}");
    assert_eq!(entries[1].at, ahead);
}

pub(crate) async fn a_writer_from_the_future_is_refused(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let future = time(&*store).await.plus(60_000);
    let append = Append { at: future, ..entry(&*store, game, 1, 1).await };
    assert_eq!(store.append(append).await.unwrap(), Appended::Ahead);
    assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
}

pub(crate) async fn the_bell_rings_after_an_append(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let mut bell = store.bell().listen();
    assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
    store.append(entry(&*store, game, 1, 2).await).await.unwrap();
    let ring = loop {
        let ring = bell.recv().await.unwrap();
        if ring.game == game {
            break ring;
        }
    };
    assert_eq!(ring.head, 2);
}

pub(crate) async fn what_is_due_goes_to_one_sweeper(store: Arc<dyn Store>) {
    let summary = |due| Summary { due_at: Some(Time::from_ms(due)), is_over: false };
    let mut games = Vec::new();
    for due in [30, 10, 20] {
        let game = NewGame { summary: summary(due), ..new_game() };
        store.open_game(game.clone()).await.unwrap();
        games.push(game.id);
    }
    open(&*store).await;
    let due = async |now, limit| store.due(Time::from_ms(now), 100, limit).await.unwrap();
    assert_eq!(due(9, 9).await, []);
    assert_eq!(due(29, 1).await, [games[1]]);
    assert_eq!(due(29, 9).await, [games[2]]);
    assert_eq!(due(30, 9).await, [games[0]]);
    assert_eq!(due(31, 9).await, []);
    // The lease ends, or an entry ends it.
    assert_eq!(due(129, 1).await, [games[1]]);
    let later = Append { summary: summary(140), ..entry(&*store, games[0], 1, 1).await };
    assert_done(store.append(later).await.unwrap(), 1);
    assert_eq!(due(141, 9).await, [games[2], games[0]]);

    let sweepers = (0..8).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.due(Time::from_ms(1_000), 100, 9).await.unwrap() })
    });
    let mut claimed = Vec::new();
    for sweeper in sweepers.collect::<Vec<_>>() {
        claimed.extend(sweeper.await.unwrap());
    }
    claimed.sort_unstable();
    games.sort_unstable();
    assert_eq!(claimed, games);
}

pub(crate) async fn games_are_listed_in_pages(store: Arc<dyn Store>) {
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(open(&*store).await);
    }
    games.sort_unstable();
    assert_eq!(store.games(None, 3).await.unwrap(), games[..3]);
    assert_eq!(store.games(Some(games[2]), 3).await.unwrap(), games[3..]);
    assert_eq!(store.games(Some(games[4]), 3).await.unwrap(), []);
}

/// Opens a match that is over after two entries, and returns its id.
pub(crate) async fn ended(store: &dyn Store) -> MatchId {
    let game = open(store).await;
    assert_done(store.append(entry(store, game, 1, 1).await).await.unwrap(), 1);
    let end = Append { summary: Summary { due_at: None, is_over: true }, ..entry(store, game, 2, 2).await };
    assert_done(store.append(end).await.unwrap(), 2);
    game
}

/// A time after everything that has happened.
pub(crate) async fn later(store: &dyn Store) -> Time {
    time(store).await.plus(1)
}

/// The store's time.
async fn time(store: &dyn Store) -> Time {
    store.beat(ServerId([0; 16])).await.unwrap().now
}

pub(crate) async fn a_seat_is_elsewhere_while_another_server_has_it(store: Arc<dyn Store>) {
    let due = Summary { due_at: Some(START), is_over: false };
    let game = store.open_game(NewGame { summary: due, ..new_game() }).await.unwrap();
    let game = MatchId::new(*game.command.bytes());
    let [here, there, silent] = [1, 2, 3].map(|number| ServerId([number; 16]));
    for server in [here, there] {
        store.beat(server).await.unwrap();
    }
    let north = |server| Visit { game, seat: Seat::North, server };
    let is_elsewhere = async |server| store.is_elsewhere(north(server)).await.unwrap();
    // Several times are as once.
    for server in [here, there, there, silent] {
        store.connect(north(server), true).await.unwrap();
    }
    assert!(is_elsewhere(here).await && is_elsewhere(there).await && is_elsewhere(silent).await);
    assert!(!store.is_elsewhere(Visit { seat: Seat::South, ..north(here) }).await.unwrap());
    store.connect(north(there), false).await.unwrap();
    assert!(!is_elsewhere(here).await, "the third server never said that it is there");
    assert!(is_elsewhere(there).await);
    store.connect(north(here), false).await.unwrap();
    assert!(!is_elsewhere(there).await);
}

/// Expects the time in which no server is there to be an outage that all servers learn of. Time passes while `wait` does.
pub(crate) async fn a_time_without_a_server_is_an_outage(store: &dyn Store, wait: impl Future<Output = ()>) {
    let (first, second, due) = (ServerId([1; 16]), ServerId([2; 16]), Some(START));
    store
        .open_game(NewGame { summary: Summary { due_at: due, is_over: false }, ..new_game() })
        .await
        .unwrap();
    let began = store.beat(first).await.unwrap();
    assert_eq!(store.beat(second).await.unwrap().outages, began.outages, "somebody is always there");
    wait.await;
    let ended = store.beat(second).await.unwrap();
    let (from, to) = ended.outages[0];
    assert!(from.since(began.now) < 500 && to.since(from) > LONGEST_PAUSE, "{began:?} {ended:?}");
    assert!(ended.now.since(to) < 500 && to >= from, "{ended:?}");
    assert_eq!(ended.outages[1..], began.outages);
    for server in [first, second] {
        assert_eq!(store.beat(server).await.unwrap().outages, ended.outages);
    }
}

pub(crate) async fn a_packed_log_reads_as_before(store: Arc<dyn Store>) {
    let (games, running) = ([ended(&*store).await, ended(&*store).await], open(&*store).await);
    let mut before = Vec::new();
    for game in games {
        before.push((store.entries(game, 0).await.unwrap(), store.game(game).await.unwrap()));
    }
    assert_eq!(store.pack(START, 9).await.unwrap(), 0, "they ended later");
    let now = later(&*store).await;
    assert_eq!(store.pack(now, 1).await.unwrap(), 1);
    assert_eq!(store.pack(now, 9).await.unwrap(), 1);
    assert_eq!(store.pack(now, 9).await.unwrap(), 0);
    for (game, (log, rest)) in games.into_iter().zip(before) {
        assert_eq!(store.entries(game, 0).await.unwrap(), log);
        assert_eq!(store.entries(game, 2).await.unwrap(), log[2..]);
        assert_eq!(store.entries(game, 3).await.unwrap(), []);
        assert_eq!(store.game(game).await.unwrap(), rest);
        assert_eq!(store.heads(&[game]).await.unwrap(), [(game, 3)]);
        let again = NewGame { id: game, ..new_game() };
        assert_eq!(store.open_game(again).await.unwrap(), log[0]);
    }
    assert_eq!(store.entries(running, 0).await.unwrap().len(), 1);
}

pub(crate) async fn an_entry_unpacks_its_log(store: Arc<dyn Store>) {
    let game = ended(&*store).await;
    let log = store.entries(game, 0).await.unwrap();
    let pack = async || store.pack(later(&*store).await, 9).await.unwrap();
    assert_eq!(pack().await, 1);
    // A late copy of a command gets its first answer, and a late writer learns the head.
    let late = entry(&*store, game, 3, 1).await;
    assert_eq!(store.append(late).await.unwrap(), Appended::Already(log[1].clone()));
    pack().await;
    let behind = store.append(entry(&*store, game, 2, 9).await).await.unwrap();
    assert_eq!(behind, Appended::Behind { head: 3 });
    pack().await;
    let farewell =
        Append { summary: Summary { due_at: None, is_over: true }, ..entry(&*store, game, 3, 3).await };
    assert_done(store.append(farewell).await.unwrap(), 3);
    let longer = store.entries(game, 0).await.unwrap();
    assert_eq!((&longer[..3], longer.len()), (&log[..], 4));
    assert_eq!(pack().await, 1);
    assert_eq!(store.entries(game, 0).await.unwrap(), longer);
}

pub(crate) async fn a_log_is_packed_once_however_many_pack(store: Arc<dyn Store>) {
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(ended(&*store).await);
    }
    let now = later(&*store).await;
    let workers = (0..12).map(|worker: u8| {
        let (store, game) = (Arc::clone(&store), games[usize::from(worker % 6)]);
        tokio::spawn(async move {
            // Meanwhile half of them read, and write what unpacks the log.
            for number in 0..4 {
                let log = store.entries(game, 0).await.unwrap();
                assert!(log.len() >= 3, "{log:?}");
                store.pack(now.plus(60_000), 3).await.unwrap();
                if worker < 6 {
                    let head = Seq::try_from(log.len()).unwrap();
                    let append = entry_after(log[log.len() - 1].done, game, head, 10 + number);
                    let end = Append { summary: Summary { due_at: None, is_over: true }, ..append };
                    assert_done(store.append(end).await.unwrap(), head);
                }
            }
        })
    });
    for worker in workers.collect::<Vec<_>>() {
        worker.await.unwrap();
    }
    for game in games {
        let log = store.entries(game, 0).await.unwrap();
        assert_eq!(log.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
    }
}

pub(crate) async fn a_match_that_never_began_is_deleted(store: Arc<dyn Store>) {
    let players = [identity(&*store).await, identity(&*store).await];
    let mut games = Vec::new();
    let json = |event: &Event| serde_json::to_string(event).unwrap();
    let created = Event::Created {
        version: 1,
        settings: Settings::FRIENDS,
        commitment: Seed::new([1; 32]).server_commitment(&MatchId::new([1; 16])),
    };
    let over = Summary { due_at: None, is_over: true };
    for (last, summary) in [
        (Event::Aborted, over),
        (Event::Resigned, over),
        (Event::Moved { moves: vec![Move::Pass] }, over),
        (Event::Aborted, Summary { due_at: Some(START), is_over: true }),
        (Event::AbortOffered, Summary::default()),
    ] {
        let game = NewGame { body: json(&created), ..new_game() };
        let id = game.id;
        store.open_game(game).await.unwrap();
        seat(&*store, id, players).await;
        let append = Append { body: json(&last), summary, ..entry(&*store, id, 1, 1).await };
        assert_done(store.append(append).await.unwrap(), 1);
        games.push(id);
    }
    let unknown = ended(&*store).await;
    assert_eq!(store.pack(START, 9).await.unwrap(), 0, "they ended later");
    assert_eq!(store.pack(later(&*store).await, 9).await.unwrap(), 4);
    let deleted = games.remove(0);
    assert_eq!(store.game(deleted).await.unwrap(), None);
    assert_eq!(store.entries(deleted, 0).await.unwrap(), []);
    assert_eq!(store.heads(&[deleted]).await.unwrap(), []);
    assert_eq!(store.append(entry_after(START, deleted, 2, 2)).await.unwrap(), Appended::NoGame);
    assert_eq!(store.sit(deleted, players[0], Seat::South).await.unwrap(), None);
    assert_eq!(store.all_games_of(players[0]).await.unwrap(), sorted(games.clone()));
    for game in games.into_iter().chain([unknown]) {
        assert!(store.entries(game, 0).await.unwrap().len() >= 2, "a match that began stays");
    }
}

fn sorted(mut games: Vec<MatchId>) -> Vec<MatchId> {
    games.sort();
    games
}

pub(crate) async fn a_seat_belongs_to_an_identity(store: Arc<dyn Store>) {
    let players = [identity(&*store).await, identity(&*store).await];
    let game = open(&*store).await;
    seat(&*store, game, players).await;
    assert_eq!(store.game(game).await.unwrap().unwrap().seats, players.map(Some));
    for player in players {
        assert_eq!(store.games_of(player).await.unwrap(), [game]);
    }
    let end = Append { summary: Summary { due_at: None, is_over: true }, ..entry(&*store, game, 1, 3).await };
    assert_done(store.append(end).await.unwrap(), 1);
    assert!(store.game(game).await.unwrap().unwrap().summary.is_over);
    assert_eq!(store.games_of(players[0]).await.unwrap(), []);
    assert_eq!(store.all_games_of(players[0]).await.unwrap(), [game]);
}

pub(crate) async fn two_of_many_get_a_seat(store: Arc<dyn Store>) {
    let game = open(&*store).await;
    let players = (1..=8).map(|player| {
        let (store, player) = (Arc::clone(&store), IdentityId([player; 16]));
        tokio::spawn(async move {
            let seat = store.sit(game, player, Seat::North).await.unwrap();
            assert_eq!(store.sit(game, player, Seat::South).await.unwrap(), seat, "a seat stays");
            seat
        })
    });
    let mut seats = Vec::new();
    for player in players.collect::<Vec<_>>() {
        seats.extend(player.await.unwrap());
    }
    seats.sort_by_key(|seat| seat.index());
    assert_eq!(seats, Seat::BOTH);
    assert_eq!(store.sit(MatchId::new([0; 16]), IdentityId([1; 16]), Seat::South).await.unwrap(), None);
}

/// A player and a key, both new.
fn stranger() -> (Identity, KeyHash) {
    let id = number();
    let identity = Identity { id: IdentityId([id; 16]), name: format!("Player {id}"), made_at: START };
    (identity, KeyHash([number(); 32]))
}

pub(crate) async fn a_key_opens_one_identity(store: Arc<dyn Store>) {
    let (player, old) = stranger();
    let (_, new) = stranger();
    assert_eq!(store.identity(old, START).await.unwrap(), None);
    for name in [&player.name, "Another Name"] {
        let again = Identity { name: name.to_owned(), ..player.clone() };
        assert_eq!(store.make_identity(&again, old).await.unwrap().as_ref(), Some(&player));
        assert_eq!(store.identity(old, START).await.unwrap().as_ref(), Some(&player));
    }
    for _ in 0..2 {
        assert!(store.change_key(player.id, old, new).await.unwrap());
        assert!(store.change_key(player.id, new, new).await.unwrap(), "nothing changes");
    }
    let tomorrow = time(&*store).await.plus(24 * 60 * 60 * 1000);
    assert_eq!(store.identity(old, tomorrow).await.unwrap(), None);
    assert_eq!(store.identity(new, tomorrow).await.unwrap().as_ref(), Some(&player));
    assert_eq!(store.name(player.id).await.unwrap(), Some(player.name));
}

pub(crate) async fn a_key_introduced_at_once_makes_one_identity(store: Arc<dyn Store>) {
    let (_, key) = stranger();
    let players = (1..=8).map(|player: u8| {
        let store = Arc::clone(&store);
        // Half of them draw the same id.
        let id = IdentityId([100 + player % 4; 16]);
        let identity = Identity { id, name: format!("Player {player}"), made_at: START };
        tokio::spawn(async move { store.make_identity(&identity, key).await.unwrap().unwrap() })
    });
    let mut identities = Vec::new();
    for player in players.collect::<Vec<_>>() {
        identities.push(player.await.unwrap());
    }
    assert!(identities.iter().all(|player| *player == identities[0]), "{identities:?}");
    assert_eq!(store.identity(key, START).await.unwrap().as_ref(), Some(&identities[0]));
}

pub(crate) async fn a_spent_key_opens_nothing_ever(store: Arc<dyn Store>) {
    let (player, first) = stranger();
    let ((other, others), (_, second), (_, third)) = (stranger(), stranger(), stranger());
    for (identity, key) in [(&player, first), (&other, others)] {
        assert_eq!(store.make_identity(identity, key).await.unwrap().as_ref(), Some(identity));
    }
    assert!(store.change_key(player.id, first, second).await.unwrap());
    assert!(store.change_key(player.id, second, third).await.unwrap());
    for _ in 0..2 {
        store.erase(other.id).await.unwrap();
    }
    for spent in [first, second, others] {
        for id in [player.id, other.id, stranger().0.id] {
            let thief = Identity { id, name: "Thief".to_owned(), made_at: START };
            assert_eq!(store.make_identity(&thief, spent).await.unwrap(), None);
        }
        assert!(!store.change_key(player.id, spent, stranger().1).await.unwrap(), "only the key itself");
        assert!(!store.change_key(player.id, third, spent).await.unwrap(), "a key never comes back");
        assert_eq!(store.identity(spent, START).await.unwrap(), None);
        assert!(store.is_spent(spent).await.unwrap());
    }
    for key in [third, stranger().1] {
        assert!(!store.is_spent(key).await.unwrap());
    }
    assert_eq!(store.identity(third, START).await.unwrap(), Some(player));
    assert_eq!(store.name(other.id).await.unwrap(), None);
}

pub(crate) async fn a_key_of_another_identity_is_not_taken(store: Arc<dyn Store>) {
    let [one, two] = [stranger(), stranger()];
    for (identity, key) in [&one, &two] {
        store.make_identity(identity, *key).await.unwrap();
    }
    assert!(!store.change_key(one.0.id, one.1, two.1).await.unwrap());
    assert!(!store.change_key(IdentityId([0; 16]), one.1, stranger().1).await.unwrap(), "there is nobody");
    for (identity, key) in [one, two] {
        assert_eq!(store.identity(key, START).await.unwrap(), Some(identity));
    }
}

pub(crate) async fn the_first_key_of_an_identity_makes_no_other(store: Arc<dyn Store>) {
    let (player, key) = stranger();
    store.make_identity(&player, key).await.unwrap();
    // A store of an earlier version did not keep that this key is spent, but its id is taken.
    let (thief, old) = (Identity { name: "Thief".to_owned(), ..player.clone() }, stranger().1);
    assert_eq!(store.make_identity(&thief, old).await.unwrap(), None);
    assert_eq!(store.identity(old, START).await.unwrap(), None);
    assert_eq!(store.identity(key, START).await.unwrap(), Some(player));
}

pub(crate) async fn a_key_is_spent_once_however_many_change_it(store: Arc<dyn Store>) {
    let (player, old) = stranger();
    store.make_identity(&player, old).await.unwrap();
    let devices = (0..8).map(|_| {
        let (store, id, new) = (Arc::clone(&store), player.id, stranger().1);
        tokio::spawn(async move { (new, store.change_key(id, old, new).await.unwrap()) })
    });
    let mut changed = Vec::new();
    for device in devices.collect::<Vec<_>>() {
        changed.push(device.await.unwrap());
    }
    let winners: Vec<KeyHash> = changed.iter().filter(|(_, is_done)| *is_done).map(|(key, _)| *key).collect();
    assert_eq!(winners.len(), 1, "{changed:?}");
    assert_eq!(store.identity(winners[0], START).await.unwrap(), Some(player));
}

pub(crate) async fn a_key_introduced_while_it_is_spent_opens_nothing(store: Arc<dyn Store>) {
    for is_erased in [true, false].repeat(3) {
        let (player, key) = stranger();
        let (thief, new) = (Identity { name: "Thief".to_owned(), ..stranger().0 }, stranger().1);
        store.make_identity(&player, key).await.unwrap();
        let introducing = (0..4).map(|_| {
            let (store, thief) = (Arc::clone(&store), thief.clone());
            tokio::spawn(async move { store.make_identity(&thief, key).await.unwrap() })
        });
        let introducing: Vec<_> = introducing.collect();
        if is_erased {
            store.erase(player.id).await.unwrap();
        } else {
            assert!(store.change_key(player.id, key, new).await.unwrap());
        }
        for introduced in introducing {
            let introduced = introduced.await.unwrap();
            assert!(introduced.is_none_or(|introduced| introduced == player));
        }
        assert_eq!(store.identity(key, START).await.unwrap(), None);
        assert_eq!(store.name(thief.id).await.unwrap(), None);
    }
}

fn won(winner: Seat) -> Rated {
    Rated { winner, bots: [None; 2] }
}

pub(crate) async fn ratings_change_once(store: Arc<dyn Store>) {
    let players = [identity(&*store).await, identity(&*store).await];
    let game = open(&*store).await;
    seat(&*store, game, players).await;
    assert_eq!(store.rating(players[0]).await.unwrap(), None);
    let end = Append { rated: Some(won(Seat::South)), ..entry(&*store, game, 1, 3).await };
    let enders = (0..8_u8).map(|ender| {
        // Half of them repeat the same command.
        let end = Append { command: command(10 + ender % 4), ..end.clone() };
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(end).await.unwrap() })
    });
    for ender in enders.collect::<Vec<_>>() {
        ender.await.unwrap();
    }
    let won = Rating::NEW.after(&Rating::NEW, true);
    let lost = Rating::NEW.after(&Rating::NEW, false);
    assert_eq!(store.rating(players[0]).await.unwrap(), Some(won));
    assert_eq!(store.rating(players[1]).await.unwrap(), Some(lost));
}

pub(crate) async fn two_results_of_one_player_both_count(store: Arc<dyn Store>) {
    let [busy, first, second] = [identity(&*store).await, identity(&*store).await, identity(&*store).await];
    let mut ends = Vec::new();
    for players in [[busy, first], [second, busy]] {
        let game = open(&*store).await;
        seat(&*store, game, players).await;
        let winner = if players[0] == busy { Seat::South } else { Seat::North };
        ends.push(Append { rated: Some(won(winner)), ..entry(&*store, game, 1, 3).await });
    }
    let enders = ends.into_iter().map(|end| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { assert_done(store.append(end).await.unwrap(), 1) })
    });
    for ender in enders.collect::<Vec<_>>() {
        ender.await.unwrap();
    }
    // Both opponents were new, so the order does not matter to the one who won twice.
    let twice = Rating::NEW.after(&Rating::NEW, true).after(&Rating::NEW, true);
    assert_eq!(store.rating(busy).await.unwrap(), Some(twice));
}

pub(crate) async fn a_match_against_a_bot_changes_one_rating(store: Arc<dyn Store>) {
    let player = identity(&*store).await;
    let game = open(&*store).await;
    assert_eq!(store.sit(game, player, Seat::South).await.unwrap(), Some(Seat::South));
    let bot = Rating { rating: 1700.0, deviation: 30.0, ..Rating::NEW };
    let rated = Rated { winner: Seat::South, bots: [None, Some(bot)] };
    let end = Append { rated: Some(rated), ..entry(&*store, game, 1, 3).await };
    assert_done(store.append(end).await.unwrap(), 1);
    assert_eq!(store.rating(player).await.unwrap(), Some(Rating::NEW.after(&bot, true)));
}

pub(crate) async fn an_erased_player_leaves_the_logs(store: Arc<dyn Store>) {
    let players = [identity(&*store).await, identity(&*store).await];
    let game = open(&*store).await;
    seat(&*store, game, players).await;
    let log = store.entries(game, 0).await.unwrap();
    for _ in 0..2 {
        store.erase(players[0]).await.unwrap();
    }
    assert_eq!(store.name(players[0]).await.unwrap(), None);
    assert_eq!(store.game(game).await.unwrap().unwrap().seats, [None, Some(players[1])]);
    assert_eq!(store.entries(game, 0).await.unwrap(), log);
    let end = Append { rated: Some(won(Seat::South)), ..entry(&*store, game, 1, 3).await };
    assert_done(store.append(end).await.unwrap(), 1);
    assert_eq!(store.rating(players[1]).await.unwrap(), None);
}

pub(crate) async fn all_nodes_sign_with_the_first_key(store: Arc<dyn Store>) {
    let nodes = (1..=8).map(|node| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.ticket_key([node; 32]).await.unwrap() })
    });
    let mut keys = Vec::new();
    for node in nodes.collect::<Vec<_>>() {
        keys.push(node.await.unwrap());
    }
    assert!(keys.iter().all(|key| *key == keys[0]), "{keys:?}");
    assert_eq!(store.ticket_key([0; 32]).await.unwrap(), keys[0]);
}

fn wish() -> Wish {
    Wish { pace: Pace::Calm, blocked: vec![PlayerId::new([1; 16]), PlayerId::new([2; 16])] }
}

/// Ten seconds after the start, and half a minute later.
const NOW: Time = START.plus(10_000);
const LATER: Time = START.plus(40_000);

pub(crate) async fn a_seek_counts_until_its_time(store: Arc<dyn Store>) {
    let [first, second] = [identity(&*store).await, identity(&*store).await];
    store.seek(first, &wish(), START, NOW).await.unwrap();
    store.seek(second, &Wish { blocked: Vec::new(), ..wish() }, START, NOW).await.unwrap();
    store.seek(second, &wish(), START.plus(5), LATER).await.unwrap();
    let mut seeks = store.seeks(START).await.unwrap();
    seeks.sort_by_key(|seek| seek.id != first);
    let name = store.name(first).await.unwrap().unwrap();
    let expected = StoredSeek { id: first, name, rating: None, wish: wish(), since: START, game: None };
    assert_eq!((seeks.len(), &seeks[0]), (2, &expected));
    assert_eq!((&seeks[1].wish, seeks[1].since), (&wish(), START), "a renewed seek keeps its beginning");

    let ids = async |now| {
        let seeks = store.seeks(now).await.unwrap();
        seeks.into_iter().map(|seek| seek.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(NOW).await, [second]);
    store.seek(first, &wish(), NOW, LATER).await.unwrap();
    store.stop_seeking(second).await.unwrap();
    assert_eq!(ids(NOW).await, [first]);
    assert_eq!(store.seeks(NOW).await.unwrap()[0].since, NOW);
    store.erase(first).await.unwrap();
    assert_eq!(ids(NOW).await, []);
}

pub(crate) async fn a_player_is_paired_once(store: Arc<dyn Store>) {
    let mut players = Vec::new();
    for _ in 0..5 {
        let player = identity(&*store).await;
        store.seek(player, &wish(), START, LATER).await.unwrap();
        players.push(player);
    }
    let pairs = (0..5).flat_map(|a| (0..5).map(move |b| (a, b))).filter(|(a, b)| a != b);
    let pairing = pairs.map(|(a, b)| {
        let (store, pair, game) = (Arc::clone(&store), [players[a], players[b]], new_game());
        tokio::spawn(async move {
            let is_paired = store.pair(pair, game.clone(), NOW, LATER).await.unwrap();
            if is_paired { Some((game.id, pair)) } else { None }
        })
    });
    let mut paired = Vec::new();
    for pair in pairing.collect::<Vec<_>>() {
        paired.extend(pair.await.unwrap());
    }
    assert_eq!(paired.len(), 2, "{paired:?}");
    let seeks = store.seeks(NOW).await.unwrap();
    assert_eq!(seeks.iter().filter(|seek| seek.game.is_none()).count(), 1);
    for (game, pair) in paired {
        assert_eq!(store.game(game).await.unwrap().unwrap().seats, pair.map(Some));
        let both: Vec<_> = seeks.iter().filter(|seek| seek.game == Some(game)).map(|seek| seek.id).collect();
        assert!(both.len() == 2 && pair.iter().all(|player| both.contains(player)), "{both:?}");
    }
}

pub(crate) async fn a_pair_stays_together_until_its_match_is_over(store: Arc<dyn Store>) {
    let players @ [south, north] = [identity(&*store).await, identity(&*store).await];
    let game = new_game();
    let pair = async |game: &NewGame, now| store.pair(players, game.clone(), now, LATER).await.unwrap();
    store.seek(south, &wish(), START, NOW).await.unwrap();
    assert!(!pair(&game, START).await, "north does not look for an opponent");
    store.seek(north, &wish(), START, NOW).await.unwrap();
    assert!(!pair(&game, NOW).await, "nobody looks for an opponent any more");
    assert_eq!(store.game(game.id).await.unwrap(), None);

    let mut bell = store.bell().listen();
    assert!(pair(&game, START).await && pair(&game, START).await, "a repeated call has the same answer");
    assert!(!pair(&new_game(), START).await);
    while bell.recv().await.unwrap().game != game.id {}
    store.stop_seeking(south).await.unwrap();
    store.seek(south, &wish(), START.plus(1), NOW).await.unwrap();
    let games = async || {
        let seeks = store.seeks(START).await.unwrap();
        seeks.into_iter().map(|seek| seek.game).collect::<Vec<_>>()
    };
    assert_eq!(games().await, [Some(game.id); 2]);

    let end =
        Append { summary: Summary { due_at: None, is_over: true }, ..entry(&*store, game.id, 1, 1).await };
    assert_done(store.append(end).await.unwrap(), 1);
    store.seek(south, &wish(), START, NOW).await.unwrap();
    assert_eq!(games().await, [None]);
}
