use std::collections::HashSet;

use talon_rules::SeatView;
use talon_rules::pieces::DealNumber;

use crate::position::visible;
use crate::{Checked, Subject, ensure};

/// The knowledge of each seat since the deal, recorded from the open layout.
#[derive(Clone, Debug)]
pub(crate) struct Knowledge<G: Subject> {
    seen: Vec<HashSet<G::Piece>>,
}

impl<G: Subject> Knowledge<G> {
    /// The knowledge of every seat after this deal.
    pub(crate) fn of_deal(dealt: &G, number: DealNumber) -> Knowledge<G> {
        let shown: HashSet<G::Piece> = G::shown_in_deal(dealt.options(), number).into_iter().collect();
        let mut knowledge = Knowledge { seen: vec![shown; G::SEATS.len()] };
        knowledge.watch(dealt);
        knowledge
    }

    /// The knowledge of every seat in an arranged position: what lies open.
    pub(crate) fn of_arrangement(arranged: &G) -> Knowledge<G> {
        let mut knowledge = Knowledge { seen: vec![HashSet::new(); G::SEATS.len()] };
        knowledge.watch(arranged);
        knowledge
    }

    /// Adds what each seat sees in this position.
    pub(crate) fn watch(&mut self, position: &G) {
        let layout = position.layout();
        for (seen, seat) in self.seen.iter_mut().zip(G::SEATS) {
            seen.extend(visible(&G::in_sight(&layout, *seat)));
        }
    }

    /// Checks that a view shows exactly the pieces that the seat has seen and that are still on the table.
    pub(crate) fn check(&self, position: &G) -> Checked {
        let lying: HashSet<G::Piece> = visible(&G::pieces(&position.layout())).into_iter().collect();
        for (seen, seat) in self.seen.iter().zip(G::SEATS) {
            let view = position.view(*seat);
            let shown: HashSet<G::Piece> = visible(&G::pieces(view.layout())).into_iter().collect();
            let forgotten: Vec<_> =
                lying.intersection(seen).filter(|piece| !shown.contains(*piece)).collect();
            ensure(forgotten.is_empty(), || format!("{seat:?} has forgotten {forgotten:?}"))?;
            let never_seen: Vec<_> = shown.difference(seen).collect();
            ensure(never_seen.is_empty(), || format!("{seat:?} cannot know {never_seen:?}"))?;
        }
        Ok(())
    }
}
