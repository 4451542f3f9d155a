use super::state::Pile;
use super::{Effect, FOUNDATIONS, Layout, Move, Options, Place, RULES, State, View, Violation, arrange};
use crate::faults::check_deck;
use crate::pieces::{Card, CardSet, Chance, DealNumber, shuffled_cards};
use crate::{Faults, Game, GameName, GameProperties, Player, Status};

impl Game for State {
    const NAME: GameName = GameName::LadyJane;
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
        Ok(State::from_complete(layout))
    }

    fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the status by rule L8.
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
            Move::Deal if self.stock.is_empty() => Some(Violation::StockEmpty),
            Move::Deal => None,
            Move::ToFoundation(from) => self.judge_to_foundation(from).err(),
            Move::ToTableau { from, to, cards } => self.judge_to_tableau(from, to, cards).err(),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(self.candidates().filter(|candidate| self.why_not(*candidate).is_none()));
    }

    /// All numbers that are too high are refused for the same reason, so one of them stands for all.
    fn conceivable_moves(options: &Options) -> Vec<Move> {
        let numbers = 0..=options.piles() + 1;
        let tableau = numbers.clone().map(Place::Tableau);
        let others = numbers.clone().map(Place::Reserve);
        let others = others.chain(numbers.clone().map(Place::Spare));
        let others = others.chain((0..=FOUNDATIONS + 1).map(Place::Foundation));

        let mut moves = vec![Move::Deal];
        moves.extend(tableau.clone().chain(others.clone()).map(Move::ToFoundation));
        for to in numbers {
            for cards in 0..=options.ranks() + 1 {
                moves.extend(tableau.clone().map(|from| Move::ToTableau { from, to, cards }));
            }
            for cards in 0..=2 {
                moves.extend(others.clone().map(|from| Move::ToTableau { from, to, cards }));
            }
        }
        moves
    }

    fn play_unchecked(&mut self, legal: Move) -> Effect {
        match legal {
            Move::Deal if self.stock.len() < self.reserve.len() => self.deal_spares(),
            Move::Deal => self.deal_reserve(),
            Move::ToFoundation(from) => {
                let card = self.take_one(from);
                let turned = self.turn_up(from);
                let number = self.foundation_of(card).unwrap_or_else(|| {
                    self.foundations.push(Pile::new());
                    self.foundations.len() - 1
                });
                self.foundations[number].push(card);
                Effect::ToFoundation { from, card, foundation: number as u8 + 1, turned }
            }
            Move::ToTableau { from, to, cards } => {
                let card = match from {
                    Place::Tableau(pile) => self.carry(pile, to, cards),
                    _ => {
                        let card = self.take_one(from);
                        self.tableau[usize::from(to) - 1].cards.push(card);
                        card
                    }
                };
                Effect::ToTableau { from, to, card, cards, turned: self.turn_up(from) }
            }
        }
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        match *effect {
            Effect::DealtReserve(ref dealt) => {
                for pile in &mut self.reserve {
                    pile.pop();
                }
                self.stock.extend(dealt.iter().rev().copied());
            }
            Effect::DealtSpares(ref dealt) => {
                self.spares.iter_mut().for_each(|spare| *spare = None);
                self.stock.extend(dealt.iter().rev().copied());
            }
            Effect::ToFoundation { from, card, foundation, turned } => {
                self.take_one(Place::Foundation(foundation));
                self.turn_down(from, turned);
                self.put_back(from, card);
            }
            Effect::ToTableau { from, to, card, cards, turned } => {
                self.turn_down(from, turned);
                match from {
                    Place::Tableau(pile) => {
                        self.carry(to, pile, cards);
                    }
                    _ => {
                        self.take_one(Place::Tableau(to));
                        self.put_back(from, card);
                    }
                }
            }
        }
    }

    fn layout(&self) -> Layout {
        self.layout_with(true)
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(false) }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        let mut layout = view.layout.clone();
        let seen: CardSet = layout.cards_mut().filter_map(|card| *card).collect();
        let mut unseen: Vec<Card> =
            Card::deck(layout.options.ranks()).filter(|card| !seen.contains(*card)).collect();
        chance.shuffle(&mut unseen);
        for hidden in layout.cards_mut().filter(|card| card.is_none()) {
            *hidden = unseen.pop();
        }
        State::from_complete(&layout)
    }

    fn hidden(&self, _: Player) -> Vec<Card> {
        self.stock.iter().chain(self.tableau.iter().flat_map(|pile| pile.down())).copied().collect()
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        let face_down = self.tableau.iter_mut().flat_map(|pile| pile.cards[..pile.down].iter_mut());
        self.stock.iter_mut().chain(face_down).collect()
    }
}
