//! `talon check-log`: checks the logs of all matches over the network.

use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use serde::Serialize;
use talon_command::output::{print, print_json};
use talon_hall::{Entry, MatchId, Table};
use talon_store::Store;

use talon_serve::MatchStore;

/// The number of matches that are read at a time.
const PAGE: u32 = 1_000;

/// Check the logs of all matches over the network, also while a server uses them. The check changes nothing.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon check-log
  talon check-log --store matches.sqlite
  talon check-log --store postgres://talon@localhost/talon --json

Each fault is a line with the match and its first entry that does not fit. The exit code is 1 if there is any.")]
pub(crate) struct Arguments {
    /// Print the result as one object of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    store: MatchStore,
}

/// The result of the check.
#[derive(Serialize, Default)]
struct Report {
    matches: usize,
    entries: usize,
    faults: Vec<Fault>,
}

/// A match that cannot be continued.
#[derive(Serialize)]
struct Fault {
    id: MatchId,
    reason: String,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        let store = arguments.store.open_to_read().await?;
        check(&*store).await
    })?;
    if arguments.json {
        print_json(&report)?;
    } else {
        let mut text = String::new();
        for fault in &report.faults {
            text += &format!("{}: {}\n", fault.id, fault.reason);
        }
        let Report { matches, entries, faults } = &report;
        print(&format!("{text}matches: {matches}\nentries: {entries}\nfaults: {}\n", faults.len()))?;
    }
    Ok(if report.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn check(store: &dyn Store) -> anyhow::Result<Report> {
    let (mut report, mut last) = (Report::default(), None);
    loop {
        let page = store.games(last, PAGE).await.context("the matches cannot be read")?;
        let Some(end) = page.last() else { return Ok(report) };
        last = Some(*end);
        for id in page {
            report.matches += 1;
            if let Err(reason) = check_match(store, id, &mut report.entries).await? {
                report.faults.push(Fault { id, reason });
            }
        }
    }
}

/// Folds a match and compares the result with what the store keeps besides the log. The inner error is a fault.
async fn check_match(
    store: &dyn Store,
    id: MatchId,
    entries: &mut usize,
) -> anyhow::Result<Result<(), String>> {
    // The summary is read first: an entry that a server appends meanwhile makes the log longer, not shorter.
    let Some(game) = store.game(id).await? else { return Ok(Err("the secret is missing".to_owned())) };
    let log = store.entries(id, 0).await?;
    *entries += log.len();
    let read: Result<Vec<Entry>, _> = log
        .iter()
        .take(game.head as usize)
        .map(|entry| entry.entry().map_err(|error| format!("entry {}: {error}", entry.seq)))
        .collect();
    let read = match read {
        Ok(read) => read,
        Err(reason) => return Ok(Err(reason)),
    };
    let table = match Table::fold(id, game.secret, &read) {
        Ok(table) => table,
        Err(fault) => return Ok(Err(fault.to_string())),
    };
    if table.head() + 1 != game.head {
        return Ok(Err(format!("the log has {} entries and should have {}", table.head() + 1, game.head)));
    }
    if table.outcome().is_some() != game.summary.is_over {
        return Ok(Err("the store does not know whether it is over".to_owned()));
    }
    Ok(Ok(()))
}
