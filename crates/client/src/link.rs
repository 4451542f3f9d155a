use talon_hall::Time;
use talon_rules::pieces::Chance;

/// The time between two questions of the client for anything that it has missed, in milliseconds.
const RESUME_EVERY: u64 = 5_000;

/// The time that the other side can be silent before the client gives a connection up, in milliseconds.
const SILENCE: u64 = 9_000;

/// The shortest and the longest wait before a new connection, in milliseconds.
const WAIT: (u32, u32) = (300, 3_000);

/// A gap between two ticks that shows that the device slept, in milliseconds.
const SLEEP: u64 = 5_000;

/// The state of the connection, as a player sees it.
///
/// # Examples
/// ```
/// use talon_client::{Client, Input, LinkState};
/// use talon_hall::Time;
///
/// let mut client = Client::new(1, Time::from_ms(0));
/// assert_eq!(client.link(), LinkState::Waiting);
/// client.update(Input::Tick, Time::from_ms(0));
/// assert_eq!(client.link(), LinkState::Connecting);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkState {
    /// No connection is open, and the client waits before it opens one.
    Waiting,
    /// The client opens a connection.
    Connecting,
    /// The connection is open.
    Up,
}

/// The next need of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    Nothing,
    /// Open a connection.
    Connect,
    /// Give this connection up.
    Close,
    /// Ask for what is new.
    Resume,
}

/// The connection to the hall.
#[derive(Debug)]
pub(crate) struct Link {
    state: LinkState,
    /// The time when the state began; in `Waiting`, when it ends.
    since: Time,
    heard: Time,
    asked: Time,
    ticked: Time,
    jitter: Chance,
}

impl Link {
    /// Makes a link that is opened at the first tick.
    pub(crate) fn new(seed: u64, now: Time) -> Link {
        let jitter = Chance::from_seed(seed);
        Link { state: LinkState::Waiting, since: now, heard: now, asked: now, ticked: now, jitter }
    }

    pub(crate) fn state(&self) -> LinkState {
        self.state
    }

    pub(crate) fn is_up(&self) -> bool {
        self.state == LinkState::Up
    }

    pub(crate) fn connected(&mut self, now: Time) {
        self.enter(LinkState::Up, now);
        self.heard = now;
        self.asked = now;
    }

    /// Notes that the connection is gone. The next one comes after a random wait, so that a thousand players who lost it together do
    /// not come back together.
    pub(crate) fn lost(&mut self, now: Time) {
        let (least, most) = WAIT;
        let wait = least + self.jitter.below(most - least + 1);
        self.enter(LinkState::Waiting, now.plus(wait.into()));
    }

    /// Notes that the server goes and says when to come back.
    pub(crate) fn sent_away(&mut self, after_ms: u64, now: Time) {
        self.enter(LinkState::Waiting, now.plus(after_ms));
    }

    pub(crate) fn heard(&mut self, now: Time) {
        self.heard = now;
    }

    /// The need of the link at this time.
    pub(crate) fn tick(&mut self, now: Time) -> Need {
        let has_slept = now.since(self.ticked) > SLEEP;
        self.ticked = now;
        match self.state {
            LinkState::Waiting if now >= self.since => {
                self.enter(LinkState::Connecting, now);
                Need::Connect
            }
            LinkState::Waiting => Need::Nothing,
            LinkState::Connecting if now.since(self.since) >= SILENCE => self.give_up(now),
            LinkState::Connecting => Need::Nothing,
            LinkState::Up if has_slept => {
                // Nothing could be heard while the device slept.
                self.heard = now;
                self.ask(now)
            }
            LinkState::Up if now.since(self.heard) >= SILENCE => self.give_up(now),
            LinkState::Up if now.since(self.asked) >= RESUME_EVERY => self.ask(now),
            LinkState::Up => Need::Nothing,
        }
    }

    fn give_up(&mut self, now: Time) -> Need {
        self.lost(now);
        Need::Close
    }

    fn ask(&mut self, now: Time) -> Need {
        self.asked = now;
        Need::Resume
    }

    fn enter(&mut self, state: LinkState, since: Time) {
        self.state = state;
        self.since = since;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> Time {
        Time::from_ms(ms)
    }

    /// A link that is up since time 0.
    fn up() -> Link {
        let mut link = Link::new(1, at(0));
        link.connected(at(0));
        link
    }

    #[test]
    fn a_link_is_up_only_while_its_connection_works() {
        let mut link = Link::new(1, at(0));
        assert!(!link.is_up());
        link.tick(at(0));
        assert!(!link.is_up());
        link.connected(at(1));
        assert!(link.is_up());
        link.lost(at(2));
        assert!(!link.is_up());
    }

    #[test]
    fn a_connection_that_does_not_open_is_given_up_after_nine_seconds() {
        let mut link = Link::new(1, at(0));
        assert_eq!(link.tick(at(0)), Need::Connect);
        assert_eq!(link.tick(at(8_999)), Need::Nothing);
        assert_eq!(link.tick(at(9_000)), Need::Close);
        assert_eq!(link.state(), LinkState::Waiting);
    }

    #[test]
    fn a_message_gives_the_other_side_nine_more_seconds() {
        let mut link = up();
        for (now, need) in [(4_000, Need::Nothing), (8_000, Need::Resume), (12_999, Need::Nothing)] {
            link.heard(at(4_500));
            assert_eq!(link.tick(at(now)), need, "{now}");
        }
        assert_eq!(link.tick(at(13_500)), Need::Close);
    }

    #[test]
    fn more_than_five_seconds_between_two_ticks_are_sleep() {
        let mut link = up();
        link.tick(at(4_000));
        assert_eq!(link.tick(at(9_000)), Need::Close, "five seconds are none");
        let mut link = up();
        link.tick(at(4_000));
        assert_eq!(link.tick(at(9_001)), Need::Resume);
        assert_eq!(link.tick(at(14_000)), Need::Nothing, "the other side has nine seconds to answer");
    }

    #[test]
    fn a_new_connection_waits_300_ms_to_3_s() {
        let mut link = Link::new(1, at(0));
        let waits: Vec<u64> = (0..100_000)
            .map(|_| {
                link.lost(at(0));
                link.since.since(at(0))
            })
            .collect();
        assert_eq!((waits.iter().min(), waits.iter().max()), (Some(&300), Some(&3_000)));
    }
}
