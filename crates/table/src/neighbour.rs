use crate::Spot;

/// How much farther away a spot counts for each step to the side of the direction.
const SIDEWAYS: f64 = 3.0;

/// How much farther away a spot counts that lies more to the side than ahead. Such a spot comes after all others, because another
/// arrow key points to it better.
const ASIDE: f64 = 1e6;

/// The spot that an arrow key leads to: the nearest one in a direction, where a spot straight ahead counts as nearer than one
/// to the side, and one that is more to the side than ahead comes last. `None` if there is no spot in the direction.
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
        let aside = if sideways > ahead { ASIDE } else { 0.0 };
        if ahead > 0.5 { Some(ahead + SIDEWAYS * sideways + aside) } else { None }
    };
    let ahead = spots.into_iter().filter_map(|(spot, point)| Some((spot, cost(point)?)));
    ahead.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(spot, _)| spot)
}
