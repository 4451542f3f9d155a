use talon_rules::Game;

use crate::rows;

/// The number of lines of exactly `depth` moves from this position. Games that end earlier do not count.
pub fn perft<G: Game>(position: &mut G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut lines = 0;
    for legal in moves {
        let effect = position.play_unchecked(legal);
        lines += perft(position, depth - 1);
        position.undo(legal, &effect);
    }
    lines
}

/// Checks the rows of a table, each with the numbers of lines of 1, 2, 3 … moves, such as `deal 17 of ranks 13,
/// redeals 2, piles 7: 2 5 11`. Panics if a number differs.
pub fn perft_table<G: Game>(table: &str) {
    for row in rows::<G::Options>(table) {
        let expected: Vec<u64> =
            row.expected.split(' ').map(|count| count.parse().expect("a count")).collect();
        let mut position = G::deal(&row.options, row.deal);
        let counts: Vec<u64> = (1..).take(expected.len()).map(|depth| perft(&mut position, depth)).collect();
        assert_eq!(counts, expected, "deal {} of {:?}", row.deal, row.options);
    }
}
