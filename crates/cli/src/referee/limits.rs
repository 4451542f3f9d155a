//! The limits of what a request can ask for.

use std::time::Duration;

use talon_census::Limits;
use talon_rules::GameName;
use talon_wire::SolveRequest;

/// The most bytes of a line, without its end. Longer lines are skipped.
pub const LONGEST_LINE: usize = 1 << 20;

/// The time limit of a search for which the request sets none.
const USUAL_MILLISECONDS: u64 = 10_000;

/// The longest time limit that a request can set.
pub(super) const MOST_MILLISECONDS: u64 = 60_000;

/// The largest node limit that a request can set, and the limit if it sets none.
pub(super) const MOST_NODES: u64 = 1_000_000_000;

/// The largest memory limit that a request can set.
const MOST_MEGABYTES: u64 = 1024;

/// The limits of a search: those of the request, but never so large that the search might not end.
pub(super) fn of_search(request: SolveRequest, game: GameName) -> Limits {
    let milliseconds = request.milliseconds.unwrap_or(USUAL_MILLISECONDS).min(MOST_MILLISECONDS);
    let megabytes = request.megabytes.unwrap_or(Limits::usual(game).megabytes);
    Limits {
        nodes: request.nodes.unwrap_or(MOST_NODES).min(MOST_NODES),
        megabytes: megabytes.min(MOST_MEGABYTES),
        time: Some(Duration::from_millis(milliseconds)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_search_has_limits() {
        let usual = of_search(SolveRequest::default(), GameName::LadyJane);
        let (time, nodes) = (Some(Duration::from_secs(10)), 1_000_000_000);
        assert_eq!(usual, Limits { nodes, megabytes: 200, time });
        let all = Some(u64::MAX);
        let most = SolveRequest { milliseconds: all, nodes: all, megabytes: all, ..SolveRequest::default() };
        let time = Some(Duration::from_secs(60));
        assert_eq!(of_search(most, GameName::Yield), Limits { nodes, megabytes: 1024, time });
        let none = Some(0);
        let least =
            SolveRequest { milliseconds: none, nodes: none, megabytes: none, ..SolveRequest::default() };
        let time = Some(Duration::ZERO);
        assert_eq!(of_search(least, GameName::Yield), Limits { nodes: 0, megabytes: 0, time });
    }
}
