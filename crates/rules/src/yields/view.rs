use talon_pieces::{Card, CardSet, Chance, DealNumber};

use super::state::{Pile, Pyramid, spots};
use super::{Broken, Effect, Layout, Move, Options, Pair, Place, RULES, Spot, State};
use crate::{Faults, Game, GameName, Player, Status};

/// What the player knows (Y7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    layout: Layout,
    /// The player has seen these cards too, although they lie nowhere any more.
    removed: CardSet,
}

impl View {
    /// The cards that have been removed.
    pub fn removed(&self) -> CardSet {
        self.removed
    }
}

impl State {
    /// What lies where, with this stock.
    fn layout_with(&self, stock: Vec<Option<Card>>) -> Layout {
        let spot = |card: &Option<Card>| card.map_or(Spot::Gone, Spot::Card);
        Layout {
            options: self.options,
            stock,
            waste: self.waste.iter().copied().map(Some).collect(),
            pyramid: self.pyramid().map(|row| row.iter().map(spot).collect()).collect(),
        }
    }

    /// A position that looks like this view.
    fn imagined(view: &View, chance: &mut Chance) -> State {
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
}

/// The pyramid of a layout that has the rows and columns of its options.
pub(super) fn known_pyramid(layout: &Layout) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for (row, column) in spots(&layout.options) {
        if let Spot::Card(card) = layout.pyramid[row][column] {
            pyramid[row][column] = Some(card);
        }
    }
    pyramid
}

impl Game for State {
    const NAME: GameName = GameName::Yield;
    const RULES: &'static [&'static str] = RULES;

    type Options = Options;
    type Seat = Player;
    type Piece = Card;
    type Move = Move;
    type Broken = Broken;
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

    fn why_not(&self, candidate: Move) -> Option<Broken> {
        self.judge(candidate)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend(self.candidates().into_iter().filter(|candidate| self.judge(*candidate).is_none()));
    }

    /// Rows and columns go one beyond the pyramid on every side: what lies further out is no other case.
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
        self.apply(legal)
    }

    fn take_back(&mut self, _: Move, effect: &Effect) {
        self.revert(effect);
    }

    fn layout(&self) -> Layout {
        self.layout_with(self.stock.iter().copied().map(Some).collect())
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(vec![None; self.stock.len()]), removed: self.removed() }
    }

    fn seen(view: &View) -> &Layout {
        &view.layout
    }

    fn imagine(view: &View, chance: &mut Chance) -> State {
        State::imagined(view, chance)
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        self.stock.iter_mut().collect()
    }
}
