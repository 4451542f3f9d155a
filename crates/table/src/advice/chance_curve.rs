use talon_query::{Answer, Query};
use talon_rules::{AnyGame, AnySeat, AnyView, Status};

use super::{Inquiry, OddsCount, Review};

/// Number of worlds that are played at each point. The error of a chance is then at most about a tenth.
const WORLDS: u32 = 24;

/// The chance that the fair adviser wins from each position of a finished patience, as a curve: what the game was worth
/// to a player who cannot peek.
///
/// The adviser takes far longer than a solver. Therefore the curve has few points, and all of them grow evenly.
#[derive(Clone, Debug)]
pub struct ChanceCurve {
    points: Vec<Point>,
}

/// One position on the curve.
#[derive(Clone, Debug)]
struct Point {
    position: usize,
    view: AnyView,
    count: OddsCount,
    /// True if there is nothing more to count.
    is_done: bool,
}

impl Point {
    fn new(position: usize, game: &AnyGame) -> Point {
        let status = game.status();
        let certain = OddsCount { wins: u32::from(status == Status::Won), worlds: 1, all: 1 };
        let is_done = status != Status::Playing;
        let count = if is_done { certain } else { OddsCount::default() };
        Point { position, view: game.view(AnySeat::of(game.name())[0]), count, is_done }
    }
}

impl ChanceCurve {
    /// A curve through at most `most` positions of a review, at even distances, the first and the last one included.
    pub fn new(review: &Review, most: usize) -> ChanceCurve {
        let last = review.positions().len() - 1;
        let steps = last.min(most.saturating_sub(1)).max(1);
        let mut places: Vec<usize> = (0..=steps).map(|step| last * step / steps).collect();
        places.dedup();
        let point = |position: usize| Point::new(position, &review.positions()[position]);
        ChanceCurve { points: places.into_iter().map(point).collect() }
    }

    /// The positions of the curve, counted from 0, with the worlds that have been played there. Positions without any are
    /// left out.
    pub fn points(&self) -> impl Iterator<Item = (usize, OddsCount)> {
        let counted = self.points.iter().filter(|point| point.count.worlds > 0);
        counted.map(|point| (point.position, point.count))
    }

    /// The worlds that have been played at a position, if it is on the curve.
    pub fn at(&self, position: usize) -> Option<OddsCount> {
        self.points().find(|(other, _)| *other == position).map(|(_, count)| count)
    }

    /// The index of the point that is counted next: the one with the fewest worlds.
    fn next(&self) -> Option<usize> {
        let open = self.points.iter().enumerate().filter(|(_, point)| !point.is_done);
        open.min_by_key(|(_, point)| point.count.worlds).map(|(index, _)| index)
    }
}

impl Inquiry for ChanceCurve {
    fn next_query(&self) -> Option<Query> {
        let point = &self.points[self.next()?];
        Some(Query::Odds { view: point.view.clone(), from: point.count.worlds })
    }

    fn receive(&mut self, answer: Answer) {
        let Some(index) = self.next() else { return };
        let point = &mut self.points[index];
        match answer {
            Answer::Odds(sample) => {
                point.count.wins += sample.odds.wins;
                point.count.worlds += sample.odds.worlds;
                point.count.all = sample.all;
                point.is_done = point.count.worlds >= WORLDS.min(sample.all);
            }
            _ => point.is_done = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_query::{Odds, Sample};
    use talon_rules::pieces::DealNumber;
    use talon_rules::{AnyOptions, GameName};

    use super::*;
    use crate::{Sitting, Start};

    /// A review after `count` turned cards.
    fn review(count: usize) -> Review {
        let options = AnyOptions::usual(GameName::Doublets);
        let mut sitting = Sitting::new(Start::deal(options, DealNumber::new(17).unwrap(), 0));
        for _ in 0..count {
            let flip = sitting.game().read_move("flip").unwrap();
            sitting.play(flip).unwrap();
        }
        Review::new(&sitting, |_| None).unwrap()
    }

    fn odds(wins: u32, worlds: u32) -> Answer {
        Answer::Odds(Sample { odds: Odds { wins, worlds }, all: 100 })
    }

    #[test]
    fn the_points_are_spread_evenly_from_the_first_position_to_the_last() {
        for (moves, most, expected) in
            [(20, 5, vec![0, 5, 10, 15, 20]), (3, 17, vec![0, 1, 2, 3]), (0, 5, vec![0])]
        {
            let mut curve = ChanceCurve::new(&review(moves), most);
            for _ in 0..expected.len() {
                curve.receive(odds(1, 4));
            }
            let positions: Vec<usize> = curve.points().map(|(position, _)| position).collect();
            assert_eq!(positions, expected, "{moves} moves, at most {most} points");
        }
    }

    #[test]
    fn all_points_grow_evenly_until_enough_worlds_are_played() {
        let mut curve = ChanceCurve::new(&review(2), 3);
        let mut rounds = 0;
        while let Some(query) = curve.next_query() {
            let Query::Odds { from, .. } = query else { panic!("{query:?}") };
            assert_eq!(from, rounds / 3 * 8);
            curve.receive(odds(2, 8));
            rounds += 1;
        }
        let counts: Vec<OddsCount> = curve.points().map(|(_, count)| count).collect();
        assert_eq!(counts, [OddsCount { wins: 6, worlds: 24, all: 100 }; 3]);
    }

    #[test]
    fn a_point_without_an_answer_is_left_out() {
        let mut curve = ChanceCurve::new(&review(1), 2);
        curve.receive(Answer::NotFound);
        curve.receive(odds(3, 24));
        assert_eq!(curve.next_query(), None);
        assert_eq!((curve.at(0), curve.at(1).map(|count| count.wins)), (None, Some(3)));
    }
}
