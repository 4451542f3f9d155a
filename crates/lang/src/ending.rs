//! The sentences about a game that has ended.

use talon_query::{Grade, QUICK_PLAYS};
use talon_rules::{AnySeat, GameName};
use talon_table::{Assistance, Ending, Feat, Review, TurningPoint};

use crate::Lang;

impl Lang {
    /// The figures of a game that has ended: the name and the value of each.
    pub fn ending_figures(&self, ending: &Ending<'_>) -> Vec<(String, String)> {
        let points = ending.points.map(|(points, full)| {
            self.text_with("ending-points-value", &[("points", points.into()), ("full", full.into())])
        });
        let time = if ending.seconds > 0 { Some(self.duration(ending.seconds)) } else { None };
        let grade = ending.grade.map(|graded| {
            let grade = self.grade_name(graded.grade);
            if graded.grade == Grade::CannotBeWon {
                return grade;
            }
            let values =
                [("grade", grade.into()), ("wins", graded.wins.into()), ("plays", QUICK_PLAYS.into())];
            self.text_with("ending-grade-value", &values)
        });
        let streak = if ending.streak > 1 { Some(ending.streak.to_string()) } else { None };
        let of_match = ending.match_score().map(|score| self.match_figures(score, &ending.hands));
        let figures = [
            ("ending-points", points),
            ("ending-moves", Some(ending.moves.to_string())),
            ("ending-time", time),
            ("ending-grade", grade),
            ("ending-streak", streak),
        ];
        let named = |(id, value): (&str, Option<String>)| Some((self.text(id), value?));
        of_match.into_iter().flatten().chain(figures.into_iter().filter_map(named)).collect()
    }

    /// The figures of a match that has ended: its score, and the points of each hand if they are known.
    pub fn match_figures(&self, score: [u32; 2], hands: &[[u8; 2]]) -> Vec<(String, String)> {
        let hands = hands.iter().map(|points| self.points_of_hand(*points)).collect::<Vec<_>>().join(" · ");
        let figures = [("curse-score-title", self.match_score(score)), ("ending-hands", hands)];
        let named = figures.map(|(id, value)| (self.text(id), value));
        named.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }

    /// The score of a match: `South 11 : 5 North`.
    pub fn match_score(&self, [south, north]: [u32; 2]) -> String {
        let values = [
            ("south", self.seat_name(AnySeat::South).into()),
            ("north", self.seat_name(AnySeat::North).into()),
            ("left", south.into()),
            ("right", north.into()),
        ];
        self.text_with("curse-match-score", &values)
    }

    /// The winner of a hand and its points: `South 4`.
    fn points_of_hand(&self, points: [u8; 2]) -> String {
        let (seat, points) = match points {
            [0, 0] => return self.text("ending-hand-blocked"),
            [south, 0] => (AnySeat::South, south),
            [_, north] => (AnySeat::North, north),
        };
        let values = [("seat", self.seat_name(seat).into()), ("points", points.into())];
        self.text_with("ending-hand", &values)
    }

    /// The special thing about a patience that was won, as a sentence; empty if there is none.
    pub fn ending_feat(&self, ending: &Ending<'_>) -> String {
        ending.feat().map(|feat| self.feat(feat)).unwrap_or_default()
    }

    /// A feat, as a sentence.
    pub fn feat(&self, feat: Feat) -> String {
        let of = |id: &str, values: &[(&str, u32)]| {
            let values: Vec<_> = values.iter().map(|(name, value)| (*name, (*value).into())).collect();
            self.text_with(id, &values)
        };
        match feat {
            Feat::FirstWin => self.text("ending-first-win"),
            Feat::FirstUnaided => self.text("ending-first-unaided"),
            Feat::Streak { wins, games } => of("ending-longest-streak", &[("wins", wins), ("games", games)]),
            Feat::Fastest { wins } => of("ending-fastest", &[("wins", wins)]),
            Feat::FewestMoves { wins } => of("ending-fewest-moves", &[("wins", wins)]),
            Feat::HardDeal { wins } => of("ending-hard-deal", &[("wins", wins), ("plays", QUICK_PLAYS)]),
            Feat::Unaided { won, played } => of("ending-unaided", &[("won", won), ("played", played)]),
        }
    }

    /// The button that begins the next game: a new deal, or a new match.
    pub fn next_game(&self, game: GameName) -> String {
        self.text(if game.properties().players == 1 { "command-new-deal" } else { "ending-new-match" })
    }

    /// The move that lost a game, in one sentence; empty after a win.
    pub fn ending_loss(&self, ending: &Ending<'_>) -> String {
        match ending.review.map(Review::turning_point) {
            None => String::new(),
            Some(TurningPoint::FromTheStart) => self.text("ending-never-winnable"),
            Some(_) => ending.review.map(|review| self.review_verdict(review)).unwrap_or_default(),
        }
    }

    /// The help that the player had, and how the game counts for it; empty if there was none.
    pub fn ending_assistance(&self, ending: &Ending<'_>) -> String {
        match ending.assistance {
            Assistance::None => String::new(),
            Assistance::Undo => self.text("ending-with-undo"),
            Assistance::Help => self.text("ending-assisted"),
        }
    }

    /// The button that begins a lost game again from the move that lost it; `None` while that is unknown.
    pub fn ending_try_again(&self, ending: &Ending<'_>) -> Option<String> {
        let position = ending.review?.turning_position()?;
        Some(self.text_with("ending-try-again", &[("number", (position + 1).into())]))
    }
}
