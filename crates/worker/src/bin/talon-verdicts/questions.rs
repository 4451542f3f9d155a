//! The questions, and the texts of their answers.

use talon_query::{Scored, Solved, Valued, Verdict};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyMove, AnyOptions, GameName};
use talon_solve::{AnySolver, Budget};

/// Some deals, and the budget for each.
struct Deals {
    game: GameName,
    options: &'static str,
    /// Number of deals, counted from deal 0.
    count: u64,
    /// Number of random moves before the question.
    moves: usize,
    nodes: u64,
    bytes: usize,
}

impl Deals {
    const fn of(game: GameName, options: &'static str, count: u64) -> Deals {
        Deals { game, options, count, moves: 0, nodes: 300, bytes: 64 << 20 }
    }
}

/// The number of full deals of each game.
const FULL_DEALS: u64 = 200;

/// Further deals, full and tiny ones, before their first move and later, with much and with little memory. They are few,
/// so that the answers come soon.
const QUESTIONS: [Deals; 9] = [
    Deals::of(GameName::Doublets, "redeals 0", 50),
    Deals { bytes: 1 << 12, nodes: 1_000, ..Deals::of(GameName::Doublets, "redeals 0", 10) },
    Deals { moves: 8, ..Deals::of(GameName::Doublets, "ranks 5, redeals 1, piles 2", 100) },
    Deals { moves: 8, ..Deals::of(GameName::Yield, "ranks 7, rows 5", 100) },
    Deals { bytes: 1 << 10, nodes: 500, ..Deals::of(GameName::LadyJane, "", 10) },
    Deals { moves: 8, ..Deals::of(GameName::LadyJane, "ranks 5, piles 2", 60) },
    Deals { moves: 9, nodes: 10_000, ..Deals::of(GameName::Curse, "", 100) },
    Deals { moves: 7, nodes: 10_000, bytes: 1 << 14, ..Deals::of(GameName::Curse, "", 10) },
    Deals { nodes: 1_000, ..Deals::of(GameName::Curse, "target 11", 5) },
];

/// All answers, one line for each question.
pub(crate) fn answers() -> String {
    let mut solver = AnySolver::default();
    let mut answers = String::new();
    for deals in GameName::ALL.map(|game| Deals::of(game, "", FULL_DEALS)).iter().chain(&QUESTIONS) {
        let options = AnyOptions::from_text(deals.game, deals.options).expect("these are options");
        for number in 0..deals.count {
            let answer = answer(&mut solver, deals, &position(deals, &options, number));
            answers += &format!("{}, {}, deal {number}: {answer}\n", deals.game, options.to_text());
        }
    }
    answers
}

/// Verdict, points, a hash of each line, and the number of positions.
fn answer(solver: &mut AnySolver, deals: &Deals, position: &AnyGame) -> String {
    let budget = Budget { nodes: deals.nodes, bytes: deals.bytes, ..Budget::default() };
    if let Some(Valued { value, line, nodes, .. }) = solver.value(position, &budget) {
        return format!("value {value:?}, line {}, nodes {nodes}", hash(&line));
    }
    let (Some(solved), Some(scored)) =
        (solver.solve(position, &budget), solver.best_score(position, &budget))
    else {
        unreachable!("a game has a verdict or a value")
    };
    let Solved { verdict, nodes, .. } = solved;
    let verdict = match verdict {
        Verdict::Won(line) => format!("won, line {}", hash(&line)),
        Verdict::Lost => "lost".to_owned(),
        Verdict::Unknown(limit) => format!("unknown {limit:?}"),
    };
    let Scored { score, line, limit, nodes: more_nodes, .. } = scored;
    format!("{verdict}, nodes {nodes}; score {score} {limit:?}, line {}, nodes {more_nodes}", hash(&line))
}

/// The deal after some random moves.
fn position(deals: &Deals, options: &AnyOptions, number: u64) -> AnyGame {
    let mut position = AnyGame::deal(options, DealNumber::new(number).expect("a small number"));
    let mut chance = Chance::from_seed(number);
    for _ in 0..deals.moves {
        let Some(chosen) = chance.pick(&position.legal_moves()).copied() else { break };
        position.play(chosen).expect("the move is legal");
    }
    position
}

/// A hash of the text of a line: FNV-1a, which is the same on every platform.
fn hash(line: &[AnyMove]) -> String {
    let text: String = line.iter().map(|played| format!("{played};")).collect();
    let mixed = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{mixed:016x}")
}
