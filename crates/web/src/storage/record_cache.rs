//! The records in memory, with the changes that the database lacks: plain values.

use std::collections::{BTreeMap, BTreeSet};

use talon_table::TableKind;

/// A record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The kind of its table.
    pub kind: TableKind,
    /// Its text.
    pub text: String,
    /// The time when it was last changed, in milliseconds since 1970. A change is later than all others, whatever the
    /// clock says.
    pub played: u64,
}

/// The content of the database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Loaded {
    /// The records by their names.
    pub(super) records: BTreeMap<String, Record>,
    /// The quarantined texts by their names.
    pub(super) quarantined: BTreeMap<String, String>,
    /// Entries among the records that are no records, as texts by their names.
    pub(super) foreign: BTreeMap<String, String>,
}

/// A change that the database lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// A record, new or changed.
    Put(String, Record),
    /// A record that is quarantined now, with its text.
    Quarantine(String, String),
    /// A record that is deleted.
    Delete(String),
}

impl Change {
    /// The name of the record.
    pub(super) fn name(&self) -> &str {
        match self {
            Change::Put(name, _) | Change::Quarantine(name, _) | Change::Delete(name) => name,
        }
    }
}

/// All records, with those that this tab may change and those whose last change is not written.
#[derive(Clone, Debug, Default)]
pub(super) struct RecordCache {
    records: BTreeMap<String, Record>,
    quarantined: BTreeMap<String, String>,
    held: BTreeSet<String>,
    /// For each record that the database lacks a change of, the number of its last change.
    unsaved: BTreeMap<String, u64>,
    /// The number of changes so far.
    changes: u64,
}

impl RecordCache {
    /// Loads the content of the database, except for records with changes that the database lacks. Quarantines entries
    /// that are no records, and returns their names.
    pub(super) fn load(&mut self, loaded: Loaded) -> Vec<String> {
        self.records.retain(|name, _| self.unsaved.contains_key(name));
        self.quarantined.retain(|name, _| self.unsaved.contains_key(name));
        let is_known = |name: &String| self.unsaved.contains_key(name);
        self.records.extend(loaded.records.into_iter().filter(|(name, _)| !is_known(name)));
        self.quarantined.extend(loaded.quarantined.into_iter().filter(|(name, _)| !is_known(name)));
        let foreign: Vec<String> = loaded.foreign.keys().cloned().collect();
        for (name, text) in loaded.foreign {
            self.quarantined.insert(name.clone(), text);
            self.change(&name);
        }
        foreign
    }

    /// Loads one record from the database, unless the database lacks a change of it.
    pub(super) fn refresh(&mut self, name: &str, record: Option<Record>) {
        if self.unsaved.contains_key(name) {
            return;
        }
        match record {
            Some(record) => _ = self.records.insert(name.to_owned(), record),
            None => _ = self.records.remove(name),
        }
    }

    /// The names of the records of a kind, the one played last at the end.
    pub(super) fn names(&self, kind: TableKind) -> Vec<String> {
        let of_kind = self.records.iter().filter(|(_, record)| record.kind == kind);
        let mut names: Vec<(&String, u64)> = of_kind.map(|(name, record)| (name, record.played)).collect();
        names.sort_by_key(|(_, played)| *played);
        names.into_iter().map(|(name, _)| name.clone()).collect()
    }

    /// The time of a change that is made now, so that it is later than all others. `now` is in milliseconds since 1970.
    pub(super) fn time_of_change(&self, now: u64) -> u64 {
        let newest = self.records.values().map(|record| record.played).max().unwrap_or_default();
        now.max(newest + 1)
    }

    /// The quarantined texts with their names.
    pub(super) fn quarantined(&self) -> impl Iterator<Item = (&String, &String)> {
        self.quarantined.iter()
    }

    /// The record of this name.
    pub(super) fn record(&self, name: &str) -> Option<&Record> {
        self.records.get(name)
    }

    /// Returns true if this tab may change the record of this name.
    pub(super) fn holds(&self, name: &str) -> bool {
        self.held.contains(name)
    }

    /// Allows this tab to change a record.
    pub(super) fn hold(&mut self, name: &str) {
        self.held.insert(name.to_owned());
    }

    /// Forbids this tab to change a record.
    pub(super) fn release(&mut self, name: &str) {
        self.held.remove(name);
    }

    /// Adds a record.
    pub(super) fn put(&mut self, name: &str, record: Record) {
        self.records.insert(name.to_owned(), record);
        self.change(name);
    }

    /// Changes the text of a record at a time in milliseconds since 1970; `false` if this tab may not.
    pub(super) fn edit(&mut self, name: &str, now: u64, edit: impl FnOnce(&mut String)) -> bool {
        let played = self.time_of_change(now);
        match self.records.get_mut(name) {
            Some(record) if self.held.contains(name) => {
                edit(&mut record.text);
                record.played = played;
                self.change(name);
                true
            }
            _ => false,
        }
    }

    /// Quarantines a record; `false` if there is none of this name.
    pub(super) fn quarantine(&mut self, name: &str) -> bool {
        let Some(record) = self.records.remove(name) else { return false };
        self.quarantine_text(name, record.text);
        true
    }

    /// Notes when a record from elsewhere was last changed, in milliseconds since 1970; `false` if this tab may not.
    pub(super) fn set_played(&mut self, name: &str, played: u64) -> bool {
        match self.records.get_mut(name) {
            Some(record) if self.held.contains(name) => {
                record.played = played;
                self.change(name);
                true
            }
            _ => false,
        }
    }

    /// Deletes a record for ever; `false` if this tab may not.
    pub(super) fn delete(&mut self, name: &str) -> bool {
        let is_deleted = self.held.contains(name) && self.records.remove(name).is_some();
        if is_deleted {
            self.change(name);
        }
        is_deleted
    }

    /// Quarantines a text under a name.
    pub(super) fn quarantine_text(&mut self, name: &str, text: String) {
        self.quarantined.insert(name.to_owned(), text);
        self.change(name);
    }

    fn change(&mut self, name: &str) {
        self.changes += 1;
        self.unsaved.insert(name.to_owned(), self.changes);
    }

    /// All changes that the database lacks, and the number of the last one.
    pub(super) fn pending(&self) -> (Vec<Change>, u64) {
        let change = |name: &String| match (self.records.get(name), self.quarantined.get(name)) {
            (Some(record), _) => Change::Put(name.clone(), record.clone()),
            (None, Some(text)) => Change::Quarantine(name.clone(), text.clone()),
            (None, None) => Change::Delete(name.clone()),
        };
        (self.unsaved.keys().map(change).collect(), self.changes)
    }

    /// Notes that the database has all changes up to a number.
    pub(super) fn saved(&mut self, number: u64) {
        self.unsaved.retain(|_, change| *change > number);
    }

    /// Returns true if the database lacks a change of a record.
    pub(super) fn is_unsaved(&self, name: &str) -> bool {
        self.unsaved.contains_key(name)
    }

    /// Returns true if the database lacks no change.
    pub(super) fn is_saved(&self) -> bool {
        self.unsaved.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::GameName;

    use super::*;

    fn record(text: &str) -> Record {
        Record { kind: TableKind::alone(GameName::Yield), text: text.to_owned(), played: 0 }
    }

    fn loaded(records: &[(&str, &str)]) -> Loaded {
        let records = records.iter().map(|(name, text)| ((*name).to_owned(), record(text))).collect();
        Loaded { records, ..Loaded::default() }
    }

    #[test]
    fn a_change_is_pending_until_it_is_written() {
        let mut cache = RecordCache::default();
        cache.put("a", record("1"));
        let (changes, number) = cache.pending();
        assert_eq!(changes, [Change::Put("a".into(), record("1"))]);
        cache.hold("a");
        assert!(cache.edit("a", 0, |text| text.push('2')));
        cache.saved(number);
        assert!(!cache.is_saved(), "the second change was not written");
        let (changes, number) = cache.pending();
        assert_eq!(changes, [Change::Put("a".into(), Record { played: 1, ..record("12") })]);
        cache.saved(number);
        assert!(cache.is_saved());
        assert_eq!(cache.pending().0, []);
    }

    #[test]
    fn changes_that_were_not_written_are_written_with_the_next_one() {
        let mut cache = RecordCache::default();
        cache.put("a", record("1"));
        cache.put("b", record("2"));
        let names: Vec<_> = cache.pending().0.iter().map(|change| change.name().to_owned()).collect();
        assert_eq!(names, ["a", "b"]);
    }

    #[test]
    fn only_a_tab_that_holds_a_record_changes_it() {
        let mut cache = RecordCache::default();
        cache.load(loaded(&[("a", "1")]));
        assert!(!cache.edit("a", 0, |text| text.push('2')));
        cache.hold("a");
        assert!(cache.edit("a", 0, |text| text.push('2')));
        cache.release("a");
        assert!(!cache.edit("a", 0, |text| text.push('3')));
        assert_eq!(cache.record("a").map(|record| record.text.as_str()), Some("12"));
        cache.hold("b");
        assert!(!cache.edit("b", 0, |text| text.push('1')), "there is none");
    }

    #[test]
    fn a_quarantined_record_keeps_its_text() {
        let mut cache = RecordCache::default();
        cache.load(loaded(&[("a", "nonsense")]));
        assert!(cache.quarantine("a"));
        assert!(!cache.quarantine("a"));
        assert_eq!(cache.names(TableKind::alone(GameName::Yield)), [""; 0]);
        assert_eq!(cache.pending().0, [Change::Quarantine("a".into(), "nonsense".into())]);
        assert_eq!(cache.quarantined().collect::<Vec<_>>(), [(&"a".to_owned(), &"nonsense".to_owned())]);
    }

    #[test]
    fn an_entry_that_is_no_record_is_quarantined() {
        let mut cache = RecordCache::default();
        let foreign = [("x".to_owned(), "{}".to_owned())].into();
        assert_eq!(cache.load(Loaded { foreign, ..Loaded::default() }), ["x"]);
        assert_eq!(cache.pending().0, [Change::Quarantine("x".into(), "{}".into())]);
    }

    #[test]
    fn loading_keeps_changes_that_are_not_written() {
        let mut cache = RecordCache::default();
        cache.put("a", record("new"));
        cache.load(loaded(&[("a", "old"), ("b", "other")]));
        assert_eq!(cache.record("a"), Some(&record("new")));
        cache.refresh("a", Some(record("old")));
        assert_eq!(cache.record("a"), Some(&record("new")));
        cache.refresh("b", Some(record("newer")));
        assert_eq!(cache.record("b"), Some(&record("newer")));
        cache.refresh("b", None);
        assert_eq!(cache.record("b"), None);
    }

    #[test]
    fn records_that_vanish_from_the_database_vanish_here_unless_they_have_changes() {
        let mut cache = RecordCache::default();
        cache.load(loaded(&[("a", "1"), ("b", "2")]));
        cache.hold("b");
        cache.edit("b", 0, |text| text.push('3'));
        cache.load(Loaded::default());
        assert_eq!(cache.record("a"), None);
        assert_eq!(cache.record("b").map(|record| record.text.as_str()), Some("23"));
    }

    #[test]
    fn the_record_played_last_is_at_the_end_even_when_the_clock_was_set_back() {
        let mut cache = RecordCache::default();
        cache.load(loaded(&[("a", "1"), ("b", "2"), ("c", "3")]));
        for (name, now) in [("b", 500), ("a", 100), ("c", 600), ("b", 600)] {
            cache.hold(name);
            cache.edit(name, now, |text| text.push('x'));
        }
        assert_eq!(cache.names(TableKind::alone(GameName::Yield)), ["a", "c", "b"]);
        let played = ["a", "b", "c"].map(|name| cache.record(name).map(|record| record.played));
        assert_eq!(played, [Some(501), Some(601), Some(600)]);
    }

    #[test]
    fn a_deleted_record_is_deleted_in_the_database_too() {
        let mut cache = RecordCache::default();
        cache.load(loaded(&[("a", "1")]));
        assert!(!cache.delete("a"), "this tab does not hold it");
        cache.hold("a");
        assert!(cache.delete("a") && !cache.delete("a"));
        assert_eq!(cache.pending().0, [Change::Delete("a".into())]);
        cache.refresh("a", Some(record("1")));
        assert_eq!(cache.record("a"), None, "it is not read again before it is deleted");
    }
}
