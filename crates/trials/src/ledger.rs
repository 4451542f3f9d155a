//! The messages that players sent and received, against the log of their match.

use std::collections::{HashMap, HashSet};

use talon_hall::{Chain, Command, CommandId, Entry, Event, Seq, Table, Time};
use talon_rules::curse::Seat;

use crate::broken::Broken;

/// An action of a player, and the board that it was made on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act {
    pub(crate) id: CommandId,
    pub(crate) command: Command,
    pub(crate) board: Option<(Seq, Chain)>,
    pub(crate) at: Time,
}

/// The answer that a player got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Accepted,
    Refused,
}

/// The commands of a log and their places. No command can be in it twice.
pub(crate) struct Places<'a, E> {
    table: &'a Table,
    log: &'a [E],
    places: HashMap<(Seat, CommandId), Seq>,
}

impl<'a, E: AsRef<Entry>> Places<'a, E> {
    /// Those of a log, with the table at its end.
    pub(crate) fn of(table: &'a Table, log: &'a [E]) -> Result<Places<'a, E>, Broken> {
        let mut places = HashMap::new();
        for entry in log.iter().map(AsRef::as_ref) {
            if let Some(seat) = entry.seat
                && places.insert((seat, entry.command), entry.seq).is_some()
            {
                return Err(Broken::Twice(entry.command));
            }
        }
        Ok(Places { table, log, places })
    }

    /// Checks what became of a command: it is in the log if it was accepted and the store did not lose it, and a move is
    /// not if it was refused; a move in the log was chosen on the board on which it was played.
    pub(crate) fn check(
        &self,
        seat: Seat,
        act: &Act,
        answer: Option<&Answer>,
        lost: &HashSet<CommandId>,
    ) -> Result<(), Broken> {
        let place = self.places.get(&(seat, act.id)).copied();
        match (answer, place) {
            (Some(Answer::Accepted), None) if !lost.contains(&act.id) => {
                return Err(Broken::Missing(act.id));
            }
            // Another command can be accepted later, when a copy of it is late. A move can only be if the store came back
            // older, and brought the board back for which the move was chosen.
            (Some(Answer::Refused), Some(_))
                if matches!(act.command, Command::Move(_)) && lost.is_empty() =>
            {
                return Err(Broken::RefusedButDone(act.id));
            }
            _ => {}
        }
        place.map_or(Ok(()), |seq| board(self.table, self.log, act, seq))
    }
}

/// Checks that a move was chosen on the board on which it was played.
fn board(table: &Table, log: &[impl AsRef<Entry>], act: &Act, seq: Seq) -> Result<(), Broken> {
    let (Command::Move(_), Some((seen, chain))) = (act.command, act.board) else { return Ok(()) };
    let is_same_log = table.chain_at(seen) == Some(chain);
    let between = log.get(seen as usize + 1..seq as usize).unwrap_or_default();
    let changes = |entry: &Entry| matches!(entry.event, Event::Moved { .. } | Event::Dealt { .. });
    let changed = between.iter().map(AsRef::as_ref).any(changes);
    if is_same_log && !changed { Ok(()) } else { Err(Broken::StaleMove(act.id)) }
}
