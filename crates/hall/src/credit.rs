use crate::Time;

/// The outages whose time a seat got back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Credits {
    /// Each from one time to another; they can overlap, because several servers note the same outage.
    spans: Vec<(Time, Time)>,
}

impl Credits {
    pub(crate) fn add(&mut self, from: Time, to: Time) {
        self.spans.push((from, to));
        self.spans.sort_unstable();
    }

    /// The time between these two that the seat has not got back yet, in milliseconds.
    pub(crate) fn missing(&self, from: Time, to: Time) -> u64 {
        let (mut missing, mut covered) = (0, from);
        for (start, end) in &self.spans {
            missing += to.min(*start).since(covered);
            covered = covered.max(*end);
        }
        missing + to.since(covered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_counts_once_however_many_servers_note_the_outage() {
        let time = Time::from_ms;
        let mut credits = Credits::default();
        assert_eq!(credits.missing(time(10), time(30)), 20);
        credits.add(time(20), time(25));
        for ((from, to), missing) in
            [((10, 30), 15), ((10, 20), 10), ((20, 25), 0), ((22, 24), 0), ((24, 26), 1), ((25, 25), 0)]
        {
            assert_eq!(credits.missing(time(from), time(to)), missing, "{from} to {to}");
        }
        credits.add(time(5), time(22));
        assert_eq!(credits.missing(time(0), time(30)), 10);
    }
}
