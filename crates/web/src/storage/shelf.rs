//! The records as this tab knows them, and what of them is not in the database yet: plain values.

use std::collections::{BTreeMap, BTreeSet};

use talon_table::TableKind;

/// A record that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which kind of sitting it is.
    pub kind: TableKind,
    /// Its text.
    pub text: String,
}

/// What the database holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Loaded {
    /// The records by their names.
    pub(super) records: BTreeMap<String, Record>,
    /// The texts of what was set aside, by their names.
    pub(super) aside: BTreeMap<String, String>,
    /// What lies among the records and is none, as text, by its name.
    pub(super) foreign: BTreeMap<String, String>,
}

/// Something that the database lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// A record as it is now.
    Put(String, Record),
    /// What was a record is now set aside, with this text.
    SetAside(String, String),
}

impl Change {
    /// The name of what has changed.
    pub(super) fn name(&self) -> &str {
        match self {
            Change::Put(name, _) | Change::SetAside(name, _) => name,
        }
    }
}

/// All records, those that this tab may change, and those whose last change is not written down.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    records: BTreeMap<String, Record>,
    aside: BTreeMap<String, String>,
    held: BTreeSet<String>,
    /// For each name that the database lacks something of, the number of its last change.
    unsaved: BTreeMap<String, u64>,
    /// How many changes there were.
    changes: u64,
}

impl Shelf {
    /// Takes in what the database holds, but for what was changed here and is not in it yet. Returns the
    /// names of what was found among the records, is none, and is now set aside.
    pub(super) fn take_in(&mut self, loaded: Loaded) -> Vec<String> {
        self.records.retain(|name, _| self.unsaved.contains_key(name));
        self.aside.retain(|name, _| self.unsaved.contains_key(name));
        let is_known = |name: &String| self.unsaved.contains_key(name);
        self.records.extend(loaded.records.into_iter().filter(|(name, _)| !is_known(name)));
        self.aside.extend(loaded.aside.into_iter().filter(|(name, _)| !is_known(name)));
        let foreign: Vec<String> = loaded.foreign.keys().cloned().collect();
        for (name, text) in loaded.foreign {
            self.aside.insert(name.clone(), text);
            self.change(&name);
        }
        foreign
    }

    /// Takes in what the database holds under a name, unless that was changed here since.
    pub(super) fn refresh(&mut self, name: &str, record: Option<Record>) {
        if self.unsaved.contains_key(name) {
            return;
        }
        match record {
            Some(record) => _ = self.records.insert(name.to_owned(), record),
            None => _ = self.records.remove(name),
        }
    }

    /// The names of the records of a kind, the oldest first.
    pub(super) fn names(&self, kind: TableKind) -> Vec<String> {
        let of_kind = self.records.iter().filter(|(_, record)| record.kind == kind);
        of_kind.map(|(name, _)| name.clone()).collect()
    }

    /// What was set aside, with its names.
    pub(super) fn aside(&self) -> impl Iterator<Item = (&String, &String)> {
        self.aside.iter()
    }

    /// The record of this name.
    pub(super) fn record(&self, name: &str) -> Option<&Record> {
        self.records.get(name)
    }

    /// Whether this tab may change the record of this name.
    pub(super) fn holds(&self, name: &str) -> bool {
        self.held.contains(name)
    }

    /// From now on this tab may change the record of this name.
    pub(super) fn hold(&mut self, name: &str) {
        self.held.insert(name.to_owned());
    }

    /// From now on this tab may not change the record of this name any more.
    pub(super) fn release(&mut self, name: &str) {
        self.held.remove(name);
    }

    /// Puts a record under a name.
    pub(super) fn put(&mut self, name: &str, record: Record) {
        self.records.insert(name.to_owned(), record);
        self.change(name);
    }

    /// Changes the text of a record that this tab holds; `false` when it does not.
    pub(super) fn edit(&mut self, name: &str, edit: impl FnOnce(&mut String)) -> bool {
        match self.records.get_mut(name) {
            Some(record) if self.held.contains(name) => {
                edit(&mut record.text);
                self.change(name);
                true
            }
            _ => false,
        }
    }

    /// Sets a record aside; `false` when there is none of this name.
    pub(super) fn set_aside(&mut self, name: &str) -> bool {
        let Some(record) = self.records.remove(name) else { return false };
        self.put_aside(name, record.text);
        true
    }

    /// Keeps a text aside under a name.
    pub(super) fn put_aside(&mut self, name: &str, text: String) {
        self.aside.insert(name.to_owned(), text);
        self.change(name);
    }

    fn change(&mut self, name: &str) {
        self.changes += 1;
        self.unsaved.insert(name.to_owned(), self.changes);
    }

    /// All that the database lacks, and the number of the last change among it.
    pub(super) fn pending(&self) -> (Vec<Change>, u64) {
        let change = |name: &String| match (self.records.get(name), self.aside.get(name)) {
            (Some(record), _) => Some(Change::Put(name.clone(), record.clone())),
            (None, Some(text)) => Some(Change::SetAside(name.clone(), text.clone())),
            (None, None) => None,
        };
        (self.unsaved.keys().filter_map(change).collect(), self.changes)
    }

    /// Notes that the database has all changes up to this one.
    pub(super) fn saved(&mut self, number: u64) {
        self.unsaved.retain(|_, change| *change > number);
    }

    /// Whether the database lacks something of this name.
    pub(super) fn is_unsaved(&self, name: &str) -> bool {
        self.unsaved.contains_key(name)
    }

    /// Whether the database has everything.
    pub(super) fn is_saved(&self) -> bool {
        self.unsaved.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::GameName;

    use super::*;

    fn record(text: &str) -> Record {
        Record { kind: TableKind::alone(GameName::Yield), text: text.to_owned() }
    }

    fn loaded(records: &[(&str, &str)]) -> Loaded {
        let records = records.iter().map(|(name, text)| ((*name).to_owned(), record(text))).collect();
        Loaded { records, ..Loaded::default() }
    }

    #[test]
    fn what_is_changed_is_missing_until_it_is_written() {
        let mut shelf = Shelf::default();
        shelf.put("a", record("1"));
        let (changes, number) = shelf.pending();
        assert_eq!(changes, [Change::Put("a".into(), record("1"))]);
        shelf.hold("a");
        assert!(shelf.edit("a", |text| text.push('2')));
        shelf.saved(number);
        assert!(!shelf.is_saved(), "the second change was not part of what was written");
        let (changes, number) = shelf.pending();
        assert_eq!(changes, [Change::Put("a".into(), record("12"))]);
        shelf.saved(number);
        assert!(shelf.is_saved());
        assert_eq!(shelf.pending().0, []);
    }

    #[test]
    fn what_could_not_be_written_goes_along_with_the_next_change() {
        let mut shelf = Shelf::default();
        shelf.put("a", record("1"));
        shelf.put("b", record("2"));
        let names: Vec<_> = shelf.pending().0.iter().map(|change| change.name().to_owned()).collect();
        assert_eq!(names, ["a", "b"]);
    }

    #[test]
    fn only_who_holds_a_record_changes_it() {
        let mut shelf = Shelf::default();
        shelf.take_in(loaded(&[("a", "1")]));
        assert!(!shelf.edit("a", |text| text.push('2')));
        shelf.hold("a");
        assert!(shelf.edit("a", |text| text.push('2')));
        shelf.release("a");
        assert!(!shelf.edit("a", |text| text.push('3')));
        assert_eq!(shelf.record("a"), Some(&record("12")));
        shelf.hold("b");
        assert!(!shelf.edit("b", |text| text.push('1')), "there is none");
    }

    #[test]
    fn what_is_set_aside_is_a_record_no_more_and_keeps_its_text() {
        let mut shelf = Shelf::default();
        shelf.take_in(loaded(&[("a", "nonsense")]));
        assert!(shelf.set_aside("a"));
        assert!(!shelf.set_aside("a"));
        assert_eq!(shelf.names(TableKind::alone(GameName::Yield)), [""; 0]);
        assert_eq!(shelf.pending().0, [Change::SetAside("a".into(), "nonsense".into())]);
        assert_eq!(shelf.aside().collect::<Vec<_>>(), [(&"a".to_owned(), &"nonsense".to_owned())]);
    }

    #[test]
    fn what_is_no_record_is_set_aside_when_it_is_found() {
        let mut shelf = Shelf::default();
        let foreign = [("x".to_owned(), "{}".to_owned())].into();
        assert_eq!(shelf.take_in(Loaded { foreign, ..Loaded::default() }), ["x"]);
        assert_eq!(shelf.pending().0, [Change::SetAside("x".into(), "{}".into())]);
    }

    #[test]
    fn the_database_does_not_overwrite_what_was_not_written_yet() {
        let mut shelf = Shelf::default();
        shelf.put("a", record("new"));
        shelf.take_in(loaded(&[("a", "old"), ("b", "other")]));
        assert_eq!(shelf.record("a"), Some(&record("new")));
        shelf.refresh("a", Some(record("old")));
        assert_eq!(shelf.record("a"), Some(&record("new")));
        shelf.refresh("b", Some(record("newer")));
        assert_eq!(shelf.record("b"), Some(&record("newer")));
        shelf.refresh("b", None);
        assert_eq!(shelf.record("b"), None);
    }

    #[test]
    fn records_that_vanished_from_the_database_vanish_here_but_not_what_was_not_written() {
        let mut shelf = Shelf::default();
        shelf.take_in(loaded(&[("a", "1"), ("b", "2")]));
        shelf.hold("b");
        shelf.edit("b", |text| text.push('3'));
        shelf.take_in(Loaded::default());
        assert_eq!(shelf.record("a"), None);
        assert_eq!(shelf.record("b"), Some(&record("23")));
    }
}
