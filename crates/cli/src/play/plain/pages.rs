//! Help, rules and statistics in lines.

use std::io::{self, BufRead, Write};

use talon_lang::Figure;
use talon_table::{Command, FrontEnd};

use super::Plain;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Lists the commands of plain mode, one on each line.
    pub(super) fn print_help(&mut self) -> io::Result<()> {
        self.print_text("terminal-plain-help")?;
        for command in Command::ALL.into_iter().filter(|command| command.is_on(FrontEnd::Plain)) {
            self.print(&format!("{}: {}", command.words().join(", "), self.lang.text(command.help())))?;
        }
        Ok(())
    }

    pub(super) fn print_rules(&mut self) -> io::Result<()> {
        let page = self.lang.rules_page(self.session.kind().game);
        self.print(&page.title)?;
        self.print(&page.author)?;
        for section in self.lang.rules_sections(&page) {
            self.print(&section.heading)?;
            section.paragraphs.iter().try_for_each(|paragraph| self.print(paragraph))?;
        }
        Ok(())
    }

    pub(super) fn print_statistics(&mut self) -> io::Result<()> {
        let game = self.session.kind().game;
        let statistics = self.session.statistics(game);
        for figure in Figure::ALL {
            self.print(&format!(
                "{}: {}",
                self.lang.figure_name(figure),
                self.lang.figure(figure, &statistics)
            ))?;
        }
        for (level, games) in &statistics.by_opponent {
            self.print(&format!("{}: {}", self.lang.level_name(*level), self.lang.won_of(*games)))?;
        }
        for (grade, games) in &statistics.deals.by_grade {
            self.print(&format!("{}: {}", self.lang.grade_name(*grade), self.lang.won_of(*games)))?;
        }
        let sentences = [self.lang.winnable_rate(statistics.games, &statistics.deals), self.lang.rates(game)];
        sentences.into_iter().flatten().try_for_each(|sentence| self.print(&sentence))
    }
}
