//! The content of a review's graph, as plain numbers.

use talon_table::Review;

/// One position in the graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bar {
    /// The points so far, as a fraction of the highest bar.
    pub(super) score: f64,
    /// The points that were still possible, as a fraction of the highest bar.
    pub(super) most: f64,
    /// True if it could still be won; `None` where that is not known.
    pub(super) can_be_won: Option<bool>,
}

/// Successive positions with the same verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    /// The first position.
    pub(super) from: usize,
    /// The number of positions.
    pub(super) count: usize,
    /// True if they could still be won.
    pub(super) can_be_won: Option<bool>,
}

/// A bar for each position.
pub(super) fn bars(review: &Review) -> Vec<Bar> {
    let full = f64::from(review.points_that_win().max(1));
    let bar = |(position, game): (usize, &talon_rules::AnyGame)| Bar {
        score: f64::from(game.score().unwrap_or_default()) / full,
        most: f64::from(review.most_points(position).points) / full,
        can_be_won: review.can_be_won(position),
    };
    review.positions().iter().enumerate().map(bar).collect()
}

/// The runs of equal verdicts, from the first position to the last.
pub(super) fn runs(bars: &[Bar]) -> Vec<Run> {
    let mut from = 0;
    bars.chunk_by(|one, other| one.can_be_won == other.can_be_won)
        .map(|chunk| {
            let run = Run { from, count: chunk.len(), can_be_won: chunk[0].can_be_won };
            from += chunk.len();
            run
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use talon_query::{Answer, Verdict};
    use talon_rules::pieces::DealNumber;
    use talon_rules::{AnyOptions, GameName};
    use talon_table::{Inquiry, Sitting, Start};

    use super::*;

    fn reviewed(answer: Option<Answer>) -> Vec<Bar> {
        let options = AnyOptions::usual(GameName::Doublets);
        let mut sitting = Sitting::new(Start::deal(options, DealNumber::new(17).unwrap(), 0));
        for _ in 0..3 {
            let flip = sitting.game().read_move("flip").unwrap();
            sitting.play(flip).unwrap();
        }
        let mut review = Review::new(&sitting, |_| None).unwrap();
        answer.into_iter().for_each(|answer| review.receive(answer));
        bars(&review)
    }

    #[test]
    fn a_bar_stands_for_each_position() {
        let bars = reviewed(None);
        assert_eq!(bars.len(), 4);
        assert!(bars.iter().all(|bar| bar.score == 1.0 / 48.0 && bar.can_be_won.is_none()), "{bars:?}");
    }

    #[test]
    fn equal_verdicts_join_into_runs() {
        let run = |from, count, can_be_won| Run { from, count, can_be_won };
        assert_eq!(runs(&reviewed(None)), [run(0, 4, None)]);
        assert_eq!(runs(&reviewed(Some(Answer::Verdict(Verdict::Lost)))), [run(0, 4, Some(false))]);
        // The first question is about the first position alone.
        assert_eq!(
            runs(&reviewed(Some(Answer::Verdict(Verdict::Won(Vec::new()))))),
            [run(0, 1, Some(true)), run(1, 3, None)]
        );
        assert_eq!(runs(&[]), []);
    }
}
