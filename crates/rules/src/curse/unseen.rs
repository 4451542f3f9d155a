use super::state::{Branch, Hand, Match, Source};
use super::{HAND_SIZE, Layout, Seat, State, View};
use crate::Worlds;
use crate::pieces::{Chance, DealNumber, Tile, TileSet, binomial};

/// The conclusions of a seat about the tiles that it does not see (C11).
pub(super) struct Unseen {
    /// The unseen tiles that the other seat may hold.
    possible: Vec<Tile>,
    /// The unseen tiles that it cannot hold because it passed on one of their numbers: they lie aside.
    impossible: Vec<Tile>,
    /// The number of tiles that the other seat holds.
    held: usize,
}

impl Unseen {
    /// Draws the conclusions from the layout that a seat sees.
    pub(super) fn of(seat: Seat, layout: &Layout) -> Unseen {
        let other = seat.other();
        let lacking = layout.numbers_lacking(other);
        let seen: TileSet = layout.tiles().collect();
        let unseen = layout.options.set().filter(|tile| !seen.contains(*tile));
        let (impossible, possible) = unseen.partition(|tile| lacking.iter().any(|number| tile.has(*number)));
        Unseen { possible, impossible, held: layout.hands[other.index()].len() }
    }

    /// The number of hands that the other seat may hold.
    pub(super) fn count(&self) -> u64 {
        binomial(self.possible.len(), self.held)
    }

    /// The other seat's tiles and those aside, for a choice of `possible` with a bit for each tile.
    fn split(&self, choice: u32) -> (Vec<Tile>, Vec<Tile>) {
        let mut hand = Vec::with_capacity(HAND_SIZE);
        let mut aside = self.impossible.clone();
        for (place, tile) in self.possible.iter().copied().enumerate() {
            if choice >> place & 1 == 1 { hand.push(tile) } else { aside.push(tile) }
        }
        aside.sort_unstable();
        (hand, aside)
    }

    /// A random choice; all are equally likely.
    pub(super) fn random_choice(&self, chance: &mut Chance) -> (Vec<Tile>, Vec<Tile>) {
        let mut places: Vec<usize> = (0..self.possible.len()).collect();
        chance.shuffle(&mut places);
        self.split(places.iter().take(self.held).fold(0, |choice, place| choice | 1 << place))
    }

    /// All choices, each once.
    pub(super) fn choices(self) -> impl Iterator<Item = (Vec<Tile>, Vec<Tile>)> {
        let places = self.possible.len();
        let held = u32::try_from(self.held).unwrap_or(u32::MAX);
        (0..1_u32 << places).filter(move |bits| bits.count_ones() == held).map(move |bits| self.split(bits))
    }
}

impl State {
    /// Makes the position that a seat sees, with these tiles in the other hand and aside. A match continues
    /// with hands of `deal`, because the seat knows nothing about later hands.
    pub(super) fn with_unseen(
        seat: Seat,
        layout: &Layout,
        other: Vec<Tile>,
        aside: Vec<Tile>,
        deal: DealNumber,
    ) -> State {
        let own = layout.hands[seat.index()].iter().copied().flatten().collect();
        let other = other.into_iter().collect();
        State {
            options: layout.options,
            hand: Hand {
                set: layout.set,
                branches: layout.branches.iter().map(Branch::from).collect(),
                tiles: match seat {
                    Seat::South => [own, other],
                    Seat::North => [other, own],
                },
                aside: aside.into_iter().collect(),
                turn: layout.turn,
                again: layout.again,
                passes: layout.passes,
                leader: layout.leader,
                points: layout.points,
                history: layout.history.clone(),
            },
            game: layout.game.map(|game| Match {
                source: Source::Deal(deal),
                hand: game.hand,
                score: game.score,
            }),
        }
    }
}

impl Worlds for State {
    fn count_worlds(view: &View) -> u64 {
        Unseen::of(view.seat, &view.layout).count()
    }

    fn worlds(view: &View) -> impl Iterator<Item = State> {
        let choices = Unseen::of(view.seat, &view.layout).choices();
        choices
            .map(|(other, aside)| State::with_unseen(view.seat, &view.layout, other, aside, DealNumber::MIN))
    }
}
