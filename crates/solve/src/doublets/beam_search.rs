//! Beam search for an order in which cards are taken, and its exhaustive form.

use super::counts::{CLASSES, Counts, MOST_PLACES};
use super::last_pass::{LastPass, LastPassLimits};
use super::node::{Node, Position};
use super::prunings::{Prunings, kings_to_dig, out_of_reach, same_sequence, shallow_stock};
use super::puzzle::{Puzzle, Taken};
use super::search_layers::Layers;
use super::search_spec::SearchSpec;
use crate::bits::{below, highest, indices, lowest};
use crate::budget::Meter;
use talon_query::Limit;

/// The width and the evaluation weights of one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beam {
    /// Number of continuations kept after each play; `None` keeps all of them, so that the search is
    /// exhaustive.
    pub(super) width: Option<usize>,
    /// Maximum number of positions to visit; `None` for no limit.
    pub(super) nodes: Option<u64>,
    /// The weight of a moment: one turned card costs as much as this number of eighths of a play that a card
    /// waits in the reserve.
    pub(super) haste: u32,
    /// The limits for deciding the last pass at each node.
    pub(super) last_pass: LastPassLimits,
}

impl Beam {
    /// A beam search of this width.
    pub(super) const fn of_width(width: usize, haste: u32) -> Beam {
        let last_pass = LastPassLimits { cards: 26, trials: 12 };
        Beam { width: Some(width), nodes: None, haste, last_pass }
    }

    /// Maximum number of bytes for its choices.
    pub(super) fn bytes(self) -> usize {
        self.width.map_or(0, |width| width * MOST_PLACES as usize * size_of::<Extension>())
    }

    /// An exhaustive search that gives up after this number of positions.
    pub(super) const fn of_all(nodes: Option<u64>) -> Beam {
        let cards = if nodes.is_none() { 34 } else { 26 };
        let last_pass = LastPassLimits { cards, trials: 12 };
        Beam { width: None, nodes, haste: 0, last_pass }
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SearchResult {
    /// Taking these cards reaches the goal.
    Line(Vec<Taken>),
    /// Nothing was left out, and the goal is out of reach.
    Nothing,
    /// The goal was not reached, but parts of the search were cut.
    Unsure,
    /// The budget ran out.
    Limit(Limit),
}

/// A card that can be taken next.
#[derive(Clone, Copy, Debug)]
struct Extension {
    /// The evaluation; lower is better.
    score: u32,
    node: u32,
    place: u8,
    due: u16,
}

/// Beam search (B. T. Lowerre: The HARPY Speech Recognition System, 1976), breadth-first by plays: all
/// positions after a play are generated before the next play, so each position is met at its earliest moment
/// ([`super::prunings::earliest_moment`]) before it is expanded.
#[derive(Debug, Default)]
pub(super) struct BeamSearch {
    layers: Layers,
    extensions: Vec<Extension>,
    pub(super) last_pass: LastPass,
}

impl BeamSearch {
    /// Searches for a line to the goal.
    pub(super) fn run(&mut self, spec: &SearchSpec<'_>, beam: Beam, meter: &mut Meter<'_>) -> SearchResult {
        let puzzle = spec.puzzle;
        self.layers.clear();
        let root = Position::new(puzzle.line(), puzzle.turned, 0, false);
        self.layers.add(Node { position: root, parent: 0, due: 0, taken: 0 }, true);
        let most = beam.nodes.map_or(u64::MAX, |nodes| meter.nodes().saturating_add(nodes));
        let mut unsure = false;
        for plays in 0.. {
            let layer = self.layers.next_layer(spec.bytes);
            if layer.is_empty() {
                break;
            }
            self.extensions.clear();
            for index in layer {
                if let Some(result) = self.visit(spec, beam, meter, index, plays) {
                    return result;
                }
                if meter.nodes() > most {
                    return SearchResult::Unsure;
                }
            }
            unsure |= self.keep_best(beam);
            self.take_extensions(spec, plays);
        }
        if unsure { SearchResult::Unsure } else { SearchResult::Nothing }
    }

    /// Visits one node. Returns the result if it ends the search, and otherwise adds the continuations.
    fn visit(
        &mut self,
        spec: &SearchSpec<'_>,
        beam: Beam,
        meter: &mut Meter<'_>,
        index: usize,
        plays: u32,
    ) -> Option<SearchResult> {
        if !meter.count() {
            return meter.limit().map(SearchResult::Limit);
        }
        if self.layers.bytes() > spec.bytes {
            return Some(SearchResult::Limit(Limit::Bytes));
        }
        let position = self.layers.node(index).position;
        if let Some(kings) = spec.puzzle.kings_at_the_end(position, plays, spec.goal) {
            let line = self.line_to(spec.puzzle, index, kings);
            return Some(line.map_or(SearchResult::Limit(Limit::Bytes), SearchResult::Line));
        }
        let mut is_last = position.redeals() == spec.puzzle.redeals;
        match self.decide_last_pass(spec, beam, meter, position, plays) {
            Some(true) => {
                let last = position.on_pass(spec.puzzle.redeals);
                let line = self.line_to(spec.puzzle, index, self.last_pass.line(last));
                return Some(line.map_or(SearchResult::Limit(Limit::Bytes), SearchResult::Line));
            }
            Some(false) if is_last => return None,
            // Then the last pass can begin only after some more plays.
            Some(false) => is_last = true,
            None => {}
        }
        let open = open_cards(spec, position, plays, is_last);
        if beam.width.is_some() {
            self.add_extensions(spec, beam, index, plays, open);
        } else {
            self.add_all_extensions(spec, index, plays, open);
            self.take_extensions(spec, plays);
        }
        None
    }

    /// Decides whether the goal can be reached if the last pass begins at once. Returns `None` if more
    /// redeals are left or the limits do not suffice.
    fn decide_last_pass(
        &mut self,
        spec: &SearchSpec<'_>,
        beam: Beam,
        meter: &mut Meter<'_>,
        position: Position,
        plays: u32,
    ) -> Option<bool> {
        if position.redeals() + 1 < spec.puzzle.redeals || position.is_digging() {
            return None;
        }
        let last = position.on_pass(spec.puzzle.redeals);
        self.last_pass.decides(spec, last, plays, beam.last_pass, meter)
    }

    /// Adds these cards of a position in an exhaustive search, which needs no evaluation.
    ///
    /// It takes all of them, so those that are certainly too deep can be left out at once. A beam keeps only some,
    /// and which they are depends on all.
    fn add_all_extensions(&mut self, spec: &SearchSpec<'_>, index: usize, plays: u32, mut open: u64) {
        let position = self.layers.node(index).position;
        let stock = position.left() ^ position.waste();
        let is_last = position.redeals() == spec.puzzle.redeals;
        if spec.prunings.out_of_reach && is_last && open & stock != 0 {
            open &= !stock | shallow_stock(spec.puzzle, position, plays, spec.goal);
        }
        let extensions =
            indices(open).map(|place| Extension { score: 0, node: index as u32, place: place as u8, due: 0 });
        self.extensions.extend(extensions);
    }

    /// Adds these cards of a position, with their evaluations.
    fn add_extensions(&mut self, spec: &SearchSpec<'_>, beam: Beam, index: usize, plays: u32, open: u64) {
        if open == 0 {
            return;
        }
        let puzzle = spec.puzzle;
        let node = self.layers.node(index);
        let (left, waste) = (node.position.left(), node.position.waste());
        let top = highest(waste);
        let due = puzzle.due(puzzle.held(left, plays), plays);
        let remaining = left.count_ones();
        let mut before = 0;
        let mut rest = left;
        while rest != 0 {
            let place = rest.trailing_zeros();
            let card = lowest(rest);
            rest ^= card;
            if open & card != 0 {
                let later = waste & card != 0 && card != top;
                let redeals = node.position.redeals() + u32::from(later);
                let due = node.due + due[usize::from(puzzle.class[place as usize])];
                let score = 8 * u32::from(due) + beam.haste * (redeals * remaining + before);
                self.extensions.push(Extension { score, node: index as u32, place: place as u8, due });
            }
            before += 1;
        }
    }

    /// Keeps only the best choices. Returns whether any were dropped.
    fn keep_best(&mut self, beam: Beam) -> bool {
        match beam.width {
            Some(width) if self.extensions.len() > width => {
                self.extensions.select_nth_unstable_by_key(width, |extension| extension.score);
                self.extensions.truncate(width);
                true
            }
            _ => false,
        }
    }

    /// Takes each chosen card and adds the positions that are not hopeless to the next layer.
    fn take_extensions(&mut self, spec: &SearchSpec<'_>, plays: u32) {
        let SearchSpec { puzzle, prunings, .. } = *spec;
        let wanted = puzzle.wanted(plays);
        let mut from = None;
        let mut held_before = Counts::default();
        for extension in self.extensions.drain(..) {
            let parent = self.layers.node(extension.node as usize).position;
            if from.replace(extension.node) != Some(extension.node) {
                held_before = puzzle.held(parent.left(), plays);
            }
            let place = u32::from(extension.place);
            let mut position = taken_from(puzzle, prunings, parent, place);
            let mut held = held_before;
            held.add(puzzle.class_of(1 << place));
            held.remove(wanted);
            if is_hopeless(spec, position, held, plays + 1) {
                continue;
            }
            if prunings.same_sequence {
                position = with_same_sequence(puzzle, position, place);
            }
            let node = Node { position, parent: extension.node, due: extension.due, taken: extension.place };
            self.layers.add(node, prunings.earliest_moment);
        }
    }

    /// The line to a node, followed by these Kings; `None` if the path has been dropped.
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

/// The cards that can be taken next from a position; with `is_last`, without a redeal.
///
/// The top of the waste and the cards of the stock can be taken now, the other cards of the waste on the
/// next pass. Turning cards first and taking the card later leads to a position with the same cards left
/// and a later moment, which is dominated.
fn open_cards(spec: &SearchSpec<'_>, position: Position, plays: u32, is_last: bool) -> u64 {
    let puzzle = spec.puzzle;
    let (left, waste) = (position.left(), position.waste());
    let top = highest(waste);
    let mut open = if position.is_digging() { top } else { left };
    if is_last {
        open &= top | !waste;
    }
    if spec.prunings.kings_only_to_dig {
        open &= !puzzle.kings() | kings_to_dig(puzzle, waste);
    }
    let wanted = puzzle.wanted(plays);
    if puzzle.held(left, plays).of(wanted) == 0 {
        open &= puzzle.of[wanted];
    }
    open
}

/// Returns true if a position on the last pass is [`out_of_reach`] of the goal.
fn is_hopeless(spec: &SearchSpec<'_>, position: Position, held: Counts, plays: u32) -> bool {
    spec.prunings.out_of_reach
        && position.redeals() == spec.puzzle.redeals
        && out_of_reach(spec.puzzle, position, held, plays, spec.goal)
}

/// The position after the card at this place is taken.
fn taken_from(puzzle: &Puzzle, prunings: Prunings, from: Position, place: u32) -> Position {
    let card = 1 << place;
    let waste = from.waste();
    let later = waste & card != 0 && card != highest(waste);
    let redeals = from.redeals() + u32::from(later);
    let before = from.left() & below(place);
    let stock = first_after(puzzle, from.left() ^ card, before);
    let digging = prunings.kings_only_to_dig && puzzle.kings() & card != 0;
    Position::new(from.left() ^ card, stock, redeals, digging)
}

/// The position that stands for all with the same sequence of classes, after the card at this place was taken.
fn with_same_sequence(puzzle: &Puzzle, position: Position, taken: u32) -> Position {
    let left = same_sequence(puzzle, position.left(), taken);
    let stock = first_after(puzzle, left, position.waste());
    Position::new(left, stock, position.redeals(), position.is_digging())
}

/// The place of the first card left after this waste, or the number of places if there is none.
fn first_after(puzzle: &Puzzle, left: u64, waste: u64) -> u32 {
    let turned = 64 - waste.leading_zeros();
    (left >> turned).trailing_zeros().saturating_add(turned).min(puzzle.places)
}

impl Puzzle {
    /// For each class, the play at which one more of its cards would be needed; for Kings, a play after the
    /// end.
    fn due(&self, held: Counts, plays: u32) -> [u16; CLASSES] {
        let mut due = [self.plays as u16 + 3; CLASSES];
        for ahead in 0..self.classes {
            let class = self.wanted(plays + ahead);
            due[class] = (plays + ahead + self.classes * held.of(class)) as u16;
        }
        due
    }

    /// The Kings to take so that the goal is reached with them alone; `None` if that is impossible.
    ///
    /// Once only Kings are left in the line, everything else is held, and the game is won without taking
    /// more. A goal that does not win may be reached with Kings as the last cards taken: those on top of the
    /// waste, those in the stock, and the others after a redeal.
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
            if held.of(wanted) == 0 {
                return None;
            }
            held.remove(wanted);
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

/// The top of the waste if it is a King, otherwise the first King of the stock, otherwise none.
fn next_king(kings: u64, left: u64, waste: u64) -> u64 {
    let top = highest(waste) & kings;
    if top != 0 { top } else { lowest((left ^ waste) & kings) }
}
