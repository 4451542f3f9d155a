//! A network match line by line: lines and news come in any order, and each is put into words.
//!
//! A person's line counts at once. In a pipe, a move waits until it is the player's turn, and a review until the server
//! has sent the record, so that a script can write all its lines first.

use std::collections::VecDeque;
use std::io::{self, BufRead, Empty, Write};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use anyhow::{Context, bail};
use talon_app::network::{News, link_sentence, why_off};
use talon_client::LinkState;
use talon_hall::{Command as MatchCommand, Phrase};
use talon_table::{Command, without_mark};

use super::Plain;
use super::said::{Said, name_of};
use crate::online::{Entrance, HOSTED, HostedMatch, LinkedMatch, MatchConnection, MatchInput};

/// The number of seconds that a script without more lines waits for a server that is gone.
const PATIENCE: u32 = 20;

/// A seat at a network match, or a place to watch from.
#[derive(Debug)]
pub(crate) struct MatchSeat {
    entrance: Entrance,
    online: LinkedMatch,
    /// True if a person types the lines.
    is_person: bool,
    /// The lines that wait.
    lines: VecDeque<String>,
    /// True if no more lines come.
    has_ended: bool,
    /// True if the player knows that the match can be claimed.
    knows_claim: bool,
    /// The number of seconds that the script has waited for a server that is gone.
    ticks_alone: u32,
}

impl MatchSeat {
    /// A seat at this match.
    pub(crate) fn new(entrance: Entrance, online: LinkedMatch, is_person: bool) -> MatchSeat {
        MatchSeat {
            entrance,
            online,
            is_person,
            lines: VecDeque::new(),
            has_ended: false,
            knows_claim: false,
            ticks_alone: 0,
        }
    }

    /// Returns true if a script waits for a server that does not come back. A person decides about that, and leaves.
    fn is_left_alone(&self) -> bool {
        self.has_ended && self.ticks_alone >= PATIENCE
    }

    /// The next line that counts now. In a pipe, a move waits for the player's turn, and a review for the record.
    fn next_line(&mut self, is_turn: bool) -> Option<String> {
        let line = self.lines.front()?;
        let is_early = match self.online.table.outcome() {
            None => is_move(line) && !is_turn,
            Some(_) => Command::of_line(line) == Some(Command::Review) && !self.online.has_record(),
        };
        if is_early && !self.is_person { None } else { self.lines.pop_front() }
    }
}

/// Returns true if a line can only be a move.
fn is_move(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    !line.is_empty()
        && !line.ends_with('?')
        && Command::of_line(&line).is_none()
        && Said::read(&line).is_none()
}

/// Something that the program waits for.
enum Input {
    Match(MatchInput),
    Line(String),
    EndOfLines,
}

/// Plays a network match line by line. The lines of the player come on another way than the input of the table. Returns
/// whether all went well: in strict style, no line was refused.
///
/// # Errors
/// If the server refuses the match, or the output fails.
pub(crate) fn run(mut plain: Plain<Empty, impl Write>, mut seat: MatchSeat) -> anyhow::Result<bool> {
    let played = plain.play_match(&mut seat);
    if seat.online.is_hosted() && seat.online.way_back().is_none() {
        HostedMatch::at(plain.settings.file_beside(HOSTED)).note(None)?;
    }
    match played {
        Err(error) if is_closed(&error) => Ok(true),
        played => {
            played?;
            Ok(!(plain.style.is_strict && plain.was_refused))
        }
    }
}

fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Reads lines on a thread of its own, as reading waits.
fn read_lines(sender: Sender<Input>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut bytes = Vec::new();
        while input.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
            let line = without_mark(&String::from_utf8_lossy(&bytes)).trim().to_owned();
            if sender.send(Input::Line(line)).is_err() {
                return;
            }
            bytes.clear();
        }
        // Nobody listens any more if this fails.
        let _ = sender.send(Input::EndOfLines);
    });
}

impl<W: Write> Plain<Empty, W> {
    fn play_match(&mut self, seat: &mut MatchSeat) -> anyhow::Result<()> {
        let (sender, inputs) = channel();
        read_lines(sender.clone());
        let connect = |seat: &MatchSeat| -> io::Result<MatchConnection> {
            let sender = sender.clone();
            let deliver = move |input| sender.send(Input::Match(input)).is_ok();
            seat.entrance.connect(seat.online.link().game, deliver)
        };
        let mut connection = connect(seat)?;
        self.print_link(seat)?;
        loop {
            match inputs.recv().context("the connection has ended")? {
                Input::Match(input) => self.hear(input, seat)?,
                Input::Line(line) => seat.lines.push_back(line),
                Input::EndOfLines => seat.has_ended = true,
            }
            if let Some(failure) = seat.online.failure() {
                bail!("{failure}");
            }
            let mut goes_on = true;
            while let Some(line) = seat.next_line(self.is_turn(seat)).filter(|_| goes_on) {
                goes_on = self.answer_at_match(&line, seat)?;
                let board = seat.online.table.board();
                seat.online.take_commands().into_iter().for_each(|command| connection.send(command, board));
            }
            let is_done = seat.has_ended && seat.lines.is_empty() && seat.online.table.is_answered();
            if !goes_on || is_done {
                return self.print_farewell(seat);
            }
            if seat.is_left_alone() {
                self.print_way_back(seat)?;
                bail!("the server cannot be reached");
            }
            if let Some(next) = seat.online.rematch() {
                seat.online = next;
                connection = connect(seat)?;
            }
            self.output.flush()?;
        }
    }

    fn is_turn(&self, seat: &MatchSeat) -> bool {
        let mover = self.session.game().seat_to_move();
        let is_free = seat.online.table.is_dealt() && seat.online.table.is_answered();
        is_free && mover.is_none_or(|mover| mover == self.session.viewer())
    }

    /// Tells the link that invites the other player.
    fn print_link(&mut self, seat: &MatchSeat) -> anyhow::Result<()> {
        let link = seat.online.link();
        if link.invite.is_none() {
            return Ok(());
        }
        self.print_text("terminal-online-invite")?;
        // A link is one word, however long.
        writeln!(self.output, "{link}")?;
        if link.server.is_local() {
            self.print_text("terminal-online-only-here")?;
        }
        self.output.flush()?;
        Ok(())
    }

    /// Tells what the connection brings.
    pub(crate) fn hear(&mut self, input: MatchInput, seat: &mut MatchSeat) -> anyhow::Result<()> {
        let (was_dealt, link) = (seat.online.table.is_dealt(), seat.online.table.link());
        let before = (self.session.seated(), self.session.sitting().moves_made());
        let was_pending = seat.online.table.pending_move().is_some();
        if matches!(input, MatchInput::Time(_)) {
            let is_alone = link != LinkState::Up;
            seat.ticks_alone = if is_alone { seat.ticks_alone + 1 } else { 0 };
        }
        let news = seat.online.receive(input, &mut self.session, &self.lang);
        for one in &news {
            self.print(one.text())?;
        }
        self.was_refused |= news.iter().any(|one| matches!(one, News::Refusal(_)));
        let state = seat.online.table.link();
        if state != link
            && (state == LinkState::Waiting || link != LinkState::Up && was_dealt && state == LinkState::Up)
        {
            self.print(&link_sentence(state, &self.lang))?;
        }
        let is_new = self.session.seated() != before.0 || seat.online.table.is_dealt() && !was_dealt;
        if is_new {
            self.print_players(seat)?;
            self.print_board()?;
        } else if before.1 != self.session.sitting().moves_made()
            || was_pending && seat.online.table.pending_move().is_none()
        {
            self.print_verdict()?;
        }
        let knew_claim = std::mem::replace(&mut seat.knows_claim, seat.online.can_claim());
        if seat.knows_claim && !knew_claim {
            self.print_text("terminal-plain-online-claim")?;
        }
        Ok(())
    }

    /// Tells who plays, and the clocks.
    fn print_players(&mut self, seat: &MatchSeat) -> anyhow::Result<()> {
        let title = seat.online.title(&self.lang);
        let id = if seat.online.table.seat().is_some() {
            "terminal-plain-online-against"
        } else {
            "terminal-plain-online-watching"
        };
        self.print(&self.lang.text_with(id, &[("players", title.into())]))?;
        if let Some(clocks) = seat.online.clocks(&self.lang) {
            self.print(&self.lang.text_with("terminal-plain-online-clocks", &[("clocks", clocks.into())]))?;
        }
        Ok(())
    }

    /// Handles one line. Returns whether the player stays.
    fn answer_at_match(&mut self, line: &str, seat: &mut MatchSeat) -> anyhow::Result<bool> {
        let line = line.trim().to_lowercase();
        if line.is_empty() {
            return Ok(true);
        }
        if let Some(said) = Said::read(&line).filter(|_| seat.online.table.seat().is_some()) {
            self.obey_at_match(said, seat)?;
            return Ok(true);
        }
        match Command::of_line(&line) {
            Some(Command::Games) => return Ok(false),
            Some(Command::GiveUp) => seat.online.send(MatchCommand::Resign),
            Some(Command::Help) => self.print_text("terminal-plain-online-help")?,
            Some(Command::Rules) => self.print_rules()?,
            Some(_) if !seat.online.table.is_dealt() => self.print_text("online-refused-not-dealt")?,
            Some(Command::Board) => self.print_board()?,
            Some(Command::Moves) if self.is_turn(seat) => self.print_moves()?,
            // The moves of the other player would be guesses.
            Some(Command::Moves) => self.print_verdict()?,
            Some(Command::Review) if !seat.online.table.is_over() => {
                self.print_text("terminal-plain-review-not-over")?;
            }
            Some(Command::Review) => match seat.online.review(&self.lang) {
                Ok(review) => self.print_match_review(review)?,
                Err(why) => self.print(&why)?,
            },
            Some(command) => self.print_text(why_off(command).unwrap_or("terminal-online-no-help"))?,
            None if line.ends_with('?') => {
                self.answer_question_or_refuse(line.trim_end_matches('?').trim())?;
            }
            None => return self.send_move(&line, seat),
        }
        Ok(true)
    }

    fn obey_at_match(&mut self, said: Said, seat: &mut MatchSeat) -> anyhow::Result<()> {
        match said {
            Said::Send(command) => seat.online.send(command),
            Said::Phrases => {
                let names: Vec<String> = Phrase::ALL.into_iter().map(name_of).collect();
                let values = [("phrases", names.join(", ").into())];
                self.print(&self.lang.text_with("terminal-plain-online-phrases", &values))?;
            }
            Said::Mute => {
                seat.online.toggle_mute();
                let id = if seat.online.table.silence.is_muted {
                    "terminal-plain-online-muted"
                } else {
                    "terminal-plain-online-unmuted"
                };
                self.print_text(id)?;
            }
            Said::Block => {
                seat.online.toggle_block()?;
                let id = if seat.online.table.silence.is_blocked {
                    "terminal-plain-online-blocked"
                } else {
                    "terminal-plain-online-unblocked"
                };
                let name = seat.online.table.other_name(&self.lang).unwrap_or_default();
                self.print(&self.lang.text_with(id, &[("name", name.into())]))?;
            }
            Said::Link => writeln!(self.output, "{}", seat.online.link())?,
            Said::Players => self.print_players(seat)?,
        }
        Ok(())
    }

    /// Sends the move that a line means. Returns whether the player stays.
    fn send_move(&mut self, line: &str, seat: &mut MatchSeat) -> anyhow::Result<bool> {
        let refusal = match seat.online.table.check_turn(&self.session) {
            Err(reason) => reason.text(&self.lang),
            Ok(()) => match self.read_move(line) {
                Err(text) => text,
                Ok(wanted) => match seat.online.play(wanted, &mut self.session, &self.lang) {
                    Err(reason) => reason.text(&self.lang),
                    Ok(news) => {
                        for one in news {
                            self.print(one.text())?;
                        }
                        return Ok(true);
                    }
                },
            },
        };
        self.print(&refusal)?;
        self.was_refused = true;
        Ok(!self.style.is_strict)
    }

    /// Says goodbye, and how to come back to a match that goes on.
    fn print_farewell(&mut self, seat: &MatchSeat) -> anyhow::Result<()> {
        self.print_way_back(seat)?;
        self.print_text("terminal-plain-goodbye")?;
        self.output.flush()?;
        Ok(())
    }

    /// Tells the command that brings the player back to a match that goes on.
    fn print_way_back(&mut self, seat: &MatchSeat) -> anyhow::Result<()> {
        if let Some(command) = seat.online.way_back() {
            self.print_text("terminal-online-way-back")?;
            // A command is one line, however long.
            writeln!(self.output, "{command}")?;
        }
        Ok(())
    }
}
