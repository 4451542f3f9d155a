//! The key of this browser's player: who has it is the player.

use data_encoding::BASE64URL_NOPAD;
use talon_hall::{CommandId, MatchId, Seed};

use crate::browser;

/// The name of the key in the local storage.
const NAME: &str = "talon player";

/// The name of a new key in the local storage, until the server has answered that it is the player's.
const NEW: &str = "talon player new";

/// 256 random bits. Its text is 43 letters, digits, `-` and `_`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key([u8; 32]);

impl Key {
    /// The key of this browser; draws one the first time.
    pub(super) fn own() -> Key {
        browser::stored(NAME).and_then(|text| Key::read(&text)).unwrap_or_else(|| {
            let key = Key::draw();
            key.keep();
            key
        })
    }

    /// A new key.
    pub(super) fn draw() -> Key {
        Key(random())
    }

    /// Removes the key of this browser.
    pub(super) fn forget() {
        browser::forget(NAME);
    }

    /// Returns true if this browser has a key: whether it has ever been in touch with a server.
    pub(super) fn is_there() -> bool {
        browser::stored(NAME).is_some()
    }

    /// Reads a key from its text.
    pub(super) fn read(text: &str) -> Option<Key> {
        Some(Key(BASE64URL_NOPAD.decode(text.as_bytes()).ok()?.try_into().ok()?))
    }

    /// Makes this the key of the browser.
    pub(super) fn keep(self) {
        browser::store(NAME, &self.text());
        Key::forget_new();
    }

    /// The new key that the server was asked for without an answer.
    pub(super) fn new_one() -> Option<Key> {
        browser::stored(NEW).and_then(|text| Key::read(&text))
    }

    /// Keeps this beside the key of the browser, before the server is asked to replace that.
    pub(super) fn keep_as_new(self) {
        browser::store(NEW, &self.text());
    }

    /// Removes the new key, which did not become the player's.
    pub(super) fn forget_new() {
        browser::forget(NEW);
    }

    pub(super) fn text(self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// The player's part of the deals of a match.
    pub(super) fn seed(self, id: &MatchId) -> Seed {
        Seed::of_player(&self.0, id)
    }
}

/// A new id for a command.
pub(super) fn command_id() -> CommandId {
    CommandId::new(random())
}

/// Bytes that nobody can guess.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let drawn = crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    drawn.expect("every browser that runs this program draws random bytes");
    bytes
}
