use talon_rules::curse::{Options, Seat, State};
use talon_rules::pieces::{Chance, Tile};

use super::driver::Match;
use crate::{Event, MatchId, Seed, Settings, VerifyError, deal_root};

#[test]
fn a_seed_is_not_shown_to_who_debugs() {
    assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed { .. }");
}

#[test]
fn a_record_that_was_changed_proves_nothing() {
    let mut game = Match::dealt(Settings::PAIRED, 3);
    let mut chance = Chance::from_seed(3);
    while game.step(&mut chance) {}
    let record = game.record();
    assert!(record.verify().is_ok());

    let mut running = record.clone();
    running.log.pop();
    assert_eq!(running.verify(), Err(VerifyError::NotRevealed));

    let mut other_seed = record.clone();
    other_seed.log.last_mut().unwrap().event = Event::Revealed { server_seed: Seed::new([9; 32]) };
    assert_eq!(other_seed.verify(), Err(VerifyError::WrongServerSeed));

    let mut other_id = record.clone();
    other_id.id = MatchId::new([9; 16]);
    assert_eq!(other_id.verify(), Err(VerifyError::WrongServerSeed));

    let mut other_player = record.clone();
    let opened =
        other_player.log.iter().position(|entry| matches!(entry.event, Event::Opened { .. })).unwrap();
    other_player.log[opened].event = Event::Opened { seed: Seed::new([9; 32]) };
    assert!(matches!(other_player.verify(), Err(VerifyError::Log(_))));

    let mut other_tiles = record;
    let moved = other_tiles.log.iter().position(|entry| matches!(entry.event, Event::Moved { .. })).unwrap();
    let not_held = {
        let mut moves = Vec::new();
        for tile in Tile::all() {
            if !game_holds(&other_tiles.log[moved].seat.unwrap(), tile) {
                moves.push(tile);
            }
        }
        moves[0]
    };
    other_tiles.log[moved].event = Event::Moved { moves: vec![talon_rules::curse::Move::Set(not_held)] };
    assert!(matches!(other_tiles.verify(), Err(VerifyError::Log(_))));
}

/// Returns true if the seat holds the tile in the first hand of match 3.
fn game_holds(seat: &Seat, tile: Tile) -> bool {
    Match::dealt(Settings::PAIRED, 3).table.state().unwrap().tiles(*seat).contains(&tile)
}

/// Every tile lies equally often in each hand and aside, and the coin is fair: chi-square tests at a level of about one
/// in a million, over fixed roots.
#[test]
fn hands_are_uniform() {
    const DEALS: u32 = 20_000;
    let mut south = [0_u32; Tile::COUNT];
    let mut aside = [0_u32; Tile::COUNT];
    let mut pairs = [[0_u32; Tile::COUNT]; Tile::COUNT];
    let mut leads = 0_u32;
    for number in 0..DEALS {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let root = deal_root(&Seed::new(seed), &MatchId::new([7; 16]), [None, Some(Seed::new([1; 32]))]);
        let state = State::from_root(&Options::MATCH, root, None);
        let held = state.tiles(Seat::South);
        for tile in held {
            south[usize::from(tile.index())] += 1;
            for other in held {
                pairs[usize::from(tile.index())][usize::from(other.index())] += 1;
            }
        }
        for tile in
            Tile::all().filter(|tile| Seat::BOTH.iter().all(|seat| !state.tiles(*seat).contains(tile)))
        {
            aside[usize::from(tile.index())] += 1;
        }
        leads += u32::from(talon_rules::Game::seat_to_move(&state) == Some(Seat::South));
    }
    let share = |count: f64| f64::from(DEALS) * count / 28.0;
    // 27 degrees of freedom; the variance of a cell is smaller than Poisson's, so these limits are generous.
    assert!(chi_square(&south, share(11.0)) < 80.0);
    assert!(chi_square(&aside, share(6.0)) < 80.0);
    let both: Vec<u32> = (0..28)
        .flat_map(|low| (low + 1..28).map(move |high| (low, high)))
        .map(|(low, high)| pairs[low][high])
        .collect();
    // 377 degrees of freedom: mean 377, deviation 27.
    assert!(chi_square(&both, f64::from(DEALS) * 11.0 * 10.0 / (28.0 * 27.0)) < 377.0 + 5.0 * 27.5);
    assert!(leads.abs_diff(DEALS / 2) < 350, "{leads}: five deviations of 71");
}

fn chi_square(counts: &[u32], expected: f64) -> f64 {
    counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}
