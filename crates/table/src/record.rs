//! A sitting as text: a header, then its log with one entry a line.
//!
//! ```text
//! talon record 1
//! game: doublets
//! options: ranks 13, redeals 2, piles 7
//! deal: 17
//! started: 1790000000
//! moves:
//! flip
//! waste
//! back 1
//! ```
//!
//! Instead of `deal` there may be `deck` (its cards, the first one dealt first) or `position` (a layout, with semicolons
//! between its lines; it brings its own options). `seen before: yes` says that the player knew hidden pieces from an
//! earlier try. `opponent: club` is the level of the opponent in Curse, which the text has since its second version, and
//! `daily: 2026-11-23` the day whose deal it is, since its third, and `grade: hard` how hard the deal is, once that is
//! known, since its fourth. A file is appended to, so its last line may have been torn off: only lines that end are read.
//! A byte order mark, blank lines, and spaces and carriage returns at the ends of lines mean nothing.

use talon_query::Grade;
use talon_rules::{GameName, Violation};

use crate::header::{self, GRADE_FIELD, Header, LOG_FOLLOWS, RECORD_START, grade_line};
use crate::record_faults::{MOST_STEPS, RecordFault, RecordFaults, RecordProblem, VERSION};
use crate::text_lines::{clean_text, text_lines};
use crate::{Entry, Refused, Sitting, Start};

/// The version that a record is written in: the oldest one that can hold all of it, so that an older program leaves
/// alone only what it would not understand.
fn version_of(start: &Start) -> u32 {
    match (start.grade(), start.day(), start.opponent()) {
        (Some(_), _, _) => 4,
        (None, Some(_), _) => 3,
        (None, None, Some(_)) => 2,
        (None, None, None) => 1,
    }
}

/// A record with the grade of its deal in the header. Its log stays as it is.
pub(crate) fn with_grade(text: &str, grade: Grade) -> String {
    let is_kept = |line: &&str| !line.starts_with(RECORD_START) && !line.starts_with(GRADE_FIELD);
    let text = clean_text(text);
    let (head, log) = text.split_once(&format!("\n{LOG_FOLLOWS}\n")).unwrap_or((&text, ""));
    let fields: Vec<&str> = head.lines().filter(is_kept).collect();
    format!("{RECORD_START}{VERSION}\n{}\n{}\n{LOG_FOLLOWS}\n{log}", fields.join("\n"), grade_line(grade))
}

/// Returns `true` when a text claims to be a record, sound or not.
pub fn is_record(text: &str) -> bool {
    text_lines(text).next().is_some_and(|(_, line)| line.starts_with(RECORD_START))
}

/// The most faults that are reported: a file that is not a record would have one in every line.
const MOST_FAULTS: usize = 50;

/// The most bytes of a line that a killed program may have torn off; no entry is nearly as long. What is longer is no
/// entry, and counts as damage.
const MOST_TORN: usize = 100;

/// A record that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The sitting, as it was left.
    pub sitting: Sitting,
    /// The last line, when it does not end and was left out. It must be cut off before anything is
    /// appended to the text.
    pub torn: Option<String>,
}

impl Sitting {
    /// The whole sitting as text.
    pub fn record(&self) -> String {
        let mut text = format!("{RECORD_START}{}\n{}", version_of(self.start()), header::text(self.start()));
        for entry in self.entries() {
            text.push_str(&format!("{entry}\n"));
        }
        text
    }

    /// Reads a record by applying its log.
    ///
    /// A last line that does not end is left out, as it may have been torn off. A caller with a whole text from
    /// elsewhere ends it with a line break.
    ///
    /// # Errors
    /// All that is wrong, with the numbers of the lines.
    pub fn read(text: &str) -> Result<Opened, RecordFaults> {
        let end = text.rfind('\n').map_or(0, |end| end + 1);
        let (whole, torn) = text.split_at(if text.len() - end > MOST_TORN { text.len() } else { end });
        let mut lines = text_lines(whole);
        let mut faults = Vec::new();
        check_version(lines.next().map_or("", |(_, line)| line))?;
        let mut header = Header::read(&mut lines, &mut faults);
        let start = header.take_game().map(|game| (game, header.take_start(game)));
        let sitting =
            start.and_then(|(game, start)| read_log(game, start.map(Sitting::new), lines, &mut faults));
        match sitting {
            Some(sitting) if faults.is_empty() => {
                Ok(Opened { sitting, torn: (!torn.is_empty()).then(|| torn.to_owned()) })
            }
            _ => Err(RecordFaults::new(faults)),
        }
    }

    /// Reads a record, or a damaged one up to its first faulty line. `None` if that leaves no move.
    pub fn read_as_far_as_possible(text: &str) -> Option<Sitting> {
        match Sitting::read(text) {
            Ok(opened) => Some(opened.sitting),
            Err(faults) => Sitting::recover(text, &faults),
        }
    }

    /// Reads a damaged record up to its first faulty line. `None` if no move comes before it.
    ///
    /// # Examples
    /// ```
    /// use talon_table::Sitting;
    ///
    /// let damaged = "talon record 1\ngame: yield\ndeal: 17\nmoves:\nflip\nflap\nflip\n";
    /// let faults = Sitting::read(damaged).unwrap_err();
    /// assert_eq!(Sitting::recover(damaged, &faults).unwrap().moves_made(), 1);
    /// ```
    pub fn recover(text: &str, faults: &RecordFaults) -> Option<Sitting> {
        let good_lines = faults.list().iter().map(|fault| fault.line).min()? - 1;
        let good: String = text.split_inclusive('\n').take(good_lines).collect();
        let sitting = Sitting::read(&good).ok()?.sitting;
        sitting.has_begun().then_some(sitting)
    }
}

/// The first line: whether this text can be read at all.
fn check_version(line: &str) -> Result<(), RecordFaults> {
    let version = line.strip_prefix(RECORD_START).and_then(|version| version.parse().ok());
    let problem = match version {
        Some(1..=VERSION) => return Ok(()),
        Some(version) if version > VERSION => RecordProblem::Newer(version),
        _ => RecordProblem::NotARecord,
    };
    Err(RecordFaults::new(vec![RecordFault { line: 1, problem }]))
}

/// Applies the entries to the sitting, if there is one. After the first entry that cannot be applied, and without a
/// sitting, it checks only how they are written.
fn read_log<'a>(
    game: GameName,
    mut sitting: Option<Sitting>,
    lines: impl Iterator<Item = (usize, &'a str)>,
    faults: &mut Vec<RecordFault>,
) -> Option<Sitting> {
    let mut steps = 0;
    for (line, text) in lines {
        if let Err(problem) = read_entry(game, sitting.as_mut(), text, &mut steps) {
            sitting = None;
            faults.push(RecordFault { line, problem });
        }
        if faults.len() >= MOST_FAULTS {
            break;
        }
    }
    sitting
}

/// Reads one entry and applies it. `steps` counts the moves made so far.
fn read_entry(
    game: GameName,
    sitting: Option<&mut Sitting>,
    text: &str,
    steps: &mut usize,
) -> Result<(), RecordProblem> {
    let entry = Entry::read(game, text)?;
    if let Some(sitting) = sitting {
        *steps += sitting.apply(entry).map_err(|refused| refusal(entry, refused))?.len();
        if *steps > MOST_STEPS {
            return Err(RecordProblem::TooLong);
        }
    }
    Ok(())
}

/// The problem with an entry that cannot be applied.
fn refusal(entry: Entry, refused: Refused) -> RecordProblem {
    match (entry, refused) {
        (Entry::Move(played), Refused::Illegal(violation)) => {
            RecordProblem::Illegal { played, rule: violation.rule() }
        }
        (_, Refused::NothingToRedo) => RecordProblem::NothingToRedo,
        // Only a move breaks a rule. The texts of all violations would cost the page two kilobytes.
        (_, Refused::NothingToUndo | Refused::Illegal(_)) => RecordProblem::NothingToUndo,
    }
}
