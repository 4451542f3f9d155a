//! How much one player, one address and one node can ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_hall::Time;

use super::lock::locked;

/// What an operator or a test can limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most sockets of this node.
    pub sockets: usize,
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
        Limits { sockets: 12_000, silence: seconds(30), sending: seconds(10), unfit: seconds(5) }
    }
}

/// The most keys that a limit remembers; the oldest are forgotten first.
const KEYS: usize = 20_000;

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

    /// Counts an event and returns whether it is allowed.
    pub(crate) fn allows(&self, key: Key, now: Time) -> bool {
        let mut counts = locked(&self.counts);
        if !counts.contains_key(&key) {
            make_room(&mut counts, KEYS, (now, self.window), |(since, _)| *since);
        }
        let (since, count) = counts.entry(key).or_insert((now, 0));
        if now.since(*since) >= self.window {
            (*since, *count) = (now, 0);
        }
        *count += 1;
        *count <= self.most
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

    /// Takes a slot; `None` if all of this key are taken.
    pub(crate) fn take(&self, key: Key) -> Option<Slot<Key>> {
        let mut taken = locked(&self.taken);
        let count = taken.entry(key.clone()).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Slot { key, taken: Arc::clone(&self.taken) })
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

/// Makes room for another key in a map that holds at most `most`: removes what is at least `age` milliseconds old, and the
/// oldest if that is not enough. `since` is when a value began.
pub(crate) fn make_room<Key: Eq + Hash + Clone, Value>(
    map: &mut HashMap<Key, Value>,
    most: usize,
    (now, age): (Time, u64),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_counts_each_key_in_its_window() {
        let at = Time::from_ms;
        let rate = Rate::new(2, 100);
        let allowed: Vec<bool> = [("a", 0), ("a", 1), ("a", 99), ("b", 99), ("a", 100)]
            .map(|(key, ms)| rate.allows(key, at(ms)))
            .to_vec();
        assert_eq!(allowed, [true, true, false, true, true]);
    }

    #[test]
    fn a_rate_forgets_the_oldest() {
        let rate = Rate::new(1, 1_000_000);
        for key in 0..=KEYS as u64 {
            assert!(rate.allows(key, Time::from_ms(key)));
        }
        assert_eq!(rate.counts.lock().unwrap().len(), KEYS);
        assert!(rate.allows(0, Time::from_ms(KEYS as u64 + 1)), "the oldest key is forgotten");
    }

    #[test]
    fn a_slot_is_free_again_when_it_is_dropped() {
        let slots = Slots::new(1);
        let first = slots.take("a");
        assert!(first.is_some() && slots.take("a").is_none() && slots.take("b").is_some());
        drop(first);
        assert!(slots.take("a").is_some());
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
