//! The elements behind what can be pointed at: groups, and the buttons in them.

use talon_table::{Spot, ZoneName};
use web_sys::{HtmlElement, Node};

use super::marks::Mark;
use crate::browser::new_element;
use crate::layouts::Rect;

/// A zone: a group of buttons with a name.
#[derive(Debug)]
pub(super) struct Group {
    name: ZoneName,
    element: HtmlElement,
    label: String,
    pub(super) buttons: Vec<Button>,
}

/// A spot: a button that lies over its piece.
#[derive(Debug)]
pub(super) struct Button {
    pub(super) spot: Spot,
    element: HtmlElement,
    told: Told,
    mark: Mark,
    is_current: bool,
}

/// What a zone is to a player.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ToldZone {
    pub(super) name: ZoneName,
    pub(super) label: String,
    pub(super) spots: Vec<(Spot, Told)>,
}

/// What a spot is to a player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Told {
    /// Where it lies.
    pub(super) rect: Rect,
    pub(super) label: String,
    /// The key that points at it, if that is to be told.
    pub(super) letter: Option<char>,
}

impl Group {
    /// A group without buttons, on no page yet.
    fn new(name: ZoneName) -> Group {
        let element = new_element("div");
        set(&element, "role", Some("group"));
        Group { name, element, label: String::new(), buttons: Vec::new() }
    }

    /// Has its name, and a button for each of its spots in their order.
    fn tell(&mut self, zone: &ToldZone) {
        if self.label != zone.label {
            set(&self.element, "aria-label", Some(&zone.label));
            self.label.clone_from(&zone.label);
        }
        let mut old = std::mem::take(&mut self.buttons);
        for (spot, told) in &zone.spots {
            let known = old.iter().position(|button| button.spot == *spot);
            let mut button = known.map_or_else(|| Button::new(*spot), |at| old.swap_remove(at));
            button.tell(told);
            self.buttons.push(button);
        }
        for button in old {
            button.element.remove();
        }
        put_in_order(&self.element, self.buttons.iter().map(|button| &button.element));
    }
}

/// Has a group for each of the zones on the layer, in their order. What has not changed stays as it is.
pub(super) fn tell(layer: &HtmlElement, groups: &mut Vec<Group>, zones: &[ToldZone]) {
    let mut old = std::mem::take(groups);
    for zone in zones {
        let known = old.iter().position(|group| group.name == zone.name);
        let mut group = known.map_or_else(|| Group::new(zone.name), |at| old.swap_remove(at));
        group.tell(zone);
        groups.push(group);
    }
    for group in old {
        group.element.remove();
    }
    put_in_order(layer, groups.iter().map(|group| &group.element));
}

/// Makes these the children of an element, in this order. Only what stands elsewhere is moved: a button that is moved
/// loses the focus.
fn put_in_order<'a>(parent: &HtmlElement, children: impl Iterator<Item = &'a HtmlElement>) {
    let mut next = parent.first_child();
    for child in children {
        match &next {
            Some(there) if there.is_same_node(Some(child)) => next = there.next_sibling(),
            // The child is no ancestor of its parent, so it can be put there.
            before => drop(parent.insert_before(child, before.as_ref())),
        }
    }
}

impl Button {
    fn new(spot: Spot) -> Button {
        let element = new_element("button");
        set(&element, "type", Some("button"));
        set(&element, "data-mark", Some(Mark::None.as_str()));
        set(&element, "tabindex", Some("-1"));
        element.set_class_name(if is_said(spot) { "spot is-said" } else { "spot" });
        Button { spot, element, told: Told::default(), mark: Mark::None, is_current: false }
    }

    /// Whether this is the button that was pointed at.
    pub(super) fn holds(&self, target: &Node) -> bool {
        self.element.contains(Some(target))
    }

    /// The button on the page.
    pub(super) fn element(&self) -> HtmlElement {
        self.element.clone()
    }

    fn tell(&mut self, told: &Told) {
        let (element, before) = (&self.element, &self.told);
        if before.rect != told.rect {
            let Rect { left, top, width, height } = told.rect;
            let style = format!("left: {left}px; top: {top}px; width: {width}px; height: {height}px");
            element.style().set_css_text(&style);
        }
        if before.label != told.label {
            set(element, "aria-label", Some(&told.label));
            if is_said(self.spot) {
                let text = new_element("span");
                text.set_text_content(Some(&told.label));
                element.replace_children_with_node_1(&text);
            }
        }
        if before.letter != told.letter {
            set(element, "aria-keyshortcuts", told.letter.map(String::from).as_deref());
        }
        if before != told {
            self.told = told.clone();
        }
    }

    /// Marks it, and makes it the one that the keys are on.
    pub(super) fn mark(&mut self, mark: Mark, is_current: bool) {
        if self.mark != mark {
            set(&self.element, "data-mark", Some(mark.as_str()));
            set(&self.element, "aria-pressed", (mark == Mark::Held).then_some("true"));
            self.mark = mark;
        }
        if self.is_current != is_current {
            set(&self.element, "tabindex", Some(if is_current { "0" } else { "-1" }));
            self.is_current = is_current;
        }
    }
}

/// Whether it is said in words what the button does: there is no piece below it.
fn is_said(spot: Spot) -> bool {
    matches!(spot, Spot::Pass | Spot::Lead(_) | Spot::Next)
}

/// Sets an attribute, or takes it away.
fn set(element: &HtmlElement, name: &'static str, value: Option<&str>) {
    // Only names that no attribute can have are refused.
    match value {
        Some(value) => element.set_attribute(name, value).ok(),
        None => element.remove_attribute(name).ok(),
    };
}
