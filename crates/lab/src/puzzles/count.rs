//! `talon-lab puzzles count`: how many puzzles there are of each kind and difficulty.

use std::process::ExitCode;

use clap::Args;
use talon_command::output::print;
use talon_learn::puzzle::{Difficulty, PuzzleKind, shipped_puzzles};
use talon_rules::GameName;

/// Count the puzzles of each kind and difficulty.
#[derive(Args, Debug)]
pub(super) struct Arguments {}

pub(super) fn run(_: &Arguments) -> anyhow::Result<ExitCode> {
    let puzzles = shipped_puzzles();
    let mut text = format!("{:<24}", "");
    for difficulty in Difficulty::ALL {
        text += &format!("{difficulty:>11}");
    }
    text += &format!("{:>8}{:>14}\n", "all", "ratings");
    for game in GameName::ALL {
        for kind in PuzzleKind::ALL.into_iter().filter(|kind| kind.exists_in(game)) {
            let of_kind: Vec<_> =
                puzzles.iter().filter(|puzzle| puzzle.id().game == game && puzzle.kind == kind).collect();
            let ratings = of_kind.iter().map(|puzzle| puzzle.rating);
            let (Some(lowest), Some(highest)) = (ratings.clone().min(), ratings.max()) else { continue };
            text += &format!("{:<24}", format!("{game} {kind}"));
            for difficulty in Difficulty::ALL {
                let count = of_kind.iter().filter(|puzzle| puzzle.difficulty() == difficulty).count();
                text += &format!("{count:>11}");
            }
            text += &format!("{:>8}{:>14}\n", of_kind.len(), format!("{lowest} to {highest}"));
        }
    }
    print(&format!("{text}{} puzzles\n", puzzles.len()))
}
