//! The common parts of finding and proving puzzles: values by a solver, and answers that are equal by symmetry.

use std::collections::BTreeMap;

use talon_learn::puzzle::{Answer, Candidate};
use talon_query::Verdict;
use talon_rules::curse::{self, Move, Seat, State};
use talon_rules::pieces::Tile;
use talon_rules::{AnyGame, AnyLayout, AnyMove, Game};
use talon_solve::{AnySolver, Budget};

/// The most positions that the proof of one puzzle may visit with all prunings off, so that all puzzles can be proven
/// again in seconds.
pub(super) const PROOF_NODES: u64 = 300_000;

/// The most positions that one search for a puzzle may visit. A position that takes more is too hard for a puzzle.
const FIND_NODES: u64 = 10_000;

/// The most moves that show why a play is wrong.
pub(super) const LONGEST_PROOF: usize = 8;

/// A solver with limits.
#[derive(Debug)]
pub(super) struct Prover {
    solver: AnySolver,
    /// The positions that are left for a proof; `None` for a search, which has a limit of its own.
    left: Option<u64>,
}

impl Prover {
    /// The usual solver, for finding puzzles.
    pub(super) fn fast() -> Prover {
        Prover { solver: AnySolver::default(), left: None }
    }

    /// The solver with all prunings off, for the proof of one puzzle after another.
    pub(super) fn unpruned() -> Prover {
        Prover { solver: AnySolver::unpruned(), left: Some(PROOF_NODES) }
    }

    /// Begins the proof of another puzzle.
    pub(super) fn begin_proof(&mut self) {
        self.left = self.left.map(|_| PROOF_NODES);
    }

    fn budget(&self) -> Budget<'static> {
        Budget { nodes: self.left.unwrap_or(FIND_NODES), ..Budget::default() }
    }

    fn count(&mut self, nodes: u64) {
        self.left = self.left.map(|left| left.saturating_sub(nodes));
    }

    /// A line that wins a patience; `Some(None)` if there is none, `None` if the limit is reached.
    #[expect(clippy::option_option, reason = "an unknown answer differs from none")]
    pub(super) fn winning_line(&mut self, position: &AnyGame) -> Option<Option<Vec<AnyMove>>> {
        let solved = self.solver.solve(position, &self.budget())?;
        self.count(solved.nodes);
        match solved.verdict {
            Verdict::Won(line) => Some(Some(line)),
            Verdict::Lost => Some(None),
            Verdict::Unknown(_) => None,
        }
    }

    /// Returns true if a patience can be won.
    pub(super) fn can_be_won(&mut self, position: &AnyGame) -> Option<bool> {
        Some(self.winning_line(position)?.is_some())
    }

    /// The most points of a patience.
    pub(super) fn most_points(&mut self, position: &AnyGame) -> Option<i32> {
        let scored = self.solver.best_score(position, &self.budget())?;
        self.count(scored.nodes);
        if scored.limit.is_some() { None } else { i32::try_from(scored.score).ok() }
    }

    /// The value of a hand for this seat when all tiles are open, and the moves that lead to it.
    pub(super) fn value(&mut self, hand: &curse::State, seat: Seat) -> Option<(i32, Vec<AnyMove>)> {
        let valued = self.solver.value(&hand.clone().into(), &self.budget())?;
        self.count(valued.nodes);
        // A finished hand has the value for south.
        let to_move = hand.seat_to_move().unwrap_or(Seat::South);
        let sign = if to_move == seat { 1 } else { -1 };
        Some((sign * valued.value.ok()?, valued.line))
    }
}

/// A position after a move.
pub(super) fn after<G: Game>(position: &G, made: G::Move) -> G {
    let mut next = position.clone();
    next.play_unchecked(made);
    next
}

/// A position of any game after a legal move.
pub(super) fn after_any(position: &AnyGame, made: AnyMove) -> AnyGame {
    let mut next = position.clone();
    next.play(made).expect("the move is legal");
    next
}

/// The legal moves, those together that lead to positions which differ in nothing that a rule looks at.
pub(super) fn classes(position: &AnyGame) -> Vec<Vec<AnyMove>> {
    let mut classes: BTreeMap<String, Vec<AnyMove>> = BTreeMap::new();
    for made in position.legal_moves() {
        classes.entry(likeness(&after_any(position, made).layout())).or_default().push(made);
    }
    let mut classes: Vec<Vec<AnyMove>> = classes.into_values().collect();
    // In the order of the rules, whatever the texts are.
    let order = position.legal_moves();
    classes.sort_by_key(|class| order.iter().position(|made| *made == class[0]));
    classes
}

/// For each class of moves, the number of worlds that can be won after it.
pub(super) fn winnable_worlds(
    prover: &mut Prover,
    worlds: &[AnyGame],
    classes: &[Vec<AnyMove>],
) -> Option<Vec<i32>> {
    let count = |class: &Vec<AnyMove>| {
        worlds.iter().try_fold(0, |count, world| {
            Some(count + i32::from(prover.can_be_won(&after_any(world, class[0]))?))
        })
    };
    classes.iter().map(count).collect()
}

/// For each class of plays, its value in the worst world, with the other hand there and the moves that show it.
pub(super) fn worst_cases(
    prover: &mut Prover,
    worlds: &[State],
    classes: &[Vec<AnyMove>],
    seat: Seat,
) -> Option<Vec<Candidate>> {
    let worst = |class: &Vec<AnyMove>| {
        let played = curse_move(class[0])?;
        let mut worst: Option<Candidate> = None;
        for world in worlds {
            let (value, mut line) = prover.value(&after(world, played), seat)?;
            if worst.as_ref().is_none_or(|worst| value < worst.value) {
                line.truncate(LONGEST_PROOF);
                let against: Vec<Tile> = world.tiles(seat.other()).to_vec();
                worst = Some(valued(value, against, line));
            }
        }
        worst
    };
    classes.iter().map(worst).collect()
}

/// The move as one of Curse of the Doublet.
pub(super) fn curse_move(played: AnyMove) -> Option<Move> {
    match played {
        AnyMove::Curse(played) => Some(played),
        _ => None,
    }
}

/// Candidates for all moves of some classes with values, in the order of the classes. The moves that show a value
/// belong to the first move of its class.
pub(super) fn candidates(classes: &[Vec<AnyMove>], values: &[Candidate]) -> Vec<Candidate> {
    let each = classes.iter().zip(values).flat_map(|(class, value)| {
        class.iter().enumerate().map(|(place, made)| {
            let then = if place == 0 { value.then.clone() } else { Vec::new() };
            Candidate { answer: Answer::Move(*made), then, ..value.clone() }
        })
    });
    each.collect()
}

/// A candidate with this value whose answer is filled in later.
pub(super) fn valued(value: i32, against: Vec<Tile>, then: Vec<AnyMove>) -> Candidate {
    Candidate { answer: Answer::Count(0), value, against, then }
}

/// The place of the only highest value, and its distance to the second one.
pub(super) fn single_best(values: &[i32]) -> Option<(usize, i32)> {
    let best = (0..values.len()).max_by_key(|place| values[*place])?;
    let others = values.iter().enumerate().filter(|(place, _)| *place != best);
    let second = others.map(|(_, value)| *value).max()?;
    if values[best] > second { Some((best, values[best] - second)) } else { None }
}

/// A text that is the same for layouts of a game that differ in nothing that its rules look at: the order of piles of the
/// same kind, and suits where only ranks matter.
fn likeness(layout: &AnyLayout) -> String {
    let mut lines: Vec<String> = layout.to_string().lines().map(str::to_owned).collect();
    let game = layout.game();
    for line in &mut lines {
        let Some((name, value)) = line.split_once(": ") else { continue };
        let is_sorted = matches!(name, "reserve" | "tableau" | "foundations" | "branches" | "spares");
        let mut piles: Vec<String> = value.split(" | ").map(|pile| pile.trim().to_owned()).collect();
        if game.properties().players > 1 && name == "branches" {
            // Only the open end of a branch matters, and whether it has a tile.
            for pile in &mut piles {
                let is_started = !pile.contains(" - ");
                *pile = format!("{} {is_started}", pile.rsplit(' ').next().unwrap_or_default());
            }
        }
        if matches!(name, "history" | "aside") {
            piles.clear();
        }
        if is_sorted {
            piles.sort();
        }
        *line = format!("{name}: {}", piles.join(" | "));
    }
    lines.retain(|line| !line.starts_with("history"));
    let text = lines.join("\n");
    if SUITS_MATTER_NOT.contains(&game.as_str()) { without_suits(&text) } else { text }
}

/// The games whose rules look only at ranks (D3 and D4, Y4 and Y5).
const SUITS_MATTER_NOT: [&str; 2] = ["doublets", "yield"];

/// The text without the suits of cards: `10H` becomes `10`.
fn without_suits(text: &str) -> String {
    let words = text.split_inclusive(|letter: char| letter.is_whitespace());
    words
        .map(|word| {
            let card = word.trim_end();
            let is_card = card.parse::<talon_rules::pieces::Card>().is_ok();
            if is_card { word.replacen(&card[card.len() - 1..], "", 1) } else { word.to_owned() }
        })
        .collect()
}
