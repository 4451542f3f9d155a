//! The turns of bots, and their moves then.

use talon_hall::{Table, Time};
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Seat, View};

/// After this long, in milliseconds, the next node takes a bot over.
const TAKEN_OVER: u64 = 5_000;

/// The next task of a bot.
pub(super) enum Task {
    Decline,
    Choose(Level, Box<View>),
}

/// The time when any node takes the next move of a bot over, because the one with its player did not make it.
pub(super) fn due(table: &Table) -> Option<Time> {
    next(table).map(|_| table.done().plus(TAKEN_OVER))
}

/// The next task of a bot, and its seat.
pub(super) fn next(table: &Table) -> Option<(Seat, Task)> {
    let asked = table.abort_offer().map(Seat::other).filter(|seat| table.bot(*seat).is_some());
    if let Some(seat) = asked {
        return Some((seat, Task::Decline));
    }
    let seat = table.seat_to_move()?;
    Some((seat, Task::Choose(table.bot(seat)?, Box::new(table.state()?.view(seat)))))
}
