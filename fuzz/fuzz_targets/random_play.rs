//! The conformance suite finds nothing wrong in any position, for any game, options, deal and legal moves.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_rules::pieces::DealNumber;
use talon_rules::{GameName, GameOptions, of_game};
use talon_testkit::{Subject, Walk};

/// The game, its options, the deal, and the choice of each legal move.
type Input = (u8, [u8; 4], u32, Vec<u8>);

fuzz_target!(|input: Input| {
    let game = GameName::ALL[usize::from(input.0) % GameName::ALL.len()];
    of_game!(game, GameName, State => walk::<State>(&input));
});

fn walk<G: Subject>((_, options, deal, choices): &Input) {
    let names = G::Options::default().pairs().into_iter().map(|(name, _)| name);
    let values = options.iter().map(|value| value % 16);
    let Ok(options) = G::Options::from_pairs(names.zip(values)) else { return };
    let deal = DealNumber::new(u64::from(*deal)).expect("32 bits are a deal number");
    let mut walk = Walk::<G>::of_deal(&options, deal);
    for choice in choices {
        let legal = walk.legal();
        if legal.is_empty() {
            break;
        }
        walk.play(legal[usize::from(*choice) % legal.len()]);
    }
    walk.end();
}
