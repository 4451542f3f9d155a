//! `talon verify-deal`: checks that the hands of a network match were dealt as promised.

use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use talon_command::completions::files;
use talon_command::output::print;
use talon_command::record::Source;
use talon_hall::{MatchRecord, Verified};
use talon_lang::Lang;
use talon_rules::curse::Seat;

use crate::language::LanguageArgument;

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
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let Source { name, text } = Source::read(&arguments.file, "a network match")?;
    let record = serde_json::from_str::<MatchRecord>(&text).ok();
    let record = record.with_context(|| format!("{name} is not the file of a network match"))?;
    let verified = record.verify().with_context(|| format!("{name} does not prove its deals"))?;
    print(&describe(&verified, &arguments.language.lang()))
}

/// The proof of the check, in words.
fn describe(verified: &Verified, lang: &Lang) -> String {
    let Verified { hands, missing, outcome } = verified;
    let of_seat = |id, seat: Seat| lang.text_with(id, &[("seat", lang.seat_name(seat.into()).into())]);
    let mut lines = vec![lang.text_with("verify-deal-hands", &[("hands", (*hands).into())])];
    lines.extend(missing.iter().map(|seat| of_seat("verify-deal-missing", *seat)));
    let winner: Option<Seat> = outcome.and_then(|outcome| outcome.winner);
    lines.push(
        winner.map_or_else(|| lang.text("verify-deal-no-winner"), |seat| of_seat("verify-deal-winner", seat)),
    );
    lines.join("\n")
}
