//! How values are written into columns.

use talon_hall::Time;
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
