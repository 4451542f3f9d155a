use talon_hall::Time;
use talon_rules::pieces::Chance;

use crate::dice::Dice;

/// A fault that befalls the nodes or the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A node is killed, and starts again after this time.
    Crash { node: usize, restart_ms: u64 },
    /// The store is away for this time, and comes back without its last entries.
    Outage { ms: u64, lost: usize },
    /// The clock of a node is off by this much for this time.
    Skew { node: usize, by_ms: i64, ms: u64 },
}

/// The faults of a match, and their frequencies.
#[derive(Clone, Debug)]
pub(crate) struct Storm {
    /// The time when the faults stop.
    pub(crate) until: Time,
    /// In a thousand messages.
    pub(crate) lost: u32,
    pub(crate) doubled: u32,
    pub(crate) late: u32,
    /// In a thousand appends.
    pub(crate) unknown: u32,
    /// In a thousand seconds of a connection.
    pub(crate) broken: u32,
    pub(crate) faults: Vec<(Time, Fault)>,
}

impl Storm {
    pub(crate) fn new(begin: Time, chance: &mut Chance) -> Storm {
        let length = chance.between(5_000, 90_000);
        let mut fault_times = |most: u64| -> Vec<Time> {
            let count = chance.between(0, most);
            (0..count).map(|_| begin.plus(chance.between(0, length))).collect()
        };
        let (crashes, outages, skews) = (fault_times(6), fault_times(3), fault_times(2));
        let mut faults = Vec::new();
        for at in crashes {
            let node = usize::try_from(chance.below(3)).unwrap_or_default();
            faults.push((at, Fault::Crash { node, restart_ms: chance.between(50, 8_000) }));
        }
        for at in outages {
            let lost = if chance.permille(300) { chance.between(1, 6) } else { 0 };
            let lost = usize::try_from(lost).unwrap_or_default();
            faults.push((at, Fault::Outage { ms: chance.between(20, 25_000), lost }));
        }
        for at in skews {
            let node = usize::try_from(chance.below(3)).unwrap_or_default();
            let by_ms = i64::from(chance.below(40_000)) - 20_000;
            faults.push((at, Fault::Skew { node, by_ms, ms: chance.between(500, 20_000) }));
        }
        let rough = chance.permille(700);
        let mut odds = |most: u32| if rough { chance.below(most) } else { 0 };
        Storm {
            until: begin.plus(length + 30_000),
            lost: odds(120),
            doubled: odds(120),
            late: odds(80),
            unknown: odds(150),
            broken: odds(60),
            faults,
        }
    }
}
