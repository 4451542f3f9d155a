//! Rooms, rectangles, sizes and grids.

/// The side of a button that is comfortable for a finger, in pixels.
pub(crate) const FINGER: f64 = 44.0;

/// The room for the table, without the bars above and below it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// From the left to the right edge.
    pub width: f64,
    /// From the top to the bottom edge.
    pub height: f64,
}

impl Area {
    /// The margin along the edges.
    pub(crate) fn margin(self) -> f64 {
        (self.width.min(self.height) * 0.02).clamp(6.0, 28.0).round()
    }

    /// The room within the margin.
    pub(crate) fn inside(self) -> Rect {
        let margin = self.margin();
        Rect::new(margin, margin, self.width - 2.0 * margin, self.height - 2.0 * margin)
    }
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

impl Rect {
    /// Its middle, from the left and from the top.
    pub fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The same middle, with sides of at least this length.
    pub(crate) fn at_least(self, side: f64) -> Rect {
        let (across, along) = ((side - self.width).max(0.0), (side - self.height).max(0.0));
        Rect {
            left: self.left - across / 2.0,
            top: self.top - along / 2.0,
            width: self.width + across,
            height: self.height + along,
        }
    }

    /// The rectangle as declarations of a style.
    pub fn css(self) -> String {
        let Rect { left, top, width, height } = self;
        format!("left: {left}px; top: {top}px; width: {width}px; height: {height}px")
    }

    /// The area of the overlap.
    pub fn overlap(self, other: Rect) -> f64 {
        let shared = |low: f64, end: f64, other_low: f64, other_end: f64| {
            (end.min(other_end) - low.max(other_low)).max(0.0)
        };
        let across = shared(self.left, self.left + self.width, other.left, other.left + other.width);
        let along = shared(self.top, self.top + self.height, other.top, other.top + other.height);
        across * along
    }

    /// The rectangle of this size with its top left corner here.
    pub const fn new(left: f64, top: f64, width: f64, height: f64) -> Rect {
        Rect { left, top, width, height }
    }

    /// The right edge.
    pub fn right(self) -> f64 {
        self.left + self.width
    }

    /// The bottom edge.
    pub fn bottom(self) -> f64 {
        self.top + self.height
    }

    /// Returns true if the two overlap by more than an edge.
    pub fn overlaps(self, other: Rect) -> bool {
        self.left < other.right()
            && other.left < self.right()
            && self.top < other.bottom()
            && other.top < self.bottom()
    }

    /// Returns true if the other rectangle lies within this one.
    pub fn holds(self, other: Rect) -> bool {
        self.left <= other.left
            && self.top <= other.top
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    /// The smallest rectangle around both.
    pub(crate) fn joined(self, other: Rect) -> Rect {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect::new(left, top, right - left, bottom - top)
    }

    /// The same rectangle, moved to the right and down.
    pub(crate) fn moved(self, right: f64, down: f64) -> Rect {
        Rect { left: self.left + right, top: self.top + down, ..self }
    }

    /// The rectangle below this one, as wide, after a gap.
    pub(crate) fn below(self, gap: f64, height: f64) -> Rect {
        Rect { top: self.bottom() + gap, height, ..self }
    }

    /// The same rectangle in a mirrored room.
    pub(crate) fn mirrored(self, area: Area) -> Rect {
        Rect { left: area.width - self.right(), ..self }
    }
}

/// The size of an upright card or tile.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// From its left to its right edge.
    pub width: f64,
    /// From its top to its bottom edge.
    pub height: f64,
}

impl Size {
    /// A card of this width: its height is 7/5 of it.
    pub(crate) fn of_card(width: f64) -> Size {
        Size { width, height: (width * 7.0 / 5.0).round() }
    }

    /// The rectangle of this size with its top left corner here.
    pub(crate) fn at(self, left: f64, top: f64) -> Rect {
        Rect { left: left.round(), top: top.round(), width: self.width, height: self.height }
    }
}

/// Cells for cards in columns and rows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    /// The first cell of the first row.
    pub(crate) first: Rect,
    /// From one column to the next.
    pub(crate) across: f64,
    /// From one row to the next.
    pub(crate) down: f64,
    /// The number of cells in a row.
    pub(crate) columns: usize,
}

impl Grid {
    /// The cell with this index, counted from 0, row by row.
    pub(crate) fn cell(&self, index: usize) -> Rect {
        let (row, column) = (index / self.columns, index % self.columns);
        self.first.moved(column as f64 * self.across, row as f64 * self.down)
    }

    /// From the left edge of the first column to the right edge of the last.
    pub(crate) fn width(&self) -> f64 {
        self.across * (self.columns - 1) as f64 + self.first.width
    }

    /// The same cells, in the same order, with the whole grid mirrored in a room.
    pub(crate) fn mirrored(self, area: Area) -> Grid {
        let row = Rect { width: self.width(), ..self.first }.mirrored(area);
        Grid { first: Rect { left: row.left, ..self.first }, ..self }
    }
}
