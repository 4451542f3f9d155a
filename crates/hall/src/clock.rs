use talon_rules::curse::Seat;

use crate::{ClockSettings, Time};

/// The clocks of both seats.
///
/// A turn begins when the store has committed the entry before it, and ends when the move reaches the server, so the
/// time that the store takes belongs to nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    settings: Option<ClockSettings>,
    /// The rest of each seat's bank, without the running turn, in milliseconds.
    bank: [u64; 2],
    turn: Option<Turn>,
}

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// The seat to move.
    pub(crate) seat: Seat,
    /// The time when the turn began.
    pub(crate) since: Time,
    /// The time that the server gave back, in milliseconds.
    pub(crate) credit: u64,
}

impl Clocks {
    pub(crate) fn new(settings: Option<ClockSettings>) -> Clocks {
        let bank = settings.map_or(0, |settings| settings.bank_ms);
        Clocks { settings, bank: [bank; 2], turn: None }
    }

    pub(crate) fn turn(&self) -> Option<Turn> {
        self.turn
    }

    /// The bank of a seat without the running turn, in milliseconds; `None` without clocks.
    pub(crate) fn bank(&self, seat: Seat) -> Option<u64> {
        self.settings.map(|_| self.bank[seat.index()])
    }

    /// Ends the running turn at one time and begins that of a seat at another.
    pub(crate) fn pass_on(&mut self, ended: Time, next: Option<Seat>, since: Time) {
        if let (Some(turn), Some(settings)) = (self.turn, self.settings) {
            let bank = &mut self.bank[turn.seat.index()];
            *bank = bank.saturating_sub(turn.elapsed(ended).saturating_sub(settings.free_ms));
        }
        self.turn = next.map(|seat| Turn { seat, since, credit: 0 });
    }

    /// Stops the clocks.
    pub(crate) fn stop(&mut self, ended: Time) {
        self.pass_on(ended, None, ended);
    }

    /// Gives a seat time back.
    pub(crate) fn credit(&mut self, seat: Seat, ms: u64) {
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.credit = turn.credit.saturating_add(ms);
        }
    }

    /// The time when the clock of the seat to move runs out.
    pub(crate) fn runs_out(&self) -> Option<(Seat, Time)> {
        let (turn, settings) = (self.turn?, self.settings?);
        let left = self.bank[turn.seat.index()].saturating_add(settings.free_ms).saturating_add(turn.credit);
        Some((turn.seat, turn.since.plus(left)))
    }
}

impl Turn {
    /// The time that the turn has taken, in milliseconds.
    fn elapsed(&self, now: Time) -> u64 {
        now.since(self.since).saturating_sub(self.credit)
    }
}
