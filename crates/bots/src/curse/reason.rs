use talon_query::curse::Reason;
use talon_rules::curse::Seat;
use talon_solve::curse::packed::{NUMBERS, Numbers, Play, Tiles, each, joining, pips};

use super::information_set::InformationSet;
use super::public_state::PublicState;

/// The strongest reason for a play, for people to read.
pub(super) fn explain(information: &InformationSet, play: Play) -> Reason {
    let mut after = information.public;
    let is_match = after.put(play);
    let left = information.own & !(1 << play.tile);
    let other = information.seat.other();
    if left == 0 {
        return Reason::GoesOut { points: information.public.held[other.index()] + u8::from(is_match) };
    }
    if let Some(reason) = cannot_be_answered(&after, other) {
        return reason;
    }
    if is_match {
        return Reason::PlaysAgain { number: matched(information, play) };
    }
    closes_an_end(information, &after, play, other)
        .or_else(|| few_answers(information, &after))
        .or_else(|| rid_of_doublet(play))
        .or_else(|| keeps_going(&after, left))
        .unwrap_or(Reason::BestOnAverage)
}

/// The number that a matching play matches.
fn matched(information: &InformationSet, play: Play) -> u8 {
    let [low, high] = pips(play.tile);
    if information.public.ends.after(play).0.started() >> high & 1 == 1 && play.side % NUMBERS == low {
        high
    } else {
        low
    }
}

fn cannot_be_answered(after: &PublicState, other: Seat) -> Option<Reason> {
    let open = after.ends.open();
    if open & !after.lacks[other.index()] != 0 {
        return None;
    }
    Some(Reason::CannotBeAnswered { seat: other, numbers: each(open.into()).collect() })
}

/// The play opens an end that was not open before and that the other seat has passed on.
fn closes_an_end(
    information: &InformationSet,
    after: &PublicState,
    play: Play,
    other: Seat,
) -> Option<Reason> {
    let new: Numbers = after.ends.open() & !information.public.ends.open() & after.lacks[other.index()];
    let has = |number: &u8| pips(play.tile).contains(number);
    each(new.into()).find(has).map(|number| Reason::ClosesAnEnd { seat: other, number })
}

fn few_answers(information: &InformationSet, after: &PublicState) -> Option<Reason> {
    let possible = information.possible();
    let answers = count(possible & joining(after.ends.open()));
    let possible = count(possible);
    if answers * 3 > possible {
        return None;
    }
    Some(Reason::FewAnswers { answers, possible })
}

fn rid_of_doublet(play: Play) -> Option<Reason> {
    let [low, high] = pips(play.tile);
    if low == high { Some(Reason::RidOfDoublet { number: low }) } else { None }
}

fn keeps_going(after: &PublicState, left: Tiles) -> Option<Reason> {
    let (joinable, held) = (count(left & joining(after.ends.open())), count(left));
    if joinable * 2 > held { Some(Reason::KeepsGoing { joinable, held }) } else { None }
}

fn count(tiles: Tiles) -> u8 {
    tiles.count_ones() as u8
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use talon_rules::curse::{Move, Options, State};
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{Game, SeatView, Worlds};

    use super::super::information_set::to_move;
    use super::*;

    /// Returns true if a reason holds for a play that was made, in all positions that its seat cannot tell apart.
    fn is_true(reason: &Reason, seat: Seat, played: Move, worlds: &[State]) -> bool {
        let after = |world: &State| {
            let mut after = world.clone();
            after.play(played).expect("the play is legal");
            after
        };
        let must_pass = |after: &State, seat: Seat| {
            let ends: Vec<u8> = after.branches().iter().map(|branch| branch.end()).collect();
            !after.tiles(seat).iter().any(|tile| ends.iter().any(|end| tile.has(*end)))
        };
        worlds.iter().map(after).all(|after| match reason {
            Reason::GoesOut { points } => after.points().is_some_and(|both| both[seat.index()] == *points),
            Reason::PlaysAgain { number } => {
                let matching =
                    after.branches().iter().filter(|branch| branch.is_started() && branch.end() == *number);
                after.again() && matching.count() > 1
            }
            Reason::CannotBeAnswered { seat: other, .. } => *other != seat && must_pass(&after, *other),
            Reason::ClosesAnEnd { seat: other, number } => {
                *other != seat && !after.tiles(*other).iter().any(|tile| tile.has(*number))
            }
            Reason::FewAnswers { .. }
            | Reason::KeepsGoing { .. }
            | Reason::RidOfDoublet { .. }
            | Reason::BestOnAverage => true,
            Reason::OnlyMove | Reason::LeadingIsBetter => false,
        })
    }

    #[test]
    fn reasons_are_true_in_all_worlds() {
        let (mut chance, mut moves, mut kinds) = (Chance::from_seed(4), Vec::new(), BTreeSet::new());
        for number in 0..200 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let view = state.view(seat);
                state.legal_moves(&mut moves);
                if moves != [Move::Pass] && State::count_worlds(&view) < 100 {
                    let information = InformationSet::new(&view).unwrap();
                    let worlds: Vec<State> = State::worlds(&view).collect();
                    information.public.for_each_play(information.own, |play| {
                        let reason = explain(&information, play);
                        let played = to_move(view.layout(), play);
                        assert!(
                            is_true(&reason, seat, played, &worlds),
                            "{reason:?} for {played} in {}",
                            state.layout()
                        );
                        kinds.insert(format!("{reason:?}").split(' ').next().unwrap().to_owned());
                    });
                }
                state.play_unchecked(*chance.pick(&moves).unwrap());
            }
        }
        assert!(kinds.len() >= 6, "{kinds:?}");
    }
}
