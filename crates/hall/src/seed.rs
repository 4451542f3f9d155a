use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER_PERMISSIVE as HEX;
use sha2::{Digest, Sha256};
use talon_rules::curse::Seat;

use crate::MatchId;

/// 32 random bytes that decide the deals of a match together with those of the others. Secret until it is opened.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

/// The SHA-256 hash that a party shows before it opens its seed, so that it cannot choose another one later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment([u8; 32]);

impl Seed {
    /// Makes a seed from 32 bytes, which a caller draws at random.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its 32 bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed of a player in a match: SHA-256 of `talon curse 1 player`, the 16 bytes of the match id, and the player's
    /// key. It follows from the key, so a program that is started again between the commitment and the opening still
    /// has it, and no two matches share one.
    pub fn of_player(key: &[u8; 32], id: &MatchId) -> Seed {
        let hash =
            Sha256::new().chain_update(b"talon curse 1 player").chain_update(id.bytes()).chain_update(key);
        Seed(hash.finalize().into())
    }

    /// The commitment of the server: SHA-256 of `talon curse 1`, the 16 bytes of the match id, and the seed.
    pub fn server_commitment(&self, id: &MatchId) -> Commitment {
        self.commitment(b"talon curse 1", id)
    }

    /// The commitment of a seat: SHA-256 of `talon curse 1 south` or `talon curse 1 north`, the 16 bytes of the match
    /// id, and the seed.
    pub fn seat_commitment(&self, id: &MatchId, seat: Seat) -> Commitment {
        self.commitment(format!("talon curse 1 {seat}").as_bytes(), id)
    }

    fn commitment(&self, purpose: &[u8], id: &MatchId) -> Commitment {
        let hash = Sha256::new().chain_update(purpose).chain_update(id.bytes()).chain_update(self.0);
        Commitment(hash.finalize().into())
    }
}

/// Shows nothing, since a seed is a secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seed").finish_non_exhaustive()
    }
}

/// A text that is not 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed or a commitment is 64 hexadecimal digits")]
pub struct SeedError;

fn read(text: &str) -> Result<[u8; 32], SeedError> {
    HEX.decode(text.as_bytes()).map_err(|_| SeedError)?.try_into().map_err(|_| SeedError)
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        read(text).map(Seed)
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Commitment, SeedError> {
        read(text).map(Commitment)
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl TryFrom<String> for Commitment {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Commitment, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        HEX.encode(&seed.0)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        HEX.encode(&commitment.0)
    }
}
