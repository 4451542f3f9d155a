use super::state::{Pile, known_pyramid};
use super::{Effect, Layout, Move, Options, Pair, Place, RULES, State, View, Violation, arrange};
use crate::faults::check_deck;
use crate::pieces::{Card, CardSet, Chance, DealNumber, shuffled_cards};
use crate::{Faults, Game, GameName, GameProperties, Player, Status};

impl Game for State {
    const NAME: GameName = GameName::Yield;
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
            pyramid: known_pyramid(layout),
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the status by rule Y6.
    fn status(&self) -> Status {
        if self.is_won() {
            Status::Won
        } else if self.candidates().into_iter().any(|candidate| self.why_not(candidate).is_none()) {
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
            Move::King(place) => self.judge_king(place).err(),
            Move::Pair(pair) => self.judge_pair(pair).err(),
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(self.candidates().into_iter().filter(|candidate| self.why_not(*candidate).is_none()));
    }

    /// Rows and columns go one beyond the pyramid on every side. Places further out behave the same.
    fn conceivable_moves(options: &Options) -> Vec<Move> {
        let beyond = options.rows() + 1;
        let pyramid =
            (0..=beyond).flat_map(|row| (0..=beyond).map(move |column| Place::Pyramid { row, column }));
        let places: Vec<Place> = pyramid.chain([Place::Top, Place::Second, Place::Bottom]).collect();
        let kings = places.iter().map(|place| Move::King(*place));
        let pairs = places.iter().enumerate().flat_map(|(first, one)| {
            places[first..].iter().map(move |other| Move::Pair(Pair::new(*one, *other)))
        });
        [Move::Flip].into_iter().chain(kings).chain(pairs).collect()
    }

    fn play_unchecked(&mut self, legal: Move) -> Effect {
        match legal {
            Move::Flip => {
                let card = self.stock.pop().expect("Y3: the stock has a card");
                self.waste.push(card);
                Effect::Turned(card)
            }
            Move::King(place) => Effect::RemovedKing(self.take(place)),
            Move::Pair(pair) => {
                // The top of the waste is named first and taken last, so that the other card of the waste still
                // has its place.
                let second = self.take(pair.second());
                Effect::RemovedPair(self.take(pair.first()), second)
            }
        }
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        match *effect {
            Effect::Turned(card) => {
                self.waste.pop();
                self.stock.push(card);
            }
            Effect::RemovedKing(king) => self.put_back(king),
            Effect::RemovedPair(first, second) => {
                self.put_back(first);
                self.put_back(second);
            }
        }
    }

    fn layout(&self) -> Layout {
        self.layout_with(self.stock.iter().copied().map(Some).collect())
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(vec![None; self.stock.len()]), removed: self.removed() }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        let layout = &view.layout;
        let waste: Pile = layout.waste.iter().copied().flatten().collect();
        let pyramid = known_pyramid(layout);

        let seen = waste.iter().chain(pyramid.iter().flatten().flatten()).copied();
        let seen: CardSet = seen.chain(view.removed.iter()).collect();
        let mut stock: Pile =
            Card::deck(layout.options.ranks()).filter(|card| !seen.contains(*card)).collect();
        chance.shuffle(&mut stock);
        State { options: layout.options, stock, waste, pyramid }
    }

    fn hidden(&self, _: Player) -> Vec<Card> {
        self.stock.to_vec()
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        self.stock.iter_mut().collect()
    }
}
