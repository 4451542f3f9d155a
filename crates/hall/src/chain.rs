use sha2::{Digest, Sha256};

use crate::{Chain, Entry};

impl Chain {
    /// The chain of an empty log.
    pub const START: Chain = Chain::new([0; 16]);

    /// The chain after another entry: the first 16 bytes of SHA-256 of the chain before, the time when the command
    /// reached the server (8 bytes in little-endian order), the seat that acted (`south`, `north` or `-`), the 16 bytes of
    /// the command id and the event as JSON. The time of the commit does not count, because the store sets it while it
    /// appends.
    #[must_use]
    pub fn next(&self, entry: &Entry) -> Chain {
        let seat = entry.seat.map_or("-".to_owned(), |seat| seat.to_string());
        let event = serde_json::to_vec(&entry.event).expect("an event has only string keys");
        let hash = Sha256::new()
            .chain_update(self.bytes())
            .chain_update(entry.at.ms().to_le_bytes())
            .chain_update(seat)
            .chain_update(entry.command.bytes())
            .chain_update(event)
            .finalize();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash[..16]);
        Chain::new(bytes)
    }
}
