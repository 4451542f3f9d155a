//! The lessons that the player has done, in a file.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use talon_learn::Lesson;

/// The lessons that are done, and the file that they are kept in: a line such as `doublets D3` for each.
///
/// Nothing here fails: a file that cannot be read or written only loses the marks in the list of lessons.
#[derive(Debug)]
pub(crate) struct Learned {
    file: PathBuf,
    lines: BTreeSet<String>,
}

impl Learned {
    /// Reads the file.
    pub(crate) fn read(file: PathBuf) -> Learned {
        let text = fs::read_to_string(&file).unwrap_or_default();
        Learned { file, lines: text.lines().map(str::to_owned).collect() }
    }

    /// Whether a lesson is done.
    pub(crate) fn contains(&self, lesson: &Lesson) -> bool {
        self.lines.contains(&line(lesson))
    }

    /// Notes that a lesson is done.
    pub(crate) fn add(&mut self, lesson: &Lesson) {
        if !self.lines.insert(line(lesson)) {
            return;
        }
        let text: String = self.lines.iter().map(|line| format!("{line}\n")).collect();
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, text);
    }
}

fn line(lesson: &Lesson) -> String {
    format!("{} {}", lesson.game(), lesson.id())
}

#[cfg(test)]
mod tests {
    use talon_learn::Course;
    use talon_rules::GameName;

    use super::Learned;

    #[test]
    fn what_is_done_stays_done() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("lessons.txt");
        let course = Course::of(GameName::Doublets);
        let [first, second, ..] = course.lessons() else { panic!("a course has lessons") };
        let mut learned = Learned::read(file.clone());
        assert!(!learned.contains(first));
        learned.add(first);
        assert!(learned.contains(first));
        let kept = Learned::read(file);
        assert_eq!((kept.contains(first), kept.contains(second)), (true, false));
    }
}
