use super::state::Pile;
use super::{Effect, Layout, Move, Options, RULES, Source, State, View, Violation, arrange};
use crate::faults::check_deck;
use crate::pieces::{Card, CardSet, Chance, DealNumber, shuffled_cards};
use crate::{Faults, Game, GameName, GameProperties, Player, Status};

impl Game for State {
    const NAME: GameName = GameName::Doublets;
    const RULES: &'static [&'static str] = RULES;
    const PROPERTIES: GameProperties = GameProperties::PATIENCE;

    type Options = Options;
    type Seat = Player;
    type Piece = Card;
    type Move = Move;
    type Violation = Violation;
    type Effect = Effect;
    type Layout = Layout;
    type View = View;

    fn deal(options: &Options, number: DealNumber) -> State {
        State::from_cards(options, &shuffled_cards(number, options.ranks()))
    }

    fn from_deck(options: &Options, deck: &[Card]) -> Result<State, Faults> {
        check_deck(options.ranks(), deck)?;
        Ok(State::from_cards(options, deck))
    }

    fn arrange(layout: &Layout) -> Result<State, Faults> {
        arrange::check(layout)?;
        let pile_of = |pile: &[Option<Card>]| pile.iter().copied().flatten().collect();
        Ok(State {
            options: layout.options,
            stock: pile_of(&layout.stock),
            waste: pile_of(&layout.waste),
            reserve: layout.reserve.iter().map(|pile| pile.first().copied().flatten()).collect(),
            foundation: pile_of(&layout.foundation),
            redeals_left: layout.redeals_left,
            kings_put_back: 0,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the status by rule D7.
    fn status(&self) -> Status {
        if self.is_won() {
            Status::Won
        } else if self.candidates().any(|candidate| self.why_not(candidate).is_none()) {
            Status::Playing
        } else {
            Status::Lost
        }
    }

    fn score(&self) -> Option<u32> {
        u32::try_from(self.points()).ok()
    }

    fn seat_to_move(&self) -> Option<Player> {
        if self.status() == Status::Playing { Some(Player) } else { None }
    }

    fn why_not(&self, candidate: Move) -> Option<Violation> {
        if self.is_won() {
            return Some(Violation::AlreadyWon);
        }
        match candidate {
            Move::Flip if self.stock.is_empty() => Some(Violation::StockEmpty),
            Move::Flip => None,
            Move::Redeal => self.judge_redeal(),
            Move::Waste => match self.waste.last() {
                Some(card) => self.judge_foundation(*card),
                None => Some(Violation::WasteEmpty),
            },
            Move::Reserve(pile) => match self.reserve.get(usize::from(pile).wrapping_sub(1)) {
                Some(Some(card)) => self.judge_reserve(*card),
                Some(None) => Some(Violation::ReserveEmpty { pile }),
                None => Some(Violation::NoSuchPile { pile }),
            },
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(self.candidates().filter(|candidate| self.why_not(*candidate).is_none()));
    }

    fn conceivable_moves(_: &Options) -> Vec<Move> {
        let reserve = (0..=u8::MAX).map(Move::Reserve);
        [Move::Flip, Move::Redeal, Move::Waste].into_iter().chain(reserve).collect()
    }

    fn play_unchecked(&mut self, legal: Move) -> Effect {
        match legal {
            Move::Flip => {
                let card = self.stock.pop().expect("D5: the stock has a card");
                self.waste.push(card);
                Effect::Turned(card)
            }
            Move::Redeal => {
                // D6: the card that was turned first is turned first again.
                self.stock = self.waste.drain(..).rev().collect();
                self.redeals_left -= 1;
                Effect::Redealt(self.stock.len())
            }
            Move::Waste => {
                let card = self.waste.pop().expect("D3: the waste has a card");
                self.foundation.push(card);
                Effect::PlayedWaste(card)
            }
            Move::Reserve(pile) => {
                let filled = self.take_filling();
                let place = &mut self.reserve[usize::from(pile) - 1];
                let card = std::mem::replace(place, filled.map(|(card, _)| card)).expect("D4: a card");
                self.foundation.push(card);
                Effect::PlayedReserve { pile, card, filled }
            }
        }
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        match *effect {
            Effect::Turned(card) => {
                self.waste.pop();
                self.stock.push(card);
            }
            Effect::Redealt(_) => {
                self.waste = self.stock.drain(..).rev().collect();
                self.redeals_left += 1;
            }
            Effect::PlayedWaste(card) => {
                self.foundation.pop();
                self.waste.push(card);
            }
            Effect::PlayedReserve { pile, card, filled } => {
                self.foundation.pop();
                self.reserve[usize::from(pile) - 1] = Some(card);
                match filled {
                    Some((card, Source::Waste)) => self.waste.push(card),
                    Some((card, Source::Stock)) => self.stock.push(card),
                    None => {}
                }
            }
        }
    }

    fn layout(&self) -> Layout {
        self.layout_with(self.stock.len())
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(self.seen_stock()) }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        let layout = &view.layout;
        let pile_of = |pile: &[Option<Card>]| pile.iter().copied().flatten().collect::<Pile>();
        let reserve = layout.reserve.iter().map(|pile| pile_of(pile).pop()).collect();
        let (waste, foundation) = (pile_of(&layout.waste), pile_of(&layout.foundation));
        let seen_stock = pile_of(&layout.stock);

        let seen = [&waste, &foundation, &seen_stock].into_iter().flatten().copied();
        let seen: CardSet = seen.chain(layout.reserve.iter().flatten().copied().flatten()).collect();
        let mut unseen: Pile =
            Card::deck(layout.options.ranks()).filter(|card| !seen.contains(*card)).collect();
        chance.shuffle(&mut unseen);

        let first_pass = layout.redeals_left == layout.options.redeals();
        State {
            options: layout.options,
            kings_put_back: if first_pass { seen_stock.len() } else { 0 },
            stock: seen_stock.into_iter().chain(unseen).collect(),
            waste,
            reserve,
            foundation,
            redeals_left: layout.redeals_left,
        }
    }

    fn hidden(&self, _: Player) -> Vec<Card> {
        self.stock[self.seen_stock()..].to_vec()
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        let seen = self.seen_stock();
        self.stock[seen..].iter_mut().collect()
    }
}
