//! The lessons or the puzzles that the player has done, in a file.

use std::fs;
use std::path::PathBuf;

use talon_learn::Done;

/// The name of the file with the lessons, beside that of the settings.
pub(crate) const LESSONS: &str = "lessons.txt";

/// The name of the file with the puzzles, beside that of the settings.
pub(crate) const PUZZLES: &str = "puzzles.txt";

/// The lessons and puzzles that are done, and the file that keeps them.
///
/// Nothing here fails: a file that cannot be read or written only loses the marks in a list.
#[derive(Debug)]
pub(crate) struct DoneFile {
    file: PathBuf,
    done: Done,
}

impl DoneFile {
    /// Reads the file.
    pub(crate) fn read(file: PathBuf) -> DoneFile {
        let done = Done::read(&fs::read_to_string(&file).unwrap_or_default());
        DoneFile { file, done }
    }

    /// Returns true if the lesson or puzzle of this name is done.
    pub(crate) fn contains(&self, name: &str) -> bool {
        self.done.contains(name)
    }

    /// Notes that one is done.
    pub(crate) fn add(&mut self, name: &str) {
        if !self.done.add(name) {
            return;
        }
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, self.done.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::DoneFile;

    #[test]
    fn what_is_done_stays_done() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("puzzles.txt");
        let mut solved = DoneFile::read(file.clone());
        assert!(!solved.contains("yield-way-0"));
        solved.add("yield-way-0");
        let kept = DoneFile::read(file);
        assert_eq!((kept.contains("yield-way-0"), kept.contains("yield-way-9")), (true, false));
    }
}
