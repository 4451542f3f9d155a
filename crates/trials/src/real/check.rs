//! What must hold in every match that was played over real sockets: the same as in a simulated one.

use std::collections::HashSet;
use std::rc::Rc;

use anyhow::{Context, Result, bail, ensure};
use talon_hall::{End, Entry, Table, View};
use talon_rules::curse::Seat;
use talon_store::Store;

use super::player::Notes;
use super::table::Played;
use crate::broken::Broken;
use crate::ledger::Places;

/// Checks all matches against their logs, and returns the number of entries.
///
/// # Errors
/// The first match in which something does not hold.
pub(crate) async fn check(store: &dyn Store, played: &[Played]) -> Result<usize> {
    let mut entries = 0;
    for played in played {
        let game = store.game(played.id).await?.context("a match is missing")?;
        let stored = store.entries(played.id, 0).await?;
        let log: Vec<Rc<Entry>> =
            stored.iter().map(|entry| entry.entry().map(Rc::new)).collect::<Result<_, _>>()?;
        entries += log.len();
        let table = Table::fold(played.id, game.secret, log.iter().map(Rc::as_ref))?;
        check_match(played, &table, &log).map_err(|broken| {
            let text = log.iter().map(|entry| format!("\n{entry:?}")).collect::<String>();
            anyhow::anyhow!("match {}: {broken:?}{text}", played.id)
        })?;
        match table.outcome().map(|outcome| outcome.end) {
            Some(End::Points) => {}
            end => bail!("match {} ended with {end:?}", played.id),
        }
        check_views(played, game.secret, &log)?;
    }
    Ok(entries)
}

fn check_match(played: &Played, table: &Table, log: &[Rc<Entry>]) -> Result<(), Broken> {
    let (places, lost) = (Places::of(log)?, HashSet::new());
    for (seat, notes) in Seat::BOTH.into_iter().zip(&played.notes) {
        if let Some(head) = notes.rewinds.first() {
            return Err(Broken::Rewound(*head));
        }
        for act in &notes.acts {
            let answer = notes.answers.get(&act.id);
            places.check(table, log, (seat, act), answer, &lost)?;
            if answer.is_none() {
                return Err(Broken::Unanswered(act.id));
            }
        }
        check_entries(notes, log)?;
    }
    Ok(())
}

/// Checks that a player was told the entries of the log, each once, in order and without a gap.
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
fn check_views(played: &Played, secret: talon_hall::Seed, log: &[Rc<Entry>]) -> Result<()> {
    let mut views: Vec<(Seat, &View)> = Vec::new();
    for (seat, notes) in Seat::BOTH.into_iter().zip(&played.notes) {
        views.extend(notes.views.iter().map(|view| (seat, view)));
    }
    views.sort_by_key(|(_, view)| view.seq);
    let mut table = Table::fold(played.id, secret, [log[0].as_ref()])?;
    for (seat, view) in views {
        while table.head() < view.seq {
            let entry = log.get(table.head() as usize + 1).context("a player saw more than the log has")?;
            table.apply(entry)?;
        }
        ensure!(
            *view == table.view(Some(seat)),
            "match {}: the view of {seat} after entry {} is wrong",
            played.id,
            view.seq
        );
    }
    Ok(())
}
