use talon_pieces::Tile;
use talon_rules::SeatView;
use talon_rules::curse::{BranchLayout, Layout, Move, OpenHand, PastTurn, Seat, View};
use talon_solve::curse::packed::{Ends, NO_SIDE, NUMBERS, Play, Side, Tiles, set_of};

use super::public::Public;

/// What a seat knows in a hand that goes on, packed.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// What everybody can see.
    pub(super) public: Public,
    /// Whose knowledge it is.
    pub(super) seat: Seat,
    /// The seat's own tiles.
    pub(super) own: Tiles,
    /// The plays so far, each with what everybody could see before it.
    pub(super) plays: Vec<(Public, Play)>,
}

impl Known {
    /// What a view tells; `None` when the hand has ended.
    pub(super) fn new(view: &View) -> Option<Known> {
        let layout = view.layout();
        let mover = layout.turn?;
        let seat = view.seat();
        let own = layout.hands[seat.index()].iter().flatten().fold(0, |set, tile| set | set_of(&[*tile]));
        let mut public = public_of(&layout.open_before_history(), mover);
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
        Some(Known { public, seat, own, plays })
    }

    /// The tiles that the other seat may hold.
    pub(super) fn possible(&self) -> Tiles {
        self.public.possible(self.seat.other()) & !self.own
    }

    /// How many tiles the other seat holds.
    pub(super) fn other_held(&self) -> usize {
        self.public.held[self.seat.other().index()].into()
    }

    /// Both hands, south's first, when the other seat holds these tiles.
    pub(super) fn hands(&self, other: Tiles) -> [Tiles; 2] {
        match self.seat {
            Seat::South => [self.own, other],
            Seat::North => [other, self.own],
        }
    }
}

/// The open part of a hand before its history, of which no pass is known.
fn public_of(open: &OpenHand, mover: Seat) -> Public {
    let played: Vec<Tile> = open.tiles().collect();
    let held = open.held.map(|tiles| tiles as u8);
    Public { ends: ends_of(&open.branches), played: set_of(&played), held, lacks: [0; 2], mover }
}

/// The ends of these branches.
pub(super) fn ends_of(branches: &[BranchLayout]) -> Ends {
    Ends::of(branches.iter().map(|branch| (branch.end, !branch.tiles.is_empty())))
}

/// The side of the solver that a branch offers.
fn side_of(branch: &BranchLayout) -> Side {
    branch.end + if branch.tiles.is_empty() { NUMBERS } else { 0 }
}

/// The play of a move in a hand with these branches; `None` for a pass.
fn packed(made: Move, branches: &[BranchLayout]) -> Option<Play> {
    match made {
        Move::Set(tile) => Some(Play { tile: tile.index(), side: NO_SIDE }),
        Move::Play { tile, side } => {
            Some(Play { tile: tile.index(), side: side_of(&branches[usize::from(side) - 1]) })
        }
        Move::Pass | Move::Lead(_) | Move::Next => None,
    }
}

/// The move of a play, to the first side that it fits.
pub(super) fn to_move(layout: &Layout, play: Play) -> Move {
    let tile = Tile::all().nth(play.tile.into()).expect("an index of a tile");
    if play.side == NO_SIDE {
        return Move::Set(tile);
    }
    let place = layout.branches.iter().position(|branch| side_of(branch) == play.side);
    let side = place.expect("a play is joined to an end that is there") as u8 + 1;
    Move::Play { tile, side }
}

#[cfg(test)]
mod tests {
    use talon_pieces::{Chance, DealNumber};
    use talon_rules::curse::{Options, State};
    use talon_rules::{Game, SeatView};

    use super::super::public::Outcome;
    use super::*;

    /// A hand played on in packed form, play by play, is the hand that the rules play, and what a view tells of it.
    #[test]
    fn packed_hands_go_as_the_rules_say() {
        let mut chance = Chance::from_seed(3);
        let mut moves = Vec::new();
        for number in 0..300 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            let mut hands = Seat::BOTH.map(|seat| set_of(state.tiles(seat)));
            let mut public = Public::beginning(state.seat_to_move().unwrap());
            while let Some(seat) = state.seat_to_move() {
                let view = state.view(seat);
                let known = Known::new(&view).unwrap();
                state.legal_moves(&mut moves);
                if moves == [Move::Pass] {
                    state.play_unchecked(Move::Pass);
                    continue;
                }
                assert_eq!((known.public, known.own), (public, hands[seat.index()]), "{}", state.layout());
                let mut plays = Vec::new();
                public.for_each_play(known.own, |play| plays.push(play));
                let play = *chance.pick(&plays).unwrap();
                state.play(to_move(view.layout(), play)).expect("a packed play is legal");
                if let Outcome::Ended(points) = public.play(&mut hands, play) {
                    while state.play(Move::Pass).is_ok() {}
                    let [own, other] =
                        [seat, seat.other()].map(|seat| state.points().unwrap()[seat.index()] as i8);
                    assert_eq!(points, own - other, "{}", state.layout());
                }
            }
        }
    }

    /// An arranged position has no history; from there on it has.
    #[test]
    fn arranged_positions_have_no_past() {
        let mut state = State::deal(&Options::HAND, DealNumber::new(3).unwrap());
        let mut moves = Vec::new();
        for _ in 0..6 {
            state.legal_moves(&mut moves);
            state.play_unchecked(moves[0]);
        }
        let mut arranged = State::arrange(&state.layout()).unwrap();
        let seat = arranged.seat_to_move().unwrap();
        let known = |state: &State| Known::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        assert!(known(&arranged).plays.is_empty());
        assert_eq!(known(&arranged).own, set_of(arranged.tiles(seat)));
        arranged.legal_moves(&mut moves);
        arranged.play_unchecked(moves[0]);
        state.play_unchecked(moves[0]);
        assert_eq!(known(&arranged).public.ends, known(&state).public.ends);
        assert_eq!(known(&arranged).public.held, known(&state).public.held);
        assert_eq!(known(&arranged).plays.len(), 1);
    }
}
