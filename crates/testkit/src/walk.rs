use std::collections::HashSet;

use talon_rules::GameOptions;
use talon_rules::pieces::{Chance, DealNumber};

use crate::knowledge::Knowledge;
use crate::{Checked, Subject, check_position, ensure};

/// A game that is played move by move and checked at every ply.
#[derive(Debug)]
pub struct Walk<G: Subject> {
    start: G,
    position: G,
    steps: Vec<Step<G>>,
    legal: Vec<G::Move>,
    conceivable: Vec<G::Move>,
    knowledge: Knowledge<G>,
    chance: Chance,
}

/// One move of a walk.
#[derive(Debug)]
struct Step<G: Subject> {
    before: G,
    played: G::Move,
    effect: G::Effect,
}

impl<G: Subject> Walk<G> {
    /// Starts a walk with this deal. Panics if a check fails.
    pub fn of_deal(options: &G::Options, number: DealNumber) -> Walk<G> {
        let dealt = G::deal(options, number);
        let knowledge = Knowledge::of_deal(&dealt, number);
        Walk::new(dealt, knowledge)
    }

    /// Starts a walk with an arranged position. Panics if a check fails.
    pub fn of_arrangement(arranged: G) -> Walk<G> {
        let knowledge = Knowledge::of_arrangement(&arranged);
        Walk::new(arranged, knowledge)
    }

    fn new(start: G, knowledge: Knowledge<G>) -> Walk<G> {
        let conceivable = G::conceivable_moves(start.options());
        let mut walk = Walk {
            position: start.clone(),
            start,
            steps: Vec::new(),
            legal: Vec::new(),
            conceivable,
            knowledge,
            chance: Chance::from_seed(0),
        };
        walk.expect(every_move_reads_back::<G>(&walk.conceivable));
        walk.check();
        walk
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Its legal moves; none when the game has ended.
    pub fn legal(&self) -> &[G::Move] {
        &self.legal
    }

    /// The moves so far.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.steps.iter().map(|step| step.played)
    }

    /// Plays a legal move and checks the position after it. Panics if a check fails.
    pub fn play(&mut self, legal: G::Move) {
        let before = self.position.clone();
        match self.position.play(legal) {
            Ok(effect) => self.steps.push(Step { before, played: legal, effect }),
            Err(violation) => self.expect(Err(format!("{legal} is refused: {violation:?}"))),
        }
        if G::deals_anew(legal) {
            self.knowledge = Knowledge::of_arrangement(&self.position);
        }
        self.knowledge.watch(&self.position);
        self.check();
    }

    /// Checks the current position.
    fn check(&mut self) {
        match check_position(&self.position, &self.conceivable, &mut self.chance) {
            Ok(legal) => self.legal = legal,
            Err(wrong) => self.expect(Err(wrong)),
        }
        self.expect(self.knowledge.check(&self.position));
    }

    /// Ends the walk. Checks that the moves, read from their texts, lead to the same position again, and that
    /// undoing them one by one leads through the same positions to the start. Panics if a check fails.
    pub fn end(mut self) {
        self.expect(self.replays());
        while let Some(step) = self.steps.pop() {
            self.position.undo(step.played, &step.effect);
            let same = self.position == step.before;
            let played = step.played;
            self.expect(ensure(same, || format!("taking back {played} leads to another position")));
        }
        self.expect(ensure(self.position == self.start, || "the start is another one".into()));
    }

    /// Checks that the moves, read from their texts, lead to the same position.
    fn replays(&self) -> Checked {
        let mut again = self.start.clone();
        for played in self.moves() {
            let read = played.to_string().parse().map_err(|error| format!("{error}"))?;
            again.play(read).map_err(|violation| format!("{played}, played again: {violation:?}"))?;
        }
        ensure(again == self.position, || "the same moves lead to another position".into())
    }

    /// Panics if a check has failed, with the moves that lead there.
    fn expect(&self, checked: Checked) {
        if let Err(wrong) = checked {
            let moves: Vec<String> = self.moves().map(|played| played.to_string()).collect();
            let (from, moves, at) = (self.start.layout(), moves.join(", "), self.position.layout());
            panic!("{wrong}\nfrom\n{from}\nwith {moves}\ncame\n{at}");
        }
    }
}

/// Plays a random game of each of these deals, with at most `most_plies` moves, and checks every ply. Panics if
/// a check fails.
pub fn random_games<G: Subject>(
    options: &G::Options,
    deals: impl IntoIterator<Item = u64>,
    most_plies: usize,
) {
    let written = options.to_text();
    assert_eq!(G::Options::from_text(&written).as_ref(), Ok(options), "{written}");
    for number in deals {
        let number = DealNumber::new(number).expect("the suite's deals have small numbers");
        let mut walk = Walk::<G>::of_deal(options, number);
        assert_eq!(*walk.position(), G::deal(options, number), "deal {number} is not the same twice");
        let mut chance = Chance::from_seed(number.get());
        for _ in 0..most_plies {
            let Some(chosen) = chance.pick(walk.legal()).copied() else { break };
            walk.play(chosen);
        }
        walk.end();
    }
}

/// Checks that every move reads back from its text, also in capitals, and that no two have the same text.
fn every_move_reads_back<G: Subject>(conceivable: &[G::Move]) -> Checked {
    let mut texts = HashSet::new();
    for candidate in conceivable {
        let text = candidate.to_string();
        for text in [text.to_uppercase(), text.clone()] {
            let read = text.parse::<G::Move>().map_err(|error| format!("{error}"))?;
            ensure(read == *candidate, || format!("{text} reads as {read}"))?;
        }
        ensure(texts.insert(text.clone()), || format!("two moves are written {text}"))?;
    }
    Ok(())
}
