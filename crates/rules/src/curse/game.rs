use arrayvec::ArrayVec;

use super::layout::{BranchLayout, MatchLayout};
use super::state::{Match, Source};
use super::unseen::Unseen;
use super::{Effect, Layout, Move, Options, RULES, Seat, State, View, Violation, arrange};
use crate::pieces::{Chance, DealNumber, Tile};
use crate::{Faults, Game, GameName, GameProperties, Status};

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
        State::from_source(options, Source::Deal(number), None)
    }

    /// The history of an arrangement is forgotten: passes before it prove nothing. A match without a deal
    /// continues with the hands of deal 0.
    fn arrange(layout: &Layout) -> Result<State, Faults> {
        arrange::check(layout)?;
        let source = Source::Deal(layout.deal.unwrap_or(DealNumber::MIN));
        let game = layout.game.map(|game| Match { source, hand: game.hand, score: game.score });
        Ok(State { options: layout.options, hand: arrange::hand_of(layout), game })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn status(&self) -> Status {
        if self.is_over() { Status::Over } else { Status::Playing }
    }

    /// Always `None`: see [`State::points`] and [`State::match_score`].
    fn score(&self) -> Option<u32> {
        None
    }

    /// After a hand of a match, the loser, who chooses the leader; nobody after a blocked hand.
    fn seat_to_move(&self) -> Option<Seat> {
        self.hand.turn.or_else(|| self.choosing())
    }

    fn why_not(&self, candidate: Move) -> Option<Violation> {
        if self.match_winner().is_some() {
            return Some(Violation::MatchDecided);
        }
        let Some(seat) = self.hand.turn else {
            return self.judge_between_hands(candidate);
        };
        match candidate {
            Move::Set(_) if self.hand.set.is_some() => Some(Violation::SetLiesAlready),
            Move::Set(tile) => self.judge_held(seat, tile),
            Move::Play { .. } | Move::Pass if self.hand.set.is_none() => Some(Violation::SetComesFirst),
            Move::Play { tile, side } => self.judge_held(seat, tile).or_else(|| self.judge_join(tile, side)),
            Move::Pass => self.playable_tile(seat).map(|tile| Violation::MustPlay { tile }),
            Move::Lead(_) | Move::Next => Some(Violation::HandGoesOn),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let Some(seat) = self.hand.turn else {
            let between = Seat::BOTH.map(Move::Lead).into_iter().chain([Move::Next]);
            moves.extend(between.filter(|candidate| self.why_not(*candidate).is_none()));
            return;
        };
        if self.hand.set.is_none() {
            moves.extend(self.tiles(seat).iter().copied().map(Move::Set));
            return;
        }
        // The seat holds these tiles, so only the joint is left to judge.
        for tile in self.tiles(seat).iter().copied() {
            let fitting = (1..=4).filter(|side| self.judge_join(tile, *side).is_none());
            moves.extend(fitting.map(|side| Move::Play { tile, side }));
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
    }

    fn conceivable_moves(_: &Options) -> Vec<Move> {
        let joined = |tile| [0, 1, 2, 3, 4, 5, 255].map(|side| Move::Play { tile, side });
        let tiles = Tile::all().flat_map(|tile| [Move::Set(tile)].into_iter().chain(joined(tile)));
        let others = [Move::Pass, Move::Next, Move::Lead(Seat::South), Move::Lead(Seat::North)];
        tiles.chain(others).collect()
    }

    fn play_unchecked(&mut self, legal: Move) -> Effect {
        match legal {
            Move::Set(tile) => self.put_set(tile),
            Move::Play { tile, side } => self.join(tile, side),
            Move::Pass => self.pass(),
            Move::Lead(seat) => self.deal_next_hand(Some(seat)),
            Move::Next => self.deal_next_hand(None),
        }
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        match effect {
            Effect::PutSet { seat, tile, place } => {
                self.hand.set = None;
                self.hand.branches = ArrayVec::new();
                self.give_back(*seat, *place, *tile);
            }
            Effect::Played { seat, tile, side, place, before, .. } => {
                self.reopen_hand(before);
                self.hand.branches[usize::from(*side) - 1].shorten();
                self.give_back(*seat, *place, *tile);
            }
            Effect::Passed { seat, before, .. } => {
                self.reopen_hand(before);
                self.hand.history.pop();
                self.hand.turn = Some(*seat);
            }
            Effect::NextHand { before, .. } => {
                self.hand = (*before.0).clone();
                let game = self.game.as_mut().expect("C2: only a match has a next hand");
                game.hand -= 1;
            }
        }
    }

    fn layout(&self) -> Layout {
        let hand = &self.hand;
        Layout {
            options: self.options,
            deal: self.game.as_ref().and_then(|game| game.source.deal()),
            set: hand.set,
            branches: hand.branches.iter().map(BranchLayout::from).collect(),
            hands: [shown(&hand.tiles[0]), shown(&hand.tiles[1])],
            aside: shown(&hand.aside),
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
        let (other, aside) = Unseen::of(view.seat, &view.layout).random_choice(chance);
        let deal = DealNumber::new(chance.below(u32::MAX).into()).expect("32 bits are a deal number");
        State::with_unseen(view.seat, &view.layout, other, aside, deal)
    }

    fn hidden(&self, seat: Seat) -> Vec<Tile> {
        let hand = &self.hand;
        hand.tiles[seat.other().index()].iter().chain(&hand.aside).copied().collect()
    }

    fn hidden_mut(&mut self, seat: Seat) -> Vec<&mut Tile> {
        let hand = &mut self.hand;
        hand.tiles[seat.other().index()].iter_mut().chain(&mut hand.aside).collect()
    }
}

/// Tiles that are all known.
fn shown(tiles: &[Tile]) -> Vec<Option<Tile>> {
    tiles.iter().copied().map(Some).collect()
}
