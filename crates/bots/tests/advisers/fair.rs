//! The best possible result of a player of a patience who cannot peek, by exhaustive search.

use std::collections::HashMap;

use talon_rules::pieces::Chance;
use talon_rules::{Game, Player, Status};

/// Number of worlds that agree with this position's view in which the best player wins who cannot tell them
/// apart. Moves must not be reversible.
pub(crate) fn best_play<G: Game<Seat = Player>>(position: &G) -> u32 {
    let view = position.view(Player);
    let worlds = talon_bots::worlds::<G>(&view, 50_000, &mut Chance::from_seed(0));
    most_wins(&worlds, &mut HashMap::new())
}

/// Number of these indistinguishable worlds in which the best player wins.
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

/// The same after this move: worlds that look alike after it are played alike.
fn after<G: Game<Seat = Player>>(worlds: &[G], made: G::Move, known: &mut HashMap<String, u32>) -> u32 {
    let mut groups: HashMap<String, Vec<G>> = HashMap::new();
    for world in worlds {
        let mut next = world.clone();
        next.play_unchecked(made);
        groups.entry(format!("{:?}", next.view(Player))).or_default().push(next);
    }
    groups.values().map(|group| most_wins(group, known)).sum()
}
