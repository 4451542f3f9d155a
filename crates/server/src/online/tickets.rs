//! Tickets open a socket, within a minute, at any node of the hall.
//!
//! A ticket says what it is good for, signed with a key that the store keeps for all nodes: RFC 2104, HMAC. A node takes
//! each ticket once.

use std::collections::HashMap;
use std::sync::Mutex;

use data_encoding::BASE64URL_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use talon_hall::{MatchId, PlayerId, Time};
use talon_rules::curse::Seat;
use talon_store::{IdentityId, KeyHash, Store, StoreError};
use tokio::sync::OnceCell;

use super::limits::make_room;
use super::lock::locked;
use super::random::random;

/// The time that a ticket is good, in milliseconds.
const AGE: u64 = 60_000;

/// The most used tickets that a node remembers; the oldest are forgotten first.
const REMEMBERED: usize = 20_000;

/// The length of a signature, in bytes.
const SIGNATURE: usize = 32;

/// The match and the player that a ticket is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    pub(crate) game: MatchId,
    /// The seat; `None` for a spectator.
    pub(crate) seat: Option<Seat>,
    /// The player who has it; a spectator can be nobody.
    pub(crate) identity: Option<IdentityId>,
    /// The key of that player, which opens a socket only as long as it is not spent.
    pub(crate) key: Option<KeyHash>,
    pub(crate) made_at: Time,
}

/// The signed part of a ticket.
#[derive(Serialize, Deserialize)]
struct Text {
    game: MatchId,
    seat: Option<usize>,
    identity: Option<PlayerId>,
    /// A server of an earlier version names none.
    #[serde(default)]
    key: Option<[u8; 32]>,
    made_at: Time,
    /// Drawn at random, so that no two tickets are the same.
    number: u64,
}

/// Makes tickets and takes them.
#[derive(Default)]
pub(crate) struct Tickets {
    key: OnceCell<[u8; 32]>,
    /// The tickets that this node took, by their signatures.
    used: Mutex<HashMap<[u8; SIGNATURE], Time>>,
}

impl Tickets {
    /// Makes a ticket and returns its text.
    pub(crate) async fn issue(&self, store: &dyn Store, ticket: Ticket) -> Result<String, StoreError> {
        let text = Text {
            game: ticket.game,
            seat: ticket.seat.map(Seat::index),
            identity: ticket.identity.map(|identity| identity.public()),
            key: ticket.key.map(|KeyHash(hash)| hash),
            made_at: ticket.made_at,
            number: u64::from_le_bytes(random()),
        };
        let mut bytes = serde_json::to_vec(&text).expect("a ticket has only string keys");
        let signature = self.signer(store, &bytes).await?.finalize().into_bytes();
        bytes.splice(..0, signature);
        Ok(BASE64URL_NOPAD.encode(&bytes))
    }

    /// Takes a ticket. `None` if it was used here, is too old, is for another match, or was not made by this hall.
    pub(crate) async fn redeem(
        &self,
        store: &dyn Store,
        text: &str,
        game: MatchId,
        now: Time,
    ) -> Result<Option<Ticket>, StoreError> {
        let Ok(bytes) = BASE64URL_NOPAD.decode(text.as_bytes()) else { return Ok(None) };
        let Some((signature, bytes)) = bytes.split_first_chunk::<SIGNATURE>() else { return Ok(None) };
        if self.signer(store, bytes).await?.verify_slice(signature).is_err() {
            return Ok(None);
        }
        let Ok(text) = serde_json::from_slice::<Text>(bytes) else { return Ok(None) };
        let is_good = text.game == game && now.since(text.made_at) < AGE;
        if !is_good || !self.is_first(*signature, text.made_at, now) {
            return Ok(None);
        }
        let seat = Seat::BOTH.into_iter().find(|seat| Some(seat.index()) == text.seat);
        let identity = text.identity.map(|id| IdentityId(*id.bytes()));
        Ok(Some(Ticket { game, seat, identity, key: text.key.map(KeyHash), made_at: text.made_at }))
    }

    /// Takes note of a ticket, and returns whether it comes for the first time.
    fn is_first(&self, signature: [u8; SIGNATURE], made_at: Time, now: Time) -> bool {
        let mut used = locked(&self.used);
        make_room(&mut used, REMEMBERED, now, AGE, |made_at| *made_at);
        used.insert(signature, made_at).is_none()
    }

    async fn signer(&self, store: &dyn Store, bytes: &[u8]) -> Result<Hmac<Sha256>, StoreError> {
        let key = self.key.get_or_try_init(|| store.ticket_key(random())).await?;
        let signer = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
        Ok(signer.chain_update(bytes))
    }
}

#[cfg(test)]
mod tests {
    use talon_store::MemoryStore;

    use super::*;

    #[tokio::test]
    async fn a_ticket_is_good_once_for_a_minute_and_for_one_match() {
        let store = MemoryStore::default();
        let (game, other, at) = (MatchId::new([1; 16]), MatchId::new([2; 16]), Time::from_ms);
        let identity = Some(IdentityId([3; 16]));
        let tickets = Tickets::default();
        for (seat, identity) in [(Some(Seat::North), identity), (None, None)] {
            let key = identity.map(|_| KeyHash([4; 32]));
            let ticket = Ticket { game, seat, identity, key, made_at: at(0) };
            let text = tickets.issue(&store, ticket).await.unwrap();
            let redeem =
                async |text: &str, game, now| tickets.redeem(&store, text, game, at(now)).await.unwrap();
            assert_eq!(redeem(&text, game, 60_000).await, None);
            assert_eq!(redeem(&text, other, 0).await, None);
            let mut forged = BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
            *forged.last_mut().unwrap() ^= 1;
            for wrong in ["no ticket", "", &BASE64URL_NOPAD.encode(&forged)] {
                assert_eq!(redeem(wrong, game, 0).await, None, "{wrong}");
            }
            assert_eq!(redeem(&text, game, 59_999).await, Some(ticket));
            assert_eq!(redeem(&text, game, 59_999).await, None);
        }
    }

    #[tokio::test]
    async fn a_ticket_is_good_at_every_node_of_the_hall_and_at_no_other() {
        let (store, other) = (MemoryStore::default(), MemoryStore::default());
        let (game, now) = (MatchId::new([1; 16]), Time::from_ms(5));
        let ticket = Ticket { game, seat: Some(Seat::South), identity: None, key: None, made_at: now };
        let text = Tickets::default().issue(&store, ticket).await.unwrap();
        for (store, expected) in [(&store, Some(ticket)), (&other, None)] {
            assert_eq!(Tickets::default().redeem(store, &text, game, now).await.unwrap(), expected);
        }
    }
}
