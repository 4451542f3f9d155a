//! Imports exported records without duplicates.
//!
//! Two records belong to the same sitting if one is the beginning of the other; the longer one stays. If a sitting was
//! continued in two different ways, both records stay. The version and the grade of the deal make no difference: a grade
//! is added when it is found out.

use std::collections::HashMap;

use talon_rules::GameName;
use talon_table::{GRADE_FIELD, LOG_FOLLOWS, Sitting, Store, TableKind, clean_text};

use crate::export::whole_lines;
use crate::{Export, ExportedRecord};

/// The changes after which a store contains all records of an export.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Merge {
    /// Records that the store does not have.
    pub added: Vec<ExportedRecord>,
    /// Names of stored records that are longer in the export, with their new texts.
    pub extended: Vec<(String, String)>,
    /// The number of records that are already stored.
    pub already_there: usize,
}

/// The result of an import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The number of new records.
    pub added: usize,
    /// The number of stored records that became longer.
    pub extended: usize,
    /// The number of records that were already stored.
    pub already_there: usize,
    /// The number of stored records that could not become longer because they are being played.
    pub in_use: usize,
}

impl Imported {
    /// The counts with the names of the message's variables.
    pub fn counts(&self) -> [(&'static str, usize); 4] {
        [
            ("added", self.added),
            ("extended", self.extended),
            ("already-there", self.already_there),
            ("in-use", self.in_use),
        ]
    }
}

impl Merge {
    /// Compares an export with the records of a store.
    ///
    /// # Errors
    /// If the store fails.
    pub fn plan<S: Store>(export: &Export, store: &S) -> Result<Merge, S::Error> {
        let mut there = Vec::new();
        for kind in GameName::ALL.into_iter().flat_map(TableKind::all_of) {
            for name in store.names(kind)? {
                let text = clean_text(&store.read(&name)?);
                there.push((name, ExportedRecord { kind, text, last_played: None }));
            }
        }
        Ok(Merge::of(export, there))
    }

    /// Compares an export with stored records and their names.
    fn of(export: &Export, there: Vec<(String, ExportedRecord)>) -> Merge {
        let mut index = RecordIndex::default();
        for (name, record) in there {
            index.push(Some(name), record);
        }
        let mut already_there = 0;
        for record in &export.records {
            match index.same_sitting(record) {
                Some(place) if is_beginning(&record.text, &index.places[place].text) => already_there += 1,
                Some(place) => index.extend(place, &record.text),
                None => index.push(None, record.clone()),
            }
        }
        index.into_merge(already_there)
    }

    /// Makes the changes. A record that is being played stays as it is.
    ///
    /// # Errors
    /// If the store fails. Earlier changes remain, and repeating the import creates no duplicates.
    pub fn carry_out<S: Store>(self, store: &mut S) -> Result<Imported, S::Error> {
        let mut imported = Imported { already_there: self.already_there, ..Imported::default() };
        for record in self.added {
            let name = store.create(record.kind, &record.text)?;
            let played = record.last_played.unwrap_or_else(|| started(&record.text));
            store.set_last_played(&name, played)?;
            store.release(&name);
            imported.added += 1;
        }
        for (name, text) in self.extended {
            if !store.claim(&name)? {
                imported.in_use += 1;
                continue;
            }
            let is_extended = extend(store, &name, &text);
            store.release(&name);
            if is_extended? {
                imported.extended += 1;
            } else {
                imported.in_use += 1;
            }
        }
        Ok(imported)
    }
}

/// Replaces a claimed record with a longer text; `false` if the record has changed in the meantime.
fn extend<S: Store>(store: &mut S, name: &str, text: &str) -> Result<bool, S::Error> {
    let now = whole_lines(store.read(name)?);
    if sitting_of(text) != sitting_of(&now) || !is_beginning(&now, text) {
        return Ok(false);
    }
    store.replace(name, text)?;
    Ok(true)
}

/// Records that are stored or will be.
#[derive(Default)]
struct RecordIndex {
    places: Vec<Place>,
    /// The places of the records of a kind that begin alike.
    by_sitting: HashMap<(TableKind, String), Vec<usize>>,
}

struct Place {
    /// The record's name, if it is already stored.
    name: Option<String>,
    kind: TableKind,
    /// Its complete lines.
    text: String,
    /// The time when it was last played, in seconds since 1970, if that is known.
    last_played: Option<u64>,
    is_extended: bool,
}

impl RecordIndex {
    fn push(&mut self, name: Option<String>, record: ExportedRecord) {
        let ExportedRecord { kind, text, last_played } = record;
        let text = whole_lines(text);
        self.by_sitting.entry((kind, sitting_of(&text))).or_default().push(self.places.len());
        self.places.push(Place { name, kind, text, last_played, is_extended: false });
    }

    /// The longest record that begins with this one or continues it.
    fn same_sitting(&self, record: &ExportedRecord) -> Option<usize> {
        let places = self.by_sitting.get(&(record.kind, sitting_of(&record.text)))?;
        let is_same = |place: &&usize| {
            let text = &self.places[**place].text;
            is_beginning(&record.text, text) || is_beginning(text, &record.text)
        };
        places.iter().filter(is_same).copied().max_by_key(|place| self.places[*place].text.len())
    }

    fn extend(&mut self, place: usize, text: &str) {
        text.clone_into(&mut self.places[place].text);
        self.places[place].is_extended = true;
    }

    fn into_merge(self, already_there: usize) -> Merge {
        let mut merge = Merge { already_there, ..Merge::default() };
        for Place { name, kind, text, last_played, is_extended } in self.places {
            match name {
                None => merge.added.push(ExportedRecord { kind, text, last_played }),
                Some(name) if is_extended => merge.extended.push((name, text)),
                Some(_) => {}
            }
        }
        merge
    }
}

/// The time when a record's sitting began, in seconds since 1970.
fn started(text: &str) -> u64 {
    Sitting::read(text).map_or(0, |opened| opened.sitting.start().started())
}

/// The text that sets the sitting of a record apart: its header without the version and the grade.
fn sitting_of(text: &str) -> String {
    let (head, _) = split_log(text);
    let is_grade = |line: &&str| line.starts_with(GRADE_FIELD);
    head.split_inclusive('\n').skip(1).filter(|line| !is_grade(line)).collect()
}

/// Returns true if the log of a record is the beginning of that of another one.
fn is_beginning(short: &str, long: &str) -> bool {
    split_log(long).1.starts_with(split_log(short).1)
}

/// The header and the log of a record.
fn split_log(text: &str) -> (&str, &str) {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        if line.strip_suffix('\n') == Some(LOG_FOLLOWS) {
            return text.split_at(end);
        }
        end += line.len();
    }
    (text, "")
}

#[cfg(test)]
mod tests {
    use talon_table::MemoryStore;

    use super::*;

    const KIND: TableKind = TableKind { game: GameName::Yield, hot_seat: false };
    const START: &str = "talon record 1\ngame: yield\ndeal: 17\nstarted: 5\nmoves:\n";

    /// A record of the same deal with these lines as its log.
    fn record(log: &[&str]) -> String {
        let lines: String = log.iter().map(|line| format!("{line}\n")).collect();
        format!("{START}{lines}")
    }

    fn export(texts: &[String]) -> Export {
        let record = |text: &String| ExportedRecord { kind: KIND, text: text.clone(), last_played: None };
        Export { records: texts.iter().map(record).collect(), ..Export::default() }
    }

    fn store(texts: &[String]) -> MemoryStore {
        let mut store = MemoryStore::default();
        for text in texts {
            store.create(KIND, text).unwrap();
        }
        store
    }

    /// The records of a store after an import.
    fn texts(store: &MemoryStore) -> Vec<String> {
        store.names(KIND).unwrap().iter().map(|name| store.read(name).unwrap()).collect()
    }

    #[test]
    fn nothing_is_duplicated_or_lost() {
        let (short, long) = (record(&["flip"]), record(&["flip", "flip"]));
        let other_way = record(&["flip", "back 1"]);
        let other_start = long.replace("started: 5", "started: 6");
        let graded = long.replace("record 1", "record 4").replace("moves:", "grade: hard\nmoves:");
        let torn = format!("{short}fl");
        let none = Vec::new();
        for (there, exported, behind, counts) in [
            (none.clone(), vec![long.clone()], vec![long.clone()], [1, 0, 0]),
            (vec![long.clone()], vec![long.clone()], vec![long.clone()], [0, 0, 1]),
            (vec![long.clone()], vec![short.clone()], vec![long.clone()], [0, 0, 1]),
            (vec![short.clone()], vec![long.clone()], vec![long.clone()], [0, 1, 0]),
            (vec![torn], vec![long.clone()], vec![long.clone()], [0, 1, 0]),
            (vec![long.clone()], vec![other_way.clone()], vec![long.clone(), other_way.clone()], [1, 0, 0]),
            (vec![long.clone()], vec![other_start.clone()], vec![long.clone(), other_start], [1, 0, 0]),
            // A grade that was found out on one side only.
            (vec![graded.clone()], vec![long.clone()], vec![graded.clone()], [0, 0, 1]),
            (vec![long.clone()], vec![graded.clone()], vec![long.clone()], [0, 0, 1]),
            (vec![short.clone()], vec![graded.clone()], vec![graded.clone()], [0, 1, 0]),
            // Duplicates within the export.
            (none.clone(), vec![short.clone(), long.clone(), short.clone()], vec![long.clone()], [1, 0, 1]),
            (none, vec![long.clone(), other_way.clone()], vec![long.clone(), other_way.clone()], [2, 0, 0]),
            // The beginning of two stored records.
            (vec![long.clone(), other_way.clone()], vec![short], vec![long.clone(), other_way], [0, 0, 1]),
        ] {
            let mut store = store(&there);
            let merge = Merge::plan(&export(&exported), &store).unwrap();
            let imported = merge.carry_out(&mut store).unwrap();
            assert_eq!(texts(&store), behind, "{there:?} {exported:?}");
            assert_eq!([imported.added, imported.extended, imported.already_there], counts);
            let again = Merge::plan(&export(&exported), &store).unwrap();
            assert_eq!(again.carry_out(&mut store).unwrap().already_there, exported.len(), "the second time");
            assert_eq!(texts(&store), behind, "the second time");
        }
    }

    #[test]
    fn an_imported_game_is_as_old_as_it_was_and_not_the_one_played_last() {
        let own = record(&["flip"]);
        let undated = own.replace("started: 5", "started: 0");
        let dated = own.replace("deal: 17", "deal: 18");
        let mut store = store(std::slice::from_ref(&own));
        let records = [(&undated, None), (&dated, Some(0))];
        let record = |(text, last_played): (&String, _)| ExportedRecord {
            kind: KIND,
            text: text.clone(),
            last_played,
        };
        let export = Export { records: records.map(record).to_vec(), ..Export::default() };
        Merge::plan(&export, &store).unwrap().carry_out(&mut store).unwrap();
        assert_eq!(texts(&store), [undated, dated, own]);
    }

    #[test]
    fn a_game_for_two_at_one_table_is_a_different_kind() {
        let text = "talon record 1\ngame: curse\ndeal: 17\nmoves:\n".to_owned();
        let kinds = TableKind::all_of(GameName::Curse);
        let records = kinds
            .iter()
            .map(|kind| ExportedRecord { kind: *kind, text: text.clone(), last_played: None })
            .collect();
        let mut store = MemoryStore::default();
        let export = Export { records, ..Export::default() };
        Merge::plan(&export, &store).unwrap().carry_out(&mut store).unwrap();
        assert_eq!(kinds.iter().map(|kind| store.names(*kind).unwrap().len()).collect::<Vec<_>>(), [1, 1]);
    }
}
