use std::fmt;
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

/// Declares an id of 128 bits with its text: 22 letters, digits, `-` and `_`, which need no escaping in an address.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name([u8; 16]);

        impl $name {
            /// Makes an id from 16 bytes, which a caller draws at random.
            pub const fn new(bytes: [u8; 16]) -> $name {
                $name(bytes)
            }

            /// Its 16 bytes.
            pub const fn bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&BASE64URL_NOPAD.encode(&self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| IdError)?;
                bytes.try_into().map($name).map_err(|_| IdError)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<$name, IdError> {
                text.parse()
            }
        }
    )*};
}

ids! {
    /// The id of a match, 128 random bits.
    ///
    /// # Examples
    /// ```
    /// use talon_hall::MatchId;
    ///
    /// let id = MatchId::new([7; 16]);
    /// assert_eq!(id.to_string(), "BwcHBwcHBwcHBwcHBwcHBw");
    /// assert_eq!("BwcHBwcHBwcHBwcHBwcHBw".parse(), Ok(id));
    /// ```
    MatchId;

    /// The id of a command, 128 random bits that the sender draws. Sending the same command again is harmless: the hall
    /// gives its first answer again.
    CommandId;

    /// The id of a player, which others see and by which they can block the player. It says nothing about the player, and
    /// opens nothing.
    PlayerId;

    /// A hash of all entries of a log up to one of them. Two logs with the same head are the same log, so a store that
    /// came back older, and then grew again, does not pass for the one before.
    Chain;
}

impl MatchId {
    /// The id of the rematch of this match. It follows from the id, so two clicks make one match.
    pub fn rematch(&self) -> MatchId {
        let hash = Sha256::new().chain_update(b"talon rematch 1").chain_update(self.0).finalize();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash[..16]);
        MatchId(bytes)
    }
}

/// A text that is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id is 22 letters, digits, - and _")]
pub struct IdError;
