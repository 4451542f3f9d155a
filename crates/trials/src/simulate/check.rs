//! The properties that hold in every simulated match.
//!
//! While it runs: what a player receives is committed, and it is exactly the view of the log up to there. At the end:
//! the log folds and has no gap; every command is in it at most once; every accepted command is in it, unless the store
//! came back older and said so; no refused move is in it; every move was chosen on the board on which it was played;
//! nobody's clock was charged for an outage; the ratings changed once; everybody sees the end.

use std::collections::{HashMap, HashSet};

use talon_hall::{CommandId, Event, FromHall, Table, Time};
use talon_rules::curse::Seat;

use super::player::Device;
use super::store::ModelStore;
use crate::broken::Broken;
use crate::ledger::Places;

/// The time for which a clock can be charged although the store was away: until the nodes noticed, and until the
/// command came again, in milliseconds.
const OUTAGE_TOLERANCE: u64 = 7_000;

/// Checks that a message is the same after it was written and read.
pub(crate) fn round_trip(message: &FromHall) -> Result<(), Broken> {
    let text = serde_json::to_string(message).map_err(|error| Broken::WrongMessage(error.to_string()))?;
    let read: FromHall =
        serde_json::from_str(&text).map_err(|error| Broken::WrongMessage(error.to_string()))?;
    if read == *message { Ok(()) } else { Err(Broken::WrongMessage(text)) }
}

/// Checks a message to a device.
pub(crate) fn message(store: &ModelStore, seat: Option<Seat>, message: &FromHall) -> Result<(), Broken> {
    let FromHall::Update { entries, view, .. } = message else { return Ok(()) };
    let table = store.committed.get(&view.chain).ok_or(Broken::ToldUncommitted(view.seq))?;
    let is_whole = entries.last().is_none_or(|last| last.seq == view.seq);
    let has_no_gap = entries.windows(2).all(|pair| pair[0].seq + 1 == pair[1].seq);
    if **view != table.view(seat) || !is_whole || !has_no_gap {
        return Err(Broken::WrongView(view.seq));
    }
    Ok(())
}

/// Checks a match that has ended.
pub(crate) fn ending(store: &ModelStore, devices: &[Device], outages: &[(Time, Time)]) -> Result<(), Broken> {
    let table = store.fold()?;
    if table != store.table {
        return Err(Broken::WrongView(table.head()));
    }
    let places = Places::of(&store.table, &store.log)?;
    let rated = store.rated.map(|(_, winner)| winner);
    if rated != table.rated_winner() {
        return Err(Broken::WrongRating);
    }
    let lost: HashSet<CommandId> = store.lost.iter().map(|(_, id)| *id).collect();
    for device in devices {
        let Some(seat) = device.seat else { continue };
        for act in &device.acts {
            let answer = device.answers.get(&act.id);
            places.check(seat, act, answer, &lost)?;
        }
    }
    clocks(store, devices, outages)
}

/// Checks that no clock was charged while the store was away and the player had moved.
fn clocks(store: &ModelStore, devices: &[Device], outages: &[(Time, Time)]) -> Result<(), Broken> {
    let acts: HashMap<CommandId, Time> =
        devices.iter().flat_map(|device| &device.acts).map(|act| (act.id, act.at)).collect();
    let Some(clock) = store.table.settings().clock else { return Ok(()) };
    let bank = |table: &Table, seat: Seat| table.view(None).players[seat.index()].bank_ms.unwrap_or_default();
    let tables: Vec<&Table> =
        (0..=store.table.head()).filter_map(|seq| store.committed.get(&store.table.chain_at(seq)?)).collect();
    for (pair, entry) in tables.windows(2).zip(&store.log[1..]) {
        let (Event::Moved { .. }, Some(seat), Some(acted)) =
            (&entry.event, entry.seat, acts.get(&entry.command))
        else {
            continue;
        };
        let Some(turn) = pair[0].view(None).turn else { continue };
        let charged = bank(pair[0], seat).saturating_sub(bank(pair[1], seat));
        let waited_from = (*acted).max(turn.since);
        let lost: u64 =
            outages.iter().map(|(from, to)| entry.at.min(*to).since(waited_from.max(*from))).sum();
        let thought = entry.at.since(turn.since).saturating_sub(lost).saturating_sub(clock.free_ms);
        let tolerance = OUTAGE_TOLERANCE * u64::try_from(outages.len()).unwrap_or(u64::MAX);
        if charged > thought + tolerance {
            return Err(Broken::ChargedForOutage(charged - thought));
        }
    }
    Ok(())
}
