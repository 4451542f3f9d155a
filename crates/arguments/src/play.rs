//! The arguments of `talon play`.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};

use crate::shared::{data, flag, game, language_argument, level};
use crate::values::deal_number;

/// The server of a player who names none: one on this machine.
pub const USUAL_SERVER: &str = "http://127.0.0.1:8642";

const AFTER_HELP: &str = "\
Examples:
  talon play
  talon play doublets 17
  talon play doublets 17 --again
  talon play --continue yield-1790000000-1
  talon play lady-jane --winnable
  talon play curse --opponent club
  talon play curse --hot-seat
  talon play curse --host
  talon play --join https://talon.example/#/match/ID/INVITATION
  talon play curse --pair --server https://talon.example
  talon play yield --plain < moves.txt
  talon play --language de

A game that you leave stays open: \"talon play GAME\" continues the one that you played last, and
\"talon play GAME N\" the one of deal N. \"talon games\" lists all of them, and the folder that they are in.
Without a terminal, or on one that can only write lines, --plain is taken for granted.";

/// The arguments of a game at this table, which a match over the network does not have.
const LOCAL: [&str; 7] = ["number", "deal", "again", "continue", "hot-seat", "opponent", "winnable"];

/// Adds the description and the arguments of `talon play` to a command.
pub fn describe(command: Command) -> Command {
    command
        .about("Play a game in the terminal, or all of them from a menu")
        .after_help(AFTER_HELP)
        .arg(game("The game; without one, a menu opens"))
        .args(which_game())
        .args(ways_to_play())
        .arg(language_argument())
        .arg(data())
        .next_help_heading("Over the network (curse only)")
        .args(over_the_network())
}

/// The arguments that choose a deal or a saved game.
fn which_game() -> [Arg; 5] {
    [
        Arg::new("number").value_name("N").value_parser(deal_number).allow_negative_numbers(true).help(
            "The number of the deal, which continues if you have begun it; without one, the last game continues, or \
             a new deal begins",
        ),
        Arg::new("deal")
            .long("deal")
            .value_name("N")
            .requires("game")
            .conflicts_with("number")
            .value_parser(deal_number)
            .allow_negative_numbers(true)
            .help("The same as N"),
        flag("again", "Begin anew, with deal N or a new one as the settings say; games that you have begun stay open")
            .requires("game"),
        Arg::new("continue")
            .long("continue")
            .value_name("ID|FILE")
            .conflicts_with_all(["game", "number", "deal"])
            .help("Continue a saved game: its name in the list of \"talon games\", or the file of a record"),
        flag("winnable", "A new deal that can be won (not in curse)")
            .requires("game")
            .conflicts_with_all(["number", "deal", "again", "continue"]),
    ]
}

/// The arguments about the screen and the opponent.
fn ways_to_play() -> [Arg; 7] {
    [
        flag("no-verdict", "Do not show after each move whether the game can still be won (v shows it)"),
        flag(
            "plain",
            "Play line by line, without a screen: for screen readers and scripts. Verdicts come by themselves only at \
             a terminal",
        ),
        flag("no-brief", "Line by line: say each move in a whole sentence, and the points after it"),
        flag("strict", "Line by line: end with exit code 1 at the first move or command that is refused"),
        flag("ascii", "Draw with ASCII only"),
        level("opponent")
            .conflicts_with("hot-seat")
            .help("The opponent (curse only); without it, the one chosen last"),
        flag("hot-seat", "Two people at one keyboard (curse only)"),
    ]
}

/// The arguments for a match over the network.
fn over_the_network() -> [Arg; 7] {
    let conflicts = |argument: Arg, others: &[&'static str]| {
        argument.conflicts_with_all(others).conflicts_with_all(LOCAL)
    };
    let join = Arg::new("join").long("join").value_name("LINK");
    let server = Arg::new("server").long("server").value_name("ADDRESS").env("TALON_SERVER");
    [
        conflicts(join, &["friend", "pair", "server-bot"])
            .help("Play the match of this link; with --host, one that you served before"),
        conflicts(
            flag("friend", "Open a match at a server, and show the link for the other person"),
            &["host", "pair", "server-bot"],
        ),
        conflicts(
            flag(
                "host",
                "Serve from this program, open a match, and show the link for a person in the same network",
            ),
            &["pair", "server-bot"],
        ),
        conflicts(
            flag("pair", "Look for an opponent at a server, for a rated match; Ctrl-C stops looking"),
            &["server-bot"],
        ),
        conflicts(level("server-bot"), &[])
            .help("Open a match against a bot of a server, which is rated if it has a clock"),
        Arg::new("clock")
            .long("clock")
            .value_name("CLOCK")
            .value_parser(PossibleValuesParser::new(["none", "normal", "calm"]))
            .help(
                "The clock of a match that you open or look for: normal is 5 minutes and 3 seconds free for each \
                 move, calm is twice that [default: none, but normal for --pair]",
            ),
        server.default_value(USUAL_SERVER).help("The server of --friend, --pair and --server-bot"),
    ]
}
