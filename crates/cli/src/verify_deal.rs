//! `talon verify-deal`: checks that the hands of a network match were dealt as promised.

use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use talon_hall::{MatchRecord, Verified};
use talon_rules::curse::Seat;

use crate::completions::files;
use crate::output::print;
use crate::record::Source;

/// Check that the hands of a network match were dealt as promised.
///
/// It deals every hand again from the seeds that the server and the players opened, and plays the match through. The
/// promise is in the log before anybody knew the tiles.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon verify-deal match.json
  talon verify-deal - < match.json")]
pub(crate) struct Arguments {
    /// The file of the match, as the browser saves it; - is standard input
    #[arg(add = files())]
    file: String,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Source { name, text } = Source::read(&arguments.file, "a network match")?;
    let record: MatchRecord =
        serde_json::from_str(&text).with_context(|| format!("{name} is not the file of a network match"))?;
    let verified = record.verify().with_context(|| format!("{name} does not prove its deals"))?;
    print(&describe(&verified))
}

/// What the check proves.
fn describe(verified: &Verified) -> String {
    let Verified { hands, missing, outcome } = verified;
    let hands = if *hands == 1 { "1 hand was".to_owned() } else { format!("{hands} hands were") };
    let mut lines = vec![format!("{hands} dealt from the seeds as promised.")];
    lines.extend(missing.iter().map(|seat| format!("The player in {seat} did not open a seed in time.")));
    let winner: Option<Seat> = outcome.and_then(|outcome| outcome.winner);
    lines.push(winner.map_or("The match has no winner.".to_owned(), |seat| format!("The winner is {seat}.")));
    lines.join("\n")
}
