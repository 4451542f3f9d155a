//! Plays the deals of an arena.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Context;
use talon_census::Places;
use talon_rules::curse::Seat;
use talon_rules::pieces::DealNumber;

use super::game::{self, Rules, play};
use super::player::{Contestant, Player};
use super::row::Row;
use crate::batch::Batch;
use crate::journal::Journaled;

/// The number of consecutive forfeits of one player after which the arena stops.
const MOST_FORFEITS: u32 = 3;

/// The players and the deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contest {
    /// Players A and B.
    pub(super) players: [Contestant; 2],
    /// The number of deals, each of which is played twice.
    pub(super) pairs: u64,
    /// The time limit for a move, in milliseconds.
    pub(super) ms: Option<u64>,
    /// The most positions that a player can look at for a move.
    pub(super) nodes: Option<u64>,
    /// The first deal.
    pub(super) seed: u64,
    pub(super) is_match: bool,
    /// The number of deals that are already played.
    pub(super) done: u64,
}

/// The failures of players, shared between the threads.
struct Failures<'a> {
    in_a_row: [AtomicU32; 2],
    /// The reason why the arena must stop.
    stopped: &'a Mutex<Option<String>>,
}

impl Contest {
    /// Checks that all deals have a number.
    ///
    /// # Errors
    /// If the last one has none.
    pub(super) fn check_deals(&self) -> anyhow::Result<()> {
        let last = self.seed.checked_add(self.pairs - 1).context("there are not enough deals")?;
        DealNumber::new(last)?;
        Ok(())
    }

    /// Plays the remaining deals. `receive` gets the rows in order, until all deals are played, the user ends the
    /// program, or a player has failed too often. In the last case `stopped` contains the reason.
    ///
    /// # Errors
    /// The first error of `receive`.
    pub(super) fn run(
        &self,
        batch: &Batch,
        stopped: &Mutex<Option<String>>,
        receive: impl FnMut(&[Row]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let failures = Failures { in_a_row: [const { AtomicU32::new(0) }; 2], stopped };
        let has_stopped = || stopped.lock().is_ok_and(|reason| reason.is_some());
        let places = Places { from: self.done, to: self.pairs, chunk: 1 };
        let begin = || {
            let mut players = self.players.each_ref().map(Player::new);
            let failures = &failures;
            move |place, is_over: &dyn Fn() -> bool| {
                self.play_pair(&mut players, place, failures, &|| is_over() || has_stopped())
            }
        };
        batch.run(places, begin, receive)
    }

    /// Plays one deal twice. `None` if it was interrupted between the two games, or if a player has failed too often.
    fn play_pair(
        &self,
        [a, b]: &mut [Player; 2],
        place: u64,
        failures: &Failures<'_>,
        is_over: &dyn Fn() -> bool,
    ) -> Option<Row> {
        let deal = DealNumber::new(self.seed + place).expect("the last deal has been checked");
        let rules = Rules { is_match: self.is_match, ms: self.ms, nodes: self.nodes };
        let mut row = Row { deal: deal.get(), ..Row::default() };
        if is_over() {
            return None;
        }
        let south = play(rules, deal, 2 * deal.get(), [a, b]);
        row.south = south.points;
        self.count(&mut row, south, Seat::South, failures)?;
        if is_over() {
            return None;
        }
        let north = play(rules, deal, 2 * deal.get() + 1, [b, a]);
        row.north = -north.points;
        self.count(&mut row, north, Seat::North, failures)?;
        Some(row)
    }

    /// Adds a game in which A had this seat to a row; `None` if a player has failed too often.
    fn count(
        &self,
        row: &mut Row,
        result: game::Result,
        seat_of_a: Seat,
        failures: &Failures<'_>,
    ) -> Option<()> {
        let [south, north] = result.times;
        let [times_a, times_b] = if seat_of_a == Seat::South { [south, north] } else { [north, south] };
        row.moves_a += times_a.len() as u64;
        row.microseconds_a += times_a.iter().sum::<u64>();
        row.moves_b += times_b.len() as u64;
        row.microseconds_b += times_b.iter().sum::<u64>();
        row.times[0].extend(times_a);
        row.times[1].extend(times_b);
        let failed = result.forfeit.map(|(seat, why)| (usize::from(seat != seat_of_a), why));
        for (player, in_a_row) in failures.in_a_row.iter().enumerate() {
            match &failed {
                Some((failed, why)) if *failed == player => {
                    let message =
                        format!("{} has forfeited in deal {}: {why}", self.players[player], row.deal);
                    row.forfeits.push(message.clone());
                    *(if player == 0 { &mut row.forfeits_a } else { &mut row.forfeits_b }) += 1;
                    if in_a_row.fetch_add(1, Ordering::Relaxed) + 1 >= MOST_FORFEITS {
                        let reason = format!(
                            "{message}; these were {MOST_FORFEITS} forfeits in a row, so the arena stops"
                        );
                        failures.stopped.lock().ok()?.get_or_insert(reason);
                        return None;
                    }
                }
                _ => in_a_row.store(0, Ordering::Relaxed),
            }
        }
        Some(())
    }
}

impl Journaled for Contest {
    type Row = Row;

    const NAME: &'static str = "arena";

    fn description(&self) -> String {
        let [a, b] = &self.players;
        let limit = |limit: Option<u64>| limit.map_or_else(|| "usual".to_owned(), |limit| limit.to_string());
        format!(
            "a: {a}\nb: {b}\nplayed: {}\nms: {}\nnodes: {}\nfirst deal: {}\ndeals: {}\n",
            if self.is_match { "matches" } else { "hands" },
            limit(self.ms),
            limit(self.nodes),
            self.seed,
            self.pairs,
        )
    }

    fn count(&self) -> u64 {
        self.pairs
    }

    fn fits(&self, place: u64, row: &Row) -> bool {
        self.seed + place == row.deal
    }
}
