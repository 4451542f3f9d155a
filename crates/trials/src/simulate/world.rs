use talon_hall::{ClockSettings, CommandId, End, Entry, MatchId, Seed, Settings, Table, Time};
use talon_query::Level;
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use talon_server::Mutation;

use super::check;
use super::happening::{Agenda, Happening};
use super::node::Node;
use super::player::Device;
use super::store::ModelStore;
use super::storm::{Fault, Storm};
use crate::broken::Broken;
use crate::dice::Dice;

pub(super) const NODES: usize = 3;

/// The time that a match can take after the faults have stopped, in milliseconds: a day is what an abandoned one takes.
const PATIENCE: u64 = 30 * 3_600_000;

/// The result of a simulated match.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// The end of the match.
    pub end: End,
    /// The length of its log.
    pub entries: usize,
    /// The number of things that happened.
    pub steps: u64,
}

/// A simulated match with everything around it.
pub(crate) struct World {
    pub(super) now: Time,
    pub(super) chance: Chance,
    pub(super) agenda: Agenda,
    pub(super) storm: Storm,
    pub(super) store: ModelStore,
    pub(super) nodes: Vec<Node>,
    pub(super) devices: Vec<Device>,
    pub(super) connections: u64,
    /// The outages of the store so far.
    pub(super) outages: Vec<(Time, Time)>,
    /// True if a node was killed during an outage, and forgot that it had been one.
    pub(super) outage_forgotten: bool,
    pub(super) steps: u64,
}

impl World {
    pub(crate) fn new(seed: u64, mutation: Option<Mutation>) -> World {
        let mut chance = Chance::from_seed(seed);
        let now = Time::from_ms(1_000_000_000);
        let id = MatchId::new(chance.bytes());
        let secret = random_seed(&mut chance);
        let settings = random_settings(&mut chance);
        let event = Table::create(&id, &secret, settings);
        let created =
            Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([0; 16]), event };
        let store = ModelStore::new(id, secret, created, mutation).expect("a new match folds");
        let nodes = (0..NODES).map(|_| {
            let mut node = Node::new(id, secret, mutation, chance.between(0, 1 << 30));
            node.skew = small_skew(&mut chance);
            node
        });
        let nodes = nodes.collect();
        let devices = devices(id, now, &mut chance);
        let mut world = World {
            now,
            storm: Storm::new(now, &mut chance),
            chance,
            agenda: Agenda::default(),
            store,
            nodes,
            devices,
            connections: 0,
            outages: Vec::new(),
            outage_forgotten: false,
            steps: 0,
        };
        world.plan_beginning();
        world
    }

    fn plan_beginning(&mut self) {
        for device in 0..self.devices.len() {
            self.plan(device as u64 * 130, Happening::DeviceTick(device));
        }
        for node in 0..NODES {
            self.plan(node as u64 * 310, Happening::NodeTick(node));
        }
        for (number, (at, _)) in self.storm.faults.iter().enumerate() {
            self.agenda.plan(*at, Happening::Fault(number));
        }
        self.agenda.plan(self.storm.until, Happening::Calm);
    }

    pub(super) fn plan(&mut self, delay: u64, happening: Happening) {
        self.agenda.plan(self.now.plus(delay), happening);
    }

    /// Lets everything happen until the match has ended and everybody knows.
    pub(crate) fn run(mut self) -> Result<Report, Broken> {
        let deadline = self.storm.until.plus(PATIENCE);
        while let Some((at, happening)) = self.agenda.next() {
            self.now = at;
            self.steps += 1;
            if at > deadline {
                break;
            }
            let may_end = matches!(happening, Happening::DeviceTick(0));
            self.happen(happening)?;
            if may_end && self.is_settled() {
                return self.report();
            }
        }
        Err(Broken::NeverEnds)
    }

    fn report(&self) -> Result<Report, Broken> {
        let outages: &[(Time, Time)] = if self.outage_forgotten { &[] } else { &self.outages };
        check::ending(&self.store, &self.devices, outages)?;
        let end = self.store.table.outcome().ok_or(Broken::NeverEnds)?.end;
        Ok(Report { end, entries: self.store.log.len(), steps: self.steps })
    }

    /// Returns true if the faults have stopped, the match is over, and every device that is there shows its end.
    fn is_settled(&self) -> bool {
        let table = &self.store.table;
        let is_here = |device: &&Device| !device.is_gone;
        self.now > self.storm.until
            && table.outcome().is_some()
            && table.due().is_none()
            && self.devices.iter().filter(is_here).all(|device| {
                let sees_all = device.client.view().is_some_and(|view| view.chain == table.chain());
                sees_all && device.client.pending().next().is_none()
            })
    }

    fn happen(&mut self, happening: Happening) -> Result<(), Broken> {
        match happening {
            Happening::DeviceTick(device) => self.device_tick(device),
            Happening::Decide(device) => {
                let outputs = self.devices[device].decide(self.now);
                self.perform(device, outputs);
            }
            Happening::Open { device } => self.open(device),
            Happening::ToNode { node, connection, message } => {
                let wishes = self.nodes[node].receive(connection, message, self.now);
                self.grant(node, wishes);
            }
            Happening::ToDevice { device, connection, message } => {
                self.deliver(device, connection, message)?;
            }
            Happening::DeviceLost { device, connection } => self.device_lost(device, connection),
            Happening::NodeLost { node, connection } => {
                let wishes = self.nodes[node].closed(connection, self.now);
                self.grant(node, wishes);
            }
            Happening::NodeTick(node) => self.node_tick(node),
            Happening::Ring(node) => {
                let wishes = self.nodes[node].rung(self.now);
                self.grant(node, wishes);
            }
            Happening::Call { node, life, call } => self.call(node, life, call)?,
            Happening::LateAppend { append, rewinds } => self.store.append_late(append, rewinds, self.now)?,
            Happening::Reply { node, life, reply } => {
                let wishes = self.nodes[node].reply(life, reply, self.now);
                self.grant(node, wishes);
            }
            Happening::Fault(number) => self.fault(number),
            Happening::Restart(node) => self.nodes[node].start(self.now),
            Happening::StoreBack { lost } => self.store_back(lost)?,
            Happening::SkewEnds(node) => self.nodes[node].skew = small_skew(&mut self.chance),
            Happening::Calm => self.calm(),
        }
        Ok(())
    }

    fn is_calm(&self) -> bool {
        self.now >= self.storm.until
    }

    fn calm(&mut self) {
        self.storm = Storm { lost: 0, doubled: 0, late: 0, unknown: 0, broken: 0, ..self.storm.clone() };
    }

    fn device_tick(&mut self, device: usize) {
        let outputs = self.devices[device].tick(self.now);
        self.perform(device, outputs);
        if self.chance.permille(self.storm.broken) {
            self.break_connection(device);
        }
        // Nobody waits for a player who will not come back.
        if !self.devices[device].is_gone_for_ever() || device == 0 {
            let every = if self.is_deserted() { 4_000 } else { 1_000 };
            self.plan(every, Happening::DeviceTick(device));
        }
        self.let_decide(device);
    }

    pub(super) fn let_decide(&mut self, device: usize) {
        let player = &mut self.devices[device];
        if player.seat.is_some() && !player.is_deciding && !player.is_gone {
            player.is_deciding = true;
            let delay = player.thinks();
            self.plan(delay, Happening::Decide(device));
        }
    }

    fn node_tick(&mut self, node: usize) {
        if self.nodes[node].is_up {
            let is_due = !self.store.is_away && self.store.table.due().is_some_and(|due| due <= self.now);
            let wishes = self.nodes[node].tick(is_due, self.now);
            self.grant(node, wishes);
        }
        let every = if self.is_deserted() { 600_000 } else { 1_000 };
        self.plan(every, Happening::NodeTick(node));
    }

    /// Returns true if no player will come back and nothing goes wrong any more, so that ticks can be rarer.
    fn is_deserted(&self) -> bool {
        let mut players = self.devices.iter().filter(|device| device.seat.is_some());
        self.is_calm() && players.all(Device::is_gone_for_ever)
    }

    fn fault(&mut self, number: usize) {
        match self.storm.faults[number].1 {
            Fault::Crash { node, restart_ms } => {
                if self.nodes[node].is_up {
                    self.outage_forgotten |= !self.outages.is_empty() || self.store.is_away;
                    self.nodes[node].crash();
                    self.close_all(node, 500);
                    self.plan(restart_ms, Happening::Restart(node));
                }
            }
            Fault::Outage { ms, lost } => {
                if !self.store.is_away {
                    self.store.is_away = true;
                    self.outages.push((self.now, self.now.plus(ms)));
                    self.plan(ms, Happening::StoreBack { lost });
                }
            }
            Fault::Skew { node, by_ms, ms } => {
                self.nodes[node].skew = by_ms;
                self.plan(ms, Happening::SkewEnds(node));
            }
        }
    }

    fn store_back(&mut self, lost: usize) -> Result<(), Broken> {
        self.store.is_away = false;
        if lost > 0 { self.store.rewind(lost) } else { Ok(()) }
    }
}

/// South, north and a spectator; sometimes a second device of south.
fn devices(id: MatchId, now: Time, chance: &mut Chance) -> Vec<Device> {
    let (south, north) = (random_seed(chance), random_seed(chance));
    let mut seats = vec![(Some(Seat::South), south), (Some(Seat::North), north), (None, south)];
    if chance.permille(250) {
        seats.push((Some(Seat::South), south));
    }
    seats.into_iter().map(|(seat, seed)| Device::new(id, seat, seed, now, chance)).collect()
}

fn random_seed(chance: &mut Chance) -> Seed {
    let (first, second) = (chance.bytes(), chance.bytes());
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(&first);
    bytes[16..].copy_from_slice(&second);
    Seed::new(bytes)
}

/// Mostly short matches, with and without clocks.
fn random_settings(chance: &mut Chance) -> Settings {
    let clock = match chance.below(3) {
        0 => None,
        1 => Some(ClockSettings::NORMAL),
        _ => Some(ClockSettings { bank_ms: 20_000, free_ms: 3_000 }),
    };
    let target =
        if chance.permille(100) { 11 } else { 1 + u8::try_from(chance.below(4)).unwrap_or_default() };
    let opponent = if chance.permille(80) { Some(Level::Novice) } else { None };
    Settings { target, clock, rated: chance.permille(700), leader: None, opponent }
}

/// The skew of a clock that is kept well, in milliseconds.
fn small_skew(chance: &mut Chance) -> i64 {
    i64::from(chance.below(3_000)) - 1_500
}
