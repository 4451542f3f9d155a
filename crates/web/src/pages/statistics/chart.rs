//! Bars and lines of a graph: plain geometry, in units of the drawing.

use std::collections::BTreeMap;

use talon_table::GameResult;

/// The width of a graph.
pub(super) const WIDTH: f64 = 600.0;

/// The height of a graph.
pub(super) const HEIGHT: f64 = 140.0;

/// A bar of a graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bar {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// Successive games with the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) result: GameResult,
    pub(super) length: usize,
}

/// The games in order, with equal results joined into runs.
pub(super) fn runs(results: &[GameResult]) -> Vec<Run> {
    let chunks = results.chunk_by(|one, next| one == next);
    chunks.map(|chunk| Run { result: chunk[0], length: chunk.len() }).collect()
}

/// A bar for each game: upwards from the middle for a win, downwards for a loss, and a mark in the middle for a draw.
pub(super) fn result_bars(results: &[GameResult]) -> Vec<Bar> {
    let (middle, step) = (HEIGHT / 2.0, WIDTH / results.len().max(24) as f64);
    let width = step * 0.72;
    let bar = |(index, result): (usize, &GameResult)| {
        let x = index as f64 * step + (step - width) / 2.0;
        let (y, height) = match result {
            GameResult::Won => (middle - 60.0, 57.0),
            GameResult::Lost => (middle + 3.0, 57.0),
            GameResult::Drawn => (middle - 6.0, 12.0),
        };
        Bar { x, y, width, height }
    };
    results.iter().enumerate().map(bar).collect()
}

/// The win rate in percent after each game.
pub(super) fn shares_won(results: &[GameResult]) -> Vec<f64> {
    let mut won = 0.0;
    let share = |(index, result): (usize, &GameResult)| {
        won += f64::from(u8::from(*result == GameResult::Won));
        won * 100.0 / (index as f64 + 1.0)
    };
    results.iter().enumerate().map(share).collect()
}

/// At most `most` of the items, in even steps, including the last one.
pub(super) fn thinned<T: Copy>(all: &[T], most: usize) -> Vec<T> {
    let step = all.len().div_ceil(most).max(1);
    let mut kept: Vec<T> = all.iter().rev().step_by(step).copied().collect();
    kept.reverse();
    kept
}

/// A line through values from 0 to 100, as the points of a `polyline`.
pub(super) fn line(values: &[f64]) -> String {
    let step = WIDTH / values.len().saturating_sub(1).max(1) as f64;
    let point = |(index, value): (usize, &f64)| {
        format!("{:.1},{:.1}", index as f64 * step, HEIGHT - value / 100.0 * HEIGHT)
    };
    values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

/// The scores of one bar, from the lowest to the highest, and the number of games with them.
pub(super) type Bucket = (u32, u32, u32);

/// The scores in at most `most` buckets of equal width, from the lowest score to the highest.
pub(super) fn buckets(scores: &BTreeMap<u32, u32>, most: u32) -> Vec<Bucket> {
    let (Some((&lowest, _)), Some((&highest, _))) = (scores.first_key_value(), scores.last_key_value())
    else {
        return Vec::new();
    };
    let width = (highest - lowest + 1).div_ceil(most);
    let bucket = |first: u32| {
        let last = (first + width - 1).min(highest);
        (first, last, scores.range(first..=last).map(|(_, games)| games).sum())
    };
    (lowest..=highest).step_by(width as usize).map(bucket).collect()
}

/// A bar for each bucket; its height is the number of games.
pub(super) fn bucket_bars(buckets: &[Bucket]) -> Vec<Bar> {
    let most = buckets.iter().map(|bucket| bucket.2).max().unwrap_or(1).max(1);
    let step = WIDTH / buckets.len().max(8) as f64;
    let width = step * 0.78;
    let bar = |(index, (_, _, games)): (usize, &Bucket)| {
        let height = f64::from(*games) / f64::from(most) * HEIGHT;
        Bar { x: index as f64 * step + (step - width) / 2.0, y: HEIGHT - height, width, height }
    };
    buckets.iter().enumerate().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use GameResult::{Drawn, Lost, Won};

    use super::*;

    #[test]
    fn equal_results_in_a_row_are_one_run() {
        let run = |result, length| Run { result, length };
        assert_eq!(
            runs(&[Won, Won, Lost, Won, Drawn, Drawn]),
            [run(Won, 2), run(Lost, 1), run(Won, 1), run(Drawn, 2)]
        );
        assert_eq!(runs(&[]), []);
    }

    #[test]
    fn a_share_counts_the_games_so_far() {
        assert_eq!(shares_won(&[Won, Lost, Drawn, Won]), [100.0, 50.0, 100.0 / 3.0, 50.0]);
    }

    #[test]
    fn a_long_list_is_thinned_evenly_up_to_the_last_item() {
        let numbers: Vec<usize> = (1..=5000).collect();
        assert_eq!(thinned(&numbers[..5], 60), [1, 2, 3, 4, 5]);
        assert_eq!(thinned(&numbers[..0], 60), [0; 0]);
        let kept = thinned(&numbers, 60);
        assert!(kept.len() <= 60 && kept.last() == Some(&5000), "{kept:?}");
        assert!(kept.windows(2).all(|pair| pair[1] - pair[0] == 84), "{kept:?}");
    }

    #[test]
    fn bars_stay_within_the_drawing() {
        for count in [1, 24, 60] {
            let results: Vec<GameResult> = [Won, Lost, Drawn].into_iter().cycle().take(count).collect();
            let bars = result_bars(&results).into_iter().chain(bucket_bars(&[(0, 4, 3), (5, 9, 0)]));
            for bar in bars {
                assert!(bar.x >= 0.0 && bar.x + bar.width <= WIDTH, "{bar:?}");
                assert!(bar.y >= 0.0 && bar.y + bar.height <= HEIGHT, "{bar:?}");
            }
        }
    }

    #[test]
    fn buckets_hold_each_game_once() {
        let scores = BTreeMap::from([(3, 2), (9, 1), (10, 4), (48, 5)]);
        for most in [1, 4, 7, 26, 46, 100] {
            let buckets = buckets(&scores, most);
            assert!(buckets.len() <= most as usize, "{most}");
            assert_eq!(buckets.iter().map(|bucket| bucket.2).sum::<u32>(), 12, "{most}");
            assert_eq!((buckets[0].0, buckets[buckets.len() - 1].1), (3, 48), "{most}");
        }
        assert_eq!(buckets(&BTreeMap::new(), 10), []);
    }
}
