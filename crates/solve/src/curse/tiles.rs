//! Sets of tiles and the numbers that they join.

use talon_rules::pieces::Tile;

use crate::bits;

/// A set of tiles: one bit for each, numbered by [`Tile::index`].
pub type Tiles = u32;

/// A set of pip numbers: bit `n` stands for the number `n`.
pub type Numbers = u8;

/// Number of different pip numbers: they are 0 to 6.
pub const NUMBERS: u8 = 7;

/// The lower and the higher number of each tile, by its index.
const PIPS: [[u8; 2]; Tile::COUNT] = {
    let mut pips = [[0; 2]; Tile::COUNT];
    let mut low = 0;
    while low < NUMBERS {
        let mut high = low;
        while high < NUMBERS {
            let Some(tile) = Tile::new(low, high) else { panic!("0 to 6 are numbers of pips") };
            pips[tile.index() as usize] = [low, high];
            high += 1;
        }
        low += 1;
    }
    pips
};

/// For each set of numbers, the tiles that have at least one of them.
const JOINING: [Tiles; 1 << NUMBERS] = {
    let mut joining = [0; 1 << NUMBERS];
    let mut numbers = 0;
    while numbers < joining.len() {
        let mut tile = 0;
        while tile < PIPS.len() {
            let [low, high] = PIPS[tile];
            if (numbers >> low | numbers >> high) & 1 == 1 {
                joining[numbers] |= 1 << tile;
            }
            tile += 1;
        }
        numbers += 1;
    }
    joining
};

/// The tiles that have at least one of these numbers.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Tile;
/// use talon_solve::curse::packed::{joining, set_of};
///
/// let with_six: Vec<Tile> = Tile::all().filter(|tile| tile.has(6)).collect();
/// assert_eq!(joining(1 << 6), set_of(&with_six));
/// ```
#[inline]
pub fn joining(numbers: Numbers) -> Tiles {
    JOINING[usize::from(numbers) % JOINING.len()]
}

/// The tiles of a set that have no other numbers than these.
#[inline]
pub(super) fn within(tiles: Tiles, numbers: Numbers) -> Tiles {
    tiles & !joining(!numbers)
}

/// The two numbers of a tile.
#[inline]
pub fn pips(tile: u8) -> [u8; 2] {
    PIPS[usize::from(tile)]
}

/// The number at the tile's other end when `number` is at one.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Tile;
/// use talon_solve::curse::packed::across;
///
/// assert_eq!(across("2-5".parse::<Tile>()?.index(), 2), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn across(tile: u8, number: u8) -> u8 {
    let [low, high] = PIPS[usize::from(tile)];
    low + high - number
}

/// The indices of the tiles in a set, lowest first.
#[inline]
pub fn each(tiles: Tiles) -> impl Iterator<Item = u8> {
    bits::indices(tiles.into()).map(|tile| tile as u8)
}

/// The set of these tiles.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Tile;
/// use talon_solve::curse::packed::{each, set_of};
///
/// let tiles: Vec<Tile> = vec!["0-1".parse()?, "0-0".parse()?];
/// assert_eq!(each(set_of(&tiles)).collect::<Vec<_>>(), [0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn set_of(tiles: &[Tile]) -> Tiles {
    tiles.iter().fold(0, |set, tile| set | 1 << tile.index())
}
