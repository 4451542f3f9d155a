use talon_rules::curse::{Layout, Seat};

/// The value of each result of a hand for a seat: its points, or its match equity.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MatchEquity {
    /// For each result of the hand, from 12 points for the other seat to 12 for this one.
    values: [f32; 25],
}

/// Maximum number of points of a hand: eleven tiles and a match.
const MOST_POINTS: i8 = 12;

impl MatchEquity {
    /// The points themselves.
    pub(super) fn points() -> MatchEquity {
        MatchEquity { values: std::array::from_fn(|place| place as f32 - f32::from(MOST_POINTS)) }
    }

    /// The probability of winning the match, scaled to be about as large as points.
    ///
    /// The loser of a hand chooses who leads the next one, and should lead; after a blocked hand the coin
    /// decides.
    pub(super) fn of_match(seat: Seat, score: [u8; 2], target: u8) -> MatchEquity {
        let table = MatchEquityTable::new(target);
        let needs = [seat, seat.other()].map(|seat| target.saturating_sub(score[seat.index()]));
        let chances: [f64; 25] = std::array::from_fn(|place| {
            let points = place as i8 - MOST_POINTS;
            table.after(needs, points)
        });
        let scale = f64::from(MOST_POINTS) / 2.0 / (chances[18] - chances[6]).max(0.01);
        MatchEquity { values: chances.map(|chance| (chance * scale) as f32) }
    }

    /// The values for a hand: match equity if the match is near its end, otherwise points.
    pub(super) fn of(layout: &Layout, seat: Seat) -> MatchEquity {
        let target = layout.options.target();
        match layout.game {
            Some(game) if game.score.iter().any(|score| score + NEAR_THE_END >= target) => {
                MatchEquity::of_match(seat, game.score, target)
            }
            _ => MatchEquity::points(),
        }
    }

    /// The value of a hand that ends with these points for the seat; below 0 for the other.
    pub(super) fn value(&self, points: i8) -> f32 {
        self.values[(points + MOST_POINTS) as usize]
    }
}

/// A match is near its end when a seat needs at most this number of points. Earlier, all points are worth
/// about the same, and with few worlds points are less noisy than wins: match equity from the start won fewer
/// matches, see `docs/LEVELS.md`.
const NEAR_THE_END: u8 = 4;

/// Number of hands in which the leader ended with each result, from 12 lost to 12 won, in 1,500 hands of
/// `best` against itself with 3,000 nodes a move. 36 of 100 were blocked, and the leader made 0.43 ± 0.10
/// points a hand.
///
/// `cargo run --release -p talon-bots --example opponents -- leader 1500 3000` prints them.
const LEADER_RESULTS: [u16; 25] =
    [0, 0, 0, 0, 0, 0, 1, 2, 23, 54, 130, 171, 540, 180, 181, 117, 63, 31, 6, 1, 0, 0, 0, 0, 0];

/// A match equity table: the probability that a player wins a match between equals, by the points that both
/// still need.
#[derive(Debug)]
pub(super) struct MatchEquityTable {
    target: usize,
    /// For the points that the leader needs and those that the other needs, from 1.
    leader: Vec<f64>,
}

impl MatchEquityTable {
    /// Fills the table from the end of the match: each hand either brings one player nearer to the target or
    /// is blocked.
    pub(super) fn new(target: u8) -> MatchEquityTable {
        let target = usize::from(target);
        let mut table = MatchEquityTable { target, leader: vec![0.0; (target + 1) * (target + 1)] };
        for total in 2..=2 * target {
            for own in 1..total {
                let other = total - own;
                if own <= other && other <= target {
                    table.fill(own, other);
                }
            }
        }
        table
    }

    /// Computes the equities at one score for both possible leaders. A blocked hand leaves the score as it is
    /// and the coin decides, so the two depend on each other: two linear equations.
    fn fill(&mut self, own: usize, other: usize) {
        let total: f64 = LEADER_RESULTS.iter().map(|count| f64::from(*count)).sum();
        let blocked = f64::from(LEADER_RESULTS[12]) / total;
        let decided = |own: usize, other: usize| -> f64 {
            let results = LEADER_RESULTS.iter().enumerate().filter(|(place, _)| *place != 12);
            results
                .map(|(place, count)| {
                    f64::from(*count) / total * self.after([own as u8, other as u8], place as i8 - 12)
                })
                .sum()
        };
        let [one, two] = [decided(own, other), decided(other, own)];
        // x = one + blocked (x + 1 - y) / 2 and y = two + blocked (y + 1 - x) / 2.
        let half = blocked / 2.0;
        let [first, second] = [one + half, two + half];
        let determinant = (1.0 - half) * (1.0 - half) - half * half;
        let x = ((1.0 - half) * first - half * second) / determinant;
        let y = ((1.0 - half) * second - half * first) / determinant;
        self.leader[own * (self.target + 1) + other] = x;
        self.leader[other * (self.target + 1) + own] = y;
    }

    /// The probability that the leader wins, given the points that each player needs.
    pub(super) fn leading(&self, own: usize, other: usize) -> f64 {
        self.leader[own * (self.target + 1) + other]
    }

    /// The probability that a seat wins the match after a hand with these points for it, given the points
    /// that both needed before.
    pub(super) fn after(&self, [own, other]: [u8; 2], points: i8) -> f64 {
        let [won, lost] = [points.max(0), (-points).max(0)].map(|points| points.unsigned_abs());
        let [own_left, other_left] = [own.saturating_sub(won), other.saturating_sub(lost)].map(usize::from);
        match (own_left, other_left) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            (own, other) if won > 0 => 1.0 - self.leading(other, own),
            (own, other) if lost > 0 => self.leading(own, other),
            (own, other) => (self.leading(own, other) + 1.0 - self.leading(other, own)) / 2.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};

    use super::*;

    #[test]
    fn points_count_until_a_match_is_near_its_end() {
        let mut layout = State::deal(&Options::MATCH, DealNumber::new(0).unwrap()).layout();
        for (score, is_near) in [([0, 0], false), ([6, 6], false), ([7, 0], true), ([2, 10], true)] {
            layout.game.as_mut().unwrap().score = score;
            let expected =
                if is_near { MatchEquity::of_match(Seat::North, score, 11) } else { MatchEquity::points() };
            assert_eq!(MatchEquity::of(&layout, Seat::North), expected, "{score:?}");
        }
    }

    /// The table satisfies its own equations.
    #[test]
    fn the_table_satisfies_its_equations() {
        let table = MatchEquityTable::new(11);
        let total: f64 = LEADER_RESULTS.iter().map(|count| f64::from(*count)).sum();
        for own in 1..=11_u8 {
            for other in 1..=11_u8 {
                let results = LEADER_RESULTS.iter().zip(-MOST_POINTS..);
                let chance: f64 = results
                    .map(|(count, points)| f64::from(*count) / total * table.after([own, other], points))
                    .sum();
                let listed = table.leading(own.into(), other.into());
                assert!((listed - chance).abs() < 1e-9, "{own} {other}: {listed} or {chance}");
            }
        }
    }

    #[test]
    fn nearer_is_better_and_so_is_leading() {
        let table = MatchEquityTable::new(11);
        for own in 2..=11 {
            for other in 1..=11 {
                assert!(table.leading(own - 1, other) > table.leading(own, other));
                assert!(table.leading(own, other) > 1.0 - table.leading(other, own));
            }
        }
    }

    /// At 10 to 9 one point wins as much as twelve, and a blocked hand is worth about half.
    #[test]
    fn a_player_who_needs_one_point_wants_no_more() {
        let equity = MatchEquity::of_match(Seat::South, [10, 9], 11);
        assert_eq!(equity.value(1), equity.value(12));
        assert!(equity.value(0) - equity.value(-2) > 0.3 * (equity.value(1) - equity.value(-2)));
        let even = MatchEquity::of_match(Seat::North, [0, 0], 11);
        assert!(even.value(6) > even.value(3) && even.value(3) > even.value(0));
    }
}
