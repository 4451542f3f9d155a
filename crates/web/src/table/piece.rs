//! A card or tile on the table, as an element of the page.

use talon_lang::{Lang, Language};
use talon_table::Face;
use web_sys::HtmlElement;

use crate::browser::new_element;
use crate::faces::{Detail, Showing, face_markup};
use crate::pieces::Look;

/// One piece, from the moment it comes into sight until it leaves the table.
#[derive(Debug)]
pub(super) struct Piece {
    element: HtmlElement,
    shown: Option<Shown>,
    drawing: Option<Drawing>,
}

/// Where a piece is seen, and how large. Lengths are in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Shown {
    middle: (f64, f64),
    size: (f64, f64),
    turn: u16,
    layer: usize,
    is_visible: bool,
    is_carried: bool,
}

/// What is drawn on a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Drawing {
    face: Face,
    detail: Detail,
    showing: Showing,
    language: Language,
}

impl Piece {
    /// A new piece that nothing is seen of yet.
    pub(super) fn on(layer: &HtmlElement) -> Piece {
        let element = new_element("div");
        // What is new can be put anywhere.
        layer.append_child(&element).ok();
        Piece { element, shown: None, drawing: None }
    }

    /// Takes the piece off the table.
    pub(super) fn remove(&self) {
        self.element.remove();
    }

    /// Puts the piece where it is to be seen.
    pub(super) fn show(&mut self, shown: Shown) {
        if self.shown != Some(shown) {
            if self.shown.map(Shown::class) != Some(shown.class()) {
                self.element.set_class_name(shown.class());
            }
            self.element.style().set_css_text(&shown.style());
            self.shown = Some(shown);
        }
    }

    /// Draws what the piece shows, with ranks in this language.
    pub(super) fn draw(&mut self, drawing: Drawing, lang: &Lang) {
        if self.drawing != Some(drawing) {
            let Drawing { face, detail, showing, .. } = drawing;
            self.element.set_inner_html(&face_markup(face, |rank| lang.rank_index(rank), detail, showing));
            self.drawing = Some(drawing);
        }
    }
}

impl Shown {
    /// How a piece is seen: where it lies, or carried away from there by so much, or still with the whole deck at
    /// this point.
    pub(super) fn new(look: &Look, carried: Option<(f64, f64)>, deck: Option<(f64, f64)>) -> Shown {
        let (x, y) = look.placed.rect.middle();
        let (right, down) = carried.unwrap_or_default();
        Shown {
            middle: deck.unwrap_or((x + right, y + down)),
            size: look.upright(),
            turn: if deck.is_some() { 0 } else { look.placed.turn.degrees() },
            layer: look.layer,
            is_visible: look.placed.is_visible,
            is_carried: carried.is_some(),
        }
    }

    fn class(self) -> &'static str {
        match (self.is_visible, self.is_carried) {
            (false, _) => "piece is-hidden",
            (true, true) => "piece is-carried",
            (true, false) => "piece",
        }
    }

    fn style(self) -> String {
        let Shown { middle: (x, y), size: (width, height), turn, layer, is_carried, .. } = self;
        // What is carried lies above everything else.
        let height_above = layer + if is_carried { 200 } else { 0 };
        format!(
            "width: {width}px; height: {height}px; z-index: {height_above}; --deal-order: {layer}; \
             transform: translate({x:.2}px, {y:.2}px) translate(-50%, -50%) rotate({turn}deg)"
        )
    }
}

impl Drawing {
    /// What a piece shows in this language.
    pub(super) fn new(look: &Look, large_print: bool, language: Language) -> Drawing {
        let detail = Detail::for_width(look.upright().0, large_print);
        Drawing { face: look.face, detail, showing: look.showing, language }
    }
}
