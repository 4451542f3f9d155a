//! The state of the interface: the dialog, the keyboard cursor, the room for the table, the last message.

use leptos::prelude::*;
use talon_lang::Confirmation;
use talon_table::{Command, Scene, Spot};

use crate::layouts::rect::Area;

/// The state of the interface.
#[derive(Clone, Copy, Debug, Default)]
pub struct InterfaceState {
    /// The open dialog.
    pub dialog: RwSignal<Option<Dialog>>,
    /// The spot of the keyboard cursor, until it vanishes from the scene; [`InterfaceState::current_spot`] follows it.
    pub cursor: RwSignal<Option<Spot>>,
    /// True if the table has the keyboard focus.
    pub has_focus: RwSignal<bool>,
    /// The room for the table; empty until it is measured.
    pub area: RwSignal<Area>,
    /// The last message to the player.
    pub message: RwSignal<Message>,
    /// True if the player looks for an opponent.
    pub is_seeking: RwSignal<bool>,
    /// The news for a player who looks at another page, such as that it is their turn.
    pub attention: RwSignal<Option<String>>,
}

/// A message to the player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    /// The sentences.
    pub text: String,
    /// True if it refuses something.
    pub is_refusal: bool,
    /// The number of the rule that was violated, such as `D3`.
    pub rule: Option<&'static str>,
    /// Counts the messages, so that a second refusal shakes its spot again.
    pub number: u32,
}

impl InterfaceState {
    /// Clears the message, which belongs to another game or language.
    pub fn clear_message(self) {
        self.show(String::new(), false, None);
    }

    /// Shows a message that is not a refusal.
    pub fn inform(self, text: String) {
        self.show(text, false, None);
    }

    /// Shows why something is not done.
    pub fn refuse(self, text: String) {
        self.show(text, true, None);
    }

    /// Shows why a move is not made, with the rule that it violates.
    pub fn refuse_by_rule(self, text: String, rule: Option<&'static str>) {
        self.show(text, true, rule);
    }

    fn show(self, text: String, is_refusal: bool, rule: Option<&'static str>) {
        self.message.update(|message| {
            // A screen reader hears what changes, so a sentence that is said twice running ends with a space that nobody sees.
            let text = if message.text == text && !text.is_empty() { text + "\u{200b}" } else { text };
            *message = Message { text, is_refusal, rule, number: message.number + 1 };
        });
    }

    /// The spot of the keyboard cursor in this scene. A cursor whose spot has vanished moves to the last spot of the same
    /// pile.
    pub fn current_spot(self, scene: &Scene) -> Option<Spot> {
        let Some(cursor) = self.cursor.get() else { return scene.first_spot() };
        if scene.face_at(cursor).is_some() {
            return Some(cursor);
        }
        let same_pile = scene.spots().filter(|other| cursor.is_in_pile_of(*other)).last();
        same_pile.or_else(|| scene.first_spot())
    }
}

/// A dialog; one is open at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialog {
    /// A question before a command that loses something.
    Confirmation(Confirmation, Command),
    /// A field for the number of a deal.
    DealByNumber,
    /// The choice of a grade for a new deal.
    Grades,
    /// The choice between one player and two.
    Players,
    /// All commands.
    Menu,
    /// The keys and gestures.
    Keys,
    /// A link to the position, to be copied by hand.
    Link,
    /// The settings.
    Settings,
    /// The search for a deal.
    Search,
}
