//! The deals of network matches never change: an independent program computed these vectors.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use data_encoding::HEXLOWER;
use talon_hall::{Commitment, MatchId, Seed, deal_root};
use talon_rules::curse::Seat;
use talon_rules::pieces::{Root, Tile, shuffled_tiles_of_root};

/// A match of the file.
#[derive(Default)]
struct Vector {
    id: Option<MatchId>,
    server: Option<Seed>,
    seats: [Option<Seed>; 2],
}

impl Vector {
    fn root(&self) -> Root {
        deal_root(&self.server.unwrap(), &self.id.unwrap(), self.seats)
    }

    /// Reads a seed, and checks its commitment.
    fn seed(&self, text: &str, commit: impl Fn(&Seed, &MatchId) -> Commitment) -> Seed {
        let (seed, commitment) = text.split_once(' ').unwrap();
        let seed: Seed = seed.parse().unwrap();
        assert_eq!(commit(&seed, &self.id.unwrap()), commitment.parse().unwrap());
        seed
    }
}

#[test]
fn commitments_and_hands_are_frozen() {
    let mut vector = Vector::default();
    let mut hands = 0;
    for line in include_str!("deals.txt").lines().filter(|line| !line.starts_with('#')) {
        let (name, rest) = line.split_once(' ').unwrap();
        match name {
            "match" => {
                let bytes: [u8; 16] = HEXLOWER.decode(rest.as_bytes()).unwrap().try_into().unwrap();
                vector = Vector { id: Some(MatchId::new(bytes)), ..Vector::default() };
            }
            "server" => vector.server = Some(vector.seed(rest, Seed::server_commitment)),
            "south" | "north" => {
                let seat: Seat = name.parse().unwrap();
                let seed = vector.seed(rest, |seed, id| seed.seat_commitment(id, seat));
                vector.seats[seat.index()] = Some(seed);
            }
            "hand" => {
                let (number, hand) = rest.split_once(' ').unwrap();
                assert_eq!(hand_text(&vector.root(), number.parse().unwrap()), hand);
                hands += 1;
            }
            _ => panic!("unknown line: {line}"),
        }
    }
    assert_eq!(hands, 12);
}

/// The tiles of south and north, lowest first, and the coin.
fn hand_text(root: &Root, number: u32) -> String {
    let (tiles, coin) = shuffled_tiles_of_root(root, number);
    let hand = |tiles: &[Tile]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    format!("{} | {} | coin {coin}", hand(&tiles[..11]), hand(&tiles[11..22]))
}
