use std::collections::{HashMap, HashSet};

use talon_rules::Worlds;
use talon_rules::pieces::Chance;

use crate::{Checked, Subject, ensure};

/// Checks the list of the worlds that look like this position to a seat: each is there once, all look the same,
/// the true one and a sampled one are among them, and their number is right. Returns that number.
///
/// # Errors
/// A sentence about the first check that fails.
pub fn worlds<G: Subject + Worlds>(position: &G, seat: G::Seat, chance: &mut Chance) -> Checked<u64> {
    let view = position.view(seat);
    let mut listed = HashSet::new();
    for world in G::worlds(&view) {
        let text = || world.layout().to_string();
        ensure(world.view(seat) == view, || format!("{seat:?} can tell this world apart\n{}", text()))?;
        ensure(listed.insert(G::pieces(&world.layout())), || format!("this world comes twice\n{}", text()))?;
    }
    let counted = G::count_worlds(&view);
    ensure(listed.len() as u64 == counted, || format!("{} worlds, but {counted} counted", listed.len()))?;
    let is_listed = |world: &G| listed.contains(&G::pieces(&world.layout()));
    ensure(is_listed(position), || "the true world is not listed".into())?;
    let sampled = G::sample_world(&view, chance);
    ensure(is_listed(&sampled), || format!("this sampled world is not listed\n{}", sampled.layout()))?;
    Ok(counted)
}

/// Checks that sampling finds each of the `expected` worlds about equally often.
///
/// # Errors
/// Another number of worlds, or a world that comes up less than half or more than twice as often as it should.
pub fn even_chances<G: Subject>(view: &G::View, expected: usize, chance: &mut Chance) -> Checked {
    const SHARE: u32 = 100;
    let mut counts: HashMap<Vec<Option<G::Piece>>, u32> = HashMap::new();
    for _ in 0..expected * SHARE as usize {
        *counts.entry(G::pieces(&G::sample_world(view, chance).layout())).or_default() += 1;
    }
    let count = counts.len();
    ensure(count == expected, || format!("{count} worlds are sampled, not {expected}"))?;
    let (least, most) = (counts.values().min(), counts.values().max());
    let even = |count: Option<&u32>| count.is_some_and(|count| (SHARE / 2..=SHARE * 2).contains(count));
    ensure(even(least) && even(most), || format!("worlds come up {least:?} to {most:?} times"))
}
