//! All games of a player as one JSON file that moves between front ends.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use talon_rules::GameName;
use talon_rules::fields::shorten;
use talon_table::{RecordFaults, Sitting, Store, TableKind, clean_text, is_record, without_mark};

use crate::object::Object;

/// The version of new files. Older ones stay readable for ever.
const VERSION: u32 = 1;

/// The name of the file format.
const EXPORT: &str = "export";

/// Games and settings to move to another front end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Export {
    /// The records, all of which are valid.
    pub records: Vec<ExportedRecord>,
    /// Unreadable texts, unchanged.
    pub aside: Vec<ExportedText>,
    /// The settings of the front end that wrote the file. Others ignore them.
    pub settings: Option<Value>,
}

/// A record of a sitting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExportedRecord {
    /// The kind of sitting.
    pub kind: TableKind,
    /// The text, which ends with a line break.
    pub text: String,
    /// The time when it was last played, in seconds since 1970, if the file says so.
    pub last_played: Option<u64>,
}

/// An unreadable text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExportedText {
    /// Its name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The reason why a file cannot be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// Neither JSON nor a record.
    #[error("it is neither an export nor a record of a game")]
    Neither,
    /// JSON of another kind.
    #[error("it is not an export: it must have {{\"talon\": \"export\", \"version\": 1}} in it")]
    NotAnExport,
    /// A newer version.
    #[error("it was exported by a newer talon: it has version {0}, and this talon reads version {VERSION}")]
    Newer(u32),
    /// An export with invalid content.
    #[error("it is a faulty export: {0}")]
    Malformed(serde_json::Error),
    /// A kind that does not exist.
    #[error("record {0} is listed as a game for two at one table, but its game is for one")]
    NotForTwo(usize),
    /// A record of a game other than its kind.
    #[error("record {number} is listed as a game of {game} but is not one")]
    OtherGame {
        /// The number of the record, from 1.
        number: usize,
        /// The game of its kind.
        game: GameName,
    },
    /// An invalid record.
    #[error("record {number} cannot be read: {faults}")]
    Record {
        /// The number of the record, from 1.
        number: usize,
        /// Its faults.
        faults: RecordFaults,
    },
}

/// The format and version of the file.
#[derive(Deserialize)]
struct Title {
    talon: String,
    version: u32,
}

/// The file for reading.
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
    last_played: Option<u64>,
}

#[derive(Deserialize)]
struct KindRead {
    game: String,
    #[serde(default)]
    hot_seat: bool,
}

/// The file for writing.
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
    #[serde(skip_serializing_if = "Option::is_none")]
    last_played: Option<u64>,
}

#[derive(Serialize)]
struct KindWritten {
    game: String,
    hot_seat: bool,
}

impl Export {
    /// Exports all records of a store. Invalid ones are exported unchanged.
    ///
    /// # Errors
    /// If the store fails.
    pub fn of_store<S: Store>(store: &S) -> Result<Export, S::Error> {
        let mut export = Export::default();
        for kind in GameName::ALL.into_iter().flat_map(TableKind::all_of) {
            for name in store.names(kind)? {
                let text = store.read(&name)?;
                match Sitting::read(&text) {
                    Ok(_) => {
                        let (text, last_played) =
                            (whole_lines(clean_text(&text)), Some(store.last_played(&name)?));
                        export.records.push(ExportedRecord { kind, text, last_played });
                    }
                    Err(_) => export.aside.push(ExportedText { name, text }),
                }
            }
        }
        Ok(export)
    }

    /// Adds the content of another export; its settings only if this one has none.
    pub fn append(&mut self, other: Export) {
        self.records.extend(other.records);
        self.aside.extend(other.aside);
        self.settings = self.settings.take().or(other.settings);
    }

    /// The file as indented JSON with a final line break.
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
                .map(|record| RecordWritten {
                    kind: written(record),
                    text: &record.text,
                    last_played: record.last_played,
                })
                .collect(),
            aside: &self.aside,
            settings: self.settings.as_ref(),
        };
        serde_json::to_string_pretty(&file).expect("texts and numbers can be written") + "\n"
    }

    /// Reads and validates a file: an export, or a single record.
    ///
    /// # Errors
    /// The first fault.
    pub fn read(text: &str) -> Result<Export, ImportError> {
        match Export::read_sound(text)? {
            (export, None) => Ok(export),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Reads the sound records of a file, and the first fault of the others. Their texts are among those that are kept
    /// aside.
    ///
    /// # Errors
    /// If the file as a whole cannot be read.
    pub fn read_sound(text: &str) -> Result<(Export, Option<ImportError>), ImportError> {
        if is_record(text) {
            return read_single(text).map(|export| (export, None));
        }
        let text = without_mark(text);
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
        let aside = aside.into_iter().map(|Object(text)| text).collect();
        let mut export = Export { records: Vec::new(), aside, settings };
        let mut fault = None;
        for (number, Object(record)) in (1..).zip(records) {
            let text = record.text.clone();
            match read_record(number, record) {
                Ok(record) => export.records.push(record),
                Err(error) => {
                    export.aside.push(ExportedText { name: format!("record {number}"), text });
                    fault.get_or_insert(error);
                }
            }
        }
        Ok((export, fault))
    }
}

/// Reads a single record. It does not say whether two people played it at one table, so it counts as a game alone.
fn read_single(text: &str) -> Result<Export, ImportError> {
    let text = clean_text(text);
    // A last line without a line break is either complete, typed by hand, or cut off while it was written.
    let ended = if text.ends_with('\n') { text.clone() } else { format!("{text}\n") };
    let (text, sitting) = match Sitting::read(&ended) {
        Ok(opened) => (ended, opened.sitting),
        Err(faults) => match Sitting::read(&text) {
            Ok(opened) => (whole_lines(text), opened.sitting),
            Err(_) => return Err(ImportError::Record { number: 1, faults }),
        },
    };
    let kind = TableKind::alone(sitting.start().options().game());
    Ok(Export { records: vec![ExportedRecord { kind, text, last_played: None }], ..Export::default() })
}

fn read_record(number: usize, record: RecordRead) -> Result<ExportedRecord, ImportError> {
    let Object(kind) = record.kind;
    let game = kind.game.parse().map_err(|_| unknown_game(&kind.game))?;
    let kind = TableKind { game, hot_seat: kind.hot_seat };
    if !TableKind::all_of(game).contains(&kind) {
        return Err(ImportError::NotForTwo(number));
    }
    let sitting =
        Sitting::read(&record.text).map_err(|faults| ImportError::Record { number, faults })?.sitting;
    if sitting.start().options().game() != game {
        return Err(ImportError::OtherGame { number, game });
    }
    Ok(ExportedRecord { kind, text: whole_lines(clean_text(&record.text)), last_played: record.last_played })
}

fn unknown_game(name: &str) -> ImportError {
    let fault = format!("there is no game {:?}", shorten(name, 40));
    ImportError::Malformed(serde::de::Error::custom(fault))
}

/// The text without a last line that lacks its line break, because it is incomplete.
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
        ExportedRecord { kind: TableKind { game, hot_seat }, text: text.to_owned(), last_played: None }
    }

    fn json(records: &str) -> String {
        format!("{{\"talon\": \"export\", \"version\": 1, \"records\": [{records}]}}")
    }

    fn json_record(game: &str, text: &str) -> String {
        let text = serde_json::to_string(text).unwrap();
        format!("{{\"kind\": {{\"game\": \"{game}\"}}, \"text\": {text}}}")
    }

    #[test]
    fn a_written_export_reads_the_same() {
        let export = Export {
            records: vec![record(GameName::Yield, false, YIELD), record(GameName::Curse, true, CURSE)],
            aside: vec![ExportedText { name: "x".into(), text: "\u{0}nonsense\"".into() }],
            settings: Some(serde_json::json!({"theme": "dark"})),
        };
        assert_eq!(Export::read(&export.to_json()).unwrap(), export);
        assert_eq!(Export::read(&Export::default().to_json()).unwrap(), Export::default());
    }

    #[test]
    fn the_first_version_stays_readable() {
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
        let page = include_str!("../../../docs/play/SAVES.md");
        let block = page.split("```json\n").nth(2).and_then(|rest| rest.split("```").next()).unwrap();
        let export = Export::read(block).unwrap();
        assert_eq!((export.records.len(), export.aside.len()), (1, 1));
        assert_eq!(export.records[0].kind, TableKind::alone(GameName::Curse));
    }

    #[test]
    fn a_single_record_is_an_export() {
        let windows = YIELD.replace('\n', "\r\n");
        let spaced = YIELD.replace('\n', " \n\n");
        let marked = [YIELD, &windows, &spaced].map(|text| format!("\u{feff}{text}"));
        let torn = [YIELD.trim_end().to_owned(), format!("{YIELD}fl"), YIELD.to_owned(), windows, spaced];
        for text in marked.iter().chain(&torn) {
            let export = Export::read(text).unwrap();
            assert_eq!(export.records, [record(GameName::Yield, false, YIELD)], "{text:?}");
        }
    }

    #[test]
    fn an_incomplete_line_is_dropped() {
        let export = Export::read(&json(&json_record("yield", &format!("{YIELD}wai")))).unwrap();
        assert_eq!(export.records, [record(GameName::Yield, false, YIELD)]);
    }

    /// Checks the beginnings of the messages for texts that cannot be imported.
    fn check_refused<const N: usize>(cases: [(String, &str); N]) {
        for (text, expected) in cases {
            let message = Export::read(&text).expect_err(&text).to_string();
            assert!(message.starts_with(expected), "{text:?}: {message}");
        }
    }

    #[test]
    fn a_text_that_is_no_export_is_refused() {
        check_refused([
            (String::new(), "it is neither an export nor a record of a game"),
            ("PK\u{3}\u{4}".into(), "it is neither an export nor a record of a game"),
            ("{\"talon\": \"export\"".into(), "it is neither an export nor a record of a game"),
            ("[1, 2]".into(), "it is not an export"),
            ("[\"export\", 1]".into(), "it is not an export"),
            ("{\"talon\": \"state\", \"version\": 1}".into(), "it is not an export"),
            ("{\"talon\": \"export\", \"version\": 0}".into(), "it is not an export"),
            ("{\"talon\": \"export\", \"version\": 2, \"x\": 1}".into(), "it was exported by a newer talon"),
            (json("{}"), "it is a faulty export: missing field `kind`"),
            (json("7"), "it is a faulty export: invalid type: integer `7`"),
        ]);
    }

    #[test]
    #[rustfmt::skip] // One row per line.
    fn a_faulty_record_is_refused() {
        let newer_record = YIELD.replace("record 1", "record 5");
        check_refused([
            (json(&json_record("chess", YIELD)), "it is a faulty export: there is no game \"chess\""),
            (json(&json_record("doublets", YIELD)), "record 1 is listed as a game of doublets but is not one"),
            (json(&json_record("yield", "nonsense\n")),
                "record 1 cannot be read: line 1: this is not a record"),
            (json(&json_record("yield", &newer_record)),
                "record 1 cannot be read: line 1: this is a record of"),
            (
                json(&format!(
                    "{}, {}",
                    json_record("yield", YIELD),
                    json_record("yield", &format!("{YIELD}x\n"))
                )),
                "record 2 cannot be read: line 8",
            ),
            (json("{\"kind\": {\"game\": \"yield\", \"hot_seat\": true}, \"text\": \"\"}"),
                "record 1 is listed as a game for two at one table"),
            (format!("{YIELD}nonsense\nflip\n"), "record 1 cannot be read: line 8"),
        ]);
    }

    #[test]
    fn the_sound_records_of_a_damaged_export_can_be_read() {
        let (sound, damaged) = (json_record("yield", YIELD), json_record("yield", "nonsense\n"));
        let (export, fault) = Export::read_sound(&json(&format!("{sound}, {damaged}, {sound}"))).unwrap();
        assert_eq!(export.records, [(); 2].map(|()| record(GameName::Yield, false, YIELD)));
        assert_eq!(export.aside, [ExportedText { name: "record 2".into(), text: "nonsense\n".into() }]);
        assert!(matches!(fault, Some(ImportError::Record { number: 2, .. })), "{fault:?}");
        assert!(Export::read_sound(&json("7")).is_err());
    }

    #[test]
    fn a_store_is_exported_with_its_unreadable_texts() {
        let mut store = talon_table::MemoryStore::default();
        let hot_seat = TableKind { game: GameName::Curse, hot_seat: true };
        store.create(hot_seat, CURSE).unwrap();
        store.create(TableKind::alone(GameName::Yield), YIELD).unwrap();
        store.create(TableKind::alone(GameName::Yield), "nonsense").unwrap();
        let export = Export::of_store(&store).unwrap();
        let records = [record(GameName::Yield, false, YIELD), record(GameName::Curse, true, CURSE)]
            .into_iter()
            .zip([2, 1]);
        let records = records.map(|(record, time)| ExportedRecord { last_played: Some(time), ..record });
        assert_eq!(export.records, records.collect::<Vec<_>>());
        assert_eq!(export.aside, [ExportedText { name: "3".into(), text: "nonsense".into() }]);
    }
}
