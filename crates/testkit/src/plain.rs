//! A second opinion on the value of a position: the plainest solvers, on the readable positions of the rules.
//! They try every move and prune nothing, so they can check the fast solvers.

use std::collections::{HashMap, HashSet};

use talon_rules::curse::{self, Seat};
use talon_rules::{Game, Player, Status};

/// A patience whose positions have keys.
pub trait Patience: Game {
    /// A key that distinguishes the positions of one deal. Two positions with the same key differ at most in
    /// what no rule looks at, so they have the same value.
    fn key(&self) -> Vec<u8>;
}

/// The highest score of all positions that can be reached from this one. `None` if there are more than
/// `most_positions` to look at.
pub fn most_points<P: Patience>(position: &P, most_positions: usize) -> Option<u32> {
    let points = |reached: &P| reached.score().expect("a patience counts points");
    let mut most = points(position);
    visit(position, most_positions, |reached| {
        most = most.max(points(reached));
        // Only the highest possible score wins.
        reached.status() == Status::Won
    })?;
    Some(most)
}

/// Returns true if a won position can be reached from this one. `None` if the answer takes more than `most_positions`.
pub fn can_be_won<P: Patience>(position: &P, most_positions: usize) -> Option<bool> {
    visit(position, most_positions, |reached| reached.status() == Status::Won)
}

/// Number of these worlds, which agree with one view, in which the best player of a patience wins who cannot tell them
/// apart. Moves must not be reversible.
pub fn best_play<G: Game<Seat = Player>>(worlds: &[G]) -> u32 {
    most_wins(worlds, &mut HashMap::new())
}

/// Number of these indistinguishable worlds in which the best player wins.
fn most_wins<G: Game<Seat = Player>>(worlds: &[G], cache: &mut HashMap<String, u32>) -> u32 {
    if worlds[0].status() != Status::Playing {
        return if worlds[0].status() == Status::Won { worlds.len() as u32 } else { 0 };
    }
    let key = format!("{:?}", worlds[0].view(Player));
    if let Some(wins) = cache.get(&key) {
        return *wins;
    }
    let mut moves = Vec::new();
    worlds[0].legal_moves(&mut moves);
    let wins = moves.iter().map(|candidate| after(worlds, *candidate, cache)).max().unwrap_or(0);
    cache.insert(key, wins);
    wins
}

/// The same after this move: worlds that look alike after it are played alike.
fn after<G: Game<Seat = Player>>(worlds: &[G], played: G::Move, cache: &mut HashMap<String, u32>) -> u32 {
    let mut groups: HashMap<String, Vec<G>> = HashMap::new();
    for world in worlds {
        let mut next = world.clone();
        next.play_unchecked(played);
        groups.entry(format!("{:?}", next.view(Player))).or_default().push(next);
    }
    groups.values().map(|group| most_wins(group, cache)).sum()
}

/// Calls `is_goal` with every position that can be reached, until it returns true. Returns whether it did; `None`
/// if there are too many positions.
///
/// No position is looked at twice, because a game can return to an earlier position.
fn visit<P: Patience>(start: &P, most_positions: usize, mut is_goal: impl FnMut(&P) -> bool) -> Option<bool> {
    let mut seen = HashSet::new();
    let mut waiting = vec![start.clone()];
    let mut moves = Vec::new();
    while let Some(position) = waiting.pop() {
        if !seen.insert(position.key()) {
            continue;
        }
        if seen.len() > most_positions {
            return None;
        }
        if is_goal(&position) {
            return Some(true);
        }
        position.legal_moves(&mut moves);
        for legal in moves.iter().rev() {
            let mut next = position.clone();
            next.play_unchecked(*legal);
            waiting.push(next);
        }
    }
    Some(false)
}

/// The points of the seat to move in the hand on the table minus those of the other seat, if both know all
/// tiles and play perfectly. If nobody is to move, the points are south's.
pub fn hand_value(position: &curse::State) -> i32 {
    let value = value_for_south(&mut position.clone());
    if position.seat_to_move() == Some(Seat::North) { -value } else { value }
}

/// South's points minus north's: south maximises, north minimises.
fn value_for_south(position: &mut curse::State) -> i32 {
    if let Some([south, north]) = position.points() {
        return i32::from(south) - i32::from(north);
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let is_south = position.seat_to_move() == Some(Seat::South);
    let values = moves.into_iter().map(|legal| {
        let effect = position.play_unchecked(legal);
        let value = value_for_south(position);
        position.undo(legal, &effect);
        value
    });
    let best = if is_south { values.max() } else { values.min() };
    best.expect("a hand that continues has a move")
}

#[cfg(test)]
pub(crate) mod tests {
    use talon_rules::pieces::DealNumber;
    use talon_rules::{GameOptions, doublets};

    use super::*;

    fn deal<G: Game>(options: &str, number: u64) -> G {
        G::deal(&G::Options::from_text(options).unwrap(), DealNumber::new(number).unwrap())
    }

    /// The highest score, with the whole text of a position as its key. Keys that confuse positions would find
    /// less.
    fn most_points_by_text<G: Game>(start: G) -> u32 {
        let mut seen = HashSet::from([start.layout().to_string()]);
        let mut waiting = vec![start];
        let mut most = 0;
        let mut moves = Vec::new();
        while let Some(position) = waiting.pop() {
            most = most.max(position.score().unwrap());
            position.legal_moves(&mut moves);
            for legal in &moves {
                let mut next = position.clone();
                next.play_unchecked(*legal);
                if seen.insert(next.layout().to_string()) {
                    waiting.push(next);
                }
            }
        }
        most
    }

    /// `all` is the number of points that win.
    pub(crate) fn keys_mix_nothing_up<P: Patience>(options: &str, all: u32, deals: u64) {
        let mut won = 0;
        for number in 0..deals {
            let dealt = deal::<P>(options, number);
            let most = most_points_by_text(dealt.clone());
            let row = format!("deal {number} of {options}");
            assert_eq!(most_points(&dealt, usize::MAX), Some(most), "{row}");
            assert_eq!(can_be_won(&dealt, usize::MAX), Some(most == all), "{row}");
            won += u64::from(most == all);
        }
        assert!(0 < won && won < deals, "{won} of {deals} deals of {options} are won");
    }

    #[test]
    fn too_many_positions_are_no_answer() {
        let dealt = deal::<doublets::State>("ranks 3, redeals 0, piles 2", 0);
        assert_eq!((most_points(&dealt, 3), can_be_won(&dealt, 3)), (None, None));
    }

    /// The seat that holds 1-2 goes out with it: on the 1 without a match, or on the side of the set with a
    /// match. The other seat cannot play.
    fn last_tile(holder: Seat, turn: Seat) -> curse::State {
        let other = holder.other();
        let text = format!(
            "game: curse
            set: 2-2
            branches: 2 > 2-5 5-6 6-6 1-6 1-1 > 1 | 2 > 2-3 3-4 4-4 4-6 > 6 | 2 > 0-2 0-6 3-6 1-3 1-4 > 4 | 2 > - > 2
            {holder}: 1-2
            {other}: 0-0 0-3 0-5 3-3 3-5 5-5
            aside: 0-1 0-4 1-5 2-4 2-6 4-5
            turn: {turn}
            again: no
            passes: 0
            points: -"
        );
        curse::State::arrange(&text.parse().unwrap()).unwrap()
    }

    #[test]
    fn a_hand_is_worth_to_one_seat_what_it_costs_the_other() {
        for holder in Seat::BOTH {
            assert_eq!(hand_value(&last_tile(holder, holder)), 7);
            assert_eq!(hand_value(&last_tile(holder, holder.other())), -7);
        }
    }

    #[test]
    fn the_points_of_a_hand_that_has_ended_are_souths() {
        for (holder, value) in [(Seat::South, 7), (Seat::North, -7)] {
            let mut position = last_tile(holder, holder);
            position.play("1-2@4".parse().unwrap()).unwrap();
            assert_eq!(hand_value(&position), value);
        }
    }
}
