//! Compares the solver of Lady Jane with the plain one: `lady_jane_check FIRST LAST [late]`.
//!
//! The numbers are those of random tiny positions, or with `late` of late positions of whole deals. Each is
//! decided by trying every move, and then with all prunings, with none and with each of them switched off.
//! The program stops at the first difference.

#![allow(clippy::print_stdout, reason = "a program to be looked at")]

#[path = "../tests/lady_jane/positions.rs"]
mod positions;
#[path = "../tests/shared/mod.rs"]
mod shared;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [first, last] = [0, 1].map(|place| words[place].parse::<u64>().expect("the number of a position"));
    let late = words.iter().any(|word| word == "late");
    let mut tally = positions::Tally::default();
    for number in first..=last {
        let state = if late { positions::late_position(number) } else { positions::tiny_position(number) };
        positions::compare(&state, 60_000, &mut tally);
    }
    println!("{tally:?}");
}
