//! The properties that hold in every match that was played over real sockets: the same as in a simulated one.

use std::collections::HashSet;
use std::rc::Rc;

use anyhow::{Context, Result, ensure};
use talon_hall::{End, Entry, MatchId, Seed, Table, View};
use talon_rules::curse::Seat;
use talon_store::Store;

use super::player::Notes;
use super::table::Played;
use crate::broken::Broken;
use crate::ledger::Places;

/// The part of the players' notes that can be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trust {
    /// Everything.
    All,
    /// Nothing: the wire changed what they sent and what they received. The logs must be right all the same.
    LogsOnly,
}

/// Checks all matches against their logs, and returns the number of entries.
///
/// # Errors
/// The first match in which something does not hold.
pub(crate) async fn check(store: &dyn Store, played: &[Played], trust: Trust) -> Result<usize> {
    let mut entries = 0;
    for played in played {
        let log = read_log(store, played.id).await?;
        entries += log.len();
        let game = store.game(played.id).await?.context("a match is missing")?;
        check_one(played, game.secret, &log, trust).with_context(|| {
            let text: String = log.iter().map(|entry| format!("\n{entry:?}")).collect();
            format!("match {}{text}", played.id)
        })?;
    }
    Ok(entries)
}

async fn read_log(store: &dyn Store, id: MatchId) -> Result<Vec<Rc<Entry>>> {
    let stored = store.entries(id, 0).await?;
    Ok(stored.iter().map(|entry| entry.entry().map(Rc::new)).collect::<Result<_, _>>()?)
}

fn check_one(played: &Played, secret: Seed, log: &[Rc<Entry>], trust: Trust) -> Result<()> {
    let table = Table::fold(played.id, secret, log.iter().map(Rc::as_ref)).map_err(Broken::Log)?;
    let places = Places::of(&table, log)?;
    if trust == Trust::All {
        check_notes(played, log, &places)?;
        check_views(played, secret, log)?;
    }
    let end = table.outcome().map(|outcome| outcome.end);
    ensure!(end == Some(End::Points), Broken::WrongEnd(end));
    Ok(())
}

fn check_notes(played: &Played, log: &[Rc<Entry>], places: &Places<'_, Rc<Entry>>) -> Result<(), Broken> {
    let lost = HashSet::new();
    for (seat, notes) in &played.notes {
        if let Some(head) = notes.rewinds.first() {
            return Err(Broken::Rewound(*head));
        }
        for act in &notes.acts {
            let answer = notes.answers.get(&act.id);
            places.check(*seat, act, answer, &lost)?;
            if answer.is_none() {
                return Err(Broken::Unanswered(act.id));
            }
        }
        check_entries(notes, log)?;
    }
    Ok(())
}

/// Checks that a player received the entries of the log, each once, in order and without a gap.
fn check_entries(notes: &Notes, log: &[Rc<Entry>]) -> Result<(), Broken> {
    let mut next = None;
    for list in &notes.entries {
        for entry in list {
            let same = log.get(entry.seq as usize).is_some_and(|logged| {
                (logged.at, logged.done, logged.seat, &logged.event)
                    == (entry.at, entry.done, entry.seat, &entry.event)
            });
            if !same || next.is_some_and(|next| next != entry.seq) {
                return Err(Broken::WrongEntry(entry.seq));
            }
            next = Some(entry.seq + 1);
        }
        if list.is_empty() {
            // A view of the whole match came, after which the entries go on.
            next = None;
        }
    }
    Ok(())
}

/// Checks that every view that a player got is the view of the log up to there.
fn check_views(played: &Played, secret: Seed, log: &[Rc<Entry>]) -> Result<()> {
    let mut views: Vec<(Seat, &View)> = Vec::new();
    for (seat, notes) in &played.notes {
        views.extend(notes.views.iter().map(|view| (*seat, view)));
    }
    views.sort_by_key(|(_, view)| view.seq);
    let mut table = Table::fold(played.id, secret, [log[0].as_ref()]).map_err(Broken::Log)?;
    for (seat, view) in views {
        while table.head() < view.seq {
            let entry = log.get(table.head() as usize + 1).ok_or(Broken::ToldUncommitted(view.seq))?;
            table.apply(entry).map_err(Broken::Log)?;
        }
        ensure!(*view == table.view(Some(seat)), Broken::WrongView(view.seq));
    }
    Ok(())
}
