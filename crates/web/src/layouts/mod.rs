//! Where everything lies on a table of a given size: plain geometry, one game in one file.
//!
//! A [`Board`] follows a [`Scene`](talon_table::Scene): it has a rectangle for each of its places, in
//! the same order, so whoever draws the one knows where to put the other. All lengths are in CSS
//! pixels, counted from the top left corner of the table.

/// The room that there is for the table, without the bars above and below it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// From the left to the right edge.
    pub width: f64,
    /// From the top to the bottom edge.
    pub height: f64,
}

/// What the player wants of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// Left and right change sides, for left-handed players.
    pub is_mirrored: bool,
}

/// A rectangle on the table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Its left edge.
    pub left: f64,
    /// Its top edge.
    pub top: f64,
    /// From its left to its right edge.
    pub width: f64,
    /// From its top to its bottom edge.
    pub height: f64,
}

/// Where one place of a zone lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// The rectangle that the card or tile covers.
    pub rect: Rect,
    /// Whether more than its edge can be seen; what lies deep in a pile need not be drawn.
    pub is_visible: bool,
    /// How a tile is turned: where its first (lower) number points.
    pub turn: Turn,
}

/// Where the lower number of a tile points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// Upwards: the tile stands. Cards always do.
    #[default]
    Up,
    /// To the right: the tile lies.
    Right,
    /// Downwards.
    Down,
    /// To the left.
    Left,
}

/// A place for a few words about a zone: how many cards there are, whose hand it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Caption {
    /// The zone, by its index in the scene.
    pub zone: usize,
    /// Where the words are centred.
    pub rect: Rect,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The size of an upright card or tile.
    pub piece: (f64, f64),
    /// For each zone of the scene, in its order, where each of its places lies, in their order. What
    /// comes later lies on top.
    pub zones: Vec<Vec<Placed>>,
    /// Where words go.
    pub captions: Vec<Caption>,
    /// Where the figures go that a player keeps counting.
    pub panel: Rect,
}
