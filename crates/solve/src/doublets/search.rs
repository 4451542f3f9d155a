use super::last_pass::{Effort, LastPass};
use super::layer::Layers;
use super::node::{Node, Position};
use super::prunings::{Prunings, kings_to_dig, out_of_reach, same_sequence};
use super::puzzle::{CLASSES, MOST_PLACES, Puzzle, below, last_of};
use crate::Limit;
use crate::budget::Meter;

/// What one search is asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    pub(super) puzzle: &'a Puzzle,
    /// How many plays are to be made.
    pub(super) goal: u32,
    pub(super) prunings: Prunings,
    /// The most bytes that the nodes may take.
    pub(super) bytes: usize,
}

/// How thorough a search is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beam {
    /// How many ways to go on are kept after each play; `None` for all.
    pub(super) width: Option<usize>,
    /// How many positions are looked at; `None` for all.
    pub(super) nodes: Option<u64>,
    /// How much a moment counts: one card turned is as bad as so many eighths of a play that one
    /// card is held in the reserve.
    pub(super) haste: u32,
    /// What is done to see whether the last pass can come at once.
    pub(super) last_pass: Effort,
}

impl Beam {
    /// A search that keeps so many ways to go on.
    pub(super) const fn of_width(width: usize, haste: u32) -> Beam {
        let last_pass = Effort { cards: 26, trials: 12 };
        Beam { width: Some(width), nodes: None, haste, last_pass }
    }

    /// How many bytes its choices may take.
    pub(super) fn bytes(self) -> usize {
        self.width.map_or(0, |width| width * MOST_PLACES as usize * size_of::<Choice>())
    }

    /// A search that leaves nothing out, unless it meets more than so many positions.
    pub(super) const fn of_all(nodes: Option<u64>) -> Beam {
        let cards = if nodes.is_none() { 34 } else { 26 };
        let last_pass = Effort { cards, trials: 12 };
        Beam { width: None, nodes, haste: 0, last_pass }
    }
}

/// What a search found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// The goal can be reached by taking these cards.
    Line(Vec<Taken>),
    /// Nothing was left out, and the goal was not reached.
    Nothing,
    /// The goal was not reached, but not everything was looked at.
    Unsure,
    /// The budget ran out.
    Limit(Limit),
}

/// One card taken out of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Taken {
    /// How many cards left in the line come before it.
    pub(super) before: u32,
    /// How many redeals have been made when it is taken.
    pub(super) redeals: u32,
}

/// A card that could be taken next.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// The lower, the more promising.
    score: u32,
    node: u32,
    place: u8,
    due: u16,
}

/// A search play by play: all positions after a play are found before the next play is looked at, so
/// that each is met at its earliest moment ([`super::prunings::earliest_moment`]) before it is
/// searched.
#[derive(Debug, Default)]
pub(super) struct Search {
    layers: Layers,
    choices: Vec<Choice>,
    pub(super) last_pass: LastPass,
}

impl Search {
    /// Looks for a way to the goal.
    pub(super) fn run(&mut self, question: &Question<'_>, beam: Beam, meter: &mut Meter<'_>) -> Found {
        let puzzle = question.puzzle;
        self.layers.clear();
        let root = Position::new(puzzle.line(), puzzle.turned, 0, false);
        self.layers.add(Node { position: root, parent: 0, due: 0, taken: 0 }, true);
        let most = beam.nodes.map_or(u64::MAX, |nodes| meter.nodes().saturating_add(nodes));
        let mut unsure = false;
        for plays in 0.. {
            let layer = self.layers.next_layer(question.bytes);
            if layer.is_empty() {
                break;
            }
            self.choices.clear();
            for index in layer {
                if let Some(found) = self.visit(question, beam, meter, index, plays) {
                    return found;
                }
                if meter.nodes() > most {
                    return Found::Unsure;
                }
            }
            unsure |= self.keep_best(beam);
            self.take_choices(question, plays);
        }
        if unsure { Found::Unsure } else { Found::Nothing }
    }

    /// Looks at one node: answers what ends the search, or notes the ways to go on.
    fn visit(
        &mut self,
        question: &Question<'_>,
        beam: Beam,
        meter: &mut Meter<'_>,
        index: usize,
        plays: u32,
    ) -> Option<Found> {
        if !meter.count() {
            return meter.limit().map(Found::Limit);
        }
        if self.layers.bytes() > question.bytes {
            return Some(Found::Limit(Limit::Bytes));
        }
        let position = self.layers.node(index).position;
        if let Some(kings) = question.puzzle.kings_at_the_end(position, plays, question.goal) {
            let line = self.line_to(question.puzzle, index, kings);
            return Some(line.map_or(Found::Limit(Limit::Bytes), Found::Line));
        }
        let mut is_last = position.redeals() == question.puzzle.redeals;
        match self.decide_last_pass(question, beam, meter, position, plays) {
            Some(true) => {
                let last = position.on_pass(question.puzzle.redeals);
                let line = self.line_to(question.puzzle, index, self.last_pass.line(last));
                return Some(line.map_or(Found::Limit(Limit::Bytes), Found::Line));
            }
            Some(false) if is_last => return None,
            // Then the last pass may come only after some more plays.
            Some(false) => is_last = true,
            None => {}
        }
        self.add_choices(question, beam, index, plays, is_last);
        if beam.width.is_none() {
            self.take_choices(question, plays);
        }
        None
    }

    /// Whether the goal can be reached if the last pass comes at once; `None` when there are more redeals
    /// to come, or when it is not found out.
    fn decide_last_pass(
        &mut self,
        question: &Question<'_>,
        beam: Beam,
        meter: &mut Meter<'_>,
        position: Position,
        plays: u32,
    ) -> Option<bool> {
        if position.redeals() + 1 < question.puzzle.redeals || position.is_digging() {
            return None;
        }
        let last = position.on_pass(question.puzzle.redeals);
        self.last_pass.decides(question, last, plays, beam.last_pass, meter)
    }

    /// Adds all cards that can be taken next from a position.
    ///
    /// A card of the waste that is not on top can be taken on the next pass; the top of the waste and
    /// the cards of the stock now. Turning cards first and taking the card later leads to a position
    /// with the same cards left and a later moment, which is of no use.
    fn add_choices(&mut self, question: &Question<'_>, beam: Beam, index: usize, plays: u32, is_last: bool) {
        let puzzle = question.puzzle;
        let node = self.layers.node(index);
        let (left, waste) = (node.position.left(), node.position.waste());
        let top = last_of(waste);
        let mut open = if node.position.is_digging() { top } else { left };
        if is_last {
            open &= top | !waste;
        }
        if question.prunings.kings_only_to_dig {
            open &= !puzzle.kings() | kings_to_dig(puzzle, waste);
        }
        let held = puzzle.held(left, plays);
        let wanted = puzzle.wanted(plays);
        if held[wanted] == 0 {
            open &= puzzle.of[wanted];
        }
        if open == 0 {
            return;
        }
        let due = puzzle.due(&held, plays);
        let remaining = left.count_ones();
        let mut before = 0;
        let mut rest = left;
        while rest != 0 {
            let place = rest.trailing_zeros();
            let card = rest & rest.wrapping_neg();
            rest ^= card;
            if open & card != 0 {
                let later = waste & card != 0 && card != top;
                let redeals = node.position.redeals() + u32::from(later);
                let due = node.due + due[usize::from(puzzle.class[place as usize])];
                let score = 8 * u32::from(due) + beam.haste * (redeals * remaining + before);
                self.choices.push(Choice { score, node: index as u32, place: place as u8, due });
            }
            before += 1;
        }
    }

    /// Drops all but the best choices. Answers whether there was anything to drop.
    fn keep_best(&mut self, beam: Beam) -> bool {
        match beam.width {
            Some(width) if self.choices.len() > width => {
                self.choices.select_nth_unstable_by_key(width, |choice| choice.score);
                self.choices.truncate(width);
                true
            }
            _ => false,
        }
    }

    /// Takes each of the chosen cards, and adds the positions that are worth it to the next layer.
    fn take_choices(&mut self, question: &Question<'_>, plays: u32) {
        let Question { puzzle, prunings, .. } = *question;
        let wanted = puzzle.wanted(plays);
        let mut from = None;
        let mut held_before = [0; CLASSES];
        for choice in self.choices.drain(..) {
            let parent = self.layers.node(choice.node as usize).position;
            if from.replace(choice.node) != Some(choice.node) {
                held_before = puzzle.held(parent.left(), plays);
            }
            let position = taken_from(puzzle, prunings, parent, u32::from(choice.place));
            let mut held = held_before;
            held[usize::from(puzzle.class[usize::from(choice.place)])] += 1;
            held[wanted] -= 1;
            if is_hopeless(question, position, &held, plays + 1) {
                continue;
            }
            let node = Node { position, parent: choice.node, due: choice.due, taken: choice.place };
            self.layers.add(node, prunings.earliest_moment);
        }
    }

    /// The way to a node, and these Kings after it; `None` when the way has been forgotten.
    fn line_to(&self, puzzle: &Puzzle, index: usize, kings: Vec<Taken>) -> Option<Vec<Taken>> {
        if self.layers.is_forgetful() {
            return None;
        }
        let mut line = kings;
        line.reverse();
        let mut node = self.layers.node(index);
        while node.position.left() != puzzle.line() {
            let parent = self.layers.node(node.parent as usize);
            let before = (parent.position.left() & below(node.taken.into())).count_ones();
            line.push(Taken { before, redeals: node.position.redeals() });
            node = parent;
        }
        line.reverse();
        Some(line)
    }
}

/// Whether a position is on the last pass and [`out_of_reach`] of the goal.
fn is_hopeless(question: &Question<'_>, position: Position, held: &[u8; CLASSES], plays: u32) -> bool {
    question.prunings.out_of_reach
        && position.redeals() == question.puzzle.redeals
        && out_of_reach(question.puzzle, position, held, plays, question.goal)
}

/// The position after the card at this place was taken.
fn taken_from(puzzle: &Puzzle, prunings: Prunings, from: Position, place: u32) -> Position {
    let card = 1 << place;
    let waste = from.waste();
    let later = waste & card != 0 && card != last_of(waste);
    let redeals = from.redeals() + u32::from(later);
    let before = from.left() & below(place);
    let mut left = from.left() ^ card;
    let turned = 64 - before.leading_zeros();
    if prunings.same_sequence {
        left = same_sequence(puzzle, left, place);
    }
    let stock = (left >> turned).trailing_zeros().saturating_add(turned).min(puzzle.places);
    let digging = prunings.kings_only_to_dig && puzzle.kings() & card != 0;
    Position::new(left, stock, redeals, digging)
}

impl Puzzle {
    /// For each class the play at which one more card of it would be needed; for Kings, a play after
    /// the end.
    fn due(&self, held: &[u8; CLASSES], plays: u32) -> [u16; CLASSES] {
        let mut due = [self.plays as u16 + 3; CLASSES];
        for ahead in 0..self.classes {
            let class = self.wanted(plays + ahead);
            due[class] = (plays + ahead + self.classes * u32::from(held[class])) as u16;
        }
        due
    }

    /// The Kings to take so that the goal is reached with them alone; `None` when that cannot be.
    ///
    /// When nothing but Kings is left in the line, everything else is held, and the game is won
    /// without taking more. Otherwise, a goal that does not win may be reached with Kings as the last
    /// cards taken: those on top of the waste, those in the stock, and the others after a redeal.
    fn kings_at_the_end(&self, position: Position, plays: u32, goal: u32) -> Option<Vec<Taken>> {
        let (mut left, mut waste) = (position.left(), position.waste());
        if left & !self.kings() == 0 || plays >= goal {
            return Some(Vec::new());
        }
        if goal - plays > (left & self.kings()).count_ones() {
            return None;
        }
        let mut held = self.held(left, plays);
        let mut redeals = position.redeals();
        let mut kings = Vec::new();
        for play in plays..goal {
            let wanted = self.wanted(play);
            held[wanted] = held[wanted].checked_sub(1)?;
            let mut next = next_king(self.kings(), left, waste);
            if next == 0 && redeals < self.redeals {
                (redeals, waste) = (redeals + 1, 0);
                next = next_king(self.kings(), left, waste);
            }
            if next == 0 {
                return None;
            }
            let before = left & (next - 1);
            kings.push(Taken { before: before.count_ones(), redeals });
            (left, waste) = (left ^ next, before);
        }
        Some(kings)
    }
}

/// The top of the waste if it is a King, else the first King of the stock, else none.
fn next_king(kings: u64, left: u64, waste: u64) -> u64 {
    let top = last_of(waste) & kings;
    if top != 0 { top } else { (left ^ waste) & kings & ((left ^ waste) & kings).wrapping_neg() }
}
