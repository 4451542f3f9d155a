//! Everything that somebody has played, as one JSON file that goes from one front end to the other.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use talon_rules::GameName;
use talon_table::{RecordFaults, Sitting, Store, TableKind};

use crate::object::Object;

/// The version of the file that is written. Older ones are read for ever.
const VERSION: u32 = 1;

/// What the file says that it is.
const EXPORT: &str = "export";

/// What every record begins with.
const RECORD: &str = "talon record ";

/// Games and what belongs to them, to be taken elsewhere.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Export {
    /// The records, all of which can be read.
    pub records: Vec<ExportedRecord>,
    /// What could not be read, as it is.
    pub aside: Vec<ExportedText>,
    /// The settings of the front end that wrote it, which no other one needs to understand.
    pub settings: Option<Value>,
}

/// A record of a sitting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExportedRecord {
    /// Which kind of sitting it is.
    pub kind: TableKind,
    /// Its text, which ends with a line break.
    pub text: String,
}

/// A text that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedText {
    /// The name that it had.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Why a file cannot be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// Neither JSON nor a record.
    #[error("it is neither an export nor a record of a game")]
    Neither,
    /// JSON of something else.
    #[error("it is not an export: it must have {{\"talon\": \"export\", \"version\": 1}} in it")]
    NotAnExport,
    /// A version that is not known yet.
    #[error("it was exported by a newer talon: version {VERSION} can be read here, and it has version {0}")]
    Newer(u32),
    /// An export with something else than it should have in it.
    #[error("it is an export with a fault in it: {0}")]
    Malformed(serde_json::Error),
    /// A kind that is none.
    #[error("record {0} is said to be for two at one table, and its game is for one")]
    NotForTwo(usize),
    /// A record of another game than it is said to be.
    #[error("record {number} is said to be of {told}, and is not")]
    OtherGame {
        /// Which record, from 1.
        number: usize,
        /// The game that it is said to be of.
        told: GameName,
    },
    /// A record that cannot be read.
    #[error("record {number} cannot be read: {faults}")]
    Record {
        /// Which record, from 1.
        number: usize,
        /// What is wrong with it.
        faults: RecordFaults,
    },
}

/// What the file says of itself.
#[derive(Deserialize)]
struct Title {
    talon: String,
    version: u32,
}

/// The file as it is read.
#[derive(Deserialize)]
struct FileRead {
    #[serde(default)]
    records: Vec<Object<RecordRead>>,
    #[serde(default)]
    aside: Vec<Object<ExportedText>>,
    settings: Option<Value>,
}

#[derive(Deserialize)]
struct RecordRead {
    kind: Object<KindRead>,
    text: String,
}

#[derive(Deserialize)]
struct KindRead {
    game: String,
    #[serde(default)]
    hot_seat: bool,
}

/// The file as it is written.
#[derive(Serialize)]
struct FileWritten<'a> {
    talon: &'static str,
    version: u32,
    records: Vec<RecordWritten<'a>>,
    aside: &'a [ExportedText],
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<&'a Value>,
}

#[derive(Serialize)]
struct RecordWritten<'a> {
    kind: KindWritten,
    text: &'a str,
}

#[derive(Serialize)]
struct KindWritten {
    game: String,
    hot_seat: bool,
}

impl Export {
    /// All records of a store. Those that cannot be read are exported as they are.
    ///
    /// # Errors
    /// When the store fails.
    pub fn of_store<S: Store>(store: &S) -> Result<Export, S::Error> {
        let mut export = Export::default();
        for kind in GameName::ALL.into_iter().flat_map(TableKind::all_of) {
            for name in store.names(kind)? {
                let text = store.read(&name)?;
                match Sitting::read(&text) {
                    Ok(_) => export.records.push(ExportedRecord { kind, text: whole_lines(text) }),
                    Err(_) => export.aside.push(ExportedText { name, text }),
                }
            }
        }
        Ok(export)
    }

    /// Adds what another export holds; its settings count where there are none yet.
    pub fn append(&mut self, other: Export) {
        self.records.extend(other.records);
        self.aside.extend(other.aside);
        self.settings = self.settings.take().or(other.settings);
    }

    /// The file, indented, with a line break at its end.
    pub fn to_json(&self) -> String {
        let written = |record: &'_ ExportedRecord| KindWritten {
            game: record.kind.game.to_string(),
            hot_seat: record.kind.hot_seat,
        };
        let records = self.records.iter();
        let file = FileWritten {
            talon: EXPORT,
            version: VERSION,
            records: records
                .map(|record| RecordWritten { kind: written(record), text: &record.text })
                .collect(),
            aside: &self.aside,
            settings: self.settings.as_ref(),
        };
        serde_json::to_string_pretty(&file).expect("texts and numbers can be written") + "\n"
    }

    /// Reads a file: an export, or a single record as a front end keeps it. All of it is checked.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(text: &str) -> Result<Export, ImportError> {
        if text.trim_start_matches('\u{feff}').starts_with(RECORD) {
            return read_single(text.trim_start_matches('\u{feff}'));
        }
        let title = match serde_json::from_str::<Value>(text) {
            Err(_) => return Err(ImportError::Neither),
            Ok(value) => Object::<Title>::deserialize(value).map_err(|_| ImportError::NotAnExport)?.0,
        };
        match (title.talon.as_str(), title.version) {
            (EXPORT, VERSION) => {}
            (EXPORT, version) if version > VERSION => return Err(ImportError::Newer(version)),
            _ => return Err(ImportError::NotAnExport),
        }
        let file: Object<FileRead> = serde_json::from_str(text).map_err(ImportError::Malformed)?;
        let Object(FileRead { records, aside, settings }) = file;
        let records = (1..).zip(records).map(|(number, Object(record))| read_record(number, record));
        let aside = aside.into_iter().map(|Object(text)| text).collect();
        Ok(Export { records: records.collect::<Result<_, _>>()?, aside, settings })
    }
}

/// A record by itself: that two people have played it at one table, it does not say.
fn read_single(text: &str) -> Result<Export, ImportError> {
    let text = text.replace("\r\n", "\n");
    // The last line may be one that somebody typed, or the half of one that was being written.
    let ended = if text.ends_with('\n') { text.clone() } else { format!("{text}\n") };
    let (text, sitting) = match Sitting::read(&ended) {
        Ok(opened) => (ended, opened.sitting),
        Err(faults) => match Sitting::read(&text) {
            Ok(opened) => (whole_lines(text), opened.sitting),
            Err(_) => return Err(ImportError::Record { number: 1, faults }),
        },
    };
    let kind = TableKind::alone(sitting.start().options().game());
    Ok(Export { records: vec![ExportedRecord { kind, text }], ..Export::default() })
}

fn read_record(number: usize, record: RecordRead) -> Result<ExportedRecord, ImportError> {
    let Object(told) = record.kind;
    let game = told.game.parse().map_err(|_| unknown_game(&told.game))?;
    let kind = TableKind { game, hot_seat: told.hot_seat };
    if !TableKind::all_of(game).contains(&kind) {
        return Err(ImportError::NotForTwo(number));
    }
    let sitting =
        Sitting::read(&record.text).map_err(|faults| ImportError::Record { number, faults })?.sitting;
    if sitting.start().options().game() != game {
        return Err(ImportError::OtherGame { number, told: game });
    }
    Ok(ExportedRecord { kind, text: whole_lines(record.text) })
}

fn unknown_game(name: &str) -> ImportError {
    let fault = format!("there is no game {:?}", name.chars().take(40).collect::<String>());
    ImportError::Malformed(serde::de::Error::custom(fault))
}

/// The text without a last line that does not end: it was torn off.
pub(crate) fn whole_lines(mut text: String) -> String {
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const YIELD: &str = "talon record 1\ngame: yield\ndeal: 17\nstarted: 5\nmoves:\nflip\nflip\n";
    const CURSE: &str = "talon record 1\ngame: curse\noptions: target 11\ndeal: 17\nstarted: 6\nmoves:\n";

    fn record(game: GameName, hot_seat: bool, text: &str) -> ExportedRecord {
        ExportedRecord { kind: TableKind { game, hot_seat }, text: text.to_owned() }
    }

    fn json(records: &str) -> String {
        format!("{{\"talon\": \"export\", \"version\": 1, \"records\": [{records}]}}")
    }

    fn json_record(game: &str, text: &str) -> String {
        let text = serde_json::to_string(text).unwrap();
        format!("{{\"kind\": {{\"game\": \"{game}\"}}, \"text\": {text}}}")
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let export = Export {
            records: vec![record(GameName::Yield, false, YIELD), record(GameName::Curse, true, CURSE)],
            aside: vec![ExportedText { name: "x".into(), text: "\u{0}nonsense\"".into() }],
            settings: Some(serde_json::json!({"theme": "dark"})),
        };
        assert_eq!(Export::read(&export.to_json()).unwrap(), export);
        assert_eq!(Export::read(&Export::default().to_json()).unwrap(), Export::default());
    }

    #[test]
    fn the_first_version_is_read_for_ever() {
        let file = include_str!("../tests/export-1.json");
        let export = Export::read(file).unwrap();
        assert_eq!(
            export.records,
            [record(GameName::Yield, false, YIELD), record(GameName::Curse, true, CURSE)]
        );
        assert_eq!(export.aside.len(), 1);
        assert_eq!(export.settings, Some(serde_json::json!({"theme": "dark"})));
        assert_eq!(export.to_json(), file);
    }

    #[test]
    fn the_example_of_the_page_is_true() {
        let page = include_str!("../../../docs/SAVES.md");
        let block = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        let export = Export::read(block).unwrap();
        assert_eq!((export.records.len(), export.aside.len()), (1, 1));
        assert_eq!(export.records[0].kind, TableKind::alone(GameName::Curse));
    }

    #[test]
    fn a_record_by_itself_is_an_export_too() {
        let windows = YIELD.replace('\n', "\r\n");
        for text in [YIELD, YIELD.trim_end(), &windows, &format!("\u{feff}{YIELD}"), &format!("{YIELD}fl")] {
            let export = Export::read(text).unwrap();
            assert_eq!(export.records, [record(GameName::Yield, false, YIELD)], "{text:?}");
        }
    }

    #[test]
    fn a_line_that_was_torn_off_is_left_out() {
        let export = Export::read(&json(&json_record("yield", &format!("{YIELD}wai")))).unwrap();
        assert_eq!(export.records, [record(GameName::Yield, false, YIELD)]);
    }

    #[test]
    fn what_is_wrong_is_said_in_one_sentence() {
        let newer_record = YIELD.replace("record 1", "record 3");
        for (text, said) in [
            (String::new(), "it is neither an export nor a record of a game"),
            ("PK\u{3}\u{4}".into(), "it is neither an export nor a record of a game"),
            ("{\"talon\": \"export\"".into(), "it is neither an export nor a record of a game"),
            ("[1, 2]".into(), "it is not an export"),
            ("[\"export\", 1]".into(), "it is not an export"),
            ("{\"talon\": \"state\", \"version\": 1}".into(), "it is not an export"),
            ("{\"talon\": \"export\", \"version\": 0}".into(), "it is not an export"),
            ("{\"talon\": \"export\", \"version\": 2, \"x\": 1}".into(), "it was exported by a newer talon"),
            (json("{}"), "it is an export with a fault in it: missing field `kind`"),
            (json("7"), "it is an export with a fault in it: invalid type: integer `7`"),
            (
                json(&json_record("chess", YIELD)),
                "it is an export with a fault in it: there is no game \"chess\"",
            ),
            (json(&json_record("doublets", YIELD)), "record 1 is said to be of doublets, and is not"),
            (
                json(&json_record("yield", "nonsense\n")),
                "record 1 cannot be read: line 1: this is not a record",
            ),
            (
                json(&json_record("yield", &newer_record)),
                "record 1 cannot be read: line 1: this is a record of",
            ),
            (
                json(&format!(
                    "{}, {}",
                    json_record("yield", YIELD),
                    json_record("yield", &format!("{YIELD}x\n"))
                )),
                "record 2 cannot be read: line 8",
            ),
            (
                json("{\"kind\": {\"game\": \"yield\", \"hot_seat\": true}, \"text\": \"\"}"),
                "record 1 is said to be for two at one table",
            ),
            (format!("{YIELD}nonsense\nflip\n"), "record 1 cannot be read: line 8"),
        ] {
            let told = Export::read(&text).expect_err(&text).to_string();
            assert!(told.starts_with(said), "{text:?}: {told}");
        }
    }

    #[test]
    fn a_store_is_exported_with_what_cannot_be_read_in_it() {
        let mut store = talon_table::MemoryStore::default();
        let hot_seat = TableKind { game: GameName::Curse, hot_seat: true };
        store.create(hot_seat, CURSE).unwrap();
        store.create(TableKind::alone(GameName::Yield), YIELD).unwrap();
        store.create(TableKind::alone(GameName::Yield), "nonsense").unwrap();
        let export = Export::of_store(&store).unwrap();
        assert_eq!(
            export.records,
            [record(GameName::Yield, false, YIELD), record(GameName::Curse, true, CURSE)]
        );
        assert_eq!(export.aside, [ExportedText { name: "3".into(), text: "nonsense".into() }]);
    }
}
