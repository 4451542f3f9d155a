//! The games that count as played, won and lost.

use talon_query::{Grade, Level};
use talon_rules::{AnyOptions, AnySeat, GameName};
use talon_table::{Entry, GameResult, Sitting, Start, Statistics, Summary, Tally};

use crate::support::deal;

/// Four cards that are all removed alone: a game that can be won in seven moves.
fn tiny() -> AnyOptions {
    AnyOptions::from_text(GameName::Yield, "ranks 1, rows 1").expect("options")
}

fn start(options: AnyOptions, number: u64, started: u64) -> Start {
    Start::deal(options, deal(number), started)
}

const WIN: &str = "king r1c1, flip, king top, flip, king top, flip, king top";

/// A sitting of the tiny game in which these entries were done.
fn after(started: u64, log: &str) -> Sitting {
    let mut sitting = Sitting::new(start(tiny(), 1, started));
    for line in log.split(", ").filter(|line| !line.is_empty()) {
        sitting.apply(Entry::read(GameName::Yield, line).expect("an entry")).expect("it can be done");
    }
    sitting
}

fn summary(started: u64, log: &str) -> Summary {
    Summary::of(&after(started, log)).expect("it counts")
}

fn result(log: &str) -> GameResult {
    summary(1, log).result
}

#[test]
fn a_game_counts_from_its_first_move() {
    assert_eq!(Summary::of(&after(1, "")), None);
    assert_eq!(Summary::of(&after(1, "time 5, hint")), None);
    assert!(Summary::of(&after(1, "flip")).is_some());
    assert!(Summary::of(&after(1, "flip, back 1")).is_some());
}

#[test]
fn a_game_that_was_left_is_lost_and_a_won_one_stays_won() {
    assert_eq!(result("flip, flip"), GameResult::Lost);
    assert_eq!(result(WIN), GameResult::Won);
    assert_eq!(result(&format!("{WIN}, back 7, flip")), GameResult::Won);
    assert_eq!(result(&format!("flip, gave up, back 1, {WIN}")), GameResult::Lost);
    assert_eq!(result(&format!("{WIN}, gave up")), GameResult::Won);
}

#[test]
fn an_arranged_game_does_not_count() {
    let layout = start(tiny(), 1, 0).game().layout();
    let mut sitting = Sitting::new(Start::position(layout, 0).unwrap());
    sitting.apply(Entry::read(GameName::Yield, "flip").unwrap()).unwrap();
    assert_eq!(Summary::of(&sitting), None);
}

#[test]
fn assisted_games_are_counted_apart() {
    let hinted = format!("hint, time 1, {WIN}");
    let undone = "flip, back 1, king r1c1";
    let games = [summary(1, WIN), summary(2, &hinted), summary(3, undone), summary(4, "flip")];
    let statistics = Statistics::of(tiny(), games);
    assert_eq!(statistics.games, Tally { played: 2, won: 1, drawn: 0 });
    assert_eq!(statistics.with_undo, Tally { played: 1, won: 0, drawn: 0 });
    assert_eq!(statistics.assisted, Tally { played: 1, won: 1, drawn: 0 });
    assert_eq!(statistics.best_seconds, None);
    assert_eq!(statistics.over_time, [(1, GameResult::Won), (4, GameResult::Lost)]);
}

#[test]
fn streaks_scores_and_times() {
    let won = |started, seconds| summary(started, &format!("{WIN}, time {seconds}"));
    let games = [
        won(1, 90),
        won(2, 30),
        summary(3, "king r1c1, flip, time 2"),
        won(5, 60),
        won(4, 0),
        summary(6, "flip"),
        won(7, 45),
    ];
    for order in [games.to_vec(), games.iter().rev().copied().collect()] {
        let statistics = Statistics::of(tiny(), order);
        assert_eq!(statistics.games, Tally { played: 7, won: 5, drawn: 0 });
        assert_eq!((statistics.current_streak, statistics.longest_streak), (1, 2));
        assert_eq!((statistics.best_score, statistics.best_seconds), (Some(4), Some(30)));
        assert_eq!(statistics.scores.into_iter().collect::<Vec<_>>(), [(0, 1), (1, 1), (4, 5)]);
    }
    assert_eq!(Statistics::of(AnyOptions::usual(GameName::Yield), games), Statistics::default());
}

#[test]
fn the_hands_of_matches_are_added_up() {
    let hands = [Tally { played: 3, won: 1, drawn: 1 }, Tally { played: 5, won: 3, drawn: 2 }];
    let games = (1..).zip(hands).map(|(started, hands)| Summary { started, hands, ..summary(1, WIN) });
    assert_eq!(Statistics::of(tiny(), games).hands, Tally { played: 8, won: 4, drawn: 3 });
}

#[test]
fn a_deal_could_be_won_if_it_was_won_or_has_such_a_grade() {
    use GameResult::{Lost, Won};
    for (result, grade, expected) in [
        (Won, None, Some(true)),
        (Won, Some(Grade::CannotBeWon), Some(true)),
        (Lost, None, None),
        (Lost, Some(Grade::VeryHard), Some(true)),
        (Lost, Some(Grade::CannotBeWon), Some(false)),
    ] {
        assert_eq!(Summary { result, grade, ..summary(1, WIN) }.could_be_won(), expected);
    }
}

#[test]
fn a_drawn_game_neither_ends_a_streak_nor_makes_one_longer() {
    let results = [GameResult::Won, GameResult::Drawn, GameResult::Won, GameResult::Drawn];
    let games = (1..).zip(results).map(|(started, result)| Summary { started, result, ..summary(1, WIN) });
    let statistics = Statistics::of(tiny(), games);
    assert_eq!((statistics.current_streak, statistics.longest_streak), (2, 2));
    assert_eq!(statistics.games, Tally { played: 4, won: 2, drawn: 2 });
}

#[test]
fn a_lost_game_is_undecided_until_its_deal_is_graded() {
    use GameResult::{Lost, Won};
    let results = [
        (Won, None),
        (Won, Some(Grade::Easy)),
        (Lost, Some(Grade::Easy)),
        (Lost, Some(Grade::CannotBeWon)),
        (Lost, None),
    ];
    let games = (1..).zip(results).map(|(started, (result, grade))| Summary {
        started,
        result,
        grade,
        ..summary(1, WIN)
    });
    let deals = Statistics::of(tiny(), games).deals;
    assert_eq!((deals.could_be_won, deals.undecided), (3, 1));
    let tally = |grade| deals.by_grade.get(&grade).copied();
    assert_eq!(tally(Grade::Easy), Some(Tally { played: 2, won: 1, drawn: 0 }));
    assert_eq!(tally(Grade::CannotBeWon), Some(Tally { played: 1, won: 0, drawn: 0 }));
    assert_eq!(tally(Grade::Hard), None);
}

#[test]
fn games_are_counted_by_opponent() {
    let results =
        [(Level::Club, GameResult::Won), (Level::Club, GameResult::Lost), (Level::Best, GameResult::Won)];
    let games = (1..).zip(results).map(|(started, (level, result))| {
        let opponent = Some(level);
        Summary { started, result, opponent, ..summary(1, WIN) }
    });
    let statistics = Statistics::of(tiny(), games.chain([summary(1, WIN)]));
    let expected = [(Level::Club, 2, 1), (Level::Best, 1, 1)];
    let opponents = statistics.by_opponent.iter().map(|(level, tally)| (*level, tally.played, tally.won));
    assert_eq!(opponents.collect::<Vec<_>>(), expected);
    assert_eq!(statistics.games.played, 4);
}

#[test]
fn a_match_of_curse_counts_for_south_with_its_hands() {
    let options = AnyOptions::from_text(GameName::Curse, "target 11").unwrap();
    let mut won = 0;
    for number in 0..20 {
        let mut sitting = Sitting::new(start(options, number, number));
        let unfinished = {
            let mut sitting = sitting.clone();
            sitting.play(sitting.game().legal_moves()[0]).unwrap();
            Summary::of(&sitting).expect("it counts")
        };
        assert_eq!((unfinished.result, unfinished.hands.played), (GameResult::Lost, 0));

        let mut choice = 0;
        while let Some(wanted) = pick(&sitting, &mut choice) {
            sitting.play(wanted).unwrap();
        }
        let ended = Summary::of(&sitting).expect("it counts");
        assert_eq!(ended.score, None);
        assert!(ended.hands.played >= 1 && ended.hands.won <= ended.hands.played);
        assert!(ended.result != GameResult::Drawn, "a match is decided");
        won += u32::from(ended.result == GameResult::Won);

        // A player who only looks back has not lost what was won, nor played fewer hands.
        sitting.apply(Entry::Back(sitting.moves_made() / 2)).unwrap();
        assert_eq!(
            Summary::of(&sitting).map(|looking| (looking.result, looking.hands)),
            Some((ended.result, ended.hands))
        );
    }
    assert!((1..20).contains(&won), "both sides win some matches: {won}");
}

/// One of the legal moves, a different one each time.
fn pick(sitting: &Sitting, choice: &mut usize) -> Option<talon_rules::AnyMove> {
    *choice += 1;
    let moves = sitting.game().legal_moves();
    (!moves.is_empty()).then(|| moves[*choice * 7 % moves.len()])
}

#[test]
fn a_single_hand_can_be_drawn() {
    let mut results = Vec::new();
    for number in 0..300 {
        let mut sitting = Sitting::new(start(AnyOptions::usual(GameName::Curse), number, number));
        let mut choice = number as usize;
        while let Some(wanted) = pick(&sitting, &mut choice) {
            sitting.play(wanted).unwrap();
        }
        assert_eq!(sitting.game().seat_to_move(), None::<AnySeat>);
        results.push(Summary::of(&sitting).expect("it counts").result);
    }
    for expected in [GameResult::Won, GameResult::Lost, GameResult::Drawn] {
        assert!(results.contains(&expected), "{expected:?}");
    }
}
