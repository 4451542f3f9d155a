use crate::{Assistance, Statistics, Summary};

/// The special thing about a patience that was won, compared with the games before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// The first game that was won.
    FirstWin,
    /// The first game that was won without assistance.
    FirstUnaided,
    /// The longest streak.
    Streak {
        /// Number of games won in a row.
        wins: u32,
        /// Number of games compared, with this one.
        games: u32,
    },
    /// The shortest time.
    Fastest {
        /// Number of wins compared, with this one.
        wins: u32,
    },
    /// The fewest moves.
    FewestMoves {
        /// Number of wins compared, with this one.
        wins: u32,
    },
    /// A deal that few players win.
    HardDeal {
        /// Number of quick players that win it.
        wins: u32,
    },
    /// A win without assistance.
    Unaided {
        /// Number of games won, with this one.
        won: u32,
        /// Number of games compared, with this one.
        played: u32,
    },
}

/// The number of wins from which on the best of them is special.
const WINS: u32 = 3;

impl Feat {
    /// The largest number of earlier games that a win is compared with: each has to be played through.
    pub(crate) const COMPARED: usize = 50;

    /// The feat of a game that was won after these games with the same options. `are_all` is true if there were no others.
    pub(crate) fn of(win: Summary, earlier: &[Summary], are_all: bool) -> Option<Feat> {
        let before = Statistics::of(win.options, earlier.iter().copied());
        let wins_before = before.games.won + before.with_undo.won + before.assisted.won;
        if are_all && wins_before == 0 {
            return Some(Feat::FirstWin);
        }
        if win.assistance != Assistance::None {
            return None;
        }
        if are_all && before.games.won == 0 {
            return Some(Feat::FirstUnaided);
        }
        let after = Statistics::of(win.options, earlier.iter().copied().chain([win]));
        let (won, played) = (after.games.won, after.games.played);
        Some(if after.longest_streak > before.longest_streak && after.longest_streak >= WINS {
            Feat::Streak { wins: after.longest_streak, games: played }
        } else if won >= WINS && is_less(after.best_seconds, before.best_seconds) {
            Feat::Fastest { wins: won }
        } else if won >= WINS && is_less(after.fewest_moves, before.fewest_moves) {
            Feat::FewestMoves { wins: won }
        } else {
            Feat::Unaided { won, played }
        })
    }
}

/// Returns true if the best of some games is less than it was before.
fn is_less<T: Ord>(now: Option<T>, before: Option<T>) -> bool {
    now.zip(before).is_some_and(|(now, before)| now < before)
}

#[cfg(test)]
mod tests {
    use talon_rules::pieces::DealNumber;
    use talon_rules::{AnyOptions, GameName};

    use super::*;
    use crate::{GameResult, Tally};

    /// A game that was won in this time and with this number of moves.
    fn won(seconds: u64, moves: usize) -> Summary {
        Summary {
            options: AnyOptions::usual(GameName::Yield),
            deal: DealNumber::MIN,
            grade: None,
            started: 0,
            result: GameResult::Won,
            assistance: Assistance::None,
            score: Some(52),
            seconds,
            moves,
            hands: Tally::default(),
            opponent: None,
        }
    }

    #[test]
    fn the_rarest_feat_of_a_win_is_named() {
        let usual = won(60, 50);
        let lost = Summary { result: GameResult::Lost, ..usual };
        let undone = Summary { assistance: Assistance::Undo, ..usual };
        let hinted = Summary { assistance: Assistance::Help, ..usual };
        let some = [usual, lost, won(90, 40), lost];
        let examples = [
            ("first", &[][..], usual, Some(Feat::FirstWin)),
            ("first, with help", &[lost], hinted, Some(Feat::FirstWin)),
            ("with undo", &[usual], undone, None),
            ("after help", &[hinted, lost], usual, Some(Feat::FirstUnaided)),
            ("streak", &[lost, usual, usual], usual, Some(Feat::Streak { wins: 3, games: 4 })),
            (
                "no longer streak",
                &[usual, usual, usual, lost, usual, usual],
                usual,
                Some(Feat::Unaided { won: 6, played: 7 }),
            ),
            ("fast", &some, won(59, 30), Some(Feat::Fastest { wins: 3 })),
            ("short", &some, won(60, 39), Some(Feat::FewestMoves { wins: 3 })),
            ("not measured", &some, won(0, 40), Some(Feat::Unaided { won: 3, played: 5 })),
            ("of two", &[usual, lost], won(1, 1), Some(Feat::Unaided { won: 2, played: 3 })),
        ];
        for (name, earlier, win, expected) in examples {
            assert_eq!(Feat::of(win, earlier, true), expected, "{name}");
        }
    }

    #[test]
    fn a_win_is_not_called_the_first_if_earlier_games_are_not_compared() {
        assert_eq!(Feat::of(won(60, 50), &[], false), Some(Feat::Unaided { won: 1, played: 1 }));
    }
}
