//! Counts what each player, each address and this node as a whole have asked for.

use std::net::IpAddr;

use talon_hall::Time;
use talon_store::IdentityId;

use super::limits::{ByAddress, Limits, Rate, Slot, Slots, TooMany};

const MINUTE: u64 = 60_000;

const HOUR: u64 = 60 * MINUTE;

/// The counts of everything that is limited.
pub(crate) struct Usage {
    /// Calls of any kind.
    pub(crate) calls: ByAddress<Rate<IpAddr>>,
    /// Commands in matches.
    pub(crate) commands: Rate<IdentityId>,
    /// Calls of players who look for an opponent.
    pub(crate) seeks: Rate<IdentityId>,
    /// Copies of all data of a player.
    pub(crate) exports: Rate<IdentityId>,
    /// New keys of known players.
    pub(crate) keys: Rate<IdentityId>,
    /// New players.
    pub(crate) identities: ByAddress<Rate<IpAddr>>,
    /// New sockets.
    pub(crate) handshakes: ByAddress<Rate<IpAddr>>,
    matches: Rate<IdentityId>,
    matches_by_address: ByAddress<Rate<IpAddr>>,
    connections: Slots<()>,
    connections_by_address: ByAddress<Slots<IpAddr>>,
    connections_by_player: Slots<IdentityId>,
}

/// Room for a connection. It is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Room {
    _any: Slot<()>,
    _by_address: [Option<Slot<IpAddr>>; 2],
    _by_player: Option<Slot<IdentityId>>,
}

/// A player and the place where they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    pub(crate) player: IdentityId,
    /// The household; `None` for programs on this machine.
    pub(crate) household: Option<IpAddr>,
}

impl Usage {
    pub(crate) fn new(limits: &Limits) -> Usage {
        Usage {
            calls: ByAddress::rate(1_500, MINUTE),
            // A player can have two devices, each with as many messages as a socket allows.
            commands: Rate::new(200, MINUTE / 3),
            seeks: Rate::new(60, MINUTE),
            exports: Rate::new(10, HOUR),
            keys: Rate::new(10, HOUR),
            identities: ByAddress::rate(20, HOUR),
            // All sockets of a household, and some more, must be able to come back at once after a restart.
            handshakes: ByAddress::rate(60, MINUTE),
            matches: Rate::new(60, HOUR),
            matches_by_address: ByAddress::rate(300, HOUR),
            connections: Slots::new(limits.sockets),
            connections_by_address: ByAddress::slots(50),
            connections_by_player: Slots::new(8),
        }
    }

    /// Takes room for a connection that stays: a socket, or a call that waits.
    ///
    /// # Errors
    /// If this node, the household or the player has as many as possible.
    pub(crate) fn connect(
        &self,
        household: Option<IpAddr>,
        player: Option<IdentityId>,
    ) -> Result<Room, TooMany> {
        Ok(Room {
            _any: self.connections.take(())?,
            _by_address: self.connections_by_address.take(household)?,
            _by_player: player.map(|player| self.connections_by_player.take(player)).transpose()?,
        })
    }

    /// Counts a match that a player opens.
    ///
    /// # Errors
    /// If it is one too many for the player or the household.
    pub(crate) fn open_match(&self, sender: Sender, now: Time) -> Result<(), TooMany> {
        self.matches.take(sender.player, now)?;
        self.matches_by_address.take(sender.household, now)
    }

    /// Checks that a player can open another match.
    ///
    /// # Errors
    /// If it would be one too many for the player or the household.
    pub(crate) fn check_match(&self, sender: Sender, now: Time) -> Result<(), TooMany> {
        self.matches.check(&sender.player, now)?;
        self.matches_by_address.check(sender.household, now)
    }
}
