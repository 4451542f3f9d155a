//! Verdicts, hints, ways to win, the review: what a solver's answers do on the screen. The solver works in
//! the test's own thread, so that every picture is the same each time.

use std::sync::mpsc::channel;
use std::time::Duration;

use insta::assert_snapshot;
use talon_app::solvers::Reply;
use talon_bots::Engine;
use talon_query::{Answer, Effort, Grade, Line, Query, Verdict};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName};
use talon_table::{Outcome, TableKind};

use super::{Bench, POOR, RICH, app_in};
use crate::play::action::{Input, Wanted};
use crate::play::draw::theme::Look;
use crate::play::engine_client::EngineClient;

const CAN: &str = "✓ can still be won";

impl Bench {
    /// Answers all that is asked. Where several ways win, and one of them is in a picture, it is the same
    /// for ever.
    pub(super) fn advise(&mut self) {
        let mut engine = Engine::default();
        while let Some(query) = self.app.query() {
            let kept = match &query {
                Query::Win { line, .. } => {
                    kept_way(&line.game()).map(|line| Answer::Verdict(Verdict::Won(line)))
                }
                _ => None,
            };
            let answer = kept.or_else(|| Some(engine.answer(&query, &|| false)));
            self.app.update(Input::Reply(Box::new(Reply { query, answer })));
        }
    }

    /// Answers the query, or lets the solver fail.
    pub(super) fn reply(&mut self, answer: Option<Answer>) {
        let query = self.app.query().expect("something is asked");
        self.app.update(Input::Reply(Box::new(Reply { query, answer })));
    }

    /// Presses keys, and answers what is asked after each.
    pub(super) fn press_advised(&mut self, keys: &str) {
        for key in keys.split_inclusive(|_| true) {
            self.press(key);
            self.advise();
        }
    }

    pub(super) fn pass_time(&mut self, milliseconds: u64) {
        self.app.update(Input::Time(Duration::from_millis(milliseconds)));
    }

    pub(super) fn shows(&self, text: &str) -> bool {
        self.picture().contains(text)
    }
}

/// The way that wins this position, if it is one of those kept in `ways.txt`.
fn kept_way(position: &AnyGame) -> Option<Vec<AnyMove>> {
    let lines = include_str!("ways.txt").lines().filter_map(|line| line.split_once(": "));
    lines.skip(1).find_map(|(turned, way)| {
        let number = DealNumber::new(18).expect("a small number");
        let mut game = AnyGame::deal(&AnyOptions::for_table(GameName::Doublets), number);
        for _ in 0..turned.parse().expect("a number") {
            let turn = game
                .legal_moves()
                .into_iter()
                .find(|legal| ["flip", "redeal"].contains(&&*legal.to_string()));
            game.play(turn.expect("a card can be turned")).expect("a legal move");
        }
        let read = |text: &str| game.read_move(text).expect("a move of the game");
        (game == *position).then(|| way.split(',').map(read).collect())
    })
}

/// A deal of Doublets that can be won.
fn doublets(size: (u16, u16), look: Look) -> Bench {
    let mut bench = Bench::playing(GameName::Doublets, 18, size, look);
    bench.advise();
    bench
}

/// A deal of Doublets that was thrown away and given up.
fn thrown_away(size: (u16, u16), look: Look) -> Bench {
    let mut bench = doublets(size, look);
    bench.press(&"s".repeat(130));
    bench.press("Gy");
    bench
}

#[test]
fn the_verdict_is_shown_with_a_sign() {
    let mut bench = doublets((80, 24), RICH);
    assert!(bench.shows("✓ can still be won"), "{}", bench.picture());
    bench.press("3");
    assert!(bench.shows("✓"), "nothing flickers:\n{}", bench.picture());
    bench.pass_time(200);
    assert!(bench.shows("… checking"), "{}", bench.picture());
    bench.reply(Some(Answer::NotFound));
    assert!(bench.shows("? unknown"), "{}", bench.picture());
    assert!(bench.app.query().is_none(), "nothing is asked twice");
    bench.press(&"s".repeat(130));
    bench.advise();
    assert!(bench.shows("✗ can no longer be won"), "{}", bench.picture());
}

#[test]
fn the_verdict_can_be_hidden_and_stays_hidden() {
    let mut bench = doublets((80, 24), RICH);
    bench.press("v");
    assert!(!bench.shows(CAN) && bench.shows("how often the fair adviser, who"), "{}", bench.picture());
    bench.advise();
    assert!(bench.shows("≈ fair odds: 100 of 100"), "{}", bench.picture());
    bench.press("v");
    assert!(!bench.shows("100 of 100") && bench.shows("no longer see whether"), "{}", bench.picture());
    bench.press("s");
    assert!(bench.app.query().is_none(), "nobody wants to know");
    let again = |bench: &Bench| {
        let mut app = app_in(bench.folder.path(), Wanted::GoOn(KIND), (80, 24), RICH);
        app.update(Input::Size(80, 24));
        app.query().is_some()
    };
    bench.app.finish();
    assert!(!again(&bench));
    bench.press("v");
    bench.advise();
    assert!(bench.shows(CAN));
    assert!(again(&bench));
}

const KIND: TableKind = TableKind { game: GameName::Doublets, hot_seat: false };

#[test]
fn a_hint_is_given_step_by_step() {
    let mut bench = doublets((80, 24), POOR);
    bench.press("A");
    assert!(bench.shows("Hints now see all cards"), "{}", bench.picture());
    bench.press_advised("H");
    assert!(bench.shows("There is a move that keeps the game winnable."), "{}", bench.picture());
    assert!(!bench.shows("!s!") && !bench.shows("assisted"), "nothing has been shown yet");
    bench.press_advised("H");
    assert!(bench.shows("Look at the stock."), "{}", bench.picture());
    assert!(bench.shows("!s!") && !bench.shows("!w!"), "{}", bench.picture());
    assert!(bench.shows("You used a hint"), "{}", bench.picture());
    bench.press_advised("H");
    assert_snapshot!("hint_where", bench.picture());
    bench.press_advised("H");
    assert_snapshot!("hint_why", bench.picture());
    bench.press_advised("H");
    assert_eq!(bench.session().sitting().moves_made(), 1, "once more plays it");
    assert!(!bench.shows("!s!"), "a move ends the hint");
}

#[test]
fn a_fair_hint_is_played_in_every_patience() {
    for game in GameName::PATIENCES {
        let mut bench = Bench::playing(game, 3, (80, 24), RICH);
        bench.press("vv");
        bench.press_advised("HHHH");
        let words = bench.picture().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("of 100 possible") && words.contains("Press H to play it."), "{words}");
        assert_eq!(bench.session().sitting().moves_made(), 0, "{game}");
        bench.press("H");
        assert_eq!(bench.session().sitting().moves_made(), 1, "{game}");
        assert!(!bench.session().sitting().is_assisted(), "{game}");
    }
}

#[test]
fn a_winning_line_leaves_the_game_alone() {
    let mut bench = doublets((80, 24), RICH);
    bench.press_advised("s");
    let before = bench.session().sitting().clone();
    let picture = bench.picture();
    bench.press("W");
    assert!(bench.shows("This game will count as assisted."), "{}", bench.picture());
    bench.press_advised("y");
    assert_snapshot!("way", bench.picture());
    bench.press("<right><right><right>");
    assert!(bench.shows("move 3 of"), "{}", bench.picture());
    bench.press("l");
    assert_snapshot!("way_list", bench.picture());
    bench.press("<end>");
    assert!(bench.shows("That wins the game."), "{}", bench.picture());
    bench.press("<esc>");
    assert_eq!(bench.session().sitting().tree(), before.tree());
    assert!(bench.session().sitting().is_assisted());
    assert!(bench.shows("sees hidden cards"), "{}", bench.picture());
    bench.press("<tab><esc>");
    assert_ne!(bench.picture(), picture);
}

#[test]
fn a_winning_line_plays_by_itself_and_the_game_can_continue_from_it() {
    let mut bench = doublets((80, 24), RICH);
    bench.press("W");
    assert!(bench.shows("This game will count as assisted."), "before the first move, too");
    bench.press_advised("y ");
    bench.pass_time(1000);
    bench.pass_time(1000);
    assert!(bench.shows("move 2 of"), "{}", bench.picture());
    bench.press(" ");
    bench.pass_time(5000);
    assert!(bench.shows("move 2 of"), "Space stops it");
    bench.press("<enter>");
    assert_eq!(bench.session().sitting().moves_made(), 2);
    assert!(bench.shows("Game resumed from this position."), "{}", bench.picture());
    bench.advise();
    assert!(bench.shows(CAN));
}

#[test]
fn the_review_shows_the_move_that_lost_the_game() {
    let mut bench = thrown_away((80, 24), RICH);
    assert!(bench.shows("v  review"), "{}", bench.picture());
    bench.press("v");
    assert_snapshot!("review_begins", bench.picture());
    bench.advise();
    assert_snapshot!("review", bench.picture());
    bench.press("<end>");
    assert!(bench.shows("after move 130"), "{}", bench.picture());
    bench.press("<home>");
    assert!(bench.shows("before the first move") && bench.shows("could still be won"), "{}", bench.picture());
    bench.press("t");
    assert!(!bench.shows("before the first move"), "{}", bench.picture());
    bench.press("<esc>");
    assert!(bench.shows("You gave up"));
}

#[test]
fn the_review_on_other_screens() {
    let mut bench = thrown_away((160, 50), RICH);
    bench.press_advised("v");
    assert_snapshot!("review_160x50", bench.picture());
    let mut bench = thrown_away((80, 24), POOR);
    bench.press_advised("v");
    assert!(bench.picture().is_ascii(), "{}", bench.picture());
    assert_snapshot!("review_ascii", bench.picture());
}

#[test]
fn the_review_of_a_won_game_finds_every_move_right() {
    let mut bench = doublets((80, 24), RICH);
    let line = bench.session().sitting().line_so_far();
    for made in kept_way(&line.game()).expect("a kept way") {
        bench.app.play_for_test(made);
    }
    assert_eq!(bench.session().sitting().outcome(), Outcome::Won);
    bench.press("v");
    assert!(matches!(bench.app.query(), Some(Query::Grade { .. })), "a won game needs no verdicts");
    bench.reply(Some(Answer::NotFound));
    assert!(bench.app.query().is_none());
    assert!(bench.shows("Every move was right"), "{}", bench.picture());
}

#[test]
fn the_review_blames_nobody_for_a_lost_deal() {
    let mut bench = Bench::playing(GameName::Yield, 17, (80, 24), RICH);
    bench.advise();
    assert!(bench.shows("✗ this deal cannot be won"), "{}", bench.picture());
    bench.press(&"s".repeat(24));
    assert!(bench.shows("✗ this deal cannot be won"), "{}", bench.picture());
    bench.press("Gy");
    bench.press_advised("v");
    assert_snapshot!("review_of_a_lost_deal", bench.picture());
}

#[test]
fn a_lost_game_can_be_tried_again_from_any_position() {
    let mut bench = thrown_away((80, 24), RICH);
    bench.press_advised("v");
    bench.press("<home><right><right>a");
    assert_eq!(bench.session().sitting().moves_made(), 2);
    assert!(bench.shows("from move 3."), "{}", bench.picture());
}

#[test]
fn the_review_opens_the_line_that_would_have_won() {
    let mut bench = thrown_away((80, 24), RICH);
    bench.press_advised("vw");
    assert!(bench.shows("A way to win") && bench.shows("move 0 of"), "{}", bench.picture());
    bench.press("<esc>");
    assert!(bench.shows("Review"), "back to where it was asked: {}", bench.picture());
    assert!(!bench.session().sitting().is_assisted(), "a game that is over counts as it was played");
    bench.press("w<right><enter>");
    assert_eq!(bench.session().sitting().outcome(), Outcome::Unfinished);
    assert!(bench.session().sitting().is_assisted());
}

#[test]
fn a_game_for_two_has_no_verdict() {
    let mut bench = Bench::playing(GameName::Curse, 3, (80, 24), RICH);
    let picture = bench.picture();
    for key in ["W", "A", "N"] {
        bench.press(key);
        assert!(bench.app.query().is_none());
        assert_eq!(bench.picture(), picture, "{key}");
    }
}

#[test]
fn a_failed_solver_is_reported_once_and_the_game_continues() {
    for keys in ["", "H", "Wy", "N", "Gyv"] {
        let mut bench = doublets((80, 24), RICH);
        bench.press("3");
        bench.press(keys);
        if keys == "N" {
            bench.press("y");
        }
        bench.reply(None);
        assert!(bench.shows("The solver has failed"), "{keys}: {}", bench.picture());
        assert!(bench.app.query().is_none() && !bench.shows(CAN));
        let before = bench.session().sitting().moves_made();
        bench.press("ss");
        assert_eq!(bench.session().sitting().moves_made(), before + 2, "{keys}");
        assert!(!bench.shows("The solver has failed"), "once is enough");
        bench.press("H");
        assert!(bench.shows("The solver has failed"), "a second question gets the same answer");
    }
}

#[test]
fn a_winnable_deal_comes_on_request() {
    let mut bench = Bench::new((80, 24), RICH);
    bench.press("<down>N");
    assert!(bench.shows("Looking for a deal of Yield that can be won"), "{}", bench.picture());
    bench.press("<esc>");
    assert!(bench.shows("T A L O N"), "{}", bench.picture());
    bench.press_advised("N");
    assert!(bench.shows(" Yield "), "the menu keeps its cursor: {}", bench.picture());
    assert!(bench.shows("This deal can be won.") && bench.shows(CAN), "{}", bench.picture());
    let query = Query::Win { line: deal_of_yield(&bench), effort: Effort::Thorough };
    assert!(matches!(Engine::default().answer(&query, &|| false), Answer::Verdict(Verdict::Won(_))));
}

/// The deal of Yield that was found.
fn deal_of_yield(bench: &Bench) -> Line {
    Line::deal(AnyOptions::for_table(GameName::Yield), bench.session().deal().expect("a deal"))
}

#[test]
fn a_deal_has_the_requested_difficulty() {
    let mut bench = Bench::new((80, 24), RICH);
    bench.press("<up>D");
    assert!(bench.shows("T A L O N") && !bench.shows("Choose a difficulty"), "Curse has no grades");
    bench.press("<down><down>D");
    assert_snapshot!("how_hard", bench.picture());
    bench.press("<esc>");
    assert!(bench.shows("T A L O N"), "{}", bench.picture());
    bench.press("D<down><down>");
    bench.press("<enter>");
    assert!(bench.shows("Looking for a deal of Yield: hard"), "{}", bench.picture());
    bench.advise();
    bench.press("+");
    assert!(bench.shows("This deal is hard. Of 200 quick players"), "{}", bench.picture());
    bench.press("<esc>");
    let query = Query::Grade { deal: deal_of_yield(&bench) };
    let answer = Engine::default().answer(&query, &|| false);
    assert!(matches!(answer, Answer::Graded(graded) if graded.grade == Grade::Hard), "{answer:?}");
    bench.press("sGy");
    bench.press_advised("v");
    assert!(bench.shows("hard"), "{}", bench.picture());
}

#[test]
fn a_search_without_success_keeps_the_game() {
    let mut bench = doublets((80, 24), RICH);
    bench.press("sNy");
    assert!(bench.shows("Checking the first deal"), "{}", bench.picture());
    while bench.shows("that can be won") && bench.app.query().is_some() {
        bench.reply(Some(Answer::Verdict(Verdict::Lost)));
    }
    assert!(bench.shows("None of 500 deals can be won"), "{}", bench.picture());
    assert_eq!(bench.session().deal().map(DealNumber::get), Some(18));
    assert_eq!(bench.session().sitting().moves_made(), 1);
}

#[test]
fn pages_of_advice_fit_every_window() {
    let mut bench = thrown_away((80, 24), POOR);
    bench.press_advised("v");
    for page in ["", "w", "l"] {
        bench.press(page);
        for (width, height) in
            [(80, 24), (81, 25), (100, 30), (133, 40), (200, 60), (300, 100), (20, 5), (1, 1)]
        {
            bench.resize(width, height);
            assert!(bench.picture().is_ascii(), "{}", bench.picture());
        }
    }
}

/// Whatever is pressed and whenever the answers come: nothing breaks.
#[test]
fn a_cat_on_the_keyboard_breaks_nothing_while_a_solver_thinks() {
    const KEYS: [&str; 27] = [
        "H", "H", "H", "A", "W", "v", "N", "y", "<esc>", "<enter>", "<left>", "<right>", "<right>", "a", "w",
        "l", " ", "t", "u", "r", "G", "1", "3", "s", "s", "<end>", "R",
    ];
    for (seed, game) in (0..).zip(GameName::PATIENCES) {
        let mut bench = Bench::playing(game, 11, (80, 24), RICH);
        let mut chance = Chance::from_seed(seed);
        let mut engine = Engine::default();
        let mut asked = Vec::new();
        for _ in 0..700 {
            match chance.below(12) {
                0..6 => bench.press(chance.pick(&KEYS).expect("a key")),
                6 => bench.pass_time(300),
                7 => asked.extend(bench.app.query()),
                8 => asked.truncate(1),
                _ => {
                    // Old answers come too.
                    let query = asked.pop().or_else(|| bench.app.query());
                    let Some(query) = query else { continue };
                    let answer = match chance.below(4) {
                        0 => Answer::NotFound,
                        _ => engine.answer(&briefly(query.clone()), &|| false),
                    };
                    bench.app.update(Input::Reply(Box::new(Reply { query, answer: Some(answer) })));
                }
            }
            assert!(!bench.picture().is_empty());
        }
    }
}

/// The same query with little effort.
fn briefly(query: Query) -> Query {
    match query {
        Query::Win { line, .. } => Query::Win { line, effort: Effort::Brief },
        Query::MostPoints { line, .. } => Query::MostPoints { line, effort: Effort::Brief },
        other => other,
    }
}

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

fn query(deal: u64) -> Query {
    let number = DealNumber::new(deal).expect("a small number");
    Query::Win { line: Line::deal(AnyOptions::for_table(GameName::Yield), number), effort: Effort::Thorough }
}

#[test]
fn a_new_query_stops_the_previous_one() {
    let endless = query(1);
    let (begun, has_begun) = channel();
    let mut engine = EngineClient::new(move |asked, stop| {
        let is_endless = *asked == query(1);
        // The test may have ended.
        let _ = begun.send(());
        while is_endless && !stop() {
            std::thread::yield_now();
        }
        if is_endless { Answer::NotFound } else { Answer::Verdict(Verdict::Lost) }
    });
    engine.want(Some(endless.clone()));
    has_begun.recv().expect("it is worked on");
    assert!(engine.is_busy() && engine.wait(Duration::ZERO).is_none());
    engine.want(Some(query(2)));
    let reply = engine.wait(LONG).expect("the second is answered");
    assert_eq!((reply.query, reply.answer), (query(2), Some(Answer::Verdict(Verdict::Lost))));
    engine.want(Some(endless));
    engine.want(None);
    assert!(!engine.is_busy() && engine.wait(LONG).is_none());
    // Dropping it stops what it is doing.
    engine.want(Some(query(1)));
}

#[test]
fn a_solver_that_panics_is_noticed() {
    let mut engine = EngineClient::new(|_, _| panic!("on purpose"));
    for _ in 0..2 {
        engine.want(Some(query(1)));
        assert_eq!(engine.wait(LONG).expect("the engine reports the failure").answer, None);
    }
}

#[test]
fn the_usual_engine_solves() {
    let mut engine = EngineClient::default();
    engine.want(Some(query(17)));
    assert_eq!(engine.wait(LONG).expect("an answer").answer, Some(Answer::Verdict(Verdict::Lost)));
}
