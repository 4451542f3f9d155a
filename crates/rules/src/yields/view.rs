use talon_pieces::{Card, CardSet, Chance, DealNumber, Rank};

use super::state::{Pile, Pyramid, king, spots};
use super::{Effect, Layout, Move, Options, Pair, Place, RULES, Spot, State, Violation};
use crate::arrangement::{check_seen, fill_in};
use crate::{Fault, Faults, Game, GameName, GameProperties, Player, Problem, SeatView, Status};

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

    /// The view that shows this, after these cards have been removed. Where nothing is told of them and it does not
    /// follow which they are, one of the ways in which they can have gone is drawn.
    ///
    /// # Errors
    /// What cannot lie so, cards of the stock that are shown, and removed ones that do not agree with the rest.
    pub fn read(layout: &Layout, removed: Option<CardSet>, chance: &mut Chance) -> Result<View, Faults> {
        let pyramid = layout.pyramid.iter().flatten().filter_map(|spot| match spot {
            Spot::Card(card) => Some(*card),
            Spot::Gone | Spot::Hidden => None,
        });
        let piles = layout.stock.iter().chain(&layout.waste).copied().flatten();
        let shown: CardSet = piles.chain(pyramid).collect();
        let unseen: CardSet =
            Card::deck(layout.options.ranks()).filter(|card| !shown.contains(*card)).collect();
        let hidden = layout.stock.iter().filter(|card| card.is_none()).count();
        let gone = match removed {
            Some(removed) => removed,
            None => draw_gone(&layout.options, unseen, unseen.len().saturating_sub(hidden), chance)?,
        };
        let mut complete = layout.clone();
        fill_in("stock", complete.stock.iter_mut(), unseen.iter().filter(|card| !gone.contains(*card)))?;

        let view = State::from_layout(&complete)?.view(Player);
        let mut faults = Vec::new();
        check_seen("Y7", "stock", &layout.stock, &view.layout.stock, &mut faults);
        if view.removed != gone {
            let problem = Problem::Special("must be the cards that lie nowhere and are not in the stock");
            faults.push(Fault::new("removed", problem));
        }
        Faults::none_of(faults)?;
        Ok(view)
    }
}

/// So many of the unseen cards as can have gone together: Kings alone (Y4), the others in pairs (Y5). Every possible
/// number of Kings is as likely.
fn draw_gone(
    options: &Options,
    unseen: CardSet,
    gone: usize,
    chance: &mut Chance,
) -> Result<CardSet, Faults> {
    let mut shuffled = |rank: Rank| {
        let mut cards: Vec<Card> = unseen.iter().filter(|card| card.rank() == rank).collect();
        chance.shuffle(&mut cards);
        cards
    };
    let kings = shuffled(king(options));
    let mut pairs = Vec::new();
    for rank in Rank::first(options.ranks() / 2) {
        let partner = Rank::new(king(options).number() - rank.number()).expect("half a sum has another half");
        pairs.extend(shuffled(rank).into_iter().zip(shuffled(partner)));
    }
    chance.shuffle(&mut pairs);
    let fits = |kings: &usize| {
        *kings <= gone && (gone - kings).is_multiple_of(2) && (gone - kings) / 2 <= pairs.len()
    };
    let possible: Vec<usize> = (0..=kings.len()).filter(fits).collect();
    let Some(alone) = chance.pick(&possible) else {
        let problem = Problem::Special("those that lie nowhere cannot have gone in pairs and as Kings");
        return Err(Fault::of("Y5", "cards", problem).into());
    };
    let in_pairs = pairs.iter().take((gone - alone) / 2).flat_map(|(one, other)| [*one, *other]);
    Ok(kings.iter().take(*alone).copied().chain(in_pairs).collect())
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
    fn sampled(view: &View, chance: &mut Chance) -> State {
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

impl SeatView for View {
    type Layout = Layout;

    fn layout(&self) -> &Layout {
        &self.layout
    }
}

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

    fn undo(&mut self, _: Move, effect: &Effect) {
        self.revert(effect);
    }

    fn layout(&self) -> Layout {
        self.layout_with(self.stock.iter().copied().map(Some).collect())
    }

    fn view(&self, _: Player) -> View {
        View { layout: self.layout_with(vec![None; self.stock.len()]), removed: self.removed() }
    }

    fn sample_world(view: &View, chance: &mut Chance) -> State {
        State::sampled(view, chance)
    }

    fn hidden_mut(&mut self, _: Player) -> Vec<&mut Card> {
        self.stock.iter_mut().collect()
    }
}
