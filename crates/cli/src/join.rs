//! `talon join`: lets a program or one of our bots play a match over the network.

use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::Args;
use talon_bots::Bot;
use talon_bots::curse::Opponent;
use talon_client::net::Role;
use talon_command::arguments::{level_parser, whole_number};
use talon_command::output::print;
use talon_command::outside::{MoveRequest, Outside};
use talon_hall::Command;
use talon_lang::Lang;
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Layout, Move, Seat, State};
use talon_serve::DataFolder;
use talon_solve::Budget;
use talon_table::{MemoryStore, Session};

use crate::language::LanguageArgument;
use crate::online::{Account, BlockList, Entrance, LinkedMatch, MatchConnection, MatchInput, MatchLink};

/// After a hand, the other player has this many times the pace to look at it.
const LOOK: u32 = 5;

/// Let a program or one of Talon's bots play a match over the network.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon join https://talon.example/#/match/ID/INVITATION --level club
  talon join LINK --bot \"python3 examples/curse_bot.py\"

The program answers requests line by line, as in the arena: docs/develop/PROTOCOL.md says how to write one. It sees what
its seat sees.
A program that fails, or makes a move that is not legal, gives up the match.

Exit codes:
  0  the match is over
  1  failure; one sentence on standard error says why
  2  the command line cannot be read")]
pub(crate) struct Arguments {
    /// The link of the match
    link: MatchLink,
    /// The bot of Talon that plays
    #[arg(long, value_name = "LEVEL", value_parser = level_parser(), required_unless_present = "bot", conflicts_with = "bot")]
    level: Option<Level>,
    /// The command of the program that plays
    #[arg(long, value_name = "COMMAND")]
    bot: Option<String>,
    /// The time limit of the program for a move, in milliseconds
    #[arg(long, value_name = "COUNT", default_value = "1000", requires = "bot", value_parser = whole_number::<u64>)]
    ms: u64,
    /// The least time that a move takes, in milliseconds, so that it tells nothing about the tiles
    #[arg(long, value_name = "COUNT", default_value = "700", value_parser = whole_number::<u64>)]
    pace: u64,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    folder: DataFolder,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let lang = arguments.language.lang();
    let link = arguments.link.clone();
    let account = Account::open(&arguments.folder, &link.server)?;
    account.find_match(link.game)?;
    let (sender, inputs) = channel();
    let entrance = Entrance { account, role: Role::Player { invite: link.invite.clone() } };
    let connection = entrance.connect(link.game, move |input| sender.send(input).is_ok())?;
    let player = Player::new(arguments);
    let mut seat = BotSeat {
        connection,
        shown: LinkedMatch::new(link, false, BlockList::default()),
        player,
        lang,
        failure: None,
    };
    seat.play(&inputs, Duration::from_millis(arguments.pace))?;
    Ok(ExitCode::SUCCESS)
}

/// The chooser of the moves.
enum Player {
    Ours(Level, Box<Opponent>),
    Outside { program: Outside, ms: u64 },
}

impl Player {
    fn new(arguments: &Arguments) -> Player {
        match (arguments.level, &arguments.bot) {
            (None, Some(command)) => Player::Outside { program: Outside::new(command), ms: arguments.ms },
            (level, _) => {
                let level = level.unwrap_or(Level::Club);
                Player::Ours(level, Box::new(Opponent::new(level)))
            }
        }
    }

    /// Chooses a move for a seat from what it sees.
    fn choose(&mut self, layout: &Layout, seat: Seat, seed: u64) -> anyhow::Result<Option<Move>> {
        let Some(state) = possible_state(layout) else { bail!("the server shows an impossible position") };
        if state.seat_to_move().is_some_and(|mover| mover != seat) {
            return Ok(None);
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        if moves.len() < 2 {
            return Ok(moves.first().copied());
        }
        match self {
            Player::Ours(level, opponent) => {
                let budget = Budget { nodes: level.usual_nodes(), ..Budget::default() };
                Ok(opponent.choose(&state.view(seat), &budget, seed).map(|choice| choice.chosen))
            }
            Player::Outside { program, ms } => {
                let request = MoveRequest { ms: Some(*ms), nodes: None, seed, stop: &|| false };
                Ok(Some(program.choose(&state, seat, &request)?))
            }
        }
    }
}

/// A position that could be the one that a seat sees. Only what the seat sees of it may reach a player.
fn possible_state(layout: &Layout) -> Option<State> {
    let (start, moves) = layout.possible_course()?;
    let mut state = State::arrange(&start).ok()?;
    moves.into_iter().try_for_each(|played| state.play(played).map(drop)).ok()?;
    Some(state)
}

/// A seat at a match, and who plays there.
struct BotSeat {
    connection: MatchConnection,
    shown: LinkedMatch,
    player: Player,
    lang: Lang,
    /// The reason why the player has given up.
    failure: Option<anyhow::Error>,
}

impl BotSeat {
    /// Plays until the match is over.
    fn play(&mut self, inputs: &Receiver<MatchInput>, pace: Duration) -> anyhow::Result<()> {
        let mut session = Session::new(MemoryStore::default());
        let mut seed = 0;
        loop {
            let input = inputs.recv().context("the connection has ended")?;
            for news in self.shown.receive(input, &mut session, &self.lang) {
                print(news.text())?;
            }
            if let Some(failure) = self.shown.failure() {
                bail!("{failure}");
            }
            if self.shown.table.has_told_result() {
                return self.failure.take().map_or(Ok(()), Err);
            }
            if self.failure.is_none() {
                seed += 1;
                self.move_if_due(pace, seed);
            }
            let board = self.shown.table.board();
            self.shown.take_commands().into_iter().for_each(|command| self.connection.send(command, board));
        }
    }

    /// Makes a move if it is this seat's turn. A player that fails gives up, and the match ends as for anybody who does.
    fn move_if_due(&mut self, pace: Duration, seed: u64) {
        let Some((view, seat)) = self.shown.table.view().zip(self.shown.table.seat()) else { return };
        let Some(layout) = view.layout.as_ref().filter(|_| self.shown.table.pending_move().is_none()) else {
            return;
        };
        let began = Instant::now();
        match self.player.choose(layout, seat, seed) {
            Ok(None) => {}
            Ok(Some(chosen)) => {
                let pace = if layout.points.is_some() { pace * LOOK } else { pace };
                thread::sleep(pace.saturating_sub(began.elapsed()));
                self.shown.send(Command::Move(chosen));
            }
            Err(failure) => {
                self.shown.send(Command::Resign);
                self.failure = Some(failure.context("the program gave up"));
            }
        }
    }
}
