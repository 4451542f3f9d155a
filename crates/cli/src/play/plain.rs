//! Plain mode, for screen readers and scripts: the games in whole lines, without ever moving
//! the cursor.

use std::io::{self, BufRead, Write};
use std::rc::Rc;
use std::time::Instant;

use talon_app::commands::{self, Outcome as Tried, Response, deal_any, take_notices};
use talon_app::preferences::VerdictShown;
use talon_lang::{Confirmation, Lang};
use talon_rules::{AnySeat, GameName, Status};
use talon_table::{Command, CommandGroup, Outcome, TableKind, without_mark};

use super::action::Wanted;
use super::day_deals::deal_of;
use super::games::GameScreen;
use super::session::{Session, Setup, moment};
use super::settings::Settings;
use crate::terminal_text::wrap;
use crate::time::now;
use before::Before;
use help::Help;

mod advice;
mod archive;
mod before;
mod deals;
mod ending;
mod hands;
pub(crate) mod help;
mod lessons;
mod names;
pub(crate) mod network;
mod pages;
mod puzzles;
mod said;
mod standing;

/// A game in plain mode.
#[derive(Debug)]
pub(crate) struct Plain<R, W> {
    session: Session,
    settings: Settings,
    help: Help,
    lang: Rc<Lang>,
    input: R,
    output: W,
    asked_at: Instant,
    style: PlainStyle,
    /// The points that were printed last.
    printed_points: Option<u32>,
    /// True if a move or a line was refused.
    was_refused: bool,
}

/// The style in which plain mode tells things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlainStyle {
    /// The number of columns after which lines are broken between words, if they are.
    pub(crate) width: Option<usize>,
    /// True if a move tells only what changes, and not the points.
    pub(crate) is_brief: bool,
    /// True if the first refused line ends the program, which then fails.
    pub(crate) is_strict: bool,
}

impl PlainStyle {
    /// The messages of the same language, brief or in whole sentences.
    fn lang(self, lang: &Lang) -> Rc<Lang> {
        let language = lang.language();
        Rc::new(if self.is_brief { Lang::brief(language) } else { Lang::of(language) })
    }
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// A table on which nothing was played yet.
    pub(crate) fn new(setup: Setup, help: Help, style: PlainStyle, input: R, output: W) -> Plain<R, W> {
        let Setup { session, settings, lang } = setup;
        let lang = style.lang(&lang);
        Plain {
            session,
            settings,
            help,
            lang,
            input,
            output,
            asked_at: Instant::now(),
            style,
            printed_points: None,
            was_refused: false,
        }
    }

    /// Plays line by line until the input ends or the player leaves. A closed output is no error. Returns whether all
    /// went well: the last game is saved, and in strict style no line was refused.
    ///
    /// # Errors
    /// If input or output fail in another way.
    pub(crate) fn run(mut self, wanted: Wanted) -> io::Result<bool> {
        self.settings.preferences.apply(None, &mut self.session);
        let done = self.play(wanted);
        self.session.keep_time();
        match done {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
            _ => Ok(self.session.is_saved() != Some(false) && !(self.style.is_strict && self.was_refused)),
        }
    }

    fn play(&mut self, wanted: Wanted) -> io::Result<()> {
        match wanted {
            // A network match needs a connection, and has a loop of its own.
            Wanted::Match { .. } => return Ok(()),
            Wanted::Puzzle(puzzle) => return self.solve(*puzzle),
            Wanted::Lessons(game, id) => {
                return match id {
                    Some(id) => self.learn(game, &id),
                    None => self.take_course(game),
                };
            }
            Wanted::Menu => match self.ask_game()? {
                Some(kind) => self.resume_or_deal(kind)?,
                None => return self.print_goodbye(),
            },
            Wanted::GoOn(kind) => self.resume_or_deal(kind)?,
            Wanted::Deal(kind, number) => self.session.open_deal(kind, number, now()),
            Wanted::DealAgain(kind, number) => self.session.deal_beside(kind, number, now()),
            Wanted::NewDeal(kind) => self.deal_next(kind)?,
            Wanted::Record(kind, name) => self.session.open_record(kind, &name),
            Wanted::Daily(game, day) => {
                self.session.open_daily(game, deal_of(&self.settings, game, day), day, now())
            }
            Wanted::Winnable(kind) => {
                if !self.deal_winnable(kind, None)? {
                    deal_any(&mut self.session, kind, moment());
                }
            }
        }
        let mut goes_on = self.begin()?;
        while goes_on {
            let Some(line) = self.read_line()? else { break };
            goes_on = self.answer(&line)?;
        }
        self.print_goodbye()
    }

    /// Asks which game; `None` when the input ends.
    fn ask_game(&mut self) -> io::Result<Option<TableKind>> {
        let [others @ .., last] = &GameName::ALL;
        let games = self.lang.list(others.iter().map(GameName::to_string));
        let values = [("games", games.into()), ("last", last.as_str().into())];
        let question = self.lang.text_with("terminal-plain-which-game", &values);
        loop {
            self.print(&question)?;
            let Some(line) = self.read_line()? else { return Ok(None) };
            if let Ok(game) = line.parse() {
                return Ok(Some(TableKind::alone(game)));
            }
        }
    }

    /// Describes the table at the beginning of a game. Returns whether the game continues.
    fn begin(&mut self) -> io::Result<bool> {
        let deal = self.session.deal().map_or_else(|| "-".to_owned(), |deal| deal.to_string());
        let game = self.lang.game_name(self.session.kind().game);
        let values = [("game", game.into()), ("deal", deal.into())];
        self.print(&self.lang.text_with("terminal-plain-title", &values))?;
        if self.session.is_new(self.session.kind().game) {
            self.print_text("terminal-plain-new-here")?;
        }
        self.print_text("terminal-plain-begin")?;
        self.print_notices()?;
        let goes_on = self.hand_over(None)?;
        if goes_on {
            self.print_board()?;
            self.printed_points = self.session.game().score();
            self.help.forget_printed();
            self.print_winnability()?;
        }
        Ok(goes_on)
    }

    /// Handles one line. Returns whether the game continues.
    fn answer(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim().to_lowercase();
        if line.is_empty() {
            return Ok(true);
        }
        if let Some(command) = Command::of_line(&line) {
            let goes_on = match command.group() {
                CommandGroup::Position => self.obey_about_position(command)?,
                CommandGroup::Deal => self.obey_about_deal(command, &line)?,
                CommandGroup::Assistance => self.obey_about_assistance(command, &line)?,
                CommandGroup::Program => self.obey_about_program(command, &line)?,
            };
            self.print_notices()?;
            return Ok(goes_on);
        }
        if let Some(words) = line.strip_suffix('?') {
            return self.answer_question_or_refuse(words.trim());
        }
        self.make_move(&line)
    }

    fn obey_about_position(&mut self, command: Command) -> io::Result<bool> {
        let before = Before::of(&self.session);
        match command {
            Command::Undo | Command::Redo | Command::Sweep => {
                if let Response::Outcome(tried) =
                    commands::run(&mut self.session, command, &self.lang, moment())
                {
                    return self.print_outcome(tried, &before);
                }
            }
            Command::Board => self.print_board()?,
            Command::Moves => self.print_moves()?,
            _ => {}
        }
        Ok(true)
    }

    fn obey_about_assistance(&mut self, command: Command, line: &str) -> io::Result<bool> {
        match (command, line.split_whitespace().last()) {
            (Command::Hint, _) => self.print_hint()?,
            (Command::HintKnowledge, Some("all")) => self.set_hints(true)?,
            (Command::HintKnowledge, _) => self.set_hints(false)?,
            (Command::WinningLine, _) => self.print_winning_line()?,
            (Command::Review, _) => self.print_review()?,
            (Command::Grade, _) => self.print_grade()?,
            (Command::Verdict, Some("on")) => self.show_verdict(VerdictShown::AllCards)?,
            (Command::Verdict, Some("fair")) => self.show_verdict(VerdictShown::Fair)?,
            (Command::Verdict, Some("off")) => self.show_verdict(VerdictShown::WhenAsked)?,
            (Command::Verdict, _) => self.print_verdict_asked()?,
            _ => {}
        }
        Ok(true)
    }

    fn obey_about_program(&mut self, command: Command, line: &str) -> io::Result<bool> {
        match command {
            Command::Archive => match line.split_whitespace().nth(1) {
                Some(number) => return self.continue_saved(number),
                None => self.print_archive()?,
            },
            Command::Games => return Ok(false),
            Command::Lessons => self.explain(line)?,
            Command::Brief => {
                self.style.is_brief = !line.ends_with("off");
                self.lang = self.style.lang(&self.lang);
                let id =
                    if self.style.is_brief { "terminal-plain-brief" } else { "terminal-plain-brief-off" };
                self.print_text(id)?;
            }
            Command::Puzzles => self.puzzles(line)?,
            Command::Rules => self.print_rules()?,
            Command::Statistics => self.print_statistics()?,
            Command::Help => self.print_help()?,
            _ => {}
        }
        Ok(true)
    }

    /// Describes the outcome of a move and the state of the game. Returns whether the game continues.
    fn print_outcome(&mut self, tried: Tried, before: &Before) -> io::Result<bool> {
        let is_done = tried.is_ok();
        let viewer = before.viewer;
        let told = tried.map_or_else(|refusal| refusal.text, |done| done.text);
        self.print(&told)?;
        self.print_uncovered(before, &told)?;
        self.print_notices()?;
        if !is_done {
            self.was_refused = true;
            return Ok(!self.style.is_strict);
        }
        self.print_standing()?;
        self.print_winnability()?;
        self.print_ending()?;
        let goes_on = self.hand_over(Some(viewer))?;
        if goes_on && self.session.viewer() != viewer {
            self.print_board()?;
        }
        Ok(goes_on)
    }

    /// Waits until the next of two people has the keyboard, if the turn has changed, and describes nothing of the hand
    /// before. Returns whether the game continues.
    fn hand_over(&mut self, before: Option<AnySeat>) -> io::Result<bool> {
        let now = self.session.viewer();
        let playing = self.session.sitting().outcome() == Outcome::Unfinished;
        if !self.session.kind().hot_seat || !playing || before == Some(now) {
            return Ok(true);
        }
        let values = [("seat", self.lang.seat_name(now).into())];
        self.print(&self.lang.text_with("terminal-curtain-enter", &values))?;
        Ok(self.read_line()?.is_some())
    }

    /// Asks for confirmation of a command that loses something.
    fn agrees(&mut self, command: Command) -> io::Result<bool> {
        match commands::question(&self.session, command) {
            Some(question) => self.confirms(question),
            None => Ok(true),
        }
    }

    fn confirms(&mut self, question: Confirmation) -> io::Result<bool> {
        self.print(&format!(
            "{} {}",
            self.lang.confirmation(question),
            self.lang.text("terminal-plain-yes-no")
        ))?;
        let answer = self.read_line()?.unwrap_or_default();
        Ok(["y", "yes"].contains(&answer.trim().to_lowercase().as_str()))
    }

    fn print_board(&mut self) -> io::Result<()> {
        self.table_lines().iter().try_for_each(|line| self.print(line))?;
        self.print_verdict()
    }

    pub(super) fn print_verdict(&mut self) -> io::Result<()> {
        if let Some(left) = self.lang.left_with(&self.session.scene()) {
            self.print(&left)?;
        }
        let game = self.session.game();
        let layout = game.view(self.session.viewer()).layout();
        let has_reminder =
            (GameScreen::of(game.name()).reminder)(game, &self.session.scene()) == Some("terminal-must-pass");
        self.print(&self.lang.verdict(game.status(), &layout))?;
        if has_reminder { self.print_text("terminal-plain-must-pass") } else { Ok(()) }
    }

    fn print_moves(&mut self) -> io::Result<()> {
        let game = self.session.game();
        let layout = game.view(self.session.viewer()).layout();
        let moves = game.legal_moves();
        let named = moves.iter().map(|legal| (legal.to_string(), self.lang.move_name(legal, &layout)));
        let named: Vec<String> =
            named.map(|(text, name)| if text == name { text } else { format!("{text}: {name}") }).collect();
        if game.status() != Status::Playing {
            return self.print_text("terminal-plain-no-moves");
        }
        named.iter().try_for_each(|line| self.print(line))
    }

    fn print_notices(&mut self) -> io::Result<()> {
        take_notices(&mut self.session, &self.lang).iter().try_for_each(|notice| self.print(notice))?;
        self.let_opponent_play()
    }

    fn print_goodbye(&mut self) -> io::Result<()> {
        self.session.keep_time();
        self.print_notices()?;
        self.print_text(match self.session.is_saved() {
            Some(true) => "terminal-plain-goodbye-saved",
            Some(false) => "terminal-plain-goodbye-not-saved",
            None => "terminal-plain-goodbye",
        })
    }

    fn print_text(&mut self, id: &str) -> io::Result<()> {
        self.print(&self.lang.text(id))
    }

    fn print(&mut self, line: &str) -> io::Result<()> {
        match self.style.width {
            Some(width) => writeln!(self.output, "{}", wrap(line, width)),
            None => writeln!(self.output, "{line}"),
        }
    }

    /// Reads a line; `None` when the input ends. The wait counts as time at the table.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        self.asked_at = Instant::now();
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        self.session.pass_time(self.asked_at.elapsed());
        if count == 0 {
            return Ok(None);
        }
        Ok(Some(without_mark(&String::from_utf8_lossy(&bytes)).trim().to_owned()))
    }
}
