use talon_hall::NewerHall;

/// An address that is not that of a server.
///
/// # Examples
/// ```
/// use talon_client::net::{Key, Server};
///
/// let error = Server::new(&["talon.example"], Key::draw()).expect_err("it lacks https://");
/// assert!(error.to_string().starts_with("`talon.example` is not the address of a server"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not the address of a server; it has the form https://HOST or http://HOST:PORT")]
pub struct AddressError(pub(super) String);

/// The reason why a call has no result.
///
/// # Examples
/// ```
/// use talon_client::net::CallError;
///
/// let full = CallError::Refused { status: 429, code: "too-many".into(), text: "try again later".into() };
/// assert_eq!(full.to_string(), "try again later");
/// assert!(!full.is_final() && CallError::Newer.is_final());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CallError {
    /// No server answers, or the server cannot serve at the moment.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server cannot save at the moment.
    #[error("the server cannot save at the moment")]
    Away,
    /// The server refuses the call.
    #[error("{text}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// The stable code of the reason.
        code: String,
        /// The reason, as a clause.
        text: String,
    },
    /// The answer is not one of a server of network matches.
    #[error("the answer is not that of a server of network matches")]
    Foreign,
    /// The answer is one of a server of a newer version, which this one cannot read.
    #[error("the server is of a newer version; install the new version of this program")]
    Newer,
}

impl CallError {
    /// Returns true if the key was replaced or its player erased: it opens nothing any more.
    ///
    /// # Examples
    /// ```
    /// use talon_client::net::CallError;
    ///
    /// let spent = CallError::Refused { status: 401, code: "spent-key".into(), text: "the key is replaced".into() };
    /// assert!(spent.is_spent_key() && !CallError::Away.is_spent_key());
    /// ```
    pub fn is_spent_key(&self) -> bool {
        matches!(self, CallError::Refused { code, .. } if code == "spent-key")
    }

    /// Returns true if the same call would be refused again, however often it is made.
    pub fn is_final(&self) -> bool {
        match self {
            // A ticket of one server means nothing to another one.
            CallError::Refused { status, code, .. } => {
                (400..500).contains(status) && *status != 429 && code != "wrong-ticket"
            }
            CallError::Newer => true,
            CallError::Unreachable(_) | CallError::Away | CallError::Foreign => false,
        }
    }
}

impl From<NewerHall> for CallError {
    fn from(_: NewerHall) -> CallError {
        CallError::Newer
    }
}

/// The error of an answer that is not what this version expects.
impl From<serde_json::Error> for CallError {
    fn from(error: serde_json::Error) -> CallError {
        if error.is_data() { CallError::Newer } else { CallError::Foreign }
    }
}

/// A fault of a connection means that the server cannot be reached.
macro_rules! unreachable_from {
    ($($error:ty),*) => {$(
        impl From<$error> for CallError {
            fn from(error: $error) -> CallError {
                CallError::Unreachable(error.to_string())
            }
        }
    )*};
}

unreachable_from!(
    std::io::Error,
    hyper::Error,
    tokio::time::error::Elapsed,
    tokio_tungstenite::tungstenite::Error
);
