//! A card or tile on the table, as an element of the page.

use talon_lang::{Lang, Language};
use talon_table::Face;
use web_sys::HtmlElement;

use super::keyed_list::HasElement;
use crate::browser::new_element;
use crate::faces::{Detail, Showing, face_markup, marks};
use crate::pieces::look::Look;

/// The element of one piece, from the moment it comes into sight until it leaves the table.
#[derive(Debug)]
pub(super) struct PieceElement {
    element: HtmlElement,
    placement: Option<Placement>,
    drawing: Option<Drawing>,
}

/// The place and the size of a piece on the screen, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Placement {
    middle: (f64, f64),
    size: (f64, f64),
    degrees: u16,
    layer: usize,
    is_visible: bool,
    is_carried: bool,
    last_played: Option<(usize, usize)>,
    refused: Option<u32>,
    is_covered: bool,
}

/// The drawing of a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing {
    face: Face,
    detail: Detail,
    showing: Showing,
    language: Language,
}

impl HasElement for PieceElement {
    fn element(&self) -> &HtmlElement {
        &self.element
    }
}

impl PieceElement {
    /// A new element that shows nothing yet, outside the document.
    pub(super) fn new() -> PieceElement {
        PieceElement { element: new_element("div"), placement: None, drawing: None }
    }

    /// Moves the piece.
    pub(super) fn place(&mut self, placement: Placement) {
        if self.placement == Some(placement) {
            return;
        }
        if self.placement.map(Placement::class) != Some(placement.class()) {
            self.element.set_class_name(placement.class());
        }
        self.element.style().set_css_text(&placement.style());
        let order = placement.last_played.filter(|(_, all)| *all > 1).map(|(number, _)| number.to_string());
        if let Some(order) = order {
            // It fails only for a name that no attribute can have.
            self.element.set_attribute("data-order", &order).ok();
        } else {
            self.element.remove_attribute("data-order").ok();
        }
        self.placement = Some(placement);
    }

    /// Draws the face of the piece, with the ranks of a language. What cannot be seen is drawn when it comes into sight.
    pub(super) fn draw(&mut self, drawing: Drawing, lang: &Lang) {
        let is_visible = self.placement.is_some_and(|placement| placement.is_visible);
        if is_visible && !self.drawing.is_some_and(|before| before.looks_like(&drawing)) {
            let Drawing { face, detail, showing, .. } = drawing;
            let mut markup = face_markup(face, |rank| lang.rank_index(rank), detail, showing);
            if self.drawing.is_some_and(|before| before.is_back() != drawing.is_back()) {
                markup = markup.replacen("piece-face", "piece-face turns", 1);
            }
            self.element.set_inner_html(&markup);
            self.drawing = Some(drawing);
        }
    }
}

impl Placement {
    /// The place of a piece: where it lies, or carried away from there by some pixels, or still with the whole deck
    /// at a point. `refused` is the number of the refusal if a move from or to here was refused last.
    pub(super) fn new(
        look: &Look,
        carried: Option<(f64, f64)>,
        deck: Option<(f64, f64)>,
        refused: Option<u32>,
    ) -> Placement {
        let (x, y) = look.placed.rect.middle();
        let (right, down) = carried.unwrap_or_default();
        Placement {
            middle: deck.unwrap_or((x + right, y + down)),
            size: look.upright(),
            degrees: if deck.is_some() { 0 } else { look.placed.turn.degrees() },
            layer: look.layer,
            is_visible: look.placed.is_visible,
            is_carried: carried.is_some(),
            last_played: look.last_played,
            refused,
            is_covered: look.is_covered,
        }
    }

    fn class(self) -> &'static str {
        match (self.is_visible, self.is_carried) {
            (false, _) => "piece is-hidden",
            (true, true) => "piece is-carried",
            (true, false) if self.last_played.is_some() => "piece is-last",
            (true, false) => match self.refused {
                Some(number) if number % 2 == 0 => "piece is-refused-0",
                Some(_) => "piece is-refused-1",
                None if self.is_covered => "piece is-covered",
                None => "piece",
            },
        }
    }

    fn style(self) -> String {
        let Placement { middle: (x, y), size: (width, height), degrees, layer, is_carried, .. } = self;
        // Carried pieces lie above everything else.
        let height_above = layer + if is_carried { 200 } else { 0 };
        format!(
            "width: {width}px; height: {height}px; z-index: {height_above}; --deal-order: {layer}; \
             --turn: {degrees}deg; transform: translate({x:.2}px, {y:.2}px) translate(-50%, -50%) rotate({degrees}deg)"
        )
    }
}

impl Drawing {
    /// The drawing of a piece in a language.
    pub(super) fn new(look: &Look, large_print: bool, language: Language) -> Drawing {
        let for_width = match look.face {
            Face::Tile(_) | Face::Joined { .. } => Detail::for_tile,
            _ => Detail::for_width,
        };
        let detail = for_width(look.upright().0, large_print);
        Drawing { face: look.face, detail, showing: look.showing, language }
    }

    /// Returns true if another drawing looks the same: most cards that another one covers keep their marks.
    fn looks_like(&self, other: &Drawing) -> bool {
        (self.face, self.detail, self.language) == (other.face, other.detail, other.language)
            && marks(self.detail, self.showing) == marks(other.detail, other.showing)
    }

    fn is_back(self) -> bool {
        matches!(self.face, Face::Back(_) | Face::TileBack)
    }
}
