use sha2::{Digest, Sha256};
use talon_rules::curse::Seat;

use crate::{Chain, CommandId, Event};

impl Chain {
    /// The chain of an empty log.
    pub const START: Chain = Chain::new([0; 16]);

    /// The chain after another entry: the first 16 bytes of SHA-256 of the chain before, the seat that acted (`south`,
    /// `north` or `-`), the 16 bytes of the command id and the event as JSON. Times do not count, because the store
    /// sets them while it appends.
    #[must_use]
    pub fn next(&self, seat: Option<Seat>, command: CommandId, event: &Event) -> Chain {
        let seat = seat.map_or("-".to_owned(), |seat| seat.to_string());
        let event = serde_json::to_vec(event).expect("an event has only string keys");
        let hash = Sha256::new()
            .chain_update(self.bytes())
            .chain_update(seat)
            .chain_update(command.bytes())
            .chain_update(event)
            .finalize();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash[..16]);
        Chain::new(bytes)
    }
}
