//! Whole hands of small sets agree with the crate `cfr`, which knows nothing of public trees: it solves the plain tree
//! of all deals and moves, made by the rules.

use std::collections::HashMap;
use std::convert::Infallible;
use std::rc::Rc;

use cfr::{Game as Tree, GameTree, Moves, NodeType, Outcomes, PlayerNum, SolveMethod, SolveParams};
use talon_bots::curse::{Baseline, WholeHand, WholeHandPlayer};
use talon_query::Level;
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::{DealNumber, Tile};
use talon_rules::{Game, GameOptions};
use talon_solve::Budget;
use talon_solve::curse::Solver;

/// A node of the plain tree.
enum Node {
    /// All deals, equally likely.
    Deals(Rc<Vec<State>>),
    Hand(Box<State>),
}

/// The knowledge of a seat: its tiles, and all moves so far.
type Known = (Vec<Tile>, String);

impl Tree for Node {
    type Action = Move;
    type Infoset = Known;
    type ChanceInfoset = Infallible;
    type Chance = Rc<Vec<State>>;
    type Player = (State, Vec<Move>);

    fn into_node(self) -> NodeType<Node> {
        let state = match self {
            Node::Deals(deals) => return NodeType::Chance(None, deals),
            Node::Hand(state) => *state,
        };
        if let Some([south, north]) = state.points() {
            return NodeType::Terminal(f64::from(south) - f64::from(north));
        }
        let seat = state.seat_to_move().expect("the hand continues");
        let number = if seat == Seat::South { PlayerNum::One } else { PlayerNum::Two };
        NodeType::Player(number, known(&state, seat), with_moves(state))
    }
}

impl Outcomes<Node> for Rc<Vec<State>> {
    fn len(&self) -> usize {
        Vec::len(self)
    }

    fn get(&self, index: usize) -> (f64, Node) {
        (1.0 / Vec::len(self) as f64, Node::Hand(Box::new(self[index].clone())))
    }
}

impl Moves<Node> for (State, Vec<Move>) {
    fn len(&self) -> usize {
        self.1.len()
    }

    fn apply(&self, index: usize) -> Node {
        let mut state = self.0.clone();
        state.play(self.1[index]).expect("a legal move");
        Node::Hand(Box::new(state))
    }

    fn action(&self, index: usize) -> Move {
        self.1[index]
    }
}

fn known(state: &State, seat: Seat) -> Known {
    (state.tiles(seat).to_vec(), format!("{:?}", state.history()))
}

fn with_moves(state: State) -> (State, Vec<Move>) {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    (state, moves)
}

/// All deals of a set in which south leads.
fn deals(options: &Options) -> Vec<State> {
    let set: Vec<Tile> = options.set().collect();
    let split = |bits: u32, tiles: &[Tile]| -> [Vec<Tile>; 2] {
        let places = (0..tiles.len()).partition(|place| bits >> place & 1 == 1);
        let (chosen, rest): (Vec<usize>, Vec<usize>) = places;
        [chosen, rest].map(|places| places.into_iter().map(|place| tiles[place]).collect())
    };
    let hands = |tiles: Vec<Tile>| {
        let sized =
            (0..1_u32 << tiles.len()).filter(|bits| bits.count_ones() as usize == options.hand_size());
        sized.map(move |bits| split(bits, &tiles)).collect::<Vec<_>>()
    };
    let layout = State::deal(options, DealNumber::MIN).layout();
    let deal = |south: Vec<Tile>, north: Vec<Tile>, aside: Vec<Tile>| {
        let mut layout = layout.clone();
        let [south, north, aside] = [south, north, aside].map(|tiles| tiles.into_iter().map(Some).collect());
        (layout.hands, layout.aside) = ([south, north], aside);
        (layout.turn, layout.leader) = (Some(Seat::South), Some(Seat::South));
        State::arrange(&layout).expect("a deal")
    };
    let souths = hands(set).into_iter();
    souths
        .flat_map(|[south, rest]| {
            hands(rest).into_iter().map(move |[north, aside]| (south.clone(), north, aside))
        })
        .map(|(south, north, aside)| deal(south, north, aside))
        .collect()
}

const SETS: [&str; 3] = ["pips 2, hand 2", "pips 2, hand 3", "pips 3, hand 2"];

fn both(set: &str) -> (GameTree<Known, Move>, Vec<State>, WholeHand) {
    let options = Options::from_text(set).expect("options");
    let deals = deals(&options);
    let tree = GameTree::from_game(Node::Deals(Rc::new(deals.clone()))).expect("a game of perfect recall");
    (tree, deals, WholeHand::new(&options, 100_000).expect("a small game"))
}

#[test]
fn the_value_of_leading_agrees() {
    for set in SETS {
        let (tree, _, mut hand) = both(set);
        let solved = tree.solve(SolveMethod::Full, 1_000, 0.0, 1, SolveParams::default());
        let (strategies, _) = solved.expect("one thread needs no pool");
        let info = strategies.get_info();
        let theirs = info.player_utility(PlayerNum::One);
        let regrets = [PlayerNum::One, PlayerNum::Two].map(|player| info.player_regret(player));
        assert!(regrets.iter().all(|regret| *regret < 0.002), "{set}: {regrets:?}");
        hand.solve(1e-5, 10_000);
        let [least, most] = hand.value();
        assert!(most - least < 2e-5, "{set}: {least} to {most}");
        assert!(
            least - 1e-4 < theirs && theirs < most + 1e-4,
            "{set}: {theirs} is not from {least} to {most}"
        );
    }
}

/// The probability of each move of the baseline `random`, which counts moves to the same position once.
fn at_random((state, moves): &(State, Vec<Move>)) -> Vec<(Move, f64)> {
    let end_of = |made: &Move| match made {
        Move::Play { tile, side } => {
            let branch = &state.branches()[usize::from(*side) - 1];
            Some((*tile, branch.end(), branch.is_started()))
        }
        _ => None,
    };
    let is_first = |place: usize| {
        end_of(&moves[place]).is_none_or(|end| !moves[..place].iter().any(|made| end_of(made) == Some(end)))
    };
    let count = (0..moves.len()).filter(|place| is_first(*place)).count();
    let share = |place| if is_first(place) { 1.0 / count as f64 } else { 0.0 };
    moves.iter().enumerate().map(|(place, made)| (*made, share(place))).collect()
}

/// Adds the random strategy of all positions from this one.
fn add_random(state: &State, strategies: &mut [HashMap<Known, Vec<(Move, f64)>>; 2]) {
    let Some(seat) = state.seat_to_move() else { return };
    let position = with_moves(state.clone());
    strategies[seat.index()].entry(known(state, seat)).or_insert_with(|| at_random(&position));
    for made in position.1 {
        let mut after = state.clone();
        after.play(made).expect("a legal move");
        add_random(&after, strategies);
    }
}

#[test]
fn the_exploitability_of_random_agrees() {
    for set in SETS {
        let (tree, deals, hand) = both(set);
        let mut strategies = [HashMap::new(), HashMap::new()];
        deals.iter().for_each(|deal| add_random(deal, &mut strategies));
        let info = tree.from_named(strategies).expect("a strategy for each position").get_info();
        let regrets = [PlayerNum::One, PlayerNum::Two].map(|player| info.player_regret(player));
        let theirs = regrets.iter().sum::<f64>() / 2.0;
        let ours =
            hand.exploitability(WholeHandPlayer::Baseline(Baseline::Random)).expect("its choices are known");
        assert!((theirs - ours).abs() < 1e-4, "{set}: {theirs} and {ours}");
    }
}

/// Nodes that differ only in the names of the pip numbers are entered once, which must change nothing.
#[test]
fn symmetry_changes_nothing() {
    for set in ["pips 2, hand 2", "pips 2, hand 3", "pips 3, hand 2", "pips 3, hand 3"] {
        let options = Options::from_text(set).expect("options");
        let mut merged = WholeHand::new(&options, 100_000).expect("a small game");
        let mut whole = WholeHand::without_symmetry(&options, 100_000).expect("a small game");
        assert!(4 * merged.size() < whole.size(), "{set}: {} of {}", merged.size(), whole.size());
        let players = [Baseline::Random, Baseline::Greedy].map(WholeHandPlayer::Baseline);
        for player in players {
            let [one, other] = [&merged, &whole].map(|hand| hand.exploitability(player).expect("a formula"));
            assert!((one - other).abs() < 1e-12, "{set}: {player:?} loses {one} and {other}");
        }
        let [one, other] =
            [&merged, &whole].map(|hand| hand.points(players[0], players[1]).expect("formulas"));
        assert!((one - other).abs() < 1e-12, "{set}: random makes {one} and {other}");
        for hand in [&mut merged, &mut whole] {
            hand.solve(1e-5, 10_000);
        }
        let [[least, most], [other_least, other_most]] = [merged.value(), whole.value()];
        assert!(most - least < 1e-5 && other_most - other_least < 1e-5, "{set}: both are solved");
        assert!(least < other_most && other_least < most, "{set}: from {least} and from {other_least}");
    }
}

/// Without tiles aside each seat knows the other's hand, so the value is the mean of those with all tiles open.
#[test]
fn without_tiles_aside_nothing_is_hidden() {
    let (_, deals, mut hand) = both("pips 2, hand 3");
    let mut solver = Solver::default();
    let best = |state: &State| {
        let values = solver.values(state, &Budget::default()).expect("no limit");
        values.into_iter().map(|(_, value)| value).max().expect("the leader can play")
    };
    let sum: i32 = deals.iter().map(best).sum();
    hand.solve(1e-5, 10_000);
    let [least, most] = hand.value();
    let open = f64::from(sum) / deals.len() as f64;
    assert!(least - 1e-4 < open && open < most + 1e-4, "{open} is not from {least} to {most}");
}

/// Players that search are asked only where they decide: at some nodes of this set all hands have to pass.
#[test]
fn best_loses_less_than_a_quarter_of_what_club_loses() {
    let options = Options::from_text("pips 3, hand 3").expect("options");
    let hand = WholeHand::new(&options, 100_000).expect("a small game");
    let lost =
        |level| hand.exploitability(WholeHandPlayer::Level(level)).expect("its choices can be asked for");
    let [club, best] = [Level::Club, Level::Best].map(lost);
    assert!(0.0 < best && 4.0 * best < club, "{best} of {club}");
}
