use arrayvec::ArrayVec;

use super::history::distinct;
use super::{ASIDE_SIZE, BranchLayout, HAND_SIZE, Options, Seat, Turn};
use crate::pieces::{DealNumber, Root, Tile, TileSet, shuffled_tiles, shuffled_tiles_of_root};
use crate::{Fault, Faults, Problem};

/// A position of Curse of the Doublet that obeys the rules.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Options, Seat, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Options::MATCH, DealNumber::new(17)?);
/// assert_eq!(game.tiles(Seat::North).len(), 11);
/// assert_eq!((game.match_score(), game.match_winner()), (Some([0, 0]), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) options: Options,
    pub(super) hand: Hand,
    /// The match that the hand belongs to; `None` for a single hand.
    pub(super) game: Option<Match>,
}

/// One hand, from the deal to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hand {
    pub(super) set: Option<Tile>,
    /// The branches of sides 1 to 4; none before the set lies.
    pub(super) branches: ArrayVec<Branch, 4>,
    /// South's tiles, then north's.
    pub(super) tiles: [ArrayVec<Tile, HAND_SIZE>; 2],
    pub(super) aside: ArrayVec<Tile, ASIDE_SIZE>,
    /// The seat to move; `None` when the hand has ended.
    pub(super) turn: Option<Seat>,
    /// True if the seat to move has just made a match (C7).
    pub(super) again: bool,
    /// The number of passes since the last play (C8).
    pub(super) passes: u8,
    /// The seat that leads the hand. An arrangement may leave it open.
    pub(super) leader: Option<Seat>,
    /// The points of south and north when the hand has ended (C9).
    pub(super) points: Option<[u8; 2]>,
    pub(super) history: Vec<Turn>,
}

/// A match (C10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Match {
    /// The source of the tiles and the coin of each hand.
    pub(super) source: Source,
    /// The number of the hand on the table, from 1.
    pub(super) hand: u32,
    /// The points of south and north, including those of an ended hand on the table.
    pub(super) score: [u8; 2],
}

/// A source of hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A deal number, which names the hands for ever.
    Deal(DealNumber),
    /// A secret that nobody at the table knows.
    Root(Root),
}

impl Source {
    /// The deal number; `None` for a root.
    pub(super) fn deal(self) -> Option<DealNumber> {
        match self {
            Source::Deal(deal) => Some(deal),
            Source::Root(_) => None,
        }
    }
}

/// A branch, or a side of the set that has no branch yet (C4).
///
/// # Examples
/// ```
/// use talon_rules::curse::{Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// hand.play("3-4".parse()?)?;
/// hand.play("3-5@1".parse()?)?;
/// let [first, second, ..] = hand.branches() else { panic!("a set has four sides") };
/// assert_eq!((first.end(), first.tiles().len()), (5, 1));
/// assert_eq!((second.end(), second.is_started()), (3, false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    pub(super) from: u8,
    pub(super) tiles: ArrayVec<Tile, 28>,
    pub(super) end: u8,
}

impl Branch {
    /// Makes the branch of a side that has this number.
    pub(super) fn unstarted(from: u8) -> Branch {
        Branch { from, tiles: ArrayVec::new(), end: from }
    }

    /// Its tiles, from the set outwards.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The number that the next tile must have.
    pub fn end(&self) -> u8 {
        self.end
    }

    /// Returns true if it has a tile.
    pub fn is_started(&self) -> bool {
        !self.tiles.is_empty()
    }

    /// Removes its last tile. The number by which the tile was joined becomes the open end.
    pub(super) fn shorten(&mut self) -> Option<Tile> {
        let tile = self.tiles.pop()?;
        self.end = tile.other_end(self.end).expect("C5: one end of the tile is open, the other joined");
        Some(tile)
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

/// The numbers of sides 1 to 4 of a set (C4): twice its lower number, then twice its higher one.
///
/// # Examples
/// ```
/// assert_eq!(talon_rules::curse::sides_of("2-5".parse()?), [2, 2, 5, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn sides_of(set: Tile) -> [u8; 4] {
    [set.low(), set.low(), set.high(), set.high()]
}

impl Hand {
    /// Deals a hand (C1). Each seat's tiles are sorted, lowest first.
    fn dealt(options: &Options, tiles: &[Tile], leader: Seat) -> Hand {
        let sorted = |tiles: &[Tile]| {
            let mut tiles = tiles.to_vec();
            tiles.sort_unstable();
            tiles
        };
        let hand = |tiles: &[Tile]| sorted(tiles).into_iter().collect();
        let (south, rest) = tiles.split_at(options.hand_size());
        let (north, aside) = rest.split_at(options.hand_size());
        Hand {
            set: None,
            branches: ArrayVec::new(),
            tiles: [hand(south), hand(north)],
            aside: sorted(aside).into_iter().collect(),
            turn: Some(leader),
            again: false,
            passes: 0,
            leader: Some(leader),
            points: None,
            history: Vec::new(),
        }
    }

    /// Deals hand `number` (from 1) of a source. The coin decides who leads if `leader` is `None` (C2). A small set is
    /// dealt in the order of its tiles in the whole set.
    pub(super) fn from_source(options: &Options, source: Source, number: u32, leader: Option<Seat>) -> Hand {
        let (tiles, coin) = match source {
            Source::Deal(deal) => shuffled_tiles(deal, number),
            Source::Root(root) => shuffled_tiles_of_root(&root, number),
        };
        let by_coin = if coin == 0 { Seat::South } else { Seat::North };
        let set: TileSet = options.set().collect();
        let tiles: ArrayVec<Tile, { Tile::COUNT }> =
            tiles.into_iter().filter(|tile| set.contains(*tile)).collect();
        Hand::dealt(options, &tiles, leader.unwrap_or(by_coin))
    }
}

impl State {
    /// Makes a single hand with these tiles for south and north; the others of the set lie aside.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, Seat, State};
    /// use talon_rules::pieces::Tile;
    ///
    /// let tiles: Vec<Tile> = Tile::all().collect();
    /// assert!(State::from_hands(&Options::HAND, &tiles[..11], &tiles[11..22], Seat::North).is_ok());
    /// let faults = State::from_hands(&Options::HAND, &tiles[..11], &tiles[10..21], Seat::North);
    /// assert_eq!(faults.expect_err("both hold it").to_string(), "hands.north[0]: 1-4 is there twice");
    /// ```
    ///
    /// # Errors
    /// A hand that does not have as many tiles as the options say, all tiles that are there twice, and those that are not
    /// in the set.
    pub fn from_hands(
        options: &Options,
        south: &[Tile],
        north: &[Tile],
        leader: Seat,
    ) -> Result<State, Faults> {
        let options = Options { target: 0, ..*options };
        let (expected, set): (usize, TileSet) = (options.hand_size(), options.set().collect());
        let mut faults = Vec::new();
        let mut deck: Vec<Tile> = Vec::new();
        for (path, tiles) in [("hands.south", south), ("hands.north", north)] {
            if tiles.len() != expected {
                faults.push(Fault::of("C1", path, Problem::Length { expected, found: tiles.len() }));
            }
            for (place, tile) in tiles.iter().enumerate() {
                let path = || format!("{path}[{place}]");
                if !set.contains(*tile) {
                    faults.push(Fault::new(path(), Problem::TileUnknown(*tile)));
                }
                if deck.contains(tile) {
                    faults.push(Fault::new(path(), Problem::TileTwice(*tile)));
                }
                deck.push(*tile);
            }
        }
        Faults::none_of(faults)?;
        let aside: Vec<Tile> = options.set().filter(|tile| !deck.contains(tile)).collect();
        deck.extend(aside);
        let hand = Hand::dealt(&options, &deck, leader);
        Ok(State { options, hand, game: None })
    }

    /// Deals the first hand of a game from a secret root. Its layout has no deal number. The coin decides who leads if
    /// `leader` is `None` (C2).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, Seat, State};
    /// use talon_rules::pieces::Root;
    /// use talon_rules::Game;
    ///
    /// let game = State::from_root(&Options::MATCH, Root::new([7; 32]), Some(Seat::North));
    /// assert_eq!(game.seat_to_move(), Some(Seat::North));
    /// assert_eq!(game.layout().deal, None);
    /// ```
    pub fn from_root(options: &Options, root: Root, leader: Option<Seat>) -> State {
        State::from_source(options, Source::Root(root), leader)
    }

    /// Deals the first hand of a game.
    pub(super) fn from_source(options: &Options, source: Source, leader: Option<Seat>) -> State {
        let game = if options.is_match() { Some(Match { source, hand: 1, score: [0, 0] }) } else { None };
        State { options: *options, hand: Hand::from_source(options, source, 1, leader), game }
    }

    /// The set; `None` before the leader's first move.
    pub fn set(&self) -> Option<Tile> {
        self.hand.set
    }

    /// The branches of sides 1 to 4; none before the set lies.
    pub fn branches(&self) -> &[Branch] {
        &self.hand.branches
    }

    /// The numbers that a tile can be joined to, lowest first, each once. A seat that passes holds none of
    /// them (C6).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
    /// hand.play("3-4".parse()?)?;
    /// hand.play("3-5@1".parse()?)?;
    /// assert_eq!(hand.open_ends(), [3, 4, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_ends(&self) -> Vec<u8> {
        distinct(self.hand.branches.iter().map(Branch::end))
    }

    /// The tiles that a seat holds.
    pub fn tiles(&self, seat: Seat) -> &[Tile] {
        &self.hand.tiles[seat.index()]
    }

    /// Returns true if the seat to move has just made a match (C7).
    pub fn again(&self) -> bool {
        self.hand.again
    }

    /// The set, the plays and the passes of the hand on the table, in order.
    pub fn history(&self) -> &[Turn] {
        &self.hand.history
    }

    /// The points of south and north in the hand on the table, when it has ended (C9).
    pub fn points(&self) -> Option<[u8; 2]> {
        self.hand.points
    }

    /// The points of south and north in the match; `None` for a single hand.
    pub fn match_score(&self) -> Option<[u8; 2]> {
        self.game.as_ref().map(|game| game.score)
    }

    /// The winner of the match, once it is decided (C10).
    pub fn match_winner(&self) -> Option<Seat> {
        self.options.match_winner(self.match_score()?)
    }

    /// The seat that chooses the next leader: the loser of an ended hand, while the match is undecided (C2).
    pub fn choosing(&self) -> Option<Seat> {
        self.options.choosing(self.match_score()?, self.hand.points?)
    }

    /// Returns true if the game is over: the single hand has ended, or the match is decided.
    pub(super) fn is_over(&self) -> bool {
        self.hand.points.is_some() && (self.game.is_none() || self.match_winner().is_some())
    }
}
