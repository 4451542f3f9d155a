//! The limits of one player, one address and one node.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_hall::Time;

use super::lock::locked;

/// The limits that an operator or a test can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most sockets of this node, and calls that wait.
    pub sockets: usize,
    /// The most connections of this node that are no sockets.
    pub connections: usize,
    /// The most of these of one address.
    pub connections_by_address: usize,
    /// The time between two signs that a socket works. A browser answers by itself, also on a page whose own timers rest
    /// because another page is in front.
    pub ping: Duration,
    /// A socket is closed after this long without a message from the other side.
    pub silence: Duration,
    /// A socket is closed if a message takes longer than this to be sent.
    pub sending: Duration,
    /// All sockets are closed when this node cannot serve for this long, so that players go on at another one.
    pub unfit: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let seconds = Duration::from_secs;
        Limits {
            sockets: 12_000,
            connections: 4_000,
            connections_by_address: 200,
            ping: seconds(10),
            silence: seconds(30),
            sending: seconds(10),
            unfit: seconds(5),
        }
    }
}

/// The number of connections beyond its bounds that a server answers for a moment, so that `/health` and `/ready` always
/// have an answer.
pub(crate) const RESERVE: usize = 32;

/// The files that are no connections: the store, the runtime, the log.
const OTHER_FILES: usize = 64;

/// The files that a program can open if the system does not say.
const USUAL_FILES: u64 = 256;

impl Limits {
    /// Lets this program open as many files as the system allows, and limits sockets and connections to what fits.
    pub fn of_system() -> Limits {
        Limits::with_files(rlimit::increase_nofile_limit(u64::MAX).unwrap_or(USUAL_FILES))
    }

    fn with_files(files: u64) -> Limits {
        let usual = Limits::default();
        let room = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(RESERVE + OTHER_FILES);
        let connections = usual.connections.min(room / 4).max(1);
        Limits {
            sockets: usual.sockets.min(room - room / 4),
            connections,
            connections_by_address: usual.connections_by_address.min(connections / 4).max(1),
            ..usual
        }
    }
}

/// The most keys that a limit remembers; the oldest are forgotten first.
const KEYS: usize = 20_000;

/// The time in milliseconds after which something that takes up room has perhaps ended.
const SOON: u64 = 5_000;

/// The number of households whose limits an IPv6 site has together.
const SITE: u32 = 5;

/// A refusal because that is too much at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMany {
    /// The time until it can be tried again, in milliseconds.
    pub(crate) wait: u64,
}

/// A maximum number of events in a fixed window of time.
#[derive(Debug)]
pub(crate) struct Rate<Key> {
    most: u32,
    window: u64,
    counts: Mutex<HashMap<Key, (Time, u32)>>,
}

impl<Key: Eq + Hash + Clone> Rate<Key> {
    /// At most `most` events in `window` milliseconds.
    pub(crate) fn new(most: u32, window: u64) -> Rate<Key> {
        Rate { most, window, counts: Mutex::default() }
    }

    /// Counts an event.
    ///
    /// # Errors
    /// If it is one too many.
    pub(crate) fn take(&self, key: Key, now: Time) -> Result<(), TooMany> {
        let mut counts = locked(&self.counts);
        if !counts.contains_key(&key) {
            make_room(&mut counts, KEYS, now, self.window, |(since, _)| *since);
        }
        let (since, count) = counts.entry(key).or_insert((now, 0));
        if now.since(*since) >= self.window {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        self.judge(*since, *count, now)
    }

    /// Checks that there is room for another event.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn check(&self, key: &Key, now: Time) -> Result<(), TooMany> {
        let counted = locked(&self.counts).get(key).copied();
        let current = counted.filter(|(since, _)| now.since(*since) < self.window);
        current.map_or(Ok(()), |(since, count)| self.judge(since, count.saturating_add(1), now))
    }

    fn judge(&self, since: Time, count: u32, now: Time) -> Result<(), TooMany> {
        if count <= self.most { Ok(()) } else { Err(TooMany { wait: self.window - now.since(since) }) }
    }
}

/// A maximum number of things at the same time.
#[derive(Debug)]
pub(crate) struct Slots<Key: Eq + Hash + Clone> {
    most: usize,
    taken: Arc<Mutex<HashMap<Key, usize>>>,
}

/// One of these things. Dropping it makes room for another one.
#[derive(Debug)]
pub(crate) struct Slot<Key: Eq + Hash + Clone> {
    key: Key,
    taken: Arc<Mutex<HashMap<Key, usize>>>,
}

impl<Key: Eq + Hash + Clone> Slots<Key> {
    pub(crate) fn new(most: usize) -> Slots<Key> {
        Slots { most, taken: Arc::default() }
    }

    /// Takes a slot.
    ///
    /// # Errors
    /// If all of this key are taken.
    pub(crate) fn take(&self, key: Key) -> Result<Slot<Key>, TooMany> {
        let mut taken = locked(&self.taken);
        let count = taken.entry(key.clone()).or_insert(0);
        if *count >= self.most {
            return Err(TooMany { wait: SOON });
        }
        *count += 1;
        Ok(Slot { key, taken: Arc::clone(&self.taken) })
    }
}

impl<Key: Eq + Hash + Clone> Drop for Slot<Key> {
    fn drop(&mut self) {
        let mut taken = locked(&self.taken);
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

/// A limit for each household. The households of an IPv6 site share another one, which is larger: one customer of a
/// provider can have 65,536 of them. Programs on this machine have no household and no limit.
#[derive(Debug)]
pub(crate) struct ByAddress<Limit> {
    household: Limit,
    site: Limit,
}

impl ByAddress<Rate<IpAddr>> {
    /// At most `most` events of a household in `window` milliseconds.
    pub(crate) fn rate(most: u32, window: u64) -> ByAddress<Rate<IpAddr>> {
        ByAddress { household: Rate::new(most, window), site: Rate::new(most * SITE, window) }
    }

    /// Counts an event.
    ///
    /// # Errors
    /// If it is one too many.
    pub(crate) fn take(&self, household: Option<IpAddr>, now: Time) -> Result<(), TooMany> {
        let Some(household) = household else { return Ok(()) };
        self.household.take(household, now)?;
        site(household).map_or(Ok(()), |site| self.site.take(site, now))
    }

    /// Checks that there is room for another event.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn check(&self, household: Option<IpAddr>, now: Time) -> Result<(), TooMany> {
        let Some(household) = household else { return Ok(()) };
        self.household.check(&household, now)?;
        site(household).map_or(Ok(()), |site| self.site.check(&site, now))
    }
}

impl ByAddress<Slots<IpAddr>> {
    /// At most `most` things of a household at the same time.
    pub(crate) fn slots(most: usize) -> ByAddress<Slots<IpAddr>> {
        ByAddress { household: Slots::new(most), site: Slots::new(most * SITE as usize) }
    }

    /// Takes a slot of the household, and one of its site.
    ///
    /// # Errors
    /// If all are taken.
    pub(crate) fn take(&self, household: Option<IpAddr>) -> Result<[Option<Slot<IpAddr>>; 2], TooMany> {
        let own = household.map(|household| self.household.take(household)).transpose()?;
        let shared = household.and_then(site).map(|site| self.site.take(site)).transpose()?;
        Ok([own, shared])
    }
}

/// Makes room for another key in a map that holds at most `most`: removes what is at least `age` milliseconds old, and
/// the oldest if that is not enough. `since` is when a value began.
pub(crate) fn make_room<Key: Eq + Hash + Clone, Value>(
    map: &mut HashMap<Key, Value>,
    most: usize,
    now: Time,
    age: u64,
    since: impl Fn(&Value) -> Time,
) {
    if map.len() < most {
        return;
    }
    map.retain(|_, value| now.since(since(value)) < age);
    let oldest = map.iter().min_by_key(|(_, value)| since(value)).map(|(key, _)| key.clone());
    if let Some(oldest) = oldest.filter(|_| map.len() >= most) {
        map.remove(&oldest);
    }
}

/// The part of an address that one household has: an IPv4 address or an IPv6 network of 64 bits.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address => address,
    }
}

/// The IPv6 network of 48 bits that a household is in: the largest that providers give to one customer.
fn site(household: IpAddr) -> Option<IpAddr> {
    let IpAddr::V6(address) = household else { return None };
    let [a, b, c, ..] = address.segments();
    Some(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_fit_into_the_files_that_the_system_allows() {
        let of = |files| {
            let limits = Limits::with_files(files);
            (limits.sockets, limits.connections, limits.connections_by_address)
        };
        assert_eq!(of(u64::MAX), (12_000, 4_000, 200));
        assert_eq!(Limits::with_files(20_000), Limits::default());
        assert_eq!(of(1_024), (696, 232, 58));
        assert_eq!(of(256), (120, 40, 10));
        assert_eq!(of(0), (0, 1, 1));
        for files in 100..20_000 {
            let (sockets, connections, _) = of(files);
            assert!((sockets + connections + RESERVE + OTHER_FILES) as u64 <= files, "{files}");
        }
    }

    #[test]
    fn a_rate_counts_each_key_in_its_window_and_says_when_it_ends() {
        let at = Time::from_ms;
        let rate = Rate::new(2, 100);
        let taken = [("a", 0), ("a", 1), ("a", 99), ("b", 99), ("a", 100)]
            .map(|(key, ms)| (rate.check(&key, at(ms)), rate.take(key, at(ms))));
        let too_many = Err(TooMany { wait: 1 });
        assert_eq!(taken, [Ok(()), Ok(()), too_many, Ok(()), Ok(())].map(|allowed| (allowed, allowed)));
    }

    #[test]
    fn a_rate_forgets_the_oldest() {
        let rate = Rate::new(1, 1_000_000);
        for key in 0..=KEYS as u64 {
            assert_eq!(rate.take(key, Time::from_ms(key)), Ok(()));
        }
        assert_eq!(rate.counts.lock().unwrap().len(), KEYS);
        assert_eq!(rate.take(0, Time::from_ms(KEYS as u64 + 1)), Ok(()), "the oldest key is forgotten");
    }

    #[test]
    fn a_slot_is_free_again_when_it_is_dropped() {
        let slots = Slots::new(1);
        let first = slots.take("a");
        assert!(first.is_ok() && slots.take("a").is_err() && slots.take("b").is_ok());
        drop(first);
        assert!(slots.take("a").is_ok());
    }

    #[test]
    fn the_households_of_a_site_share_a_larger_limit() {
        let network = |number| Some(household(Ipv6Addr::new(0x2001, 0xdb8, 1, number, 9, 9, 9, 9).into()));
        let (other_site, now) = (Some("2001:db8:2::".parse().unwrap()), Time::from_ms(0));
        let (rate, slots) = (ByAddress::rate(2, 100), ByAddress::slots(2));
        let mut held = Vec::new();
        for number in 0..5 {
            for _ in 0..2 {
                assert_eq!(rate.check(network(number), now), Ok(()));
                assert_eq!(rate.take(network(number), now), Ok(()));
                held.push(slots.take(network(number)).unwrap());
            }
        }
        let too_many = Err(TooMany { wait: 100 });
        assert_eq!((rate.check(network(5), now), rate.take(network(5), now)), (too_many, too_many));
        assert!(slots.take(network(5)).is_err());
        for free in [other_site, Some("192.0.2.7".parse().unwrap()), None] {
            assert!(rate.take(free, now).is_ok() && slots.take(free).is_ok(), "{free:?}");
        }
        held.truncate(9);
        assert!(slots.take(network(5)).is_ok());
    }

    #[test]
    fn a_household_shares_an_address_or_a_network() {
        for (address, expected) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ] {
            assert_eq!(household(address.parse().unwrap()), expected.parse::<IpAddr>().unwrap());
        }
    }
}
