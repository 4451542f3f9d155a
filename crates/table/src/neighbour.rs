use crate::Spot;

/// The number of steps that one step to the side of the direction counts for.
const SIDEWAYS: f64 = 3.0;

/// The spot that an arrow key leads to: the nearest one in a direction, where a spot straight ahead counts as nearer
/// than one to the side. One that is more to the side than ahead comes last, because another arrow key points to it
/// better. A spot that is nobody's neighbour this way comes first from the spot that lies next to it. `None` if there
/// is no spot in the direction.
///
/// Points and the direction are given as lengths to the right and down; the direction has one length of 1 or −1 and one
/// of 0.
///
/// # Examples
///
/// ```
/// use talon_table::{Spot, neighbour};
///
/// let spots = [(Spot::Stock, (0.0, 0.0)), (Spot::Waste, (20.0, 0.0)), (Spot::Reserve(1), (10.0, 30.0))];
/// assert_eq!(neighbour((0.0, 0.0), (1.0, 0.0), spots), Some(Spot::Waste));
/// assert_eq!(neighbour((0.0, 0.0), (0.0, 1.0), spots), Some(Spot::Reserve(1)));
/// assert_eq!(neighbour((0.0, 0.0), (-1.0, 0.0), spots), None);
/// ```
pub fn neighbour(
    from: Point,
    direction: Point,
    spots: impl IntoIterator<Item = (Spot, Point)>,
) -> Option<Spot> {
    let spots: Vec<(Spot, Point)> = spots.into_iter().collect();
    let points: Vec<Point> = spots.iter().map(|(_, point)| *point).collect();
    let index = lonely(from, direction, &points).or_else(|| nearest(from, direction, &points))?;
    Some(spots[index].0)
}

/// A place on the table, or a way: to the right and down.
type Point = (f64, f64);

const DIRECTIONS: [Point; 4] = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];

/// The distances of a point ahead and to the side.
fn offset(from: Point, (right, down): Point, (x, y): Point) -> (f64, f64) {
    let (across, along) = (x - from.0, y - from.1);
    (across * right + along * down, (across * down).abs() + (along * right).abs())
}

/// The index of the nearest point in a direction.
fn nearest(from: Point, direction: Point, points: &[Point]) -> Option<usize> {
    let cost = |point: Point| {
        let (ahead, sideways) = offset(from, direction, point);
        if ahead > 0.5 { Some((sideways > ahead, ahead + SIDEWAYS * sideways)) } else { None }
    };
    let ahead = points.iter().enumerate().filter_map(|(index, point)| Some((index, cost(*point)?)));
    let nearest = ahead.min_by(|(_, (is_aside, cost)), (_, (other_is_aside, other))| {
        is_aside.cmp(other_is_aside).then(cost.total_cmp(other))
    });
    nearest.map(|(index, _)| index)
}

/// The index of a point in a direction that is the nearest of no other, if this point is next to it.
fn lonely(from: Point, direction: Point, points: &[Point]) -> Option<usize> {
    let distance = |one: Point, other: Point| (one.0 - other.0).hypot(one.1 - other.1);
    let is_next_to = |point: Point| {
        let others = points.iter().map(|other| distance(*other, point)).filter(|length| *length > 0.0);
        others.min_by(f64::total_cmp) == Some(distance(from, point))
    };
    let is_led_to = |index: usize| {
        let mut ways =
            points.iter().flat_map(|point| DIRECTIONS.map(|direction| nearest(*point, direction, points)));
        ways.any(|way| way == Some(index))
    };
    (0..points.len()).find(|index| {
        let (ahead, sideways) = offset(from, direction, points[*index]);
        ahead > 0.5 && sideways <= ahead && is_next_to(points[*index]) && !is_led_to(*index)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_that_is_nobodys_neighbour_is_reached_from_the_spot_next_to_it() {
        let spots = [
            (Spot::Set, (151.0, 244.0)),
            (Spot::Side(1), (240.0, 198.0)),
            (Spot::Side(2), (89.0, 198.0)),
            (Spot::Side(3), (252.0, 291.0)),
            (Spot::Side(4), (81.0, 291.0)),
        ];
        assert_eq!(neighbour((89.0, 198.0), (1.0, 0.0), spots), Some(Spot::Set));
        assert_eq!(neighbour((151.0, 244.0), (1.0, 0.0), spots), Some(Spot::Side(1)));
        assert_eq!(neighbour((240.0, 198.0), (-1.0, 0.0), spots), Some(Spot::Side(2)));
    }

    #[test]
    fn a_spot_as_far_aside_as_ahead_still_counts_as_ahead() {
        let (near, far) = (Spot::Side(1), Spot::Side(2));
        let to = |spots: &[(Spot, Point)]| neighbour((0.0, 0.0), (1.0, 0.0), spots.to_vec());
        assert_eq!(to(&[(far, (41.0, 0.0)), (near, (10.0, 10.0))]), Some(near), "it counts 40");
        assert_eq!(to(&[(far, (39.0, 0.0)), (near, (10.0, 10.0))]), Some(far));
        assert_eq!(
            to(&[(far, (900.0, 0.0)), (near, (10.0, 10.1))]),
            Some(far),
            "it is more aside than ahead"
        );
        assert_eq!(to(&[(far, (20.0, 0.0)), (near, (10.0, 0.0))]), Some(near));
        assert_eq!(to(&[(near, (0.5, 0.0))]), None, "half a length is not ahead");
    }

    #[test]
    fn a_table_that_is_turned_or_seen_in_a_mirror_has_the_same_neighbours() {
        let mut seed = 1_u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 58) as f64
        };
        let turns: [fn(Point) -> Point; 4] =
            [|(x, y)| (-y, x), |(x, y)| (-x, -y), |(x, y)| (-x, y), |(x, y)| (y, x)];
        for _ in 0..300 {
            let points: Vec<Point> = (0..6).map(|_| (next(), next())).collect();
            for from in &points {
                for direction in DIRECTIONS {
                    let plain = neighbours(*from, direction, &points, |point| point);
                    for turn in turns {
                        assert_eq!(neighbours(*from, direction, &points, turn), plain, "{points:?}");
                    }
                }
            }
        }
    }

    fn neighbours(from: Point, direction: Point, points: &[Point], turn: fn(Point) -> Point) -> Option<Spot> {
        let spots = (0..).zip(points).map(|(number, point)| (Spot::Side(number), turn(*point)));
        neighbour(turn(from), turn(direction), spots)
    }
}
