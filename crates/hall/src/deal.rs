//! Deals that nobody can choose: a commit–reveal protocol with seeds of the server and of both players, as sites for
//! games of chance publish it under the name "provably fair".

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use talon_rules::pieces::Root;

use crate::{MatchId, Seed};

/// The root of a match's hands: HMAC-SHA-256 under the server's seed of the 16 bytes of the match id, south's seed and
/// north's seed. A seed that was not opened counts as 32 zero bytes.
///
/// # Examples
/// ```
/// use talon_hall::{MatchId, Seed, deal_root};
/// use talon_rules::curse::{Options, State};
///
/// let seeds = [Some(Seed::new([1; 32])), Some(Seed::new([2; 32]))];
/// let root = deal_root(&Seed::new([3; 32]), &MatchId::new([4; 16]), seeds);
/// let state = State::from_root(&Options::MATCH, root, None);
/// ```
pub fn deal_root(server_seed: &Seed, id: &MatchId, seat_seeds: [Option<Seed>; 2]) -> Root {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(server_seed.bytes()).expect("HMAC takes a key of any length");
    mac.update(id.bytes());
    for seed in seat_seeds {
        mac.update(seed.map_or([0; 32], |seed| *seed.bytes()).as_slice());
    }
    Root::new(mac.finalize().into_bytes().into())
}
