use crate::{Assistance, GameResult, Summary};

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

    /// The feat of a game that was won after these games, oldest first. `are_all` is true if there were no others.
    pub(crate) fn of(win: Summary, earlier: &[Summary], are_all: bool) -> Option<Feat> {
        let mut before = Before::default();
        earlier.iter().filter(|other| other.options == win.options).for_each(|other| before.count(other));
        if are_all && before.all_wins == 0 {
            return Some(Feat::FirstWin);
        }
        if win.assistance != Assistance::None {
            return None;
        }
        if are_all && before.wins == 0 {
            return Some(Feat::FirstUnaided);
        }
        let (streak, wins, games) = (before.streak + 1, before.wins + 1, before.games + 1);
        let is_fastest = win.seconds > 0 && before.seconds.is_some_and(|least| win.seconds < least);
        Some(if streak >= WINS && streak > before.longest_streak {
            Feat::Streak { wins: streak, games }
        } else if wins >= WINS && is_fastest {
            Feat::Fastest { wins }
        } else if wins >= WINS && before.moves.is_some_and(|fewest| win.moves < fewest) {
            Feat::FewestMoves { wins }
        } else {
            Feat::Unaided { won: wins, played: games }
        })
    }
}

/// The counts of the games before a win: much less than all [`Statistics`](crate::Statistics), for the sake of the first load of the page.
#[derive(Default)]
struct Before {
    /// Number of wins, with or without assistance. Nothing else counts games with assistance.
    all_wins: u32,
    wins: u32,
    games: u32,
    streak: u32,
    longest_streak: u32,
    seconds: Option<u64>,
    moves: Option<usize>,
}

impl Before {
    fn count(&mut self, other: &Summary) {
        self.all_wins += u32::from(other.result == GameResult::Won);
        if other.assistance != Assistance::None {
            return;
        }
        self.games += 1;
        match other.result {
            GameResult::Won => self.count_win(other),
            GameResult::Lost => self.streak = 0,
            GameResult::Drawn => {}
        }
    }

    fn count_win(&mut self, other: &Summary) {
        self.wins += 1;
        self.streak += 1;
        self.longest_streak = self.longest_streak.max(self.streak);
        let measured = (other.seconds > 0).then_some(other.seconds);
        self.seconds = self.seconds.into_iter().chain(measured).min();
        self.moves = self.moves.into_iter().chain([other.moves]).min();
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::pieces::DealNumber;
    use talon_rules::{AnyOptions, GameName};

    use super::*;
    use crate::Tally;

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
