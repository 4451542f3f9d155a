//! The elements behind the spots: a group for each zone, and in it a button for each spot.

use talon_table::{Mark, Spot, ZoneName};
use web_sys::{HtmlElement, Node};

use super::keyed_list::{HasElement, KeyedList};
use crate::browser::new_element;
use crate::layouts::rect::Rect;

/// The groups of all zones.
pub(super) type Groups = KeyedList<ZoneName, Group>;

/// A zone: a group of buttons with a name.
#[derive(Debug)]
pub(super) struct Group {
    element: HtmlElement,
    label: String,
    pub(super) buttons: KeyedList<Spot, Button>,
}

/// A spot: a button that lies over its piece.
#[derive(Debug)]
pub(super) struct Button {
    spot: Spot,
    element: HtmlElement,
    view: SpotView,
    mark: Mark,
    is_current: bool,
    refused: Option<u32>,
}

/// A zone as a player sees and hears it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ZoneView {
    pub(super) name: ZoneName,
    pub(super) label: String,
    pub(super) spots: Vec<(Spot, SpotView)>,
}

/// A spot as a player sees and hears it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct SpotView {
    /// The place of the spot.
    pub(super) rect: Rect,
    pub(super) label: String,
    /// True if the player can do something with it now.
    pub(super) is_usable: bool,
    /// True if it is marked as a card or tile that can be played. A card on a foundation is at its goal.
    pub(super) is_playable_piece: bool,
    /// The key that points at it, if the page shows the keys.
    pub(super) letter: Option<char>,
}

impl HasElement for Group {
    fn element(&self) -> &HtmlElement {
        &self.element
    }
}

impl HasElement for Button {
    fn element(&self) -> &HtmlElement {
        &self.element
    }
}

impl Group {
    /// A group without buttons, outside the document.
    pub(super) fn new(_: ZoneName) -> Group {
        let element = new_element("div");
        set(&element, "role", Some("group"));
        Group { element, label: String::new(), buttons: KeyedList::default() }
    }

    /// Shows a zone: its name, and a button for each of its spots.
    pub(super) fn show(&mut self, zone: &ZoneView) {
        if self.label != zone.label {
            set(&self.element, "aria-label", Some(&zone.label));
            self.label.clone_from(&zone.label);
        }
        let spots = zone.spots.iter().map(|(spot, view)| (*spot, view));
        self.buttons.reconcile(&self.element, spots, Button::new, Button::show);
    }
}

impl Button {
    fn new(spot: Spot) -> Button {
        let element = new_element("button");
        set(&element, "type", Some("button"));
        set(&element, "data-mark", Some(attribute(Mark::None)));
        set(&element, "tabindex", Some("-1"));
        element.set_class_name(if is_text(spot) { "spot is-said" } else { "spot" });
        Button {
            spot,
            element,
            view: SpotView::default(),
            mark: Mark::None,
            is_current: false,
            refused: None,
        }
    }

    /// Returns true if a node is in this button.
    pub(super) fn contains(&self, node: &Node) -> bool {
        self.element.contains(Some(node))
    }

    fn show(&mut self, view: &SpotView) {
        let (element, before) = (&self.element, &self.view);
        if before == view {
            return;
        }
        if before.rect != view.rect {
            element.style().set_css_text(&view.rect.css());
        }
        if before.label != view.label {
            set(element, "aria-label", Some(&view.label));
            if is_text(self.spot) {
                let text = new_element("span");
                text.set_text_content(Some(&view.label));
                element.replace_children_with_node_1(&text);
            }
        }
        if (before.is_usable, before.is_playable_piece) != (view.is_usable, view.is_playable_piece) {
            let usable = view.is_usable.then_some(if view.is_playable_piece { "piece" } else { "" });
            set(element, "data-usable", usable);
        }
        if before.letter != view.letter {
            set(element, "aria-keyshortcuts", view.letter.map(String::from).as_deref());
        }
        self.view = view.clone();
    }

    /// Shows that a move from or to here was refused, by the number of the refusal; `None` when the last move was not.
    pub(super) fn refuse(&mut self, number: Option<u32>) {
        if self.refused != number {
            set(&self.element, "data-refused", number.map(|number| if number % 2 == 0 { "0" } else { "1" }));
            self.refused = number;
        }
    }

    /// Shows a mark, and whether the keyboard cursor is here.
    pub(super) fn mark(&mut self, mark: Mark, is_current: bool) {
        if self.mark != mark {
            set(&self.element, "data-mark", Some(attribute(mark)));
            set(&self.element, "aria-pressed", if mark == Mark::Held { Some("true") } else { None });
            self.mark = mark;
        }
        if self.is_current != is_current {
            set(&self.element, "tabindex", Some(if is_current { "0" } else { "-1" }));
            self.is_current = is_current;
        }
    }
}

/// Returns true if the button shows its label as text: there is no piece below it.
fn is_text(spot: Spot) -> bool {
    matches!(spot, Spot::Pass | Spot::Lead(_) | Spot::Next)
}

/// A mark as the style sheets name it.
fn attribute(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "none",
        Mark::Held => "held",
        Mark::Gold => "gold",
        Mark::HintFrom => "hint-from",
        Mark::HintTo => "hint-to",
        Mark::Wrong => "wrong",
    }
}

/// Sets or removes an attribute.
fn set(element: &HtmlElement, name: &'static str, value: Option<&str>) {
    // It fails only for a name that no attribute can have.
    match value {
        Some(value) => element.set_attribute(name, value).ok(),
        None => element.remove_attribute(name).ok(),
    };
}
