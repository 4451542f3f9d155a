use std::collections::BTreeMap;
use std::ops::Range;

use talon_query::{Answer, Judged, Query};
use talon_rules::curse::{Move, Seat, State};
use talon_rules::{AnyGame, AnyMove, Game, Worlds};

use super::Inquiry;
use crate::{Outcome, Sitting};

/// Looks back over the hands of Curse of the Doublet that have ended: what each play and each pass told the other seat,
/// and what else could have been played.
///
/// Like a [`Review`](crate::Review) it asks one question after the other and takes the answers. Moves are counted from
/// 0 along the whole line of the sitting; hands likewise.
#[derive(Clone, Debug)]
pub struct HandReview {
    /// The positions before each move, and the one after the last.
    positions: Vec<State>,
    moves: Vec<Move>,
    /// The moves of each hand that has ended.
    hands: Vec<Range<usize>>,
    /// The decisions that were looked at, by the number of the move; `None` without an answer.
    decisions: BTreeMap<usize, Option<Decision>>,
    cursor: usize,
    /// Whether the player moved the cursor. Otherwise it is on the costliest decision of the hand.
    is_cursor_chosen: bool,
}

/// What the plays were worth that a seat could choose from. There are always some.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    plays: Vec<Judged>,
    chosen: usize,
}

/// What a move told the other seat about the hand of the one who made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosure {
    /// Who learned it.
    pub watcher: Seat,
    /// The numbers that a pass proved the hand to be without, lowest first; none for a play.
    pub lacks: Vec<u8>,
    /// How many hands the other may have held, as far as the watcher could tell before the move.
    pub before: u64,
    /// How many after it.
    pub after: u64,
}

/// What plays gave away in comparison with the best, all together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GivenAway {
    /// For who sees no more than the seat that played, in hundredths of a point.
    pub fair: i32,
    /// For who sees all, in points.
    pub seen: i32,
}

impl HandReview {
    /// A review of the hands that have ended along the line that undo and redo of a sitting go along; `None` for a
    /// patience, and when no hand has.
    pub fn new(sitting: &Sitting) -> Option<HandReview> {
        let AnyGame::Curse(first) = sitting.start().game() else { return None };
        let mut review = HandReview {
            positions: vec![first],
            moves: Vec::new(),
            hands: Vec::new(),
            decisions: BTreeMap::new(),
            cursor: 0,
            is_cursor_chosen: false,
        };
        let mut begin = 0;
        for made in sitting.moves_of_line() {
            let AnyMove::Curse(made) = made else { return None };
            review.go_on(made, &mut begin);
        }
        let end = review.moves.len();
        if begin < end && sitting.outcome() != Outcome::Unfinished && review.now().points().is_none() {
            review.hands.push(begin..end);
        }
        review.cursor = review.hands.last()?.start;
        Some(review)
    }

    /// The position after the last move.
    fn now(&self) -> &State {
        self.positions.last().expect("the first position is always there")
    }

    /// Makes the next move of the line. `begin` is the first move of the hand that it belongs to.
    fn go_on(&mut self, made: Move, begin: &mut usize) {
        let mut next = self.now().clone();
        next.play(made).expect("a move that was legal here before");
        self.moves.push(made);
        let (has_ended, had_ended) = (next.points().is_some(), self.now().points().is_some());
        self.positions.push(next);
        match (had_ended, has_ended) {
            (false, true) => self.hands.push(*begin..self.moves.len()),
            (true, _) => *begin = self.moves.len(),
            (false, false) => {}
        }
    }

    /// The moves of each hand that is looked back over, the set and the passes included.
    pub fn hands(&self) -> &[Range<usize>] {
        &self.hands
    }

    /// The hand that a move belongs to; of a move between two hands, or in one that has not ended, the one before it,
    /// or the first.
    pub fn hand_of(&self, number: usize) -> usize {
        self.hands.partition_point(|hand| hand.start <= number).saturating_sub(1)
    }

    /// All moves of the line.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position in which a move was made.
    pub fn before(&self, number: usize) -> &State {
        &self.positions[number]
    }

    /// South's points and north's in a hand; `None` when it was given up.
    pub fn points(&self, hand: usize) -> Option<[u8; 2]> {
        self.positions[self.hands[hand].end].points()
    }

    /// Who made a move; `None` of a move between two hands.
    pub fn seat(&self, number: usize) -> Option<Seat> {
        self.positions[number].seat_to_move().filter(|_| self.positions[number].points().is_none())
    }

    /// What a move told the other seat; `None` where all was shown anyway, as the hand ended.
    pub fn disclosure(&self, number: usize) -> Option<Disclosure> {
        let (before, after) = (&self.positions[number], &self.positions[number + 1]);
        let watcher = self.seat(number)?.other();
        if after.points().is_some() {
            return None;
        }
        let count = |state: &State| State::count_worlds(&state.view(watcher));
        let lacks = if self.moves[number] == Move::Pass { before.open_ends() } else { Vec::new() };
        Some(Disclosure { watcher, lacks, before: count(before), after: count(after) })
    }

    /// Whether a seat could choose between plays that do not lead to the same.
    pub fn is_decision(&self, number: usize) -> bool {
        let position = &self.positions[number];
        let mut moves = Vec::new();
        if position.points().is_none() {
            position.legal_moves(&mut moves);
        }
        moves.iter().any(|made| !is_same(position, *made, moves[0]))
    }

    /// The move that the player looks at.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The hand that the player looks at.
    pub fn hand(&self) -> usize {
        self.hand_of(self.cursor)
    }

    /// Looks at another move, or at the last one when there is none so late.
    pub fn go_to(&mut self, number: usize) {
        self.cursor = number.min(self.moves.len() - 1);
        self.is_cursor_chosen = true;
    }

    /// Looks at another hand. A hand that does not exist changes nothing.
    pub fn go_to_hand(&mut self, hand: usize) {
        if let Some(moves) = self.hands.get(hand) {
            (self.cursor, self.is_cursor_chosen) = (moves.start, false);
            self.follow_costliest();
        }
    }

    /// Until the player moves it, the cursor is on the costliest decision of the hand.
    fn follow_costliest(&mut self) {
        if !self.is_cursor_chosen {
            self.cursor = self.costliest(self.hand()).unwrap_or(self.cursor);
        }
    }

    /// The next decision of the hand at the cursor that was not looked at yet.
    fn next_decision(&self) -> Option<usize> {
        let is_open = |number: &usize| !self.decisions.contains_key(number) && self.is_decision(*number);
        self.hands[self.hand()].clone().find(is_open)
    }

    /// What the plays were worth that could be made instead of a move, once that is known.
    pub fn decision(&self, number: usize) -> Option<&Decision> {
        self.decisions.get(&number)?.as_ref()
    }

    /// How many decisions of a hand are looked at, and how many there are.
    pub fn progress(&self, hand: usize) -> (usize, usize) {
        let decisions: Vec<usize> =
            self.hands[hand].clone().filter(|number| self.is_decision(*number)).collect();
        let done = decisions.iter().filter(|number| self.decisions.contains_key(number)).count();
        (done, decisions.len())
    }

    /// What a hand was worth after a move to a seat, in points and for who sees all; `None` where that is not known.
    ///
    /// Moves that leave no choice change nothing, so it is told by the last decision before, or by the next one after.
    pub fn value(&self, number: usize, seat: Seat) -> Option<i32> {
        let hand = self.hands[self.hand_of(number)].clone();
        let for_seat = |mover: Option<Seat>, value: i32| if mover == Some(seat) { value } else { -value };
        if let (Some(points), true) = (self.positions[hand.end].points(), number + 1 == hand.end) {
            return Some(i32::from(points[seat.index()]) - i32::from(points[seat.other().index()]));
        }
        if let Some(last) = (hand.start..=number).rev().find(|number| self.is_decision(*number)) {
            return Some(for_seat(self.seat(last), self.decision(last)?.chosen().seen?));
        }
        let next = (number..hand.end).find(|number| self.is_decision(*number))?;
        Some(for_seat(self.seat(next), self.decision(next)?.best_seen()?.seen?))
    }

    /// What a seat gave away in a hand, as far as its decisions are looked at.
    pub fn given_away(&self, hand: usize, seat: Seat) -> GivenAway {
        let own = self.hands[hand].clone().filter(|number| self.seat(*number) == Some(seat));
        own.filter_map(|number| self.decision(number)).fold(GivenAway::default(), |sum, decision| GivenAway {
            fair: sum.fair + decision.fair_loss(),
            seen: sum.seen + decision.seen_loss().unwrap_or_default(),
        })
    }

    /// The decision of a hand that gave away most for who sees no more than the seat that played; `None` when none gave
    /// away as much as [`WORTH_TELLING`](HandReview::WORTH_TELLING).
    pub fn costliest(&self, hand: usize) -> Option<usize> {
        let loss = |number: &usize| self.decision(*number).map_or(0, Decision::fair_loss);
        // Of several the first.
        let most = self.hands[hand].clone().rev().max_by_key(loss)?;
        (loss(&most) >= HandReview::WORTH_TELLING).then_some(most)
    }

    /// What is less than so many hundredths of a point may be a matter of luck.
    pub const WORTH_TELLING: i32 = 25;
}

impl Inquiry for HandReview {
    fn next_query(&self) -> Option<Query> {
        let position = self.positions[self.next_decision()?].clone();
        Some(Query::judgement(AnyGame::Curse(position)))
    }

    fn receive(&mut self, answer: Answer) {
        let Some(number) = self.next_decision() else { return };
        let decision = match answer {
            Answer::Judged(plays) => Decision::new(&self.positions[number], &plays, self.moves[number]),
            _ => None,
        };
        self.decisions.insert(number, decision);
        self.follow_costliest();
    }
}

impl Decision {
    /// What was found out about a decision in which this move was made; `None` when that says nothing of the move.
    fn new(position: &State, plays: &[Judged], made: Move) -> Option<Decision> {
        let is_made =
            |judged: &Judged| matches!(judged.play, AnyMove::Curse(play) if is_same(position, play, made));
        let chosen = plays.iter().position(is_made)?;
        let mut plays = plays.to_vec();
        // Of plays that lead to the same the one that was made is shown.
        plays[chosen].play = AnyMove::Curse(made);
        Some(Decision { plays, chosen })
    }

    /// The plays, the best for who sees no more than the seat that played first. Of those that lead to the same there
    /// is one.
    pub fn plays(&self) -> &[Judged] {
        &self.plays
    }

    /// The play that was made.
    pub fn chosen(&self) -> &Judged {
        &self.plays[self.chosen]
    }

    /// The best play for who sees no more than the seat that played; the one that was made, if it is as good.
    pub fn best_fair(&self) -> &Judged {
        let best = &self.plays[0];
        if self.chosen().fair == best.fair { self.chosen() } else { best }
    }

    /// The best play for who sees all; the one that was made, if it is as good. `None` when it is not known.
    pub fn best_seen(&self) -> Option<&Judged> {
        let most = self.plays.iter().map(|judged| judged.seen).max().flatten()?;
        let best = |judged: &&Judged| judged.seen == Some(most);
        Some(self.chosen()).filter(best).or_else(|| self.plays.iter().find(best))
    }

    /// What the play gave away for who sees no more than the seat that played, in hundredths of a point.
    pub fn fair_loss(&self) -> i32 {
        self.plays[0].fair - self.chosen().fair
    }

    /// What it gave away for who sees all, in points; `None` when that was not found out.
    pub fn seen_loss(&self) -> Option<i32> {
        Some(self.best_seen()?.seen? - self.chosen().seen?)
    }
}

/// Whether two moves of the seat to move lead to the same: one tile, joined to ends that do not differ.
fn is_same(position: &State, one: Move, other: Move) -> bool {
    let end = |side: u8| {
        let branch = position.branches().get(usize::from(side).wrapping_sub(1));
        branch.map(|branch| (branch.end(), branch.is_started()))
    };
    match (one, other) {
        (Move::Play { tile, side }, Move::Play { tile: same, side: instead }) => {
            tile == same && end(side) == end(instead)
        }
        _ => one == other,
    }
}
