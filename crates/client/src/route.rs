/// After this many sockets in a row that carried nothing, the messages travel in requests.
const FAILED_SOCKETS: u32 = 2;

/// After this many times in a row that something came that cannot be read, it is not noise: the server is newer.
const MOST_UNREADABLE: u32 = 3;

/// A way on which messages travel.
///
/// # Examples
/// ```
/// use talon_client::{Route, Routes};
///
/// assert_eq!(Routes::default().next_route(), Route::Socket);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// A WebSocket carries the messages.
    Socket,
    /// Each message travels in a request, where no WebSocket gets through.
    Requests,
}

/// The choice between the routes: a socket while sockets carry messages. After requests, a socket has one more chance.
///
/// # Examples
/// ```
/// use talon_client::{Route, Routes};
///
/// let mut routes = Routes::default();
/// for _ in 0..2 {
///     routes.opened(Route::Socket);
///     routes.lost();
/// }
/// assert_eq!(routes.next_route(), Route::Requests, "two sockets in a row carried nothing");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Routes {
    /// The number of sockets in a row that carried nothing.
    failed: u32,
    /// The route of the connection that is open, and true if a message came over it.
    current: Option<(Route, bool)>,
    /// The number of times in a row that something came that cannot be read.
    unreadable: u32,
}

impl Routes {
    /// The route that the next connection takes.
    pub fn next_route(&self) -> Route {
        if self.failed < FAILED_SOCKETS { Route::Socket } else { Route::Requests }
    }

    /// Notes that the server has given the player the place and that a connection opens on this route.
    pub fn opened(&mut self, route: Route) {
        self.current = Some((route, false));
    }

    /// Notes that a message came that this version cannot read, and that the connection is given up. Returns true if the
    /// server must be newer: a single message can have been damaged on the way.
    ///
    /// # Examples
    /// ```
    /// use talon_client::Routes;
    ///
    /// let mut routes = Routes::default();
    /// assert!(!routes.is_newer() && !routes.is_newer(), "that can be noise");
    /// assert!(routes.is_newer());
    /// ```
    pub fn is_newer(&mut self) -> bool {
        self.current = self.current.map(|(route, _)| (route, true));
        self.unreadable += 1;
        self.unreadable >= MOST_UNREADABLE
    }

    /// Notes that a message came.
    ///
    /// # Examples
    /// ```
    /// use talon_client::{Route, Routes};
    ///
    /// let mut routes = Routes::default();
    /// for _ in 0..2 {
    ///     routes.opened(Route::Socket);
    ///     routes.carried();
    ///     routes.lost();
    /// }
    /// assert_eq!(routes.next_route(), Route::Socket, "sockets get through");
    /// ```
    pub fn carried(&mut self) {
        self.unreadable = 0;
        self.current = self.current.map(|(route, _)| (route, true));
    }

    /// Notes that the connection is gone. Without a connection, this changes nothing.
    pub fn lost(&mut self) {
        self.failed = match self.current.take() {
            None => self.failed,
            Some((Route::Socket, true)) => 0,
            Some((Route::Socket, false)) => self.failed + 1,
            Some((Route::Requests, _)) => FAILED_SOCKETS - 1,
        };
    }
}
