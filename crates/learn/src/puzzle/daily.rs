/// The place of the puzzle of the day among `count` puzzles in a fixed order, for everyone the same. `day` counts the days
/// since 1970-01-01 in UTC. Neighboring days are far apart in the order, and each puzzle comes once before any comes
/// twice.
///
/// # Examples
/// ```
/// use std::collections::BTreeSet;
/// use talon_learn::puzzle::of_day;
///
/// let places: BTreeSet<usize> = (0..10).filter_map(|day| of_day(day, 10)).collect();
/// assert_eq!(places.len(), 10);
/// assert_eq!(of_day(0, 0), None);
/// ```
pub fn of_day(day: u64, count: usize) -> Option<usize> {
    let count = u64::try_from(count).ok().filter(|count| *count > 0)?;
    // A step without a common divisor visits every place before it returns to the first.
    let golden = (count * 618 / 1000).max(1);
    let step = (golden..).find(|step| divisor(*step, count) == 1)?;
    usize::try_from((day % count) * step % count).ok()
}

/// The greatest common divisor, by Euclid's algorithm.
fn divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { divisor(other, one % other) }
}
