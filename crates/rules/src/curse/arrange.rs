use super::state::{Branch, Hand, sides_of};
use super::{Layout, Seat};
use crate::pieces::{Tile, TileSet};
use crate::{Fault, Faults, Problem};

/// Checks an arrangement against the rules.
///
/// # Errors
/// All its faults.
pub(super) fn check(layout: &Layout) -> Result<(), Faults> {
    let mut faults = Vec::new();
    check_tiles(layout, &mut faults);
    check_sizes(layout, &mut faults);
    check_branches(layout, &mut faults);
    match layout.points {
        Some(points) => check_ended(layout, points, &mut faults),
        None => check_playing(layout, &mut faults),
    }
    check_match(layout, &mut faults);
    Faults::none_of(faults)
}

/// The hand of a layout without faults.
pub(super) fn hand_of(layout: &Layout) -> Hand {
    let sorted = |tiles: &[Option<Tile>]| {
        let mut tiles: Vec<Tile> = tiles.iter().copied().flatten().collect();
        tiles.sort_unstable();
        tiles
    };
    let [south, north] = layout.hands.each_ref().map(|tiles| sorted(tiles).into_iter().collect());
    Hand {
        set: layout.set,
        branches: layout.branches.iter().map(Branch::from).collect(),
        tiles: [south, north],
        aside: sorted(&layout.aside).into_iter().collect(),
        turn: layout.turn,
        again: layout.again,
        passes: layout.passes,
        leader: layout.leader.or(if layout.set.is_none() { layout.turn } else { None }),
        points: layout.points,
        history: Vec::new(),
    }
}

/// C1: every tile is in one place.
fn check_tiles(layout: &Layout, faults: &mut Vec<Fault>) {
    let set: TileSet = layout.options.set().collect();
    let mut distinct = TileSet::EMPTY;
    let mut hidden = false;
    let [south, north] = &layout.hands;
    for (path, tiles) in [("hands.south", south), ("hands.north", north), ("aside", &layout.aside)] {
        for (place, tile) in tiles.iter().enumerate() {
            let path = format!("{path}[{place}]");
            match tile {
                None => {
                    hidden = true;
                    faults.push(Fault::new(path, Problem::Hidden));
                }
                Some(tile) if !distinct.insert(*tile) => {
                    faults.push(Fault::new(path, Problem::TileTwice(*tile)));
                }
                Some(tile) if !set.contains(*tile) => faults.push(not_in_set(path)),
                Some(_) => {}
            }
        }
    }
    let played = layout.branches.iter().flat_map(|branch| branch.tiles.iter().copied());
    for tile in layout.set.into_iter().chain(played) {
        if !distinct.insert(tile) {
            faults.push(Fault::new("branches", Problem::TileTwice(tile)));
        }
        if !set.contains(tile) {
            faults.push(not_in_set("branches".to_owned()));
        }
    }
    // A hidden piece may be the missing one, so it is not reported as missing as well.
    if !hidden {
        let missing = set.iter().filter(|tile| !distinct.contains(*tile));
        faults.extend(missing.map(|tile| Fault::new("tiles", Problem::TileMissing(tile))));
    }
}

/// C1: a tile with a number that the set does not have.
fn not_in_set(path: String) -> Fault {
    Fault::of("C1", path, Problem::Special("this tile is not in the set that the options name"))
}

/// C1: six tiles lie aside, a hand has at most eleven, and the leader's hand at most ten once the set lies; in a small set
/// as its options say.
fn check_sizes(layout: &Layout, faults: &mut Vec<Fault>) {
    let (expected, count) = (layout.options.aside_size(), layout.aside.len());
    if count != expected {
        faults.push(Fault::of("C1", "aside", Problem::Length { expected, found: count }));
    }
    for seat in Seat::BOTH {
        let led = layout.set.is_some() && layout.leader == Some(seat);
        let (most, count) = (layout.options.hand_size() - usize::from(led), layout.hands[seat.index()].len());
        if count > most {
            faults.push(Fault::of("C1", format!("hands.{seat}"), Problem::TooMany { most, found: count }));
        }
    }
}

/// C4 and C5: the sides are those of the set, and each tile joins the one before.
fn check_branches(layout: &Layout, faults: &mut Vec<Fault>) {
    let sides = layout.set.map(sides_of);
    let (expected, count) = (sides.map_or(0, |sides| sides.len()), layout.branches.len());
    if count != expected {
        faults.push(Fault::of("C4", "branches", Problem::Length { expected, found: count }));
        return;
    }
    for (place, (branch, from)) in layout.branches.iter().zip(sides.into_iter().flatten()).enumerate() {
        let disagrees = |number: u8| Problem::Disagrees { expected: number.to_string() };
        if branch.from != from {
            faults.push(Fault::of("C4", format!("branches[{place}].from"), disagrees(from)));
        }
        let end = branch.tiles.iter().try_fold(from, |end, tile| tile.other_end(end));
        match end {
            Some(end) if end == branch.end => {}
            Some(end) => faults.push(Fault::of("C4", format!("branches[{place}].end"), disagrees(end))),
            None => {
                let problem = Problem::Special("each tile must have the open end of the one before");
                faults.push(Fault::of("C5", format!("branches[{place}].tiles"), problem));
            }
        }
    }
}

/// C3 and C8: the conditions while a hand is played.
fn check_playing(layout: &Layout, faults: &mut Vec<Fault>) {
    if layout.turn.is_none() {
        faults.push(Fault::of("C3", "turn", Problem::Empty));
    }
    if layout.set.is_none() && layout.leader.is_some() && layout.leader != layout.turn {
        let problem = Problem::Special("before the set lies, it is the leader's turn");
        faults.push(Fault::of("C3", "leader", problem));
    }
    for seat in Seat::BOTH {
        if layout.hands[seat.index()].is_empty() {
            let problem = Problem::Special("a hand without tiles has ended and needs its points");
            faults.push(Fault::of("C8", format!("hands.{seat}"), problem));
        }
    }
    let most = usize::from(layout.set.is_some());
    if usize::from(layout.passes) > most {
        let problem = Problem::TooMany { most, found: layout.passes.into() };
        faults.push(Fault::of("C8", "passes", problem));
    }
    let played_one = layout.branches.iter().any(|branch| !branch.tiles.is_empty());
    if layout.again && (layout.passes > 0 || !played_one) {
        let problem = Problem::Special("only a play can have made a match");
        faults.push(Fault::of("C7", "again", problem));
    }
}

/// C8 and C9: the conditions after the end of a hand.
fn check_ended(layout: &Layout, points: [u8; 2], faults: &mut Vec<Fault>) {
    if layout.turn.is_some() {
        faults.push(Fault::of("C8", "turn", Problem::NotEmpty));
    }
    if layout.again {
        let problem = Problem::Special("nobody plays again when the hand has ended");
        faults.push(Fault::of("C8", "again", problem));
    }
    let left = layout.hands.each_ref().map(Vec::len);
    let points = points.map(usize::from);
    let possible = match left {
        // The seat that is out has a point for each tile of the other, and perhaps one for a match.
        [0, left] if left > 0 => (points[0] == left || points[0] == left + 1) && points[1] == 0,
        [left, 0] if left > 0 => (points[1] == left || points[1] == left + 1) && points[0] == 0,
        _ => points == [0, 0] && layout.passes == 2,
    };
    let passes_fit = layout.passes == if left.contains(&0) { 0 } else { 2 };
    if !possible {
        let problem = Problem::Special("these points do not follow from the tiles that are left");
        faults.push(Fault::of("C9", "points", problem));
    } else if !passes_fit {
        let problem = Problem::Special("a hand ends with a last tile or with two passes");
        faults.push(Fault::of("C8", "passes", problem));
    }
}

/// C10: the score of a match agrees with its target.
fn check_match(layout: &Layout, faults: &mut Vec<Fault>) {
    let Some(game) = layout.game else {
        if layout.options.is_match() {
            faults.push(Fault::of("C10", "match", Problem::Empty));
        }
        return;
    };
    if !layout.options.is_match() {
        faults.push(Fault::of("C10", "match", Problem::NotEmpty));
        return;
    }
    if game.hand == 0 {
        let problem = Problem::Special("the first hand is number 1");
        faults.push(Fault::of("C10", "match.hand", problem));
    }
    let points = layout.points.unwrap_or_default();
    for seat in Seat::BOTH {
        let path = || format!("match.score.{seat}");
        let (score, won) = (game.score[seat.index()], points[seat.index()]);
        let most = layout.options.target() - 1;
        match score.checked_sub(won) {
            None => {
                let problem = Problem::Special("the points of the hand on the table are part of the score");
                faults.push(Fault::of("C10", path(), problem));
            }
            Some(before) if before > most => {
                let most = usize::from(most) + usize::from(won);
                let problem = Problem::TooMany { most, found: score.into() };
                faults.push(Fault::of("C10", path(), problem));
            }
            Some(_) => {}
        }
    }
}
