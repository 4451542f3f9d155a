//! The games of a batch and what they do at the same time, on one thread or on several.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{PoisonError, RwLock};
use std::thread::{self, Builder};

use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, AnySeat, Game, Status, Violation, of_game};

use crate::space::{Bytes, Space, Spaces};
use crate::work::BETWEEN_SIGNALS;

/// The action that leaves a game as it is.
const PAUSE: i32 = -1;

/// The number of games after which a thread asks whether it must stop.
const ROWS_BETWEEN_STOPS: usize = 256;

/// The arrays that a step fills: a row for each game.
pub(super) struct Output<'a> {
    pub(super) observation: &'a mut [u8],
    pub(super) mask: &'a mut [bool],
    pub(super) reward: &'a mut [f32],
    pub(super) to_move: &'a mut [i8],
    pub(super) done: &'a mut [bool],
}

impl<'a> Output<'a> {
    /// Splits off the rows of the first games.
    fn split(self, games: usize, spaces: Spaces) -> (Output<'a>, Output<'a>) {
        let (observation, observations) = self.observation.split_at_mut(games * spaces.observation);
        let (mask, masks) = self.mask.split_at_mut(games * spaces.actions);
        let (reward, rewards) = self.reward.split_at_mut(games);
        let (to_move, all_to_move) = self.to_move.split_at_mut(games);
        let (done, all_done) = self.done.split_at_mut(games);
        (
            Output { observation, mask, reward, to_move, done },
            Output {
                observation: observations,
                mask: masks,
                reward: rewards,
                to_move: all_to_move,
                done: all_done,
            },
        )
    }
}

/// The next task of each game.
#[derive(Clone, Copy)]
pub(super) enum Task<'a> {
    /// Deals these games anew; where there is a choice, only the games that are chosen.
    Reset(&'a [u64], Option<&'a [bool]>),
    /// Plays these actions.
    Step(&'a [i32]),
}

impl<'a> Task<'a> {
    /// Splits off the task of the first games.
    fn split(self, games: usize) -> (Task<'a>, Task<'a>) {
        match self {
            Task::Reset(deals, chosen) => {
                let (deals, rest) = deals.split_at(games);
                let (chosen, others) = chosen.map(|chosen| chosen.split_at(games)).unzip();
                (Task::Reset(deals, chosen), Task::Reset(rest, others))
            }
            Task::Step(actions) => {
                let (actions, rest) = actions.split_at(games);
                (Task::Step(actions), Task::Step(rest))
            }
        }
    }
}

/// The games of a batch, whatever their kind.
pub(super) trait Rows: Send + Sync {
    /// The number of games.
    fn len(&self) -> usize;

    /// Carries the tasks out on this number of threads. Leaves the rest out as soon as `stop` returns true.
    ///
    /// # Errors
    /// The first game that cannot do its task, or too few threads; nothing has changed then.
    fn run(
        &mut self,
        task: Task<'_>,
        output: Output<'_>,
        threads: NonZero<usize>,
        stop: &dyn Fn() -> bool,
    ) -> Result<(), String>;
}

/// The games of a batch of one kind.
struct Games<G: Space> {
    options: G::Options,
    games: Vec<G>,
}

impl<G: Space> Rows for Games<G>
where
    G::Options: Send + Sync,
{
    fn len(&self) -> usize {
        self.games.len()
    }

    fn run(
        &mut self,
        task: Task<'_>,
        output: Output<'_>,
        threads: NonZero<usize>,
        stop: &dyn Fn() -> bool,
    ) -> Result<(), String> {
        let share = self.games.len().div_ceil(threads.get()).max(1);
        if share < self.games.len() {
            return self.run_threads(task, output, share, stop);
        }
        check_rows(0, &self.games, task)?;
        run_rows(&mut self.games, &self.options, task, output, stop);
        Ok(())
    }
}

impl<G: Space> Games<G>
where
    G::Options: Send + Sync,
{
    /// Carries the tasks out on threads, each of which has this number of games.
    fn run_threads(
        &mut self,
        task: Task<'_>,
        output: Output<'_>,
        share: usize,
        stop: &dyn Fn() -> bool,
    ) -> Result<(), String> {
        let spaces = Spaces { actions: G::MOVES + 1, observation: G::OBSERVATION };
        let options = &self.options;
        // No thread changes a game before all have checked theirs, and this one has opened the gate.
        let gate = RwLock::new(false);
        let mut may_play = gate.write().unwrap_or_else(PoisonError::into_inner);
        let (sender, receiver) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let is_stopped = AtomicBool::new(false);
        thread::scope(|scope| {
            let (gate, is_stopped, mut task, mut output) = (&gate, &is_stopped, task, output);
            for (place, games) in self.games.chunks_mut(share).enumerate() {
                let (own_task, tasks) = task.split(games.len());
                let (own_output, outputs) = output.split(games.len(), spaces);
                (task, output) = (tasks, outputs);
                let (sender, end) = (sender.clone(), end.clone());
                let play = move || {
                    let _end = end;
                    // The receiver waits until every sender is gone.
                    let _ = sender.send((place, check_rows(place * share, games, own_task)));
                    drop(sender);
                    if *gate.read().unwrap_or_else(PoisonError::into_inner) {
                        run_rows(games, options, own_task, own_output, &|| {
                            is_stopped.load(Ordering::Relaxed)
                        });
                    }
                };
                if let Err(error) = Builder::new().spawn_scoped(scope, play) {
                    drop(may_play);
                    return Err(format!("only {place} of the threads could start: {error}"));
                }
            }
            drop(sender);
            let refused = receiver.iter().filter_map(|(place, checked)| Some((place, checked.err()?))).min();
            *may_play = refused.is_none();
            drop((may_play, end));
            while ended.recv_timeout(BETWEEN_SIGNALS) == Err(RecvTimeoutError::Timeout) {
                is_stopped.fetch_or(stop(), Ordering::Relaxed);
            }
            refused.map_or(Ok(()), |(_, message)| Err(message))
        })
    }
}

/// Checks that each of these games can do its task. The first game has this number.
fn check_rows<G: Space>(first: usize, games: &[G], task: Task<'_>) -> Result<(), String> {
    match task {
        Task::Reset(deals, _) => match deals.iter().find(|deal| DealNumber::new(**deal).is_err()) {
            Some(deal) => Err(format!("{deal} is no deal: they are 0 to {}", DealNumber::MAX)),
            None => Ok(()),
        },
        Task::Step(actions) => {
            let mut rows = (first..).zip(games).zip(actions);
            rows.try_for_each(|((row, game), action)| check_action(row, game, *action))
        }
    }
}

/// Checks that a game can play an action, or stay if it has ended.
fn check_action<G: Space>(row: usize, game: &G, action: i32) -> Result<(), String> {
    if action == PAUSE {
        return Ok(());
    }
    let action = usize::try_from(action).unwrap_or(usize::MAX);
    let Some(wanted) = G::made(action) else {
        return match game.status() {
            Status::Playing => Err(format!("game {row}: no move has number {action}")),
            _ if action == G::MOVES => Ok(()),
            _ => Err(format!("game {row} has ended: its only action is {}", G::MOVES)),
        };
    };
    match game.why_not(wanted) {
        Some(violation) => Err(format!("game {row}: {} forbids {wanted}", violation.rule())),
        None => Ok(()),
    }
}

/// Carries the tasks of some games out, one after the other. Leaves the rest out as soon as `stop` returns true.
fn run_rows<G: Space>(
    games: &mut [G],
    options: &G::Options,
    task: Task<'_>,
    output: Output<'_>,
    stop: &dyn Fn() -> bool,
) {
    let mut moves = Vec::new();
    let mut observations = output.observation.chunks_exact_mut(G::OBSERVATION);
    let mut masks = output.mask.chunks_exact_mut(G::MOVES + 1);
    for (row, game) in games.iter_mut().enumerate() {
        if (row + 1).is_multiple_of(ROWS_BETWEEN_STOPS) && stop() {
            return;
        }
        let (observation, mask) = (&mut observations.next(), &mut masks.next());
        let before = match task {
            Task::Reset(_, Some(chosen)) if !chosen[row] => continue,
            Task::Step(actions) if actions[row] == PAUSE => {
                output.reward[row] = 0.0;
                continue;
            }
            Task::Reset(deals, _) => {
                *game = G::deal(options, DealNumber::new(deals[row]).expect("the deals are checked"));
                game.standing()
            }
            Task::Step(actions) => {
                let before = game.standing();
                if let Some(wanted) = usize::try_from(actions[row]).ok().and_then(G::made) {
                    game.play_unchecked(wanted);
                }
                before
            }
        };
        let seat = next_seat(game, &mut moves);
        output.reward[row] = game.standing() - before;
        output.done[row] = moves.is_empty();
        output.to_move[row] = seat.map_or(-1, |seat| if seat == AnySeat::North { 1 } else { 0 });
        if let Some(mask) = mask {
            write_mask::<G>(&moves, mask);
        }
        if let Some(observation) = observation {
            let seat = seat.unwrap_or(AnySeat::of(G::NAME)[0]);
            let seat = seat.try_into().expect("it is a seat of this game");
            game.observe(seat, &mut Bytes::new(observation));
        }
    }
}

/// Plays on where nobody has a choice to make, fills in the legal moves, and returns the seat to move.
fn next_seat<G: Space>(game: &mut G, moves: &mut Vec<G::Move>) -> Option<AnySeat> {
    loop {
        game.legal_moves(moves);
        match (game.seat_to_move(), moves.first()) {
            (Some(seat), _) => return Some(seat.into()),
            (None, Some(only)) => game.play_unchecked(*only),
            (None, None) => return None,
        };
    }
}

/// Marks the legal moves, or staying if there are none.
fn write_mask<G: Space>(moves: &[G::Move], mask: &mut [bool]) {
    mask.fill(false);
    for legal in moves {
        mask[G::action(*legal)] = true;
    }
    mask[G::MOVES] = moves.is_empty();
}

/// Makes the games of a batch, all with deal 0.
pub(super) fn rows(options: AnyOptions, count: usize) -> Box<dyn Rows> {
    of_game!(options, AnyOptions(options), State => {
        let games = vec![State::deal(&options, DealNumber::MIN); count];
        Box::new(Games { options, games })
    })
}
