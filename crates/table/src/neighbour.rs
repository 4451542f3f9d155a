use crate::Spot;

/// How much farther away a spot counts for each step to the side of the direction.
const SIDEWAYS: f64 = 3.0;

/// The spot that an arrow key leads to: the nearest one in a direction, where a spot straight ahead counts as nearer than one
/// to the side. One that is more to the side than ahead comes last, because another arrow key points to it better. `None` if
/// there is no spot in the direction.
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
    from: (f64, f64),
    (right, down): (f64, f64),
    spots: impl IntoIterator<Item = (Spot, (f64, f64))>,
) -> Option<Spot> {
    let cost = |(x, y): (f64, f64)| {
        let (across, along) = (x - from.0, y - from.1);
        let ahead = across * right + along * down;
        let sideways = (across * down).abs() + (along * right).abs();
        if ahead > 0.5 { Some((sideways > ahead, ahead + SIDEWAYS * sideways)) } else { None }
    };
    let ahead = spots.into_iter().filter_map(|(spot, point)| Some((spot, cost(point)?)));
    let nearest = ahead.min_by(|(_, (is_aside, cost)), (_, (other_is_aside, other))| {
        is_aside.cmp(other_is_aside).then(cost.total_cmp(other))
    });
    nearest.map(|(spot, _)| spot)
}
