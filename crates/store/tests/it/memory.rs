//! The model.

use std::sync::Arc;

use talon_store::{Appended, Fault, MemoryStore, Store, StoreError};

use crate::suite::{self, START, entry, open, run, suite};

async fn memory() -> ((), Arc<MemoryStore>) {
    let store = MemoryStore::default();
    store.set_time(START);
    ((), Arc::new(store))
}

suite!(memory);

#[test]
fn a_time_without_a_server_is_an_outage() {
    run(async {
        let ((), store) = memory().await;
        suite::a_time_without_a_server_is_an_outage(&*store, async {
            store.set_time(START.plus(40_000));
        })
        .await;
    });
}

#[test]
fn an_unknown_outcome_is_learned_by_the_same_call_again() {
    let cases = [
        (Fault::Away, Appended::Done { seq: 1, done: START }),
        (Fault::LostBefore, Appended::Done { seq: 1, done: START }),
    ];
    run(async {
        for (fault, expected) in cases {
            let ((), store) = memory().await;
            let game = open(&*store).await;
            let append = entry(&*store, game, 1, 1).await;
            store.plan([Some(fault)]);
            store.append(append.clone()).await.unwrap_err();
            assert_eq!(store.append(append).await.unwrap(), expected, "{fault:?}");
        }
        let ((), store) = memory().await;
        let game = open(&*store).await;
        let append = entry(&*store, game, 1, 1).await;
        store.plan([Some(Fault::LostAfter)]);
        assert!(matches!(store.append(append.clone()).await, Err(StoreError::Unknown(_))));
        let again = store.append(append).await.unwrap();
        assert!(matches!(again, Appended::Already(first) if first.seq == 1));
    });
}
