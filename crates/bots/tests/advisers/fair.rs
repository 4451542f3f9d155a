//! The best that a player of a patience who cannot peek can reach, found by trying everything.

use std::collections::HashMap;

use talon_pieces::Chance;
use talon_rules::{Game, Player, Status};

/// In how many of all worlds that look like this position the best player wins who cannot tell them apart. No
/// move may be taken back by another.
pub(crate) fn best_play<G: Game<Seat = Player>>(position: &G) -> u32 {
    let view = position.view(Player);
    let worlds = talon_bots::worlds::<G>(&view, 50_000, &mut Chance::from_seed(0));
    most_wins(&worlds, &mut HashMap::new())
}

/// In how many of these worlds, all that look alike, the best player wins.
fn most_wins<G: Game<Seat = Player>>(worlds: &[G], known: &mut HashMap<String, u32>) -> u32 {
    if worlds[0].status() != Status::Playing {
        return if worlds[0].status() == Status::Won { worlds.len() as u32 } else { 0 };
    }
    let key = format!("{:?}", worlds[0].view(Player));
    if let Some(wins) = known.get(&key) {
        return *wins;
    }
    let mut moves = Vec::new();
    worlds[0].legal_moves(&mut moves);
    let wins = moves.iter().map(|made| after(worlds, *made, known)).max().unwrap_or(0);
    known.insert(key, wins);
    wins
}

/// The same when this move is made: then the worlds that look alike after it are played alike.
fn after<G: Game<Seat = Player>>(worlds: &[G], made: G::Move, known: &mut HashMap<String, u32>) -> u32 {
    let mut groups: HashMap<String, Vec<G>> = HashMap::new();
    for world in worlds {
        let mut next = world.clone();
        next.play_unchecked(made);
        groups.entry(format!("{:?}", next.view(Player))).or_default().push(next);
    }
    groups.values().map(|group| most_wins(group, known)).sum()
}
