/// A dot's centre within half a tile: from the left and from the top.
pub type Dot = (f64, f64);

/// The places of the outer dots, near and far.
const NEAR: f64 = 26.0;
const FAR: f64 = 74.0;

const CENTRE: Dot = (super::TILE_SIDE / 2.0, super::TILE_SIDE / 2.0);
const ONE: [Dot; 1] = [CENTRE];
const TWO: [Dot; 2] = [(NEAR, NEAR), (FAR, FAR)];
const THREE: [Dot; 3] = [TWO[0], CENTRE, TWO[1]];
const FOUR: [Dot; 4] = [(NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)];
const FIVE: [Dot; 5] = [FOUR[0], FOUR[1], CENTRE, FOUR[2], FOUR[3]];
const SIX: [Dot; 6] = [FOUR[0], FOUR[1], (NEAR, CENTRE.1), (FAR, CENTRE.1), FOUR[2], FOUR[3]];

/// The radius of a dot.
pub const DOT_RADIUS: f64 = 10.0;

/// The dots of a number in the upper or lower half of an upright tile. Numbers above 6 have no dots.
pub const fn dots(number: u8) -> &'static [Dot] {
    match number {
        1 => &ONE,
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        6 => &SIX,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::TILE_SIDE;

    #[test]
    fn a_half_has_as_many_dots_as_its_number() {
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|number| dots(number).len()), [0, 1, 2, 3, 4, 5, 6, 0]);
    }

    #[test]
    fn a_half_is_symmetric_about_its_middle() {
        for number in 0..=6 {
            for (x, y) in dots(number) {
                assert!(dots(number).contains(&(TILE_SIDE - x, TILE_SIDE - y)), "{number}");
            }
        }
    }

    #[test]
    fn dots_stay_on_their_half_and_apart() {
        for number in 0..=6 {
            for (at, one) in dots(number).iter().enumerate() {
                for along in [one.0, one.1] {
                    assert!(along > DOT_RADIUS && along < TILE_SIDE - DOT_RADIUS, "{number}: {one:?}");
                }
                for other in &dots(number)[at + 1..] {
                    let distance = (one.0 - other.0).hypot(one.1 - other.1);
                    assert!(distance > 2.0 * DOT_RADIUS, "{number}: {one:?} and {other:?}");
                }
            }
        }
    }
}
