use std::fmt;
use std::str::FromStr;

/// A tile of the double-six domino set: two numbers of pips, 0 to 6, lower first.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Tile;
///
/// let tile: Tile = "5-2".parse()?;
/// assert_eq!((tile.low(), tile.high()), (2, 5));
/// assert_eq!(Tile::new(3, 7), None, "no tile has seven pips");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    low: u8,
    high: u8,
}

impl Tile {
    /// The number of tiles in a double-six set.
    pub const COUNT: usize = 28;

    /// The tile with these two numbers, in either order; `None` if one is above 6.
    pub const fn new(one: u8, other: u8) -> Option<Tile> {
        match (one, other) {
            (0..=6, 0..=6) if one <= other => Some(Tile { low: one, high: other }),
            (0..=6, 0..=6) => Some(Tile { low: other, high: one }),
            _ => None,
        }
    }

    /// The lower number.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// The higher number.
    pub const fn high(self) -> u8 {
        self.high
    }

    /// Returns true if both numbers are the same.
    pub const fn is_doublet(self) -> bool {
        self.low == self.high
    }

    /// Returns true if one of the tile's numbers is `number`.
    pub const fn has(self, number: u8) -> bool {
        self.low == number || self.high == number
    }

    /// The number at the other end of the tile if `number` is at one end; otherwise `None`.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Tile;
    ///
    /// let tile: Tile = "2-5".parse()?;
    /// assert_eq!(tile.other_end(5), Some(2));
    /// assert_eq!(tile.other_end(3), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn other_end(self, number: u8) -> Option<u8> {
        if self.low == number {
            Some(self.high)
        } else if self.high == number {
            Some(self.low)
        } else {
            None
        }
    }

    /// 0 (0-0) to 27 (6-6), in the order of [`Tile::all`].
    pub const fn index(self) -> u8 {
        // The tiles with a lower `low` come first: 7 tiles for 0, 6 for 1, and so on.
        self.low * (15 - self.low) / 2 + self.high - self.low
    }

    /// The whole set: 0-0, 0-1 … 0-6, 1-1 … 6-6.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Tile;
    ///
    /// assert_eq!(Tile::all().count(), Tile::COUNT);
    /// assert_eq!(Tile::all().filter(|tile| tile.is_doublet()).count(), 7);
    /// ```
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..=6).flat_map(|low| (low..=6).map(move |high| Tile { low, high }))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a tile.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Tile;
///
/// let error = "2-7".parse::<Tile>().expect_err("no tile has seven pips");
/// assert_eq!(error.to_string(), "\"2-7\" is not a tile: write two numbers from 0 to 6, like 2-5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a tile: write two numbers from 0 to 6, like 2-5")]
pub struct ParseTileError(String);

impl FromStr for Tile {
    type Err = ParseTileError;

    /// Reads a text such as `2-5`; `5-2` is the same tile.
    fn from_str(text: &str) -> Result<Tile, ParseTileError> {
        let digit = |byte: u8| byte.wrapping_sub(b'0');
        let tile = match text.as_bytes() {
            [one, b'-', other] => Tile::new(digit(*one), digit(*other)),
            _ => None,
        };
        tile.ok_or_else(|| ParseTileError(text.chars().take(20).collect()))
    }
}

/// A set of tiles: 28 bits.
///
/// # Examples
/// ```
/// use talon_rules::pieces::{Tile, TileSet};
///
/// let sixes: TileSet = Tile::all().filter(|tile| tile.has(6)).collect();
/// assert_eq!(sixes.len(), 7);
/// assert!(sixes.contains("0-6".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct TileSet(u32);

impl TileSet {
    /// The empty set.
    pub const EMPTY: TileSet = TileSet(0);

    /// Adds a tile; `false` if it was already there.
    pub fn insert(&mut self, tile: Tile) -> bool {
        let before = self.0;
        self.0 |= 1 << tile.index();
        before != self.0
    }

    /// Removes a tile; `false` if it was not there.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let before = self.0;
        self.0 &= !(1 << tile.index());
        before != self.0
    }

    /// Returns true if the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// The number of tiles.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, in the order of [`Tile::all`].
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |tile| self.contains(*tile))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_its_own_index_and_text() {
        for (index, tile) in Tile::all().enumerate() {
            assert_eq!(usize::from(tile.index()), index);
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(Tile::new(tile.high(), tile.low()), Some(tile));
        }
        assert_eq!(Tile::all().count(), Tile::COUNT);
    }

    #[test]
    fn text_that_is_not_a_tile_is_refused() {
        for text in ["", "2", "2-", "-5", "2-7", "2_5", "2-5 ", "?-?", "2--5", "é-1"] {
            assert!(text.parse::<Tile>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn the_other_end_of_a_tile() {
        let tile = Tile::new(5, 2).unwrap();
        assert_eq!(tile.other_end(2), Some(5));
        assert_eq!(tile.other_end(5), Some(2));
        assert_eq!(tile.other_end(3), None);
        assert_eq!(Tile::new(4, 4).unwrap().other_end(4), Some(4));
    }
}
