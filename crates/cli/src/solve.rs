//! `talon solve`: finds out how a game can end.

use std::cell::OnceCell;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use clap::error::ErrorKind;
use indicatif::{ProgressBar, ProgressStyle};
use talon_census::search;
use talon_command::arguments::{SearchArguments, read_options};
use talon_command::completions::games_and_files;
use talon_command::interrupt::Interrupt;
use talon_command::output::{complain, print, print_json};
use talon_command::record;
use talon_lang::Lang;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyMove, GameName};
use talon_solve::AnySolver;
use talon_wire::{Finding, Goal, Solution, Verdict};

/// Find out whether a game can be won, and how, if every card is known.
///
/// The game is a deal, the last position of a record, or any position as "talon deal" and "talon replay" print it.
/// For curse, the answer is the value of the hand for the seat to move if both players see all tiles.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon solve doublets 17
  talon solve yield 17 --goal score
  talon solve lady-jane 1 --options \"ranks 5, piles 3\" --json
  talon solve game.talon
  talon replay game.talon --at 12 | talon solve -

Exit codes:
  0  the answer is certain: won, lost, the most points, or the value of a hand
  1  there is no answer: a limit was reached, or the position cannot be read
  2  the command line cannot be read
Ctrl-C ends the search without an answer (in JSON \"limit\":\"interrupted\"), and then
the program (exit code 130 in a shell).")]
pub(crate) struct Arguments {
    /// The game, with the number of a deal; or a file with a record or a position; - is standard input
    #[arg(value_name = "GAME|FILE|-", add = games_and_files())]
    what: String,
    /// The number of the deal, 0 to 9007199254740991
    #[arg(value_name = "N", allow_negative_numbers = true)]
    number: Option<DealNumber>,
    /// Options that differ from the defaults, such as "ranks 5, redeals 0"
    #[arg(long, requires = "number")]
    options: Option<String>,
    #[command(flatten)]
    search: SearchArguments,
    /// Print one object of JSON, as the referee answers "solve"
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// The position to solve.
    fn position(&self) -> anyhow::Result<AnyGame> {
        match (self.what.parse::<GameName>(), self.number) {
            (Ok(game), Some(number)) => {
                let options = read_options(game, self.options.as_deref().unwrap_or_default())?;
                Ok(AnyGame::deal(&options, number))
            }
            (Ok(game), None) => {
                let message = format!("which deal? Give its number, as in \"talon solve {game} 17\"");
                Err(clap::Error::raw(ErrorKind::MissingRequiredArgument, message).into())
            }
            (Err(error), Some(_)) => Err(clap::Error::raw(ErrorKind::InvalidValue, error).into()),
            (Err(_), None) => record::read_position(&self.what),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let position = arguments.position()?;
    let interrupt = Interrupt::listen()?;
    let mut solution = {
        let spinner = Spinner::new();
        let is_interrupted = || {
            spinner.show_when_late();
            interrupt.was_pressed()
        };
        let limits = arguments.search.limits(position.name());
        search(&mut AnySolver::default(), &position, arguments.search.goal, limits, &is_interrupted)
    };
    let limit = solution.limit;
    if arguments.json {
        if interrupt.was_pressed() {
            solution.limit = limit.map(|_| "interrupted");
        }
        print_json(&solution)?;
    } else if let Some(text) = text(&Lang::english(), &solution, &position, arguments.search.goal) {
        print(&text)?;
    }
    match limit {
        None => Ok(ExitCode::SUCCESS),
        Some(_) if interrupt.was_pressed() => Ok(Interrupt::end()),
        Some(limit) => {
            complain(&anyhow::anyhow!("there is no answer within the limit of --{limit}"));
            Ok(ExitCode::FAILURE)
        }
    }
}

/// The solution in sentences and moves; `None` if nothing was found.
fn text(lang: &Lang, solution: &Solution, position: &AnyGame, goal: Goal) -> Option<String> {
    let (finding, line) = match &solution.finding {
        Finding::Patience { verdict, line, score } => {
            let line = line.as_ref().map(|line| line.0.as_slice()).unwrap_or_default();
            let (moves, points) = (line.len(), score.unwrap_or_default());
            let finding = match (verdict, goal) {
                (Verdict::Won, _) => talon_lang::Finding::Won { moves },
                (Verdict::Lost, Goal::Win) => talon_lang::Finding::Lost,
                (Verdict::Lost, Goal::Score) => talon_lang::Finding::Score { points, moves },
                (Verdict::Unknown, Goal::Win) => return None,
                (Verdict::Unknown, Goal::Score) => talon_lang::Finding::ScoreSoFar { points, moves },
            };
            (finding, line)
        }
        Finding::Hand { value, line } => {
            let finding = match (*value, position.seat_to_move()) {
                (Some(value), Some(seat)) => talon_lang::Finding::Hand { seat, other: seat.other()?, value },
                _ if solution.limit.is_some() => return None,
                _ => talon_lang::Finding::HandOver,
            };
            (finding, line.0.as_slice())
        }
    };
    Some(format!("{}\n{}", lang.finding(finding), numbered(line)))
}

/// The width of a line of moves.
const WIDTH: usize = 79;

/// Moves in lines. Each line begins with the number of its first move.
fn numbered(moves: &[AnyMove]) -> String {
    let mut text = String::new();
    let mut width = WIDTH;
    for (number, name) in (1..).zip(moves.iter().map(ToString::to_string)) {
        let comma = if number < moves.len() { "," } else { "" };
        if width + 1 + name.len() + comma.len() > WIDTH {
            let start = format!("\n{number:>4} ");
            width = start.len() - 1;
            text += &start;
        }
        text += &format!(" {name}{comma}");
        width += 1 + name.len() + comma.len();
    }
    text
}

/// Shows on a terminal that a long search is still running.
struct Spinner {
    start: Instant,
    bar: OnceCell<ProgressBar>,
}

impl Spinner {
    /// The time that a search runs before the spinner appears.
    const PATIENCE: Duration = Duration::from_secs(2);

    fn new() -> Spinner {
        Spinner { start: Instant::now(), bar: OnceCell::new() }
    }

    /// Appears once the search has run for [`Spinner::PATIENCE`]. Without a terminal nothing is shown.
    fn show_when_late(&self) {
        if self.bar.get().is_none() && self.start.elapsed() >= Spinner::PATIENCE {
            let style = ProgressStyle::with_template("{spinner} {elapsed}, Ctrl-C ends the search");
            let bar = ProgressBar::new_spinner().with_elapsed(Spinner::PATIENCE);
            bar.set_style(style.expect("the template is valid"));
            bar.enable_steady_tick(Duration::from_millis(100));
            self.bar.get_or_init(|| bar);
        }
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
