//! The dialogs that can lie over the page.

use talon_lang::Confirmation;
use talon_table::Command;

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
