//! The deals of an arena, and how they are played.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Context;
use talon_pieces::DealNumber;
use talon_rules::curse::Seat;

use super::game::{self, Rules, play};
use super::player::{Contestant, Player};
use super::row::Row;
use crate::in_order::{Places, in_order};
use crate::journal::Journaled;

/// After so many forfeits of one player in a row nothing more can be learned.
const MOST_FORFEITS: u32 = 3;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contest {
    /// A and B.
    pub(super) players: [Contestant; 2],
    /// How many deals are played, each twice.
    pub(super) pairs: u64,
    /// How long a move may take, in milliseconds.
    pub(super) ms: Option<u64>,
    /// How many positions a player may look at for a move.
    pub(super) nodes: Option<u64>,
    /// The first deal.
    pub(super) seed: u64,
    pub(super) is_match: bool,
    /// How many of the deals have been played before.
    pub(super) done: u64,
}

/// What the threads tell each other about players that fail.
struct Failing<'a> {
    in_a_row: [AtomicU32; 2],
    /// Why the arena has to stop.
    stopped: &'a Mutex<Option<String>>,
}

impl Contest {
    /// Checks that there are so many deals.
    ///
    /// # Errors
    /// When the last one would have no number.
    pub(super) fn check_deals(&self) -> anyhow::Result<()> {
        let last = self.seed.checked_add(self.pairs - 1).context("there are not so many deals")?;
        DealNumber::new(last)?;
        Ok(())
    }

    /// Plays the deals that are left. `take` gets them in their order, until all are played, `is_interrupted`, or a
    /// player has failed too often: then the reason is in `stopped`.
    ///
    /// # Errors
    /// The first error of `take`.
    pub(super) fn run(
        &self,
        threads: NonZero<usize>,
        is_interrupted: &(dyn Fn() -> bool + Sync),
        stopped: &Mutex<Option<String>>,
        take: impl FnMut(&[Row]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let failing = Failing { in_a_row: [const { AtomicU32::new(0) }; 2], stopped };
        let has_stopped = || stopped.lock().is_ok_and(|reason| reason.is_some());
        let is_over = || is_interrupted() || has_stopped();
        let places = Places { from: self.done, to: self.pairs, chunk: 1 };
        let begin = || {
            let mut players = self.players.each_ref().map(Player::new);
            let failing = &failing;
            move |place, is_over: &dyn Fn() -> bool| self.play_pair(&mut players, place, failing, is_over)
        };
        in_order(places, threads, &is_over, begin, take)
    }

    /// Plays one deal twice. `None` when it was interrupted between the two, or a player has failed too often.
    fn play_pair(
        &self,
        [a, b]: &mut [Player; 2],
        place: u64,
        failing: &Failing<'_>,
        is_over: &dyn Fn() -> bool,
    ) -> Option<Row> {
        let deal = DealNumber::new(self.seed + place).expect("the last one has been checked");
        let rules = Rules { is_match: self.is_match, ms: self.ms, nodes: self.nodes };
        let mut row = Row { deal: deal.get(), ..Row::default() };
        let south = play(rules, deal, 2 * deal.get(), [a, b]);
        row.south = south.points;
        self.count(&mut row, south, Seat::South, failing)?;
        if is_over() {
            return None;
        }
        let north = play(rules, deal, 2 * deal.get() + 1, [b, a]);
        row.north = -north.points;
        self.count(&mut row, north, Seat::North, failing)?;
        Some(row)
    }

    /// Adds a game in which A had this seat to a row; `None` when a player has failed too often.
    fn count(
        &self,
        row: &mut Row,
        result: game::Result,
        seat_of_a: Seat,
        failing: &Failing<'_>,
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
        for (player, in_a_row) in failing.in_a_row.iter().enumerate() {
            match &failed {
                Some((failed, why)) if *failed == player => {
                    let told = format!("{} has forfeited in deal {}: {why}", self.players[player], row.deal);
                    row.forfeits.push(told.clone());
                    *(if player == 0 { &mut row.forfeits_a } else { &mut row.forfeits_b }) += 1;
                    if in_a_row.fetch_add(1, Ordering::Relaxed) + 1 >= MOST_FORFEITS {
                        let reason = format!(
                            "{told}; these were {MOST_FORFEITS} forfeits in a row, so the arena stops"
                        );
                        failing.stopped.lock().ok()?.get_or_insert(reason);
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
