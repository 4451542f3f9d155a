//! Grades of deals.

use talon_bots::grade;
use talon_query::{Grade, Graded, QUICK_PLAYS, Verdict};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::{AnySolver, Budget};

fn deal(game: GameName, number: u64) -> AnyGame {
    AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(number).expect("a small number"))
}

fn graded(game: GameName, number: u64) -> Graded {
    grade(&deal(game, number), &mut AnySolver::default(), &Budget::default()).expect("without limits")
}

/// Grades never change, because players talk about deals by their numbers.
#[test]
fn grades_never_change() {
    let actual: Vec<String> = GameName::PATIENCES
        .into_iter()
        .flat_map(|game| (0..16).map(move |number| graded(game, number)))
        .map(|Graded { grade, wins, adviser_wins }| {
            format!("{} {wins}{}", grade.as_str(), if adviser_wins { " adviser" } else { "" })
        })
        .collect();
    let expected: Vec<&str> = include_str!("grades.txt").lines().collect();
    assert_eq!(actual, expected, "{}", actual.join("\n"));
}

#[test]
fn cannot_be_won_is_the_verdict_of_the_solver() {
    let mut solver = AnySolver::default();
    for number in 20..50 {
        let position = deal(GameName::Yield, number);
        let is_lost =
            solver.solve(&position, &Budget::default()).expect("a patience").verdict == Verdict::Lost;
        let Graded { grade, wins, .. } = graded(GameName::Yield, number);
        assert_eq!(grade == Grade::CannotBeWon, is_lost);
        assert!(wins <= QUICK_PLAYS && (wins == 0 || !is_lost));
    }
}

/// A deal is not easier than one that at least as many quick players win and that the adviser wins too if it
/// wins this one.
#[test]
fn deals_that_fewer_win_are_harder() {
    for game in GameName::PATIENCES {
        let mut all: Vec<Graded> = (0..60).map(|number| graded(game, number)).collect();
        all.retain(|graded| graded.grade != Grade::CannotBeWon);
        for Graded { grade, wins, adviser_wins } in &all {
            let mut harder = all.iter().filter(|one| one.wins <= *wins && one.adviser_wins <= *adviser_wins);
            assert!(harder.all(|one| one.grade >= *grade), "{game} {grade:?} {wins}");
        }
    }
}

#[test]
fn an_exhausted_budget_gives_no_grade() {
    let mut solver = AnySolver::default();
    let stopped = Budget { stop: &|| true, ..Budget::default() };
    let little = Budget { nodes: 0, ..Budget::default() };
    for budget in [stopped, little] {
        assert_eq!(grade(&deal(GameName::LadyJane, 1), &mut solver, &budget), None);
    }
    assert_eq!(grade(&deal(GameName::Curse, 1), &mut solver, &Budget::default()), None);
}
