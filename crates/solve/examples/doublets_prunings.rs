//! Measures what each pruning of Doublets saves: the positions visited with all prunings, and with each one
//! off: `cargo run --release -p talon-solve --example doublets_prunings -- FIRST COUNT REDEALS MOST_NODES`.
#![allow(clippy::print_stdout)]

use talon_pieces::DealNumber;
use talon_query::Verdict;
use talon_rules::Game;
use talon_rules::doublets::{Options, State};
use talon_solve::doublets::{Prunings, Solver};
use talon_solve::{Budget, PatienceSolver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let [first, count, redeals, most] = arguments[..] else {
        return Err("give the first deal, how many deals, how many redeals, and the most nodes".into());
    };
    let options = Options::new(13, u8::try_from(redeals)?, 7)?;
    let all = Prunings::default();
    let choices = [
        ("all prunings", all),
        ("without earliest_moment", Prunings { earliest_moment: false, ..all }),
        ("without same_sequence", Prunings { same_sequence: false, ..all }),
        ("without kings_only_to_dig", Prunings { kings_only_to_dig: false, ..all }),
        ("without out_of_reach", Prunings { out_of_reach: false, ..all }),
        ("without last_pass", Prunings { last_pass: false, ..all }),
    ];
    for (name, prunings) in choices {
        let mut solver = Solver::with_prunings(prunings);
        let (mut nodes, mut undecided) = (0, 0);
        for number in first..first + count {
            let state = State::deal(&options, DealNumber::new(number)?);
            let solved = solver.solve(&state, &Budget { nodes: most, ..Budget::default() });
            nodes += solved.nodes;
            undecided += u64::from(matches!(solved.verdict, Verdict::Unknown(_)));
        }
        println!("{name}: {nodes} nodes, {undecided} of {count} undecided");
    }
    Ok(())
}
