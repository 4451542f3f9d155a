//! The puzzles that the player has solved, in a file.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use talon_learn::puzzle::PuzzleId;

/// The puzzles that are solved, and the file that they are kept in: the name of a puzzle on each line.
///
/// Nothing here fails: a file that cannot be read or written only loses the marks in the list of puzzles.
#[derive(Debug)]
pub(crate) struct Solved {
    file: PathBuf,
    ids: BTreeSet<PuzzleId>,
}

impl Solved {
    /// Reads the file.
    pub(crate) fn read(file: PathBuf) -> Solved {
        let text = fs::read_to_string(&file).unwrap_or_default();
        Solved { file, ids: text.lines().filter_map(|line| line.parse().ok()).collect() }
    }

    /// Whether a puzzle is solved.
    pub(crate) fn contains(&self, id: PuzzleId) -> bool {
        self.ids.contains(&id)
    }

    /// Notes that a puzzle is solved.
    pub(crate) fn add(&mut self, id: PuzzleId) {
        if !self.ids.insert(id) {
            return;
        }
        let text: String = self.ids.iter().map(|id| format!("{id}\n")).collect();
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, text);
    }
}

#[cfg(test)]
mod tests {
    use super::Solved;

    #[test]
    fn what_is_solved_stays_solved() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("puzzles.txt");
        let [one, other] = ["yield-way-0", "yield-way-9"].map(|name| name.parse().expect("a name"));
        let mut solved = Solved::read(file.clone());
        assert!(!solved.contains(one));
        solved.add(one);
        let kept = Solved::read(file);
        assert_eq!((kept.contains(one), kept.contains(other)), (true, false));
    }
}
