use talon_hall::{FromHall, Time, ToHall};

use super::store::{Append, Call, Reply};

/// Something that happens at a time.
#[derive(Debug)]
pub(crate) enum Happening {
    /// A second passed on a device.
    DeviceTick(usize),
    /// The player at a device decides what to do.
    Decide(usize),
    /// A device opens a connection.
    Open { device: usize },
    /// A message reaches a node.
    ToNode { node: usize, connection: u64, message: ToHall },
    /// A message reaches a device.
    ToDevice { device: usize, connection: u64, message: FromHall },
    /// A device learns that its connection is gone.
    DeviceLost { device: usize, connection: u64 },
    /// A node learns that a connection is gone.
    NodeLost { node: usize, connection: u64 },
    /// A second passed on a node.
    NodeTick(usize),
    /// A node hears that another one appended something.
    Ring(usize),
    /// A call reaches the store.
    Call { node: usize, life: u32, call: Call },
    /// An append whose caller heard that the outcome is unknown. It is lost if the store came back older meanwhile:
    /// what takes over from a store does not get its calls.
    LateAppend { append: Append, rewinds: u32 },
    /// A reply reaches a node.
    Reply { node: usize, life: u32, reply: Reply },
    /// A fault of the storm begins.
    Fault(usize),
    /// A node starts again.
    Restart(usize),
    /// The store comes back, without this number of entries.
    StoreBack { lost: usize },
    /// The clock of a node is right again.
    SkewEnds(usize),
    /// The faults stop.
    Calm,
}

/// The events to come, by time; at the same time in the order in which they were planned.
#[derive(Debug, Default)]
pub(crate) struct Agenda {
    plans: std::collections::BTreeMap<(Time, u64), Happening>,
    count: u64,
}

impl Agenda {
    pub(crate) fn plan(&mut self, at: Time, happening: Happening) {
        self.count += 1;
        self.plans.insert((at, self.count), happening);
    }

    pub(crate) fn next(&mut self) -> Option<(Time, Happening)> {
        let ((at, _), happening) = self.plans.pop_first()?;
        Some((at, happening))
    }
}
