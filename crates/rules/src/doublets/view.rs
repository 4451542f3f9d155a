use talon_pieces::{Card, CardSet, Chance, DealNumber};

use super::state::{Pile, king};
use super::{Effect, Layout, Move, Options, RULES, State, Violation};
use crate::arrangement::{check_seen, fill_in};
use crate::{Faults, Game, GameName, GameProperties, Player, SeatView, Status};

/// What the player knows (D8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    layout: Layout,
}

impl View {
    /// The view that shows this.
    ///
    /// # Errors
    /// What cannot lie so, and cards that are shown or hidden against D8.
    pub fn read(layout: &Layout) -> Result<View, Faults> {
        let piles = layout.reserve.iter().chain([&layout.stock, &layout.waste, &layout.foundation]);
        let shown: CardSet = piles.flatten().copied().flatten().collect();
        let unseen = Card::deck(layout.options.ranks()).filter(|card| !shown.contains(*card));
        let mut complete = layout.clone();
        fill_in("stock", complete.stock.iter_mut(), unseen)?;

        let mut state = State::from_layout(&complete)?;
        let is_king = |card: &Option<Card>| card.is_some_and(|card| card.rank() == king(&layout.options));
        state.kings_put_back = layout.stock.iter().take_while(|card| is_king(card)).count();
        let view = state.view(Player);
        let mut faults = Vec::new();
        check_seen("D8", "stock", &layout.stock, &view.layout.stock, &mut faults);
        Faults::none_of(faults)?;
        Ok(view)
    }
}

impl State {
    /// How many cards, counted from the bottom of the stock, the player has seen (D8).
    fn seen_stock(&self) -> usize {
        let turned_through = self.redeals_left < self.options.redeals();
        if turned_through { self.stock.len() } else { self.kings_put_back.min(self.stock.len()) }
    }

    /// What lies where, with the stock's cards from this place up unknown.
    fn layout_with(&self, seen_stock: usize) -> Layout {
        let known = |pile: &[Card]| pile.iter().copied().map(Some).collect::<Vec<_>>();
        let mut stock = known(&self.stock);
        stock[seen_stock..].fill(None);
        Layout {
            options: self.options,
            stock,
            waste: known(&self.waste),
            reserve: self.reserve.iter().map(|card| card.iter().copied().map(Some).collect()).collect(),
            foundation: known(&self.foundation),
            redeals_left: self.redeals_left,
        }
    }

    /// A position that looks like this view.
    fn sampled(view: &View, chance: &mut Chance) -> State {
        let layout = &view.layout;
        let known = |pile: &[Option<Card>]| pile.iter().copied().flatten().collect::<Pile>();
        let reserve = layout.reserve.iter().map(|pile| known(pile).pop()).collect();
        let (waste, foundation) = (known(&layout.waste), known(&layout.foundation));
        let seen_stock = known(&layout.stock);

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
}

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}

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

    fn conceivable_moves(_: &Options) -> Vec<Move> {
        let reserve = (0..=u8::MAX).map(Move::Reserve);
        [Move::Flip, Move::Redeal, Move::Waste].into_iter().chain(reserve).collect()
    }

    fn play_unchecked(&mut self, legal: Move) -> Effect {
        self.apply(legal)
    }

    fn undo(&mut self, _: Move, effect: &Effect) {
        self.revert(effect);
    }

    fn layout(&self) -> Layout {
        self.layout_with(self.stock.len())
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(self.seen_stock()) }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        State::sampled(view, chance)
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        let seen = self.seen_stock();
        self.stock[seen..].iter_mut().collect()
    }
}
