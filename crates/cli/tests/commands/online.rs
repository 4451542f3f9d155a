//! Matches over the network, played by the real program against a real server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Output};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use talon_client::net::{Key, Server};
use talon_hall::Settings;
use tempfile::TempDir;

use crate::program::TALON;
use crate::serve::Serving;

/// The program of a player with a folder of their own.
struct Player {
    folder: TempDir,
}

impl Player {
    fn new() -> Player {
        Player { folder: tempfile::tempdir().expect("a folder") }
    }

    fn start(&self, arguments: &[&str]) -> Child {
        let mut command = TALON.command(arguments);
        command.env("TALON_DATA", self.folder.path()).spawn().expect("the program starts")
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.start(arguments).wait_with_output().expect("the program ends")
    }
}

/// The exit code and the output of a program.
fn ended(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A match that is open: the player who opened it, the link for them, and the one that invites.
fn open_match(serving: &Serving) -> (Player, String, String) {
    let address = serving.origin();
    let (player, key) = (Player::new(), Key::draw());
    let kept = format!("{address}/#/me/{key}");
    let (code, text, errors) = ended(player.run(&["online", "key", "--set", &kept]));
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert!(text.starts_with("You are ") && text.ends_with(&format!(" at {address}.\n")), "{text}");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let server = Server::new(&[&address], key).expect("an address");
    let settings = Settings { target: 3, ..Settings::FRIENDS };
    let opened = runtime.block_on(server.open(Some(settings))).expect("an open match");
    let link = format!("{address}/#/match/{}", opened.id);
    let invitation = format!("{link}/{}", opened.invite.expect("an invitation"));
    (player, link, invitation)
}

#[test]
fn two_bots_play_a_whole_match() {
    let serving = Serving::start(&["--port", "0"]);
    let (south, link, invitation) = open_match(&serving);
    let north = Player::new();
    let program = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/curse_bot.py");
    let one = south.start(&["join", &link, "--level", "novice", "--pace", "0"]);
    let other = north.start(&["join", &invitation, "--bot", program, "--pace", "0"]);
    let ends = [one, other].map(|child| ended(child.wait_with_output().expect("it ends")));
    for (code, text, errors) in &ends {
        assert_eq!((code, errors.as_str()), (&Some(0), ""), "{text}");
        assert!(text.contains(" as the set.\n"), "{text}");
    }
    let last = ends.each_ref().map(|(_, text, _)| text.lines().last().unwrap_or_default());
    let winners = last.iter().filter(|line| **line == "You win the match!").count();
    assert_eq!(winners, 1, "{last:?}");
    assert_eq!(ended(south.run(&["online", "matches", "--server", &serving.origin()])).1, "");
}

#[test]
fn a_program_that_fails_gives_up_the_match() {
    let serving = Serving::start(&["--port", "0"]);
    let (south, link, invitation) = open_match(&serving);
    let one = south.start(&["join", &link, "--bot", "/nowhere/bot", "--pace", "0"]);
    let other = Player::new().run(&["join", &invitation, "--level", "novice", "--pace", "0"]);
    let (code, _, errors) = ended(one.wait_with_output().expect("it ends"));
    assert_eq!(code, Some(1));
    assert!(errors.starts_with("talon: the program gave up: it cannot be started: "), "{errors}");
    let (code, text, _) = ended(other);
    assert_eq!(code, Some(0));
    assert!(text.contains("You win the match! ") && text.ends_with(" gave up.\n"), "{text}");
}

#[test]
fn a_link_that_leads_nowhere_is_refused_in_one_sentence() {
    let serving = Serving::start(&["--port", "0"]);
    let (south, link, invitation) = open_match(&serving);
    let stranger = Player::new();
    let wrong = format!("{link}/{}", Key::draw());
    let missing = format!("{}/#/match/BwcHBwcHBwcHBwcHBwcHBw", serving.origin());
    for (link, code, expected) in [
        (link.as_str(), 1, "talon: "),
        (&wrong, 1, "talon: "),
        (&missing, 1, "talon: there is no such match\n"),
        ("http://127.0.0.1:1/#/match/BwcHBwcHBwcHBwcHBwcHBw", 1, "talon: the server cannot be reached: "),
        (
            "https://talon.example/",
            2,
            "error: invalid value 'https://talon.example/' for '<LINK>': this link",
        ),
    ] {
        let (ended, text, errors) = ended(stranger.run(&["join", link, "--level", "club"]));
        assert_eq!((ended, text.as_str()), (Some(code), ""), "{link}");
        assert!(errors.starts_with(expected) && (code == 2 || errors.lines().count() == 1), "{errors}");
    }
    let (code, text, _) = ended(south.run(&["online", "matches", "--server", &serving.origin()]));
    assert_eq!((code, text), (Some(0), format!("{link}\n")));
    assert!(invitation.starts_with(&link));
}

#[test]
fn a_key_moves_to_another_device_and_is_changed_and_forgotten() {
    let serving = Serving::start(&["--port", "0"]);
    let server = ["--server", &serving.origin()];
    let run = |player: &Player, arguments: &[&str]| ended(player.run(&[arguments, &server].concat()));
    let (home, phone) = (Player::new(), Player::new());
    let (_, text, _) = run(&home, &["online", "key"]);
    let (name, link) = (text.split(" at ").next().unwrap().to_owned(), text.lines().last().unwrap());
    let (_, text, _) = run(&phone, &["online", "key", "--set", link]);
    assert!(text.starts_with(&format!("{name} at ")), "{text}");
    let (code, changed, _) = run(&home, &["online", "key", "--new"]);
    assert!(code == Some(0) && changed.starts_with(&name) && !changed.contains(link), "{changed}");
    let guest = Player::new();
    let (_, own, _) = run(&guest, &["online", "key"]);
    let set = ["online", "key", "--set", link];
    for (player, asks) in [(&phone, &["online", "matches"][..]), (&phone, &["online", "key"]), (&guest, &set)]
    {
        let (code, text, errors) = run(player, asks);
        assert_eq!(
            (code, text.as_str(), errors.lines().count()),
            (Some(1), "", 1),
            "the old key opens nothing"
        );
        assert!(errors.contains("this key was replaced") && errors.contains("--set LINK"), "{errors}");
    }
    assert_eq!(run(&guest, &["online", "key"]).1, own, "a link that opens nothing replaces no key");
    let (code, text, _) = run(&phone, &["online", "erase", "--yes"]);
    assert!(code == Some(0) && text.ends_with("opened nothing any more. It is forgotten.\n"), "{text}");
    assert_eq!(run(&phone, &["online", "key"]).0, Some(0), "a new player");
    let (code, text, _) = run(&home, &["online", "key"]);
    assert!(code == Some(0) && text.starts_with(&name), "the owner stays the player: {text}");
    assert_eq!(run(&home, &["online", "erase"]).0, Some(2), "it must be confirmed");
    let (code, text, _) = run(&home, &["online", "erase", "--yes"]);
    assert_eq!((code, text), (Some(0), format!("{} has forgotten you.\n", serving.origin())));
    let (code, _, errors) = run(&home, &["online", "matches"]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("you have not played over the network yet"), "{errors}");
}

/// Passes requests on to a server, and loses the answer to a change of the key. Returns its own address.
fn lossy(server: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    let server = server.strip_prefix("http://").expect("a server without TLS").to_owned();
    thread::spawn(move || {
        for client in listener.incoming() {
            client.and_then(|client| pass_on(client, &server)).expect("a request");
        }
    });
    address
}

/// Returns true if a request has its head, and as much of a body as the head says.
fn is_whole(request: &[u8]) -> bool {
    let text = String::from_utf8_lossy(request).to_ascii_lowercase();
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:"));
    body.len() >= length.map_or(0, |length| length.trim().parse().expect("a number"))
}

/// Passes one request on, and its answer back.
fn pass_on(mut client: TcpStream, server: &str) -> std::io::Result<()> {
    let mut server = TcpStream::connect(server)?;
    let (mut request, mut answer) = (Vec::new(), [0; 65_536]);
    while !is_whole(&request) {
        let count = client.read(&mut answer)?;
        request.extend(&answer[..count]);
    }
    server.write_all(&request)?;
    let count = server.read(&mut answer)?;
    if request.starts_with(b"POST /api/me/key ") { Ok(()) } else { client.write_all(&answer[..count]) }
}

#[test]
fn a_player_whose_change_of_the_key_is_not_answered_stays_the_player() {
    let serving = Serving::start(&["--port", "0"]);
    let (home, relay) = (Player::new(), lossy(&serving.origin()));
    let run = |arguments: &[&str]| ended(home.run(&[arguments, &["--server", &relay]].concat()));
    let (code, before, _) = run(&["online", "key"]);
    assert_eq!(code, Some(0), "{before}");
    let (code, text, errors) = run(&["online", "key", "--new"]);
    assert_eq!((code, text.as_str()), (Some(1), ""));
    assert!(errors.contains("the next call finds out whether the key is changed"), "{errors}");
    let (code, after, _) = run(&["online", "key"]);
    let name = |text: &str| text.split(" at ").next().unwrap().to_owned();
    assert_eq!((code, name(&after)), (Some(0), name(&before)));
    assert_ne!(after.lines().last(), before.lines().last(), "the server has changed the key");
    assert_eq!(run(&["online", "matches"]).0, Some(0));
}

/// Plays line by line to the end of a match: asks for the moves when it can move, and makes the first one. Writes
/// `last_line` when the match is over. Each line goes to `heard`. Returns the exit code, the last line, and what the
/// program complained about.
fn play_by_lines(mut child: Child, last_line: &str, heard: &Sender<String>) -> (Option<i32>, String, String) {
    let mut input = child.stdin.take();
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let (mut own, mut asks, mut last) = ("", false, String::new());
    for line in lines {
        let line = line.expect("a line");
        let is_move = ["lead", "next", "pass"].iter().any(|word| line.starts_with(word))
            || line.starts_with(|first: char| first.is_ascii_digit());
        let can_move = ["turn.", "plays again", "leads", "chooses"].iter().any(|word| line.contains(word));
        let mut say = |words: &str| {
            // A program that has ended has no more lines to answer to.
            let _ = input.as_mut().map(|input| writeln!(input, "{words}"));
        };
        if let Some(other) = line.strip_prefix("You play against ") {
            own = if other.starts_with("North") { "South" } else { "North" };
        } else if asks && is_move {
            say(line.split(':').next().expect("a move"));
            asks = false;
        } else if line.contains("The coin decides") || can_move && line.contains(own) && !is_move {
            say("moves");
            asks = true;
        } else if line.contains("the match!") || line.contains("wins the match.") {
            say(last_line);
            input = None;
        }
        last = line.clone();
        // The test no longer listens when it has heard enough.
        let _ = heard.send(line);
    }
    let mut errors = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("UTF-8");
    (child.wait().expect("it ends").code(), last, errors)
}

#[test]
fn two_programs_play_a_whole_match_line_by_line_although_the_server_is_killed() {
    let serving = Serving::start(&["--port", "0"]);
    let (south, link, invitation) = open_match(&serving);
    let north = Player::new();
    let (heard, lines) = channel();
    let players = [(south, link, "review"), (north, invitation, "")].map(|(player, link, last_line)| {
        let (child, heard) =
            (player.start(&["play", "curse", "--join", &link, "--plain", "--no-brief"]), heard.clone());
        (player, thread::spawn(move || play_by_lines(child, last_line, &heard)))
    });
    drop(heard);
    let moves = lines.iter().filter(|line| line.contains(" plays the "));
    assert_eq!(moves.take(6).count(), 6, "the match begins");
    let _serving = serving.restart();
    assert!(lines.iter().any(|line| line == "No connection. Trying again …"));
    for (_player, playing) in players {
        let (code, last, errors) = playing.join().expect("no panic");
        assert_eq!((code, last.as_str(), errors.as_str()), (Some(0), "Goodbye.", ""));
    }
    let reviewed: Vec<String> = lines.iter().skip_while(|line| line != "Reviewing the game.").collect();
    assert!(reviewed.iter().any(|line| line.starts_with("Hand 1. ")), "{reviewed:#?}");
}

#[test]
fn a_script_whose_server_is_gone_ends_with_a_sentence_and_the_way_back() {
    let mut serving = Serving::start(&["--port", "0"]);
    let (south, link, _) = open_match(&serving);
    let mut child = south.start(&["play", "curse", "--join", &link, "--plain"]);
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe"));
    // A move waits for the deal, which does not come.
    writeln!(child.stdin.take().expect("a pipe"), "players\n0-0").expect("it reads");
    let mut line = String::new();
    lines.read_line(&mut line).expect("the program is connected");
    serving.kill();
    let mut text = String::new();
    lines.read_to_string(&mut text).expect("UTF-8");
    let (code, _, errors) = ended(child.wait_with_output().expect("it ends"));
    assert_eq!((code, errors.as_str()), (Some(1), "talon: the server cannot be reached\n"));
    assert!(text.contains("No connection. Trying again …\n"), "{text}");
    assert!(text.ends_with(&format!("\ntalon play curse --join '{link}'\n")), "{text}");
}

#[test]
fn two_programs_find_each_other_and_one_blocks_the_other() {
    let serving = Serving::start(&["--port", "0"]);
    let server = ["--server", &serving.origin()];
    let players = [Player::new(), Player::new()];
    let pair = ["play", "curse", "--pair", "--plain"];
    let programs = players.each_ref().map(|player| player.start(&[&pair[..], &server].concat()));
    // Without lines, they leave as soon as they sit.
    let links = programs.map(|program| {
        let (code, text, errors) = ended(program.wait_with_output().expect("it ends"));
        assert_eq!(code, Some(0), "{errors}");
        let command =
            text.lines().find(|line| line.starts_with("talon play curse --join ")).expect("the way back");
        command.split('\'').nth(1).expect("a link").to_owned()
    });
    assert_eq!(links[0], links[1]);
    let run = |arguments: &[&str]| ended(players[0].run(&[arguments, &server].concat()));
    let (code, name, _) = run(&["online", "blocked", "--add", &links[0]]);
    assert_eq!((code, name.lines().count()), (Some(0), 1), "{name}");
    assert_eq!(run(&["online", "blocked"]).1, name);
    let (code, rest, _) = run(&["online", "blocked", "--remove", name.trim_end()]);
    assert_eq!((code, rest.as_str()), (Some(0), ""));
    assert_eq!(run(&["online", "seeks"]), (Some(0), String::new(), String::new()));
}

#[test]
fn a_bot_of_the_server_plays() {
    let serving = Serving::start(&["--port", "0"]);
    let server = ["--server", &serving.origin()];
    let player = Player::new();
    let start = ["play", "curse", "--server-bot", "novice", "--clock", "normal", "--plain"];
    let mut child = player.start(&[&start[..], &server].concat());
    let lines =
        BufReader::new(child.stdout.take().expect("a pipe")).lines().map(|line| line.expect("a line"));
    let said: Vec<String> = lines.take_while(|line| !line.starts_with("Hand 1 of the match.")).collect();
    assert!(said.iter().any(|line| line == "You play against North, Beginner."), "{said:?}");
    drop(child.stdin.take());
    assert_eq!(ended(child.wait_with_output().expect("it ends")).0, Some(0));
}
