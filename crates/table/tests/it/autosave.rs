//! Nothing is ever lost: what is in the store after each change is the whole sitting.

use talon_rules::{AnyOptions, GameName};
use talon_table::{Autosave, Entry, MemoryStore, ResumeError, Sitting, Store, TableKind};

use crate::support::{self, FullDisk};

const KIND: TableKind = TableKind { game: GameName::Yield, hot_seat: false };

fn sitting() -> Sitting {
    support::sitting(AnyOptions::usual(GameName::Yield), 17)
}

/// Does what a line says and writes it down.
fn act<S: Store>(autosave: &mut Autosave<S>, sitting: &mut Sitting, line: &str) -> Result<(), S::Error> {
    let entry = Entry::read(GameName::Yield, line).expect("an entry");
    sitting.apply(entry).expect("it can be done");
    autosave.note(KIND, sitting, entry)
}

fn kept<S: Store<Error: std::fmt::Debug>>(autosave: &Autosave<S>) -> Vec<Sitting> {
    let names = autosave.store().names(KIND).expect("a list");
    let texts = names.iter().map(|name| autosave.store().read(name).expect("a record"));
    texts.map(|text| Sitting::read(&text).expect("a sitting").sitting).collect()
}

#[test]
fn every_change_is_one_more_line() {
    let mut autosave = Autosave::new(MemoryStore::default());
    let mut sitting = sitting();
    act(&mut autosave, &mut sitting, "time 3").unwrap();
    assert_eq!(autosave.current(), None, "nothing is kept before the first move");
    act(&mut autosave, &mut sitting, "flip").unwrap();
    let name = autosave.current().expect("a record").to_owned();
    let mut lines = autosave.store().read(&name).unwrap().lines().count();
    for line in ["flip", "back 1", "forward 1", "hint", "time 9", "back 2", "gave up"] {
        act(&mut autosave, &mut sitting, line).unwrap();
        let text = autosave.store().read(&name).unwrap();
        lines += 1;
        assert_eq!(text.lines().count(), lines);
        assert!(text.ends_with(&format!("{line}\n")));
        assert_eq!(kept(&autosave), [sitting.clone()]);
    }
}

#[test]
fn another_sitting_is_another_record() {
    let mut autosave = Autosave::new(MemoryStore::default());
    let (mut first, mut second) = (sitting(), sitting());
    act(&mut autosave, &mut first, "flip").unwrap();
    let name = autosave.current().expect("a record").to_owned();
    autosave.leave();
    act(&mut autosave, &mut second, "flip").unwrap();
    act(&mut autosave, &mut second, "flip").unwrap();
    assert_eq!(autosave.resume(&name).unwrap().sitting, first);
    act(&mut autosave, &mut first, "back 1").unwrap();
    assert_eq!(kept(&autosave), [second, first], "the one played last is at the end");
}

#[test]
fn a_torn_line_is_cut_before_the_next_one_is_written() {
    let mut store = MemoryStore::default();
    let mut sitting = sitting();
    let name = store.create(KIND, &format!("{}flip\nfl", sitting.record())).unwrap();
    let mut autosave = Autosave::new(store);
    sitting.apply(Entry::read(GameName::Yield, "flip").unwrap()).unwrap();
    assert_eq!(autosave.resume(&name).unwrap().sitting, sitting);
    act(&mut autosave, &mut sitting, "back 1").unwrap();
    assert_eq!(kept(&autosave), [sitting]);
}

#[test]
fn what_cannot_be_read_is_set_aside_with_the_reason() {
    let mut store = MemoryStore::default();
    let damaged = store.create(KIND, &format!("{}flap\n", sitting().record())).unwrap();
    let newer = store.create(KIND, "talon record 7\nmoves:\n").unwrap();
    let mut autosave = Autosave::new(store);
    let error = autosave.resume(&damaged).unwrap_err();
    assert!(error.to_string().contains("line 7: \"flap\" is not a move"), "{error}");
    let ResumeError::Damaged(damage) = error else { panic!("{error}") };
    assert!(autosave.store().read(&damage.aside).unwrap().ends_with("flap\n"), "it is kept");

    assert!(matches!(autosave.resume(&newer), Err(ResumeError::Newer(_))));
    assert_eq!(autosave.store().names(KIND).unwrap(), [newer], "a newer talon can still read it");
    assert!(matches!(autosave.resume("nothing"), Err(ResumeError::Store(_))));
}

#[test]
fn a_damaged_record_continues_from_its_last_good_line_and_is_kept_as_it_was() {
    let long_tail = format!("fl{}", "i".repeat(200));
    for (damage, first_bad) in [("flap\nflip\n", 9), ("back 7\n", 9), (&long_tail, 9)] {
        let mut store = MemoryStore::default();
        let mut sitting = sitting();
        let text = format!("{}flip\nflip\n{damage}", sitting.record());
        let name = store.create(KIND, &text).unwrap();
        let mut autosave = Autosave::new(store);
        for line in ["flip", "flip"] {
            sitting.apply(Entry::read(GameName::Yield, line).unwrap()).unwrap();
        }
        let resumed = autosave.resume(&name).unwrap();
        assert_eq!(resumed.sitting, sitting, "{damage}");
        let damage = resumed.damage.expect("it is damaged");
        assert_eq!(damage.faults.list()[0].line, first_bad);
        assert_eq!(autosave.store().read(&damage.aside).unwrap(), text);
        act(&mut autosave, &mut sitting, "back 1").unwrap();
        assert_eq!(kept(&autosave), [sitting]);
        assert_eq!(autosave.resume(&name).unwrap().damage, None, "it is repaired");
    }
}

#[test]
fn a_record_is_repaired_without_going_on_with_it() {
    let mut store = MemoryStore::default();
    let mut other = sitting();
    let damaged = store.create(KIND, &format!("{}flip\nflap\n", sitting().record())).unwrap();
    let mut autosave = Autosave::new(store);
    act(&mut autosave, &mut other, "flip").unwrap();
    let current = autosave.current().map(str::to_owned);
    assert!(autosave.repair(&damaged).unwrap().damage.is_some());
    assert_eq!(autosave.current(), current.as_deref());
    assert_eq!(kept(&autosave).len(), 2);
}

#[test]
fn a_record_can_be_deleted() {
    let mut autosave = Autosave::new(MemoryStore::default());
    let mut sitting = sitting();
    act(&mut autosave, &mut sitting, "flip").unwrap();
    let name = autosave.current().expect("a record").to_owned();
    autosave.delete(&name).unwrap();
    assert_eq!((autosave.current(), kept(&autosave).len()), (None, 0));
    assert!(matches!(autosave.delete(&name), Err(ResumeError::Store(_))));
}

#[test]
fn play_goes_on_over_a_full_disk_and_is_written_down_later() {
    let mut autosave = Autosave::new(FullDisk::default());
    let mut sitting = sitting();
    autosave.store().is_full.set(true);
    assert!(act(&mut autosave, &mut sitting, "flip").is_err(), "no record can be made");
    autosave.store().is_full.set(false);
    act(&mut autosave, &mut sitting, "flip").unwrap();
    assert_eq!(kept(&autosave), [sitting.clone()]);

    autosave.store().is_full.set(true);
    assert!(act(&mut autosave, &mut sitting, "flip").is_err());
    assert!(act(&mut autosave, &mut sitting, "back 1").is_err());
    assert_eq!(kept(&autosave)[0].moves_made(), 2, "what was written before is still there");
    autosave.store().is_full.set(false);
    act(&mut autosave, &mut sitting, "flip").unwrap();
    assert_eq!(kept(&autosave), [sitting]);
}
