use talon_rules::pieces::Rank;

/// One of the pips of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pip {
    /// Its centre, from the left edge of the card.
    pub x: f64,
    /// Its centre, from the top edge of the card.
    pub y: f64,
    /// True if it is upside down, like those of the lower half.
    pub is_upside_down: bool,
}

/// The columns of pips.
const LEFT: f64 = 27.0;
const MIDDLE: f64 = 50.0;
const RIGHT: f64 = 73.0;

/// A pip in a column, at a distance from the top.
const fn pip(x: f64, y: f64) -> Pip {
    Pip { x, y, is_upside_down: y > super::CARD_HEIGHT / 2.0 }
}

const ACE: [Pip; 1] = [pip(MIDDLE, 70.0)];
const TWO: [Pip; 2] = [pip(MIDDLE, 40.0), pip(MIDDLE, 100.0)];
const THREE: [Pip; 3] = [TWO[0], ACE[0], TWO[1]];
const FOUR: [Pip; 4] = [pip(LEFT, 40.0), pip(RIGHT, 40.0), pip(LEFT, 100.0), pip(RIGHT, 100.0)];
const FIVE: [Pip; 5] = [FOUR[0], FOUR[1], ACE[0], FOUR[2], FOUR[3]];
const SIX: [Pip; 6] = [FOUR[0], FOUR[1], pip(LEFT, 70.0), pip(RIGHT, 70.0), FOUR[2], FOUR[3]];
const SEVEN: [Pip; 7] = [SIX[0], SIX[1], pip(MIDDLE, 55.0), SIX[2], SIX[3], SIX[4], SIX[5]];
const EIGHT: [Pip; 8] = [SIX[0], SIX[1], SEVEN[2], SIX[2], SIX[3], pip(MIDDLE, 85.0), SIX[4], SIX[5]];
const NINE: [Pip; 9] = [
    FOUR[0],
    FOUR[1],
    pip(LEFT, 60.0),
    pip(RIGHT, 60.0),
    ACE[0],
    pip(LEFT, 80.0),
    pip(RIGHT, 80.0),
    FOUR[2],
    FOUR[3],
];
const TEN: [Pip; 10] = [
    FOUR[0],
    FOUR[1],
    pip(MIDDLE, 50.0),
    NINE[2],
    NINE[3],
    NINE[5],
    NINE[6],
    pip(MIDDLE, 90.0),
    FOUR[2],
    FOUR[3],
];

/// The pips of a rank, from top to bottom. Jacks, queens and kings have none.
pub const fn pips(rank: Rank) -> &'static [Pip] {
    match rank.number() {
        1 => &ACE,
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        6 => &SIX,
        7 => &SEVEN,
        8 => &EIGHT,
        9 => &NINE,
        10 => &TEN,
        _ => &[],
    }
}

/// The side of the pips of a rank: the ace has a large one, nine and ten have smaller ones.
pub const fn pip_size(rank: Rank) -> f64 {
    match rank.number() {
        1 => 52.0,
        9.. => 19.0,
        _ => 22.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::{CARD_HEIGHT, CARD_WIDTH};

    #[test]
    fn a_card_has_as_many_pips_as_its_rank() {
        let counts = Rank::first(13).map(|rank| pips(rank).len()).collect::<Vec<_>>();
        assert_eq!(counts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0]);
    }

    /// Only the seven is not symmetric: it has an extra pip in its upper half.
    #[test]
    fn a_card_is_symmetric_about_its_middle() {
        for rank in Rank::first(10) {
            let is_missing = |pip: &&Pip| {
                let turned = (CARD_WIDTH - pip.x, CARD_HEIGHT - pip.y);
                !pips(rank).iter().any(|other| (other.x, other.y) == turned)
            };
            let odd = pips(rank).iter().filter(is_missing).collect::<Vec<_>>();
            let expected = SEVEN.iter().filter(|pip| rank.number() == 7 && pip.y == 55.0);
            assert_eq!(odd, expected.collect::<Vec<_>>(), "{rank}");
        }
    }

    #[test]
    fn left_and_right_are_mirrored() {
        for rank in Rank::first(10) {
            for pip in pips(rank) {
                let mirrored = Pip { x: CARD_WIDTH - pip.x, ..*pip };
                assert!(pips(rank).contains(&mirrored), "{rank}: {pip:?}");
            }
        }
    }

    #[test]
    fn pips_stay_on_the_card_and_apart() {
        for rank in Rank::first(10) {
            let size = pip_size(rank);
            for (at, pip) in pips(rank).iter().enumerate() {
                let (least, most) = (size / 2.0, CARD_WIDTH - size / 2.0);
                assert!(pip.x >= least && pip.x <= most, "{rank}: {pip:?}");
                assert!(pip.y >= least && pip.y <= CARD_HEIGHT - least, "{rank}: {pip:?}");
                for other in &pips(rank)[at + 1..] {
                    let distance = (pip.x - other.x).hypot(pip.y - other.y);
                    assert!(distance >= size, "{rank}: {pip:?} and {other:?}");
                }
            }
        }
    }
}
