use std::collections::BTreeMap;

use talon_query::{Grade, Level, Line, Origin};
use talon_rules::curse::hand_winner;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, AnySeat};

use crate::{Assistance, Outcome, Sitting, curse};

/// The result of a game, for the player or for south.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum GameResult {
    /// The patience came out, or south has won.
    Won,
    /// The patience did not come out, or was left or given up, or north has won.
    Lost,
    /// Nobody has won: a single hand of Curse that was blocked.
    Drawn,
}

/// The summary of one sitting for the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game and its options.
    pub options: AnyOptions,
    /// The number of its deal.
    pub deal: DealNumber,
    /// The difficulty of the deal, once that has been found out.
    pub grade: Option<Grade>,
    /// The time when it began, in seconds since 1970.
    pub started: u64,
    /// Its result.
    pub result: GameResult,
    /// The help by which the player knew more than the rules allow.
    pub assistance: Assistance,
    /// The most points that were reached, where the game counts them for one player.
    pub score: Option<u32>,
    /// The time that it took, in seconds; 0 when that was not measured.
    pub seconds: u64,
    /// Number of moves of its line.
    pub moves: usize,
    /// The hands that were played in it, for south; none in a patience.
    pub hands: Tally,
    /// The opponent; `None` in a patience, and for two people at one table.
    pub opponent: Option<Level>,
}

/// Numbers of games, by how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// All of them.
    pub played: u32,
    /// Those that were won.
    pub won: u32,
    /// Those without a winner.
    pub drawn: u32,
}

impl GameResult {
    /// The result of a hand, for south, from the points of south and north.
    fn of_hand(points: [u8; 2]) -> GameResult {
        GameResult::of(hand_winner(points).map(AnySeat::from))
    }

    /// The result, for south, of a game between two.
    fn of(winner: Option<AnySeat>) -> GameResult {
        match winner {
            None => GameResult::Drawn,
            Some(AnySeat::North) => GameResult::Lost,
            Some(_) => GameResult::Won,
        }
    }
}

impl Tally {
    fn of(results: impl Iterator<Item = GameResult>) -> Tally {
        let mut tally = Tally::default();
        results.for_each(|result| tally.count(result));
        tally
    }

    fn count(&mut self, result: GameResult) {
        self.played += 1;
        self.won += u32::from(result == GameResult::Won);
        self.drawn += u32::from(result == GameResult::Drawn);
    }

    fn add(&mut self, other: Tally) {
        self.played += other.played;
        self.won += other.won;
        self.drawn += other.drawn;
    }
}

impl Summary {
    /// The summary of a sitting that has left the table; an unfinished one counts as lost. `None` for a sitting
    /// without a move, and for one that did not begin with a deal number: a player who chooses the cards has not been
    /// dealt them.
    pub fn of(sitting: &Sitting) -> Option<Summary> {
        let Origin::Deal(deal) = *sitting.start().origin() else { return None };
        sitting.has_begun().then(|| Summary {
            options: sitting.start().options(),
            deal,
            grade: sitting.start().grade(),
            started: sitting.start().started(),
            result: GameResult::of_sitting(sitting),
            assistance: sitting.assistance(),
            score: sitting.best_score(),
            seconds: sitting.seconds(),
            moves: sitting.moves_made() + sitting.moves_ahead(),
            hands: Tally::of(curse::hand_points(sitting).map(GameResult::of_hand)),
            opponent: sitting.start().opponent(),
        })
    }

    /// Returns true if the deal could be won; `None` while that is unknown. A deal that was won could be won.
    pub fn could_be_won(&self) -> Option<bool> {
        match (self.result, self.grade) {
            (GameResult::Won, _) => Some(true),
            (_, grade) => grade.map(|grade| grade != Grade::CannotBeWon),
        }
    }

    /// The deal, if the statistics need its grade, which is not known yet.
    pub(crate) fn ungraded_deal(&self) -> Option<Line> {
        let counts = self.assistance == Assistance::None && self.options.game().properties().is_graded;
        (counts && self.grade.is_none()).then(|| Line::deal(self.options, self.deal))
    }
}

impl GameResult {
    /// The result of a sitting that does not continue.
    pub(crate) fn of_sitting(sitting: &Sitting) -> GameResult {
        match sitting.outcome() {
            Outcome::Won => GameResult::Won,
            Outcome::Lost | Outcome::Unfinished => GameResult::Lost,
            Outcome::Over => GameResult::of(curse::winner(&sitting.end_of_line())),
        }
    }
}

/// The statistics of all games with the same options.
///
/// Games with undo and games with help are counted apart: they make no streak, no best score and no best time, and the
/// charts leave them out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The games without assistance.
    pub games: Tally,
    /// The games in which undo helped.
    pub with_undo: Tally,
    /// The games with help.
    pub assisted: Tally,
    /// The hands of the games without assistance, in Curse.
    pub hands: Tally,
    /// The games without assistance against each opponent.
    pub by_opponent: BTreeMap<Level, Tally>,
    /// The difficulties of the deals of the games without assistance.
    pub deals: DealCounts,
    /// Number of games won in a row, up to the last one. A drawn game changes nothing.
    pub current_streak: u32,
    /// The longest streak of won games.
    pub longest_streak: u32,
    /// The most points, where the game counts them for one player.
    pub best_score: Option<u32>,
    /// The shortest time in which a game was won, in seconds.
    pub best_seconds: Option<u64>,
    /// Number of games by their points.
    pub scores: BTreeMap<u32, u32>,
    /// The time when each game began, in seconds since 1970, and its result, oldest first.
    pub over_time: Vec<(u64, GameResult)>,
}

/// The difficulties of the deals of games, in a game whose deals have grades.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DealCounts {
    /// The games by the grade of their deal, as far as that is known.
    pub by_grade: BTreeMap<Grade, Tally>,
    /// Number of games whose deal could be won.
    pub could_be_won: u32,
    /// Number of games for which it is unknown whether their deal could be won.
    pub undecided: u32,
}

impl DealCounts {
    fn count(&mut self, summary: &Summary) {
        match summary.could_be_won() {
            Some(could) => self.could_be_won += u32::from(could),
            None => self.undecided += 1,
        }
        if let Some(grade) = summary.grade {
            self.by_grade.entry(grade).or_default().count(summary.result);
        }
    }
}

impl Statistics {
    /// Counts the games with these options, in any order.
    pub fn of(options: AnyOptions, summaries: impl IntoIterator<Item = Summary>) -> Statistics {
        let mut counted: Vec<Summary> =
            summaries.into_iter().filter(|summary| summary.options == options).collect();
        counted.sort_by_key(|summary| summary.started);
        let mut statistics = Statistics::default();
        for summary in &counted {
            statistics.count(summary);
        }
        statistics
    }

    /// Counts one more game, which began after all games counted before.
    fn count(&mut self, summary: &Summary) {
        match summary.assistance {
            Assistance::None => {}
            Assistance::Undo => return self.with_undo.count(summary.result),
            Assistance::Help => return self.assisted.count(summary.result),
        }
        self.games.count(summary.result);
        self.hands.add(summary.hands);
        if let Some(opponent) = summary.opponent {
            self.by_opponent.entry(opponent).or_default().count(summary.result);
        }
        if summary.options.game().properties().is_graded {
            self.deals.count(summary);
        }
        self.over_time.push((summary.started, summary.result));
        if let Some(score) = summary.score {
            *self.scores.entry(score).or_default() += 1;
        }
        self.best_score = self.best_score.max(summary.score);
        match summary.result {
            GameResult::Won => self.count_win(summary.seconds),
            GameResult::Lost => self.current_streak = 0,
            GameResult::Drawn => {}
        }
    }

    fn count_win(&mut self, seconds: u64) {
        self.current_streak += 1;
        self.longest_streak = self.longest_streak.max(self.current_streak);
        let measured = (seconds > 0).then_some(seconds);
        self.best_seconds = self.best_seconds.into_iter().chain(measured).min();
    }
}
