//! A keyed list of elements that is kept as it should be with as few changes as possible.
//!
//! Leptos offers `<For>` for this, but a signal for each attribute of up to 52 pieces and as many buttons takes longer than the
//! drawing. One effect that compares plain values does a twentieth of the work after a move.

use std::collections::VecDeque;

use web_sys::HtmlElement;

/// Something with an element of the page.
pub(super) trait HasElement {
    /// The element.
    fn element(&self) -> &HtmlElement;
}

/// The children of an element, each with a key. An item keeps its element as long as its key stays in the list.
#[derive(Debug)]
pub(super) struct KeyedList<K, T> {
    items: Vec<(K, T)>,
}

impl<K, T> Default for KeyedList<K, T> {
    fn default() -> KeyedList<K, T> {
        KeyedList { items: Vec::new() }
    }
}

impl<K: Copy + PartialEq, T: HasElement> KeyedList<K, T> {
    /// Reconciles the list with new values: adds an item for each new key, updates each item with its value, removes the items
    /// whose keys are gone, and puts the elements in the order of the values. It is fastest when most keys keep their
    /// order.
    pub(super) fn reconcile<V>(
        &mut self,
        parent: &HtmlElement,
        values: impl IntoIterator<Item = (K, V)>,
        new: impl Fn(K) -> T,
        mut update: impl FnMut(&mut T, V),
    ) {
        let mut old = VecDeque::from(std::mem::take(&mut self.items));
        self.items.reserve(old.len());
        let mut is_in_order = true;
        for (key, value) in values {
            let at = old.iter().position(|(other, _)| *other == key);
            is_in_order &= at == Some(0);
            let kept = at.and_then(|at| old.remove(at));
            let mut item = kept.map_or_else(|| new(key), |(_, item)| item);
            update(&mut item, value);
            self.items.push((key, item));
        }
        for (_, item) in old {
            item.element().remove();
        }
        if !is_in_order {
            self.put_in_order(parent);
        }
    }

    /// Makes the items the children of an element. Only those in a wrong place are moved: a button that is moved loses the
    /// focus.
    fn put_in_order(&self, parent: &HtmlElement) {
        let mut next = parent.first_child();
        for (_, item) in &self.items {
            match &next {
                Some(node) if node.is_same_node(Some(item.element())) => next = node.next_sibling(),
                // An item is no ancestor of its parent, so it can be put there.
                before => drop(parent.insert_before(item.element(), before.as_ref())),
            }
        }
    }

    /// The items with their keys, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &(K, T)> {
        self.items.iter()
    }

    /// The items with their keys, in order, to be changed.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut (K, T)> {
        self.items.iter_mut()
    }
}
