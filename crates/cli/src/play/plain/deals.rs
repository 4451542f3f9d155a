//! Other deals, in lines.

use std::io::{self, BufRead, Write};

use talon_app::commands::{Response, deal, deal_any, resume_or_deal};
use talon_query::Grade;
use talon_table::{Command, DealChoice, DealSearch, NoAdvice, SearchGoal, SearchProgress, TableKind};

use super::Plain;
use crate::play::day_deals::deal_of;
use crate::play::session::{any_deal, any_seed, moment};
use crate::play::settings::deal_choice_id;
use crate::time::{now, today};

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Resumes the open game of a kind that was played last, or deals one.
    pub(super) fn resume_or_deal(&mut self, kind: TableKind) -> io::Result<()> {
        let response = resume_or_deal(&mut self.session, kind, moment());
        self.find_deal(response, kind)
    }

    /// Puts the next deal on the table, as the settings say. The game of the same kind that it replaces is over.
    pub(super) fn deal_next(&mut self, kind: TableKind) -> io::Result<()> {
        let response = deal(&mut self.session, kind, moment());
        self.find_deal(response, kind)
    }

    /// Searches for a deal if the response asks for it, and puts any deal on the table if there is none.
    fn find_deal(&mut self, response: Response, kind: TableKind) -> io::Result<()> {
        if matches!(response, Response::Search(_)) && !self.deal_winnable(kind, None)? {
            deal_any(&mut self.session, kind, moment());
        }
        Ok(())
    }

    /// Handles a command about another deal. Returns whether the game continues.
    pub(super) fn obey_about_deal(&mut self, command: Command, line: &str) -> io::Result<bool> {
        let argument = line.split_whitespace().last().unwrap_or_default();
        match command {
            Command::NewWinnableDeal => return self.new_winnable(None),
            Command::NewGradedDeal => return self.new_winnable(grade_of(line)),
            Command::TryAgain => return self.try_again(argument.parse().ok()),
            Command::NewDeal if self.agrees(command)? => {
                let same = self.session.kind();
                let kind = match argument.parse() {
                    Ok(game) => TableKind { game, hot_seat: same.hot_seat && game == same.game },
                    Err(_) => same,
                };
                self.deal_next(kind)?;
                return self.begin();
            }
            Command::DealByNumber => {
                let number = argument.parse().unwrap_or_else(|_| any_deal());
                self.session.open_deal(self.session.kind(), number, now());
                return self.begin();
            }
            Command::Deals => self.choose_deals(argument)?,
            Command::Daily => {
                let (game, day) = (self.session.kind().game, today());
                self.session.open_daily(game, deal_of(&self.settings, game, day), day, now());
                return self.begin();
            }
            Command::Restart if self.agrees(command)? => {
                self.session.restart(now());
                return self.begin();
            }
            Command::GiveUp if self.agrees(command)? => {
                self.session.give_up();
                self.print_text("table-gave-up")?;
                self.print_ending()?;
            }
            _ => {}
        }
        Ok(true)
    }

    /// Chooses which deals come next.
    pub(super) fn choose_deals(&mut self, word: &str) -> io::Result<()> {
        let deals = match word {
            "easy" => DealChoice::EasyAtFirst,
            "winnable" => DealChoice::Winnable,
            _ => DealChoice::Any,
        };
        self.settings.update(&mut self.session, |preferences| preferences.deals = deals);
        let name = self.lang.text(deal_choice_id(deals));
        self.print(&format!("{}: {name}", self.lang.text("setting-deals")))
    }

    /// Plays the deal again from before the move with this number. Returns whether the game continues.
    pub(super) fn try_again(&mut self, number: Option<usize>) -> io::Result<bool> {
        let moves = self.session.sitting().moves_of_line();
        let Some(number @ 1..) = number.filter(|number| *number <= moves.len() + 1) else {
            let values = [("count", moves.len().into()), ("most", (moves.len() + 1).into())];
            self.print(&self.lang.text_with("terminal-plain-again-number", &values))?;
            return Ok(true);
        };
        if !self.agrees(Command::TryAgain)? {
            return Ok(true);
        }
        self.session.try_again(&moves[..number - 1], now());
        self.begin()
    }

    /// Deals a deal that is worth playing, if the player agrees to leave this one. Returns whether the game continues.
    pub(super) fn new_winnable(&mut self, grade: Option<Grade>) -> io::Result<bool> {
        if let Err(why) = self.session.advice().solvers() {
            self.refuse(why)?;
        } else if self.agrees(Command::NewWinnableDeal)? && self.deal_winnable(self.session.kind(), grade)? {
            return self.begin();
        }
        Ok(true)
    }

    /// Deals a deal that can be won, of this grade or of any. Returns whether there is one.
    pub(super) fn deal_winnable(&mut self, kind: TableKind, grade: Option<Grade>) -> io::Result<bool> {
        if !kind.game.properties().has_exact_verdict {
            self.refuse(NoAdvice::TwoPlayers)?;
            return Ok(false);
        }
        let goal = grade.map_or(SearchGoal::Winnable, SearchGoal::Graded);
        let mut search = DealSearch::new(kind.game, goal, any_seed());
        if self.ask_all(&mut search).is_none() {
            self.refuse(NoAdvice::Failed)?;
            return Ok(false);
        }
        let SearchProgress::Found(number) = search.progress() else {
            self.print(&self.lang.search_gave_up(&search))?;
            return Ok(false);
        };
        self.session.deal_winnable(kind, number, search.graded(), now());
        Ok(true)
    }
}

/// The grade that a line such as "new very hard" names.
fn grade_of(line: &str) -> Option<Grade> {
    let name = line.split_whitespace().skip(1).collect::<Vec<_>>().join("-");
    Grade::WINNABLE.into_iter().find(|grade| grade.as_str() == name)
}
