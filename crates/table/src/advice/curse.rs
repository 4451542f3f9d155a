use std::collections::BTreeMap;
use std::ops::Range;

use talon_query::{Answer, Judged, Query};
use talon_rules::curse::{Move, Seat, State};
use talon_rules::{AnyGame, AnyLayout, AnyMove, Game, Worlds};

use super::Inquiry;
use crate::{Outcome, Sitting, Start};

/// A review of the hands of Curse of the Doublet that have ended: what each play and each pass disclosed to the other
/// seat, and what else could have been played. It has a cursor on one of the moves.
///
/// Moves are counted from 0 along the whole line of the sitting, hands likewise. The queries are about the hand at the
/// cursor.
#[derive(Clone, Debug)]
pub struct HandReview {
    /// The start of the sitting, from which the queries lead to a decision. A match whose deals have no number has
    /// none; its queries begin with the hand.
    start: Option<Start>,
    /// The positions before each move, and the one after the last.
    positions: Vec<State>,
    moves: Vec<Move>,
    /// The moves of each hand that has ended.
    hands: Vec<Range<usize>>,
    /// The decisions that were looked at, by the number of the move; `None` without an answer.
    decisions: BTreeMap<usize, Option<Decision>>,
    cursor: usize,
    /// True if the player moved the cursor. Otherwise it is on the costliest decision of the hand.
    is_cursor_chosen: bool,
}

/// The plays that a seat could choose from, with their values. There is always at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    plays: Vec<Judged>,
    chosen: usize,
}

/// The news that a move gave the other seat about the hand of the seat that made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosure {
    /// The seat that learned it.
    pub watcher: Seat,
    /// The numbers that a pass proved the hand to lack, lowest first; none for a play.
    pub lacks: Vec<u8>,
    /// Number of possible hands of the other seat, as far as the watcher could tell before the move.
    pub before: u64,
    /// Number of possible hands after it.
    pub after: u64,
}

/// The total loss of plays in comparison with the best ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GivenAway {
    /// With what the seat that played could see, in hundredths of a point.
    pub fair: i32,
    /// With all tiles known, in points.
    pub seen: i32,
}

impl HandReview {
    /// A review of the hands that have ended along the line of a sitting; `None` for a patience, and when no hand has
    /// ended.
    pub fn new(sitting: &Sitting) -> Option<HandReview> {
        let AnyGame::Curse(first) = sitting.start().game() else { return None };
        let is_over = sitting.outcome() != Outcome::Unfinished;
        let moves = sitting.moves_of_line().into_iter().filter_map(|played| match played {
            AnyMove::Curse(played) => Some(played),
            _ => None,
        });
        HandReview::of_moves(Some(sitting.start().clone()), first, moves, is_over)
    }

    /// A review of a match that is over, from its first position, whose deals need no number; `None` if nobody made a
    /// move.
    ///
    /// # Panics
    /// If a move is illegal.
    pub fn of_match(first: State, moves: impl IntoIterator<Item = Move>) -> Option<HandReview> {
        HandReview::of_moves(None, first, moves, true)
    }

    /// A review of legal moves. A hand that has not ended is one of the hands if the game is over.
    fn of_moves(
        start: Option<Start>,
        first: State,
        moves: impl IntoIterator<Item = Move>,
        is_over: bool,
    ) -> Option<HandReview> {
        let mut review = HandReview {
            start,
            positions: vec![first],
            moves: Vec::new(),
            hands: Vec::new(),
            decisions: BTreeMap::new(),
            cursor: 0,
            is_cursor_chosen: false,
        };
        let mut begin = 0;
        for played in moves {
            review.advance(played, &mut begin);
        }
        let end = review.moves.len();
        if begin < end && is_over && review.now().points().is_none() {
            review.hands.push(begin..end);
        }
        review.cursor = review.hands.last()?.start;
        Some(review)
    }

    /// The position after the last move.
    fn now(&self) -> &State {
        self.positions.last().expect("the first position is always there")
    }

    /// Makes the next move of the line. `begin` is the first move of its hand.
    fn advance(&mut self, played: Move, begin: &mut usize) {
        let mut next = self.now().clone();
        next.play(played).expect("a move that was legal here before");
        self.moves.push(played);
        let (has_ended, had_ended) = (next.points().is_some(), self.now().points().is_some());
        self.positions.push(next);
        match (had_ended, has_ended) {
            (false, true) => self.hands.push(*begin..self.moves.len()),
            (true, _) => *begin = self.moves.len(),
            (false, false) => {}
        }
    }

    /// The moves of each reviewed hand, the set and the passes included.
    pub fn hands(&self) -> &[Range<usize>] {
        &self.hands
    }

    /// The hand that a move belongs to. A move between two hands, or in an unfinished one, belongs to the hand before
    /// it, or to the first.
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

    /// The position after a move.
    pub fn after(&self, number: usize) -> &State {
        &self.positions[number + 1]
    }

    /// The largest value of the hand after any of its moves, for either seat; at least 1.
    pub fn largest_value(&self, hand: usize) -> i32 {
        let values = self.hands[hand].clone().filter_map(|number| self.value(number, Seat::South));
        values.map(i32::abs).max().unwrap_or_default().max(1)
    }

    /// South's points and north's in a hand; `None` when it was given up.
    pub fn points(&self, hand: usize) -> Option<[u8; 2]> {
        self.positions[self.hands[hand].end].points()
    }

    /// The seat that made a move; `None` for a move between two hands.
    pub fn seat(&self, number: usize) -> Option<Seat> {
        self.positions[number].seat_to_move().filter(|_| self.positions[number].points().is_none())
    }

    /// The news that a move gave the other seat; `None` when the hand ended with it and all tiles were shown.
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

    /// Returns true if a seat could choose between plays that do not lead to the same position.
    pub fn is_decision(&self, number: usize) -> bool {
        let position = &self.positions[number];
        let mut moves = Vec::new();
        if position.points().is_none() {
            position.legal_moves(&mut moves);
        }
        moves.iter().any(|other| !is_same(position, *other, moves[0]))
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

    /// The decision in which a move was made, once it has been looked at.
    pub fn decision(&self, number: usize) -> Option<&Decision> {
        self.decisions.get(&number)?.as_ref()
    }

    /// Number of decisions of a hand that have been looked at, and of all its decisions.
    pub fn progress(&self, hand: usize) -> (usize, usize) {
        let decisions: Vec<usize> =
            self.hands[hand].clone().filter(|number| self.is_decision(*number)).collect();
        let done = decisions.iter().filter(|number| self.decisions.contains_key(number)).count();
        (done, decisions.len())
    }

    /// The value of a hand for a seat after a move, in points and with all tiles known; `None` when it is not known.
    ///
    /// Forced moves change nothing, so the value comes from the last decision before them, or from the next one.
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

    /// The total loss of a seat in a hand, as far as its decisions have been looked at.
    pub fn given_away(&self, hand: usize, seat: Seat) -> GivenAway {
        let own = self.hands[hand].clone().filter(|number| self.seat(*number) == Some(seat));
        own.filter_map(|number| self.decision(number)).fold(GivenAway::default(), |sum, decision| GivenAway {
            fair: sum.fair + decision.fair_loss(),
            seen: sum.seen + decision.seen_loss().unwrap_or_default(),
        })
    }

    /// The decision of a hand with the greatest loss for a player who sees what that seat saw; `None` when no loss
    /// reaches [`WORTH_TELLING`](HandReview::WORTH_TELLING).
    pub fn costliest(&self, hand: usize) -> Option<usize> {
        let loss = |number: &usize| self.decision(*number).map_or(0, Decision::fair_loss);
        // Of several the first.
        let most = self.hands[hand].clone().rev().max_by_key(loss)?;
        (loss(&most) >= HandReview::WORTH_TELLING).then_some(most)
    }

    /// Smaller losses, in hundredths of a point, may be a matter of luck.
    pub const WORTH_TELLING: i32 = 25;
}

impl Inquiry for HandReview {
    fn next_query(&self) -> Option<Query> {
        let number = self.next_decision()?;
        let first = if self.start.is_some() { 0 } else { self.hands[self.hand()].start };
        let moves = self.moves[first..number].iter().copied().map(AnyMove::Curse).collect();
        let line = match &self.start {
            Some(start) => start.line(moves),
            None => Start::position(AnyLayout::Curse(self.positions[first].layout()), 0).ok()?.line(moves),
        };
        Some(Query::Judgement { line })
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
    /// The decision in which this move was made; `None` when the values say nothing about the move.
    fn new(position: &State, plays: &[Judged], played: Move) -> Option<Decision> {
        let is_made =
            |judged: &Judged| matches!(judged.play, AnyMove::Curse(play) if is_same(position, play, played));
        let chosen = plays.iter().position(is_made)?;
        let mut plays = plays.to_vec();
        // Of plays that lead to the same the one that was made is shown.
        plays[chosen].play = AnyMove::Curse(played);
        Some(Decision { plays, chosen })
    }

    /// The plays, best first given what the seat that played could see. Equivalent plays are listed once.
    pub fn plays(&self) -> &[Judged] {
        &self.plays
    }

    /// The play that was made.
    pub fn chosen(&self) -> &Judged {
        &self.plays[self.chosen]
    }

    /// The best play given what the seat could see; the play that was made, if it is as good.
    pub fn best_fair(&self) -> &Judged {
        let best = &self.plays[0];
        if self.chosen().fair == best.fair { self.chosen() } else { best }
    }

    /// The best play with all tiles known; the play that was made, if it is as good. `None` when it is not known.
    pub fn best_seen(&self) -> Option<&Judged> {
        let most = self.plays.iter().map(|judged| judged.seen).max().flatten()?;
        let best = |judged: &&Judged| judged.seen == Some(most);
        Some(self.chosen()).filter(best).or_else(|| self.plays.iter().find(best))
    }

    /// The loss of the play given what the seat could see, in hundredths of a point.
    pub fn fair_loss(&self) -> i32 {
        self.plays[0].fair - self.chosen().fair
    }

    /// The loss of the play with all tiles known, in points; `None` when it is not known.
    pub fn seen_loss(&self) -> Option<i32> {
        Some(self.best_seen()?.seen? - self.chosen().seen?)
    }
}

/// Returns true if two moves of the seat to move are equivalent: one tile, joined to ends that do not differ.
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
