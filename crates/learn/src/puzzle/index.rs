//! The index of the puzzles: what a list shows of each, so that a page can offer them before it has fetched any.

use std::fmt;

use talon_rules::pieces::DealNumber;

use super::Puzzle;
use super::id::{PuzzleGroup, PuzzleId};
use super::kind::{Difficulty, Theme};

/// The first line of an index.
const FIRST_LINE: &str = "talon puzzle index 1";

/// The entries of a list of puzzles. The order is that of the collections.
///
/// The text of an index has a block for each group: its name, and a line `DEAL RATING THEME` for each puzzle.
///
/// # Examples
/// ```
/// use talon_learn::puzzle::{Collection, PuzzleIndex, SHIPPED};
///
/// let collections: Vec<Collection> =
///     SHIPPED.iter().map(|(_, text)| Collection::read(text)).collect::<Result<_, _>>()?;
/// let index = PuzzleIndex::of(collections.iter().flat_map(|collection| &collection.puzzles));
/// assert_eq!(index.groups().len(), SHIPPED.len());
/// assert_eq!(PuzzleIndex::read(&index.to_string())?, index);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleIndex {
    entries: Vec<IndexEntry>,
}

/// The entry of a puzzle in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IndexEntry {
    /// The name.
    pub id: PuzzleId,
    /// The difficulty; see [`Puzzle::rating`].
    pub rating: u16,
    /// The idea of the puzzle. To a player who has not solved it, it is a hint.
    pub theme: Theme,
}

/// The error for a text that is no index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {0} is not that of an index of puzzles")]
pub struct UnreadableIndex(usize);

impl IndexEntry {
    /// The grade of difficulty, from the rating.
    pub fn difficulty(&self) -> Difficulty {
        Difficulty::of_rating(self.rating)
    }
}

impl PuzzleIndex {
    /// The index of these puzzles, those of a group one after the other.
    pub fn of<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> PuzzleIndex {
        let entry =
            |puzzle: &Puzzle| IndexEntry { id: puzzle.id(), rating: puzzle.rating, theme: puzzle.theme };
        PuzzleIndex { entries: puzzles.into_iter().map(entry).collect() }
    }

    /// Reads the text of an index.
    ///
    /// # Errors
    /// The number of the first line that cannot be read.
    pub fn read(text: &str) -> Result<PuzzleIndex, UnreadableIndex> {
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(UnreadableIndex(1));
        }
        let mut entries = Vec::new();
        let mut group = None;
        for (number, line) in lines {
            if line.is_empty() {
                group = None;
            } else if let Some(group) = group {
                entries.push(read_entry(group, line).ok_or(UnreadableIndex(number))?);
            } else {
                group = Some(line.parse().map_err(|_| UnreadableIndex(number))?);
            }
        }
        Ok(PuzzleIndex { entries })
    }

    /// All puzzles.
    pub fn entries(&self) -> &[IndexEntry] {
        &self.entries
    }

    /// The groups that have puzzles.
    pub fn groups(&self) -> Vec<PuzzleGroup> {
        let mut groups: Vec<PuzzleGroup> = self.entries.iter().map(|entry| entry.id.group()).collect();
        groups.dedup();
        groups
    }

    /// The puzzles of a group, the easiest first.
    pub fn of_group(&self, group: PuzzleGroup) -> Vec<IndexEntry> {
        let of_group = self.entries.iter().copied().filter(|entry| entry.id.group() == group);
        let mut entries: Vec<IndexEntry> = of_group.collect();
        entries.sort_by_key(|entry| (entry.rating, entry.id));
        entries
    }

    /// The puzzle of a day, counted from 1970-01-01 in UTC; `None` if there are no puzzles.
    pub fn of_day(&self, day: u64) -> Option<IndexEntry> {
        of_day(day, self.entries.len()).and_then(|place| self.entries.get(place)).copied()
    }

    /// The next harder puzzle of the same group that is not solved, or else the easiest; `None` if all others are solved.
    pub fn next(&self, id: PuzzleId, is_solved: impl Fn(PuzzleId) -> bool) -> Option<PuzzleId> {
        let mut entries = self.of_group(id.group());
        let here = entries.iter().position(|entry| entry.id == id).unwrap_or(0);
        entries.rotate_left(here);
        entries.into_iter().map(|entry| entry.id).find(|other| *other != id && !is_solved(*other))
    }
}

/// Reads the line of a puzzle.
fn read_entry(group: PuzzleGroup, line: &str) -> Option<IndexEntry> {
    let mut words = line.split(' ');
    let deal: DealNumber = words.next()?.parse().ok()?;
    let (rating, theme) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let id = PuzzleId { game: group.game, kind: group.kind, deal: Some(deal) };
    words.next().is_none().then_some(IndexEntry { id, rating, theme })
}

impl fmt::Display for PuzzleIndex {
    /// Writes the text of the index. Only puzzles that come from deal numbers can be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        for entries in self.entries.chunk_by(|one, other| one.id.group() == other.id.group()) {
            writeln!(f, "\n{}", entries[0].id.group())?;
            for IndexEntry { id, rating, theme } in entries {
                let deal = id.deal.map_or_else(|| "-".to_owned(), |deal| deal.to_string());
                writeln!(f, "{deal} {rating} {theme}")?;
            }
        }
        Ok(())
    }
}

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
