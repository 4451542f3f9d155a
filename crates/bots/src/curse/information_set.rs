//! The information set of a seat: everything that it knows in an unfinished hand, packed.

use talon_rules::SeatView;
use talon_rules::curse::{BranchLayout, Layout, Move, OpenHand, Options, PastTurn, Seat, View};
use talon_rules::pieces::{Tile, TileSet};
use talon_solve::curse::packed::{Ends, NO_SIDE, Play, Tiles, set_of, side_of};

use super::declined::{Declined, Observed};
use super::public_state::PublicState;

/// The knowledge of a seat in an unfinished hand.
#[derive(Clone, Debug)]
pub(super) struct InformationSet {
    /// The part that both seats can see.
    pub(super) public: PublicState,
    /// The seat that knows this.
    pub(super) seat: Seat,
    /// The seat's own tiles.
    pub(super) own: Tiles,
    /// The plays so far, each with the public state before it.
    pub(super) plays: Vec<(PublicState, Play)>,
}

impl InformationSet {
    /// The information of a view; `None` if the hand has ended.
    pub(super) fn new(view: &View) -> Option<InformationSet> {
        let layout = view.layout();
        let mover = layout.turn?;
        let seat = view.seat();
        let own = layout.hands[seat.index()].iter().flatten().fold(0, |set, tile| set | set_of(&[*tile]));
        let mut public = public_of(&layout.options, &layout.open_before_history(), mover);
        let mut plays = Vec::with_capacity(layout.history.len());
        for PastTurn { turn, before } in layout.turns() {
            public.mover = turn.seat;
            let Some(play) = packed(turn.made, &before.branches) else {
                public.pass(turn.seat);
                continue;
            };
            plays.push((public, play));
            public.put(play);
        }
        public.mover = mover;
        Some(InformationSet { public, seat, own, plays })
    }

    /// The public state with what both seats have declined.
    pub(super) fn observed(&self) -> Observed {
        let mut observed = Observed { public: self.public, declined: Default::default() };
        for (before, _) in self.observed_plays() {
            observed.declined = before.declined;
            observed.declined[before.public.mover.index()] = before.declined_by_mover();
        }
        observed
    }

    /// The plays so far, each with what both seats had seen before it.
    pub(super) fn observed_plays(&self) -> impl Iterator<Item = (Observed, Play)> {
        self.plays.iter().scan(<[Declined; 2]>::default(), |declined, (public, play)| {
            let observed = Observed { public: *public, declined: *declined };
            declined[public.mover.index()] = observed.declined_by_mover();
            Some((observed, *play))
        })
    }

    /// The tiles that the other seat may hold.
    pub(super) fn possible(&self) -> Tiles {
        self.public.possible(self.seat.other()) & !self.own
    }

    /// Number of tiles that the other seat holds.
    pub(super) fn other_held(&self) -> usize {
        self.public.held[self.seat.other().index()].into()
    }

    /// Both hands, south's first, if the other seat holds these tiles.
    pub(super) fn hands(&self, other: Tiles) -> [Tiles; 2] {
        match self.seat {
            Seat::South => [self.own, other],
            Seat::North => [other, self.own],
        }
    }
}

/// The open part of a hand before its history, when no pass is known yet.
fn public_of(options: &Options, open: &OpenHand, mover: Seat) -> PublicState {
    let set: TileSet = options.set().collect();
    let played: Vec<Tile> = open.tiles().chain(Tile::all().filter(|tile| !set.contains(*tile))).collect();
    let held = open.held.map(|tiles| tiles as u8);
    let ends = Ends::of(ends_of(&open.branches));
    PublicState { ends, played: set_of(&played), held, lacks: [0; 2], mover }
}

/// The open end of each branch, and whether it has been started.
fn ends_of(branches: &[BranchLayout]) -> impl Iterator<Item = (u8, bool)> {
    branches.iter().map(|branch| (branch.end, !branch.tiles.is_empty()))
}

/// The play of a move in a hand with these branches; `None` for a pass.
fn packed(made: Move, branches: &[BranchLayout]) -> Option<Play> {
    match made {
        Move::Set(tile) => Some(Play { tile: tile.index(), side: NO_SIDE }),
        Move::Play { tile, side } => {
            let (end, is_started) = ends_of(branches).nth(usize::from(side) - 1)?;
            Some(Play { tile: tile.index(), side: side_of(end, is_started) })
        }
        Move::Pass | Move::Lead(_) | Move::Next => None,
    }
}

/// The move of a play, to the first side that it fits.
pub(super) fn to_move(layout: &Layout, play: Play) -> Move {
    play.to_move(ends_of(&layout.branches))
}

#[cfg(test)]
mod tests {
    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{Game, SeatView};

    use super::super::public_state::PlayOutcome;
    use super::*;

    /// A hand that is played in packed form agrees with the rules, play by play, and with the information of
    /// its views.
    #[test]
    fn packed_hands_follow_the_rules() {
        let mut chance = Chance::from_seed(3);
        let mut moves = Vec::new();
        for number in 0..300 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            let mut hands = Seat::BOTH.map(|seat| set_of(state.tiles(seat)));
            let mut public = PublicState::beginning(state.seat_to_move().unwrap());
            while let Some(seat) = state.seat_to_move() {
                let view = state.view(seat);
                let information = InformationSet::new(&view).unwrap();
                state.legal_moves(&mut moves);
                if moves == [Move::Pass] {
                    state.play_unchecked(Move::Pass);
                    continue;
                }
                assert_eq!(
                    (information.public, information.own),
                    (public, hands[seat.index()]),
                    "{}",
                    state.layout()
                );
                let mut plays = Vec::new();
                public.for_each_play(information.own, |play| plays.push(play));
                let play = *chance.pick(&plays).unwrap();
                state.play(to_move(view.layout(), play)).expect("a packed play is legal");
                if let PlayOutcome::Ended(points) = public.play(&mut hands, play) {
                    while state.play(Move::Pass).is_ok() {}
                    let [own, other] =
                        [seat, seat.other()].map(|seat| state.points().unwrap()[seat.index()] as i8);
                    assert_eq!(points, own - other, "{}", state.layout());
                }
            }
        }
    }

    /// An arranged position has no history; its later moves have one.
    #[test]
    fn arranged_positions_have_no_history() {
        let mut state = State::deal(&Options::HAND, DealNumber::new(3).unwrap());
        let mut moves = Vec::new();
        for _ in 0..6 {
            state.legal_moves(&mut moves);
            state.play_unchecked(moves[0]);
        }
        let mut arranged = State::arrange(&state.layout()).unwrap();
        let seat = arranged.seat_to_move().unwrap();
        let information =
            |state: &State| InformationSet::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        assert!(information(&arranged).plays.is_empty());
        assert_eq!(information(&arranged).own, set_of(arranged.tiles(seat)));
        arranged.legal_moves(&mut moves);
        arranged.play_unchecked(moves[0]);
        state.play_unchecked(moves[0]);
        assert_eq!(information(&arranged).public.ends, information(&state).public.ends);
        assert_eq!(information(&arranged).public.held, information(&state).public.held);
        assert_eq!(information(&arranged).plays.len(), 1);
    }
}
