//! Servers without one of their protections: a trial must notice, or it proves nothing.

use std::fmt::Write;

use anyhow::{Result, bail};
use talon_server::Mutation;

use crate::broken::Broken;
use crate::kill::{Kill, kill};
use crate::real::Kind;
use crate::wire::{Wire, wire};

/// Trials of servers without a protection.
#[derive(clap::Args, Debug)]
pub struct Mutations {
    /// Short trials instead of long ones; they are repeated until one notices.
    #[arg(long)]
    quick: bool,
    /// The seed of the bots and of the faults.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this protection.
    #[arg(long)]
    without: Option<Mutation>,
}

/// The number of runs of a trial that notices nothing, each with another seed.
const ATTEMPTS: u64 = 3;

/// Takes each protection out of real servers, and returns what noticed it as text.
///
/// # Errors
/// If nothing notices that a protection is missing, or if a trial fails for another reason.
pub async fn mutations(arguments: &Mutations) -> Result<String> {
    let mut text = String::new();
    for mutation in Mutation::ALL {
        if arguments.without.is_some_and(|only| only != mutation) {
            continue;
        }
        if !store(mutation).is_installed() {
            writeln!(
                text,
                "{mutation:?}: skipped, because it needs PostgreSQL (apt-get install postgresql)"
            )?;
            continue;
        }
        writeln!(text, "{mutation:?}: {}", notice(arguments, mutation).await?)?;
    }
    Ok(text.trim_end().to_owned())
}

/// A single server suffices for some faults; others need several writers, or a database whose answer can be lost.
fn store(mutation: Mutation) -> Kind {
    match mutation {
        Mutation::NoUniqueKey | Mutation::AnswerBeforeCommit => Kind::Sqlite,
        Mutation::NoFence | Mutation::NoExpect | Mutation::NoReadBack => Kind::Postgres,
    }
}

/// Runs the trial that must notice, and returns what it says.
async fn notice(arguments: &Mutations, mutation: Mutation) -> Result<String> {
    for attempt in 0..ATTEMPTS {
        let (seed, store) = (arguments.seed + attempt, store(mutation));
        let (quick, without) = (arguments.quick, Some(mutation));
        let minutes = Some(if quick { 0.25 } else { 1.0 });
        let result = match mutation {
            Mutation::AnswerBeforeCommit => {
                kill(&Kill { quick, store, minutes, tables: Some(10), seed, without }).await
            }
            _ => wire(&Wire { quick, store, flips: false, minutes, seed, without }).await,
        };
        let Err(error) = result else { continue };
        match error.downcast_ref::<Broken>() {
            Some(broken) => return Ok(format!("noticed with seed {seed}: {broken:?}")),
            None => return Err(error.context(format!("the trial without {mutation:?} failed"))),
        }
    }
    bail!("nothing notices a server with {mutation:?}")
}
