//! Names for players without accounts: two words drawn at random.

use super::random::random;

const FIRST: [&str; 32] = [
    "Amber", "Brave", "Bright", "Calm", "Clever", "Copper", "Crimson", "Curious", "Daring", "Eager", "Early",
    "Fair", "Gentle", "Golden", "Happy", "Honest", "Jolly", "Kind", "Lively", "Lucky", "Merry", "Noble",
    "Patient", "Proud", "Quick", "Quiet", "Silver", "Steady", "Sunny", "Swift", "Wise", "Witty",
];

const SECOND: [&str; 32] = [
    "Badger", "Bear", "Beaver", "Crane", "Deer", "Dolphin", "Falcon", "Finch", "Fox", "Hare", "Hawk",
    "Hedgehog", "Heron", "Ibex", "Jay", "Kestrel", "Lark", "Lynx", "Magpie", "Marten", "Otter", "Owl",
    "Panda", "Puffin", "Raven", "Robin", "Seal", "Sparrow", "Stork", "Swan", "Turtle", "Wren",
];

/// A name such as *Quick Otter*.
pub(crate) fn draw() -> String {
    let [first, second] = random();
    format!("{} {}", FIRST[usize::from(first) % FIRST.len()], SECOND[usize::from(second) % SECOND.len()])
}
