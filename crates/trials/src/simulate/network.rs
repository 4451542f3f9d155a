//! Connections, messages and calls of the store in the simulated hall, and what becomes of them.

use talon_client::{Input, LinkState, Output};
use talon_hall::{FromHall, ToHall};

use super::check;
use super::happening::Happening;
use super::node::Wish;
use super::player::Device;
use super::store::{Call, Reply};
use super::world::{NODES, World};
use crate::broken::Broken;
use crate::dice::Dice;

impl World {
    /// Breaks a device's connection; each side may learn it soon, or not at all.
    pub(super) fn break_connection(&mut self, device: usize) {
        let Some((node, connection)) = self.devices[device].connection else { return };
        if self.chance.permille(600) {
            self.devices[device].connection = None;
            self.devices[device].client.update(Input::Disconnected, self.now);
        }
        if self.chance.permille(600) {
            let delay = self.chance.between(1, 3_000);
            self.plan(delay, Happening::NodeLost { node, connection });
        }
    }

    pub(super) fn open(&mut self, device: usize) {
        let node = self.chance.between(0, NODES as u64 - 1) as usize;
        if self.devices[device].is_gone || self.devices[device].client.link() != LinkState::Connecting {
            return;
        }
        if !self.nodes[node].accepts() {
            self.devices[device].client.update(Input::Disconnected, self.now);
            return;
        }
        self.connections += 1;
        let connection = self.connections;
        self.nodes[node].opened(connection, self.devices[device].seat, self.now);
        self.devices[device].connection = Some((node, connection));
        let outputs = self.devices[device].client.update(Input::Connected, self.now);
        self.perform(device, outputs);
    }

    pub(super) fn device_lost(&mut self, device: usize, connection: u64) {
        let player = &mut self.devices[device];
        if player.connection.is_some_and(|(_, own)| own == connection) {
            player.connection = None;
            player.client.update(Input::Disconnected, self.now);
        }
    }

    pub(super) fn deliver(
        &mut self,
        device: usize,
        connection: u64,
        message: FromHall,
    ) -> Result<(), Broken> {
        let is_current = self.devices[device].connection.is_some_and(|(_, own)| own == connection);
        // What comes late over an old connection is read now and then, as with requests over HTTP.
        if self.devices[device].is_gone || !is_current && !self.chance.permille(200) {
            return Ok(());
        }
        if self.chance.permille(20) {
            check::round_trip(&message)?;
        }
        check::message(&self.store, self.devices[device].seat, &message)?;
        let outputs = self.devices[device].client.update(Input::Received(message), self.now);
        self.perform(device, outputs);
        Ok(())
    }

    /// Does what a client wants.
    pub(super) fn perform(&mut self, device: usize, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Connect => {
                    let delay = self.chance.between(5, 300);
                    self.plan(delay, Happening::Open { device });
                }
                Output::Close => {
                    if let Some((node, connection)) = self.devices[device].connection.take() {
                        let delay = self.chance.between(5, 300);
                        self.plan(delay, Happening::NodeLost { node, connection });
                    }
                }
                Output::Send(message) => self.send_to_node(device, &message),
                Output::Show(notice) => {
                    self.devices[device].note(notice);
                    self.let_decide(device);
                }
            }
        }
    }

    fn send_to_node(&mut self, device: usize, message: &ToHall) {
        let Some((node, connection)) = self.devices[device].connection else { return };
        for delay in self.deliveries() {
            self.plan(delay, Happening::ToNode { node, connection, message: message.clone() });
        }
    }

    /// The times when the copies of a message arrive: usually one, soon.
    fn deliveries(&mut self) -> Vec<u64> {
        if self.chance.permille(self.storm.lost) {
            return Vec::new();
        }
        let copies = if self.chance.permille(self.storm.doubled) { 2 } else { 1 };
        let mut delays = Vec::new();
        for _ in 0..copies {
            let is_late = self.chance.permille(self.storm.late);
            delays.push(if is_late { self.chance.between(500, 12_000) } else { self.chance.between(5, 150) });
        }
        delays
    }

    /// Does what a node wants.
    pub(super) fn grant(&mut self, node: usize, wishes: Vec<Wish>) {
        for wish in wishes {
            match wish {
                Wish::Send(connection, message) => self.send_to_device(node, connection, &message),
                Wish::Call(call) => {
                    let (life, delay) = (self.nodes[node].life, self.chance.between(1, 12));
                    self.plan(delay, Happening::Call { node, life, call });
                }
                Wish::Ring => {
                    for other in (0..NODES).filter(|other| *other != node) {
                        if !self.chance.permille(self.storm.lost) {
                            self.plan(5, Happening::Ring(other));
                        }
                    }
                }
                Wish::CloseAll => self.close_all(node, 1_000),
            }
        }
    }

    fn send_to_device(&mut self, node: usize, connection: u64, message: &FromHall) {
        let own = |player: &Device| player.connection == Some((node, connection));
        let Some(device) = self.devices.iter().position(own) else { return };
        for delay in self.deliveries() {
            self.plan(delay, Happening::ToDevice { device, connection, message: message.clone() });
        }
    }

    /// The connections of a node are gone; most devices learn it soon.
    pub(super) fn close_all(&mut self, node: usize, permille: u32) {
        for device in 0..self.devices.len() {
            let Some((_, connection)) = self.devices[device].connection.filter(|(own, _)| *own == node)
            else {
                continue;
            };
            if self.chance.permille(permille) {
                let delay = self.chance.between(5, 200);
                self.plan(delay, Happening::DeviceLost { device, connection });
            }
        }
    }

    /// A call reaches the store, which may not say what became of it.
    pub(super) fn call(&mut self, node: usize, life: u32, call: Call) -> Result<(), Broken> {
        let delay = self.chance.between(1, 12);
        let Call::Append(append) = &call else {
            let reply = self.store.call(&call, self.now)?;
            self.plan(delay, Happening::Reply { node, life, reply });
            return Ok(());
        };
        if self.chance.permille(self.storm.unknown) {
            match self.chance.below(3) {
                0 => {}
                1 => {
                    self.store.call(&call, self.now)?;
                }
                _ => {
                    let later = self.chance.between(1, 2_000);
                    self.plan(
                        later,
                        Happening::LateAppend { append: append.clone(), rewinds: self.store.rewinds },
                    );
                }
            }
            self.plan(delay, Happening::Reply { node, life, reply: Reply::Unknown });
            return Ok(());
        }
        let reply = self.store.call(&call, self.now)?;
        self.plan(delay, Happening::Reply { node, life, reply });
        Ok(())
    }
}
