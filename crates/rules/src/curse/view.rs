use talon_pieces::{Chance, DealNumber, Tile};

use super::layout::{BranchLayout, MatchLayout};
use super::state::Branch;
use super::worlds::Unseen;
use super::{Effect, Layout, Move, Options, RULES, Seat, State, Violation};
use crate::{Faults, Game, GameName, GameProperties, SeatView, Status};

/// What one seat knows (C11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    seat: Seat,
    layout: Layout,
}

impl View {
    /// What this seat sees.
    pub(super) fn new(seat: Seat, layout: Layout) -> View {
        View { seat, layout }
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl From<&Branch> for BranchLayout {
    fn from(branch: &Branch) -> BranchLayout {
        BranchLayout { from: branch.from, tiles: branch.tiles.to_vec(), end: branch.end }
    }
}

impl From<&BranchLayout> for Branch {
    fn from(branch: &BranchLayout) -> Branch {
        Branch { from: branch.from, tiles: branch.tiles.iter().copied().collect(), end: branch.end }
    }
}

/// Tiles that are all known.
fn known(tiles: &[Tile]) -> Vec<Option<Tile>> {
    tiles.iter().copied().map(Some).collect()
}

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}

impl Game for State {
    const NAME: GameName = GameName::Curse;
    const RULES: &'static [&'static str] = RULES;
    const PROPERTIES: GameProperties = GameProperties {
        players: 2,
        has_hidden_hands: true,
        has_exact_verdict: false,
        is_graded: false,
        is_played_in_matches: true,
    };

    type Options = Options;
    type Seat = Seat;
    type Piece = Tile;
    type Move = Move;
    type Violation = Violation;
    type Effect = Effect;
    type Layout = Layout;
    type View = View;

    fn deal(options: &Options, number: DealNumber) -> State {
        State::from_number(options, number)
    }

    /// The history of an arrangement is forgotten: passes before it prove nothing.
    fn arrange(layout: &Layout) -> Result<State, Faults> {
        State::from_layout(layout)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn status(&self) -> Status {
        if self.is_over() { Status::Over } else { Status::Playing }
    }

    /// Both players count: see [`State::points`] and [`State::match_score`].
    fn score(&self) -> Option<u32> {
        None
    }

    /// After a hand of a match, the loser, who chooses the leader; after a blocked one, nobody.
    fn seat_to_move(&self) -> Option<Seat> {
        self.hand.turn.or_else(|| self.choosing())
    }

    fn why_not(&self, candidate: Move) -> Option<Violation> {
        self.judge(candidate)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.list_moves(moves);
    }

    fn conceivable_moves(_: &Options) -> Vec<Move> {
        let joined = |tile| [0, 1, 2, 3, 4, 5, 255].map(|side| Move::Play { tile, side });
        let tiles = Tile::all().flat_map(|tile| [Move::Set(tile)].into_iter().chain(joined(tile)));
        let others = [Move::Pass, Move::Next, Move::Lead(Seat::South), Move::Lead(Seat::North)];
        tiles.chain(others).collect()
    }

    fn play_unchecked(&mut self, legal: Move) -> Effect {
        self.apply(legal)
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        self.revert(effect);
    }

    fn layout(&self) -> Layout {
        let hand = &self.hand;
        Layout {
            options: self.options,
            deal: self.game.as_ref().map(|game| game.deal),
            set: hand.set,
            branches: hand.branches.iter().map(BranchLayout::from).collect(),
            hands: [known(&hand.tiles[0]), known(&hand.tiles[1])],
            aside: known(&hand.aside),
            turn: hand.turn,
            again: hand.again,
            passes: hand.passes,
            leader: hand.leader,
            points: hand.points,
            game: self.game.as_ref().map(|game| MatchLayout { hand: game.hand, score: game.score }),
            history: hand.history.clone(),
        }
    }

    fn view(&self, seat: Seat) -> View {
        let mut layout = self.layout();
        layout.deal = None;
        layout.hands[seat.other().index()].fill(None);
        layout.aside.fill(None);
        View { seat, layout }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        let choice = Unseen::of(view).random_choice(chance);
        let deal = DealNumber::new(chance.below(u32::MAX).into()).expect("32 bits are a deal number");
        State::with_unseen(view, choice, deal)
    }

    fn hidden_mut(&mut self, seat: Seat) -> Vec<&mut Tile> {
        let hand = &mut self.hand;
        hand.tiles[seat.other().index()].iter_mut().chain(&mut hand.aside).collect()
    }
}
