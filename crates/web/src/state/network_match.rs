//! The network match that the page is connected to, whatever it shows.

use std::any::Any;
use std::rc::Rc;

use leptos::prelude::*;

/// A network match. Only the second part of the program knows its state; this keeps it while the player looks at other pages, and
/// ends the connection when it is dropped.
#[derive(Debug)]
pub struct NetworkMatch {
    state: Rc<dyn Any>,
    _owner: Owner,
}

impl NetworkMatch {
    /// A match with its state, whose signals belong to an owner.
    pub fn new(owner: Owner, state: impl Any) -> NetworkMatch {
        NetworkMatch { state: Rc::new(state), _owner: owner }
    }

    /// The state.
    pub fn state<T: Copy + 'static>(&self) -> Option<T> {
        self.state.downcast_ref().copied()
    }
}
