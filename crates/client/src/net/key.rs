use std::fmt;
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use talon_hall::{MatchId, Seed};

/// The identity of a player: 256 random bits. Its text is 43 letters, digits, `-` and `_`. The key alone makes you the
/// player, so it is shown nowhere but in its text.
///
/// # Examples
/// ```
/// use talon_client::net::Key;
///
/// let key = Key::draw();
/// assert_eq!(key.to_string().parse(), Ok(key));
/// assert_eq!(format!("{key:?}"), "Key { .. }");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 32]);

/// A text that is not a key.
///
/// # Examples
/// ```
/// use talon_client::net::{Key, KeyError};
///
/// assert_eq!("too short".parse::<Key>(), Err(KeyError));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key is 43 letters, digits, - and _")]
pub struct KeyError;

impl Key {
    /// Draws a new key.
    ///
    /// # Panics
    /// If the system has no random numbers.
    pub fn draw() -> Key {
        Key(random())
    }

    /// The player's seed for the deals of a match.
    ///
    /// # Examples
    /// ```
    /// use talon_client::net::Key;
    /// use talon_hall::MatchId;
    ///
    /// let (key, id) = (Key::draw(), MatchId::new([1; 16]));
    /// assert_eq!(key.seed(&id), key.seed(&id), "the seed of a match follows from the key");
    /// ```
    pub fn seed(&self, id: &MatchId) -> Seed {
        Seed::of_player(&self.0, id)
    }
}

/// Random bytes of the system.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

/// Shows nothing, since a key is a secret.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").finish_non_exhaustive()
    }
}

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Key, KeyError> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| KeyError)?;
        bytes.try_into().map(Key).map_err(|_| KeyError)
    }
}
