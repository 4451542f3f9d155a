use super::Area;

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

    /// Whether the two have more in common than an edge.
    pub fn overlaps(self, other: Rect) -> bool {
        self.left < other.right()
            && other.left < self.right()
            && self.top < other.bottom()
            && other.top < self.bottom()
    }

    /// Whether no part of the other sticks out.
    pub fn holds(self, other: Rect) -> bool {
        self.left <= other.left
            && self.top <= other.top
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    /// The same rectangle elsewhere: to the right and downwards by so much.
    pub(super) fn moved(self, right: f64, down: f64) -> Rect {
        Rect { left: self.left + right, top: self.top + down, ..self }
    }

    /// The rectangle below this one, as wide, after a gap.
    pub(super) fn below(self, gap: f64, height: f64) -> Rect {
        Rect { top: self.bottom() + gap, height, ..self }
    }

    /// The same rectangle seen in a mirror.
    pub(super) fn mirrored(self, area: Area) -> Rect {
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
    pub(super) fn of_card(width: f64) -> Size {
        Size { width, height: (width * 7.0 / 5.0).round() }
    }

    /// The rectangle of this size with its top left corner here.
    pub(super) fn at(self, left: f64, top: f64) -> Rect {
        Rect { left: left.round(), top: top.round(), width: self.width, height: self.height }
    }
}

/// Cells for cards in columns and rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// The first cell of the first row.
    pub(super) first: Rect,
    /// From one column to the next.
    pub(super) across: f64,
    /// From one row to the next.
    pub(super) down: f64,
    /// How many cells a row has.
    pub(super) columns: usize,
}

impl Grid {
    /// The cell with this index, counted from 0, row by row.
    pub(super) fn cell(&self, index: usize) -> Rect {
        let (row, column) = (index / self.columns, index % self.columns);
        self.first.moved(column as f64 * self.across, row as f64 * self.down)
    }

    /// From the left edge of the first column to the right edge of the last.
    pub(super) fn width(&self) -> f64 {
        self.across * (self.columns - 1) as f64 + self.first.width
    }

    /// The same cells, in the same order, where a mirror shows the whole.
    pub(super) fn mirrored(self, area: Area) -> Grid {
        let row = Rect { width: self.width(), ..self.first }.mirrored(area);
        Grid { first: Rect { left: row.left, ..self.first }, ..self }
    }
}
