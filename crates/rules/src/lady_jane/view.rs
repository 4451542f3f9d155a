use talon_pieces::{Card, CardSet, Chance, DealNumber};

use super::{Effect, FOUNDATIONS, Layout, Move, Options, PileLayout, Place, RULES, State, Violation};
use crate::arrangement::{check_seen, fill_in};
use crate::{Faults, Game, GameName, GameProperties, Player, SeatView, Status};

/// What the player knows (L9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    layout: Layout,
}

impl View {
    /// The view that shows this.
    ///
    /// # Errors
    /// What cannot lie so, and cards that are shown or hidden against L9.
    pub fn read(layout: &Layout) -> Result<View, Faults> {
        let mut complete = layout.clone();
        let shown: CardSet = complete.cards_mut().filter_map(|card| *card).collect();
        let unseen = Card::deck(layout.options.ranks()).filter(|card| !shown.contains(*card));
        let face_down = complete.tableau.iter_mut().flat_map(|pile| &mut pile.down);
        fill_in("stock and tableau", complete.stock.iter_mut().chain(face_down), unseen)?;

        let view = State::from_layout(&complete)?.view(Player);
        let mut faults = Vec::new();
        check_seen("L9", "stock", &layout.stock, &view.layout.stock, &mut faults);
        for (number, (pile, seen)) in layout.tableau.iter().zip(&view.layout.tableau).enumerate() {
            check_seen("L9", &format!("tableau[{number}].down"), &pile.down, &seen.down, &mut faults);
        }
        Faults::none_of(faults)?;
        Ok(view)
    }
}

impl State {
    /// What lies where; the face-down cards and the stock are told only when `all` is.
    fn layout_with(&self, all: bool) -> Layout {
        let known = |cards: &[Card]| cards.iter().copied().map(Some).collect::<Vec<_>>();
        let hidden = |cards: &[Card]| if all { known(cards) } else { vec![None; cards.len()] };
        let mut foundations: Vec<_> = self.foundations().map(known).collect();
        foundations.resize(FOUNDATIONS.into(), Vec::new());
        Layout {
            options: self.options,
            stock: hidden(&self.stock),
            spares: self.spares.iter().map(|spare| known(spare.as_slice())).collect(),
            reserve: self.reserve().map(known).collect(),
            foundations,
            tableau: self
                .tableau
                .iter()
                .map(|pile| PileLayout { down: hidden(pile.down()), up: known(pile.up()) })
                .collect(),
            base: self.base,
        }
    }

    /// A position that looks like this view.
    fn sampled(view: &View, chance: &mut Chance) -> State {
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
}

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}

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
        State::from_number(options, number)
    }

    fn arrange(layout: &Layout) -> Result<State, Faults> {
        State::from_layout(layout)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn status(&self) -> Status {
        self.find_status()
    }

    fn score(&self) -> Option<u32> {
        u32::try_from(self.points()).ok()
    }

    fn seat_to_move(&self) -> Option<Player> {
        (self.status() == Status::Playing).then_some(Player)
    }

    fn why_not(&self, candidate: Move) -> Option<Violation> {
        self.judge(candidate)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(self.candidates().filter(|candidate| self.judge(*candidate).is_none()));
    }

    /// Numbers that are far too high are all refused for the same reason, so one more than there can
    /// be stands for all of them.
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
        self.apply(legal)
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        self.revert(effect);
    }

    fn layout(&self) -> Layout {
        self.layout_with(true)
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(false) }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        State::sampled(view, chance)
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        let face_down = self.tableau.iter_mut().flat_map(|pile| pile.cards[..pile.down].iter_mut());
        self.stock.iter_mut().chain(face_down).collect()
    }
}
