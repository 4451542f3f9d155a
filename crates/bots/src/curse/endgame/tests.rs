use std::collections::BTreeMap;

use talon_rules::Game;
use talon_rules::curse::{Move, Options, State};
use talon_rules::pieces::{Chance, DealNumber, Tile};
use talon_solve::Budget;
use talon_solve::curse::packed::each;

use super::super::opponent_model::MODEL_PRIOR;
use super::*;

/// Late positions of random play in which the seat to move has a choice and several tiles.
fn positions(fewest_played: usize) -> Vec<State> {
    let (mut positions, mut moves) = (Vec::new(), Vec::new());
    let mut chance = Chance::from_seed(8);
    for number in 0..60 {
        let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
        while let Some(seat) = state.seat_to_move() {
            state.legal_moves(&mut moves);
            let left = Seat::BOTH.iter().map(|seat| state.tiles(*seat).len()).sum::<usize>();
            if moves.len() > 1 && state.tiles(seat).len() > 1 && 22 - left >= fewest_played {
                positions.push(state.clone());
            }
            state.play_unchecked(*chance.pick(&moves).unwrap());
        }
    }
    positions
}

fn information(state: &State) -> InformationSet {
    InformationSet::new(&state.view(state.seat_to_move().unwrap())).unwrap()
}

/// The finished search of an endgame.
fn searched(information: &InformationSet, networks: &Networks) -> Equilibrium {
    let endgame = Endgame { information, models: MODEL_PRIOR, networks };
    let mut meter = Meter::new(&Budget::default());
    let mut equilibrium = endgame.equilibrium(u64::MAX, &mut meter).expect("it is small enough");
    assert!(equilibrium.search(&mut meter));
    equilibrium
}

#[test]
fn equilibria_have_little_exploitability() {
    let networks = Networks::trained();
    let positions = positions(18);
    assert!(positions.len() > 20, "{}", positions.len());
    for state in positions {
        let most: f32 = searched(&information(&state), &networks).best_responses().iter().sum();
        assert!((-1e-4..0.01).contains(&most), "{most} in {}", state.layout());
    }
}

/// The plainest tree of two seats that do not see each other's hands, built by the rules.
enum Plain {
    /// South's points minus north's.
    End(f64),
    /// A decision of a seat in the information set with this number.
    Choice { seat: usize, seen: usize, children: Vec<Plain> },
    /// A chance node: deals with their probabilities.
    Deal(Vec<(f64, Plain)>),
}

/// The regrets and cumulative strategies of each information set.
#[derive(Default)]
struct Learned {
    places: BTreeMap<String, usize>,
    regrets: Vec<Vec<f64>>,
    strategy_sums: Vec<Vec<f64>>,
}

impl Learned {
    /// The tree of all continuations. A seat has seen its own tiles and all moves.
    fn tree(&mut self, state: &State, moves_so_far: &str) -> Plain {
        if let Some([south, north]) = state.points() {
            return Plain::End(f64::from(south) - f64::from(north));
        }
        let seat = state.seat_to_move().unwrap();
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let next = self.places.len();
        let seen = *self.places.entry(format!("{:?} {moves_so_far}", state.tiles(seat))).or_insert(next);
        if seen == next {
            self.regrets.push(vec![0.0; moves.len()]);
            self.strategy_sums.push(vec![0.0; moves.len()]);
        }
        let child = |played: &Move| {
            let mut after = state.clone();
            after.play_unchecked(*played);
            self.tree(&after, &format!("{moves_so_far} {played}"))
        };
        Plain::Choice { seat: seat.index(), seen, children: moves.iter().map(child).collect() }
    }

    /// Shares in proportion to these numbers; equal shares if all are 0.
    fn shares(numbers: &[f64]) -> Vec<f64> {
        let total: f64 = numbers.iter().sum();
        let even = 1.0 / numbers.len() as f64;
        numbers.iter().map(|number| if total > 0.0 { number / total } else { even }).collect()
    }

    /// South's points under the current strategies, which are updated. `reach` has the reach probabilities of
    /// south, north and chance.
    fn learn(&mut self, tree: &Plain, reach: [f64; 3], round: f64) -> f64 {
        let (seat, seen, children) = match tree {
            Plain::End(points) => return *points,
            Plain::Deal(deals) => {
                return deals
                    .iter()
                    .map(|(chance, deal)| chance * self.learn(deal, [1.0, 1.0, *chance], round))
                    .sum();
            }
            Plain::Choice { seat, seen, children } => (*seat, *seen, children),
        };
        let shares =
            Learned::shares(&self.regrets[seen].iter().map(|regret| regret.max(0.0)).collect::<Vec<_>>());
        let mut value = 0.0;
        let values: Vec<f64> = children
            .iter()
            .zip(&shares)
            .map(|(child, share)| {
                let mut next = reach;
                next[seat] *= share;
                let learned = self.learn(child, next, round);
                value += share * learned;
                learned
            })
            .collect();
        let sign = if seat == 0 { 1.0 } else { -1.0 };
        for (place, learned) in values.iter().enumerate() {
            self.regrets[seen][place] += sign * (learned - value) * reach[1 - seat] * reach[2];
            self.strategy_sums[seen][place] += round * reach[seat] * shares[place];
        }
        value
    }

    /// South's points under the average strategies.
    fn value(&self, tree: &Plain) -> f64 {
        match tree {
            Plain::End(points) => *points,
            Plain::Deal(deals) => deals.iter().map(|(chance, deal)| chance * self.value(deal)).sum(),
            Plain::Choice { seen, children, .. } => {
                let shares = Learned::shares(&self.strategy_sums[*seen]);
                children.iter().zip(shares).map(|(child, share)| share * self.value(child)).sum()
            }
        }
    }
}

/// The same position with other hands and no history; the remaining hidden tiles are put aside.
fn with_hands(state: &State, hands: [Tiles; 2]) -> State {
    let tiles = |tiles: Tiles| -> Vec<Option<Tile>> {
        each(tiles).map(|index| Tile::all().nth(index.into())).collect()
    };
    let mut layout = state.layout();
    let hidden = (layout.hands.iter().flatten().chain(&layout.aside)).flatten();
    let all = hidden.fold(0, |all, tile| all | 1 << tile.index());
    layout.hands = hands.map(tiles);
    layout.aside = tiles(all & !hands[0] & !hands[1]);
    layout.history.clear();
    State::arrange(&layout).unwrap()
}

/// Plain counterfactual regret minimization (M. Zinkevich, M. Johanson, M. Bowling, C. Piccione: Regret
/// Minimization in Games with Incomplete Information, 2007), pair of hands by pair of hands, by the rules.
/// Its value must lie between those of the best responses, which are close together.
#[test]
fn tiny_endgames_have_the_value_of_plain_cfr() {
    let networks = Networks::trained();
    let mut compared = 0;
    for state in positions(17) {
        let information = information(&state);
        let endgame = Endgame { information: &information, models: MODEL_PRIOR, networks: &networks };
        let [south, north] = endgame.hands();
        if south.len() * north.len() > 300 {
            continue;
        }
        let mut meter = Meter::new(&Budget::default());
        let mut belief = |seat: Seat, hands: &[Tiles]| endgame.beliefs(seat, hands, &mut meter).unwrap();
        let beliefs = [belief(Seat::South, &south), belief(Seat::North, &north)];
        let (mut learned, mut deals) = (Learned::default(), Vec::new());
        for (one, south) in beliefs[0].iter().zip(&south) {
            for (other, north) in beliefs[1].iter().zip(&north).filter(|(_, north)| south & **north == 0) {
                let tree = learned.tree(&with_hands(&state, [*south, *north]), "");
                deals.push((f64::from(one * other), tree));
            }
        }
        let total: f64 = deals.iter().map(|(chance, _)| chance).sum();
        deals.iter_mut().for_each(|(chance, _)| *chance /= total);
        let tree = Plain::Deal(deals);
        (1..=300).for_each(|round| {
            learned.learn(&tree, [1.0; 3], round.into());
        });
        let plain = learned.value(&tree) as f32;
        let [south, north] = searched(&information, &networks).best_responses();
        assert!(-north - 0.02 < plain && plain < south + 0.02, "{plain} is not from {} to {south}", -north);
        assert!(south + north < 0.01);
        compared += 1;
    }
    assert!(compared > 15, "{compared}");
}
