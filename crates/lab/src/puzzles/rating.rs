//! The difficulty of a puzzle, from the shares of quick players that answer its questions right.

/// The rating of a quick player.
const QUICK_PLAYER: f64 = 1500.0;

/// The distance of ratings at which the better player has ten times the odds.
const SCALE: f64 = 400.0;

/// The answers of quick players to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct QuickAnswers {
    /// Number of quick players.
    pub(super) players: u32,
    /// Number of those that answer right.
    pub(super) right: u32,
    /// Number of different answers to the question.
    pub(super) answers: usize,
}

impl QuickAnswers {
    /// Returns true if at most this share of the players, in per cent, answers right.
    pub(super) fn are_right_at_most(self, per_cent: u32) -> bool {
        self.right * 100 <= self.players * per_cent
    }

    /// The rating of the question, if every second quick player guesses instead.
    fn rating(self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a question has few answers")]
        let guessing = 1.0 / self.answers.max(1) as f64;
        let share = f64::midpoint(f64::from(self.right) / f64::from(self.players.max(1)), guessing);
        QUICK_PLAYER + SCALE * ((1.0 - share) / share).log10()
    }
}

/// The rating of a puzzle from the answers to its questions: the rating of a player who answers all questions right
/// half of the time, if the chances follow a logistic curve (A. Elo: The Rating of Chessplayers, 1978).
pub(super) fn rating(questions: &[QuickAnswers]) -> u16 {
    let questions: Vec<f64> = questions.iter().map(|question| question.rating()).collect();
    let chance = |player: f64| -> f64 {
        questions.iter().map(|question| 1.0 / (1.0 + 10_f64.powf((question - player) / SCALE))).product()
    };
    let (mut low, mut high) = (0.0, 4000.0);
    for _ in 0..32 {
        let middle = f64::midpoint(low, high);
        if chance(middle) < 0.5 { low = middle } else { high = middle }
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 4000")]
    let rating = low.round() as u16;
    rating
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(right: u32, answers: usize) -> QuickAnswers {
        QuickAnswers { players: 200, right, answers }
    }

    #[test]
    fn a_question_that_half_of_the_quick_players_answer_has_their_rating() {
        assert_eq!(rating(&[question(100, 2)]), 1500);
    }

    #[test]
    fn each_question_each_answer_and_each_mistake_makes_a_puzzle_harder() {
        let easy = rating(&[question(60, 2)]);
        assert!(rating(&[question(60, 2), question(150, 2)]) > easy);
        assert!(rating(&[question(60, 4)]) > easy);
        assert!(rating(&[question(0, 2)]) > easy);
    }
}
