use super::unseen::Unseen;
use super::{State, View};
use crate::Worlds;
use crate::pieces::DealNumber;

impl Worlds for State {
    fn count_worlds(view: &View) -> u64 {
        Unseen::of(view.seat, &view.layout).count()
    }

    fn worlds(view: &View) -> impl Iterator<Item = State> {
        let choices = Unseen::of(view.seat, &view.layout).choices();
        choices.map(|choice| State::with_unseen(view.seat, &view.layout, choice, DealNumber::MIN))
    }
}
