//! The way in which values are written into columns.

use talon_hall::{Pace, PlayerId, Time};
use talon_rules::curse::Seat;

use crate::records::IdentityId;

/// The milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The day of a time, counted from 1970.
pub(crate) fn day(time: Time) -> i64 {
    i64::try_from(time.ms() / DAY).unwrap_or(i64::MAX)
}

/// The number of a seat; 2 is nobody.
pub(crate) fn seat_number(seat: Option<Seat>) -> i16 {
    match seat {
        Some(Seat::South) => 0,
        Some(Seat::North) => 1,
        None => 2,
    }
}

/// The seat that an identity gets: the one that it has, else the wanted one, else the other one.
pub(crate) fn choose_seat(
    seats: [Option<IdentityId>; 2],
    identity: IdentityId,
    wanted: Seat,
) -> Option<Seat> {
    let sits = |seat: &Seat, who| seats[seat.index()] == who;
    let own = Seat::BOTH.into_iter().find(|seat| sits(seat, Some(identity)));
    own.or_else(|| [wanted, wanted.other()].into_iter().find(|seat| sits(seat, None)))
}

/// The seat of a number.
pub(crate) fn seat(number: i16) -> Option<Seat> {
    match number {
        0 => Some(Seat::South),
        1 => Some(Seat::North),
        _ => None,
    }
}

/// The number of a pace.
pub(crate) fn pace_number(pace: Pace) -> i16 {
    match pace {
        Pace::Normal => 0,
        Pace::Calm => 1,
    }
}

/// The pace of a number.
pub(crate) fn pace(number: i16) -> Pace {
    if number == 1 { Pace::Calm } else { Pace::Normal }
}

/// The ids of blocked players, one after another.
pub(crate) fn blocked_bytes(blocked: &[PlayerId]) -> Vec<u8> {
    blocked.iter().flat_map(|player| *player.bytes()).collect()
}

/// The blocked players of these bytes.
pub(crate) fn blocked_players(bytes: &[u8]) -> Vec<PlayerId> {
    let (players, _) = bytes.as_chunks();
    players.iter().copied().map(PlayerId::new).collect()
}
