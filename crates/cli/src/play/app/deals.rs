//! The choice of the game that begins, and the search for a deal.

use talon_table::{NoAdvice, SearchGoal, TableKind};

use super::{App, Base};
use crate::online::{BLOCKED, BlockList, LinkedMatch};
use crate::play::action::{Action, GameAction, LessonAction, PuzzleAction, Wanted};
use crate::play::screens::search::SearchPage;
use crate::play::session::any_seed;

impl App {
    /// Shows what the player asked for on the command line.
    pub(super) fn begin(&mut self, wanted: Wanted) {
        match wanted {
            Wanted::Menu => self.perform(Action::ToMenu),
            Wanted::GoOn(kind) => self.perform(Action::GoOn(kind)),
            Wanted::Deal(kind, number) => self.perform(Action::Game(GameAction::OpenDeal(kind, number))),
            Wanted::DealAgain(kind, number) => {
                self.perform(Action::Game(GameAction::DealBeside(kind, number)))
            }
            Wanted::NewDeal(kind) if self.session.searches_deals(kind) => self.begin(Wanted::Winnable(kind)),
            Wanted::NewDeal(kind) => {
                let number = self.session.next_number(kind, any_seed());
                self.perform(Action::Game(GameAction::DealBeside(kind, number)));
            }
            Wanted::Record(kind, name) => self.perform(Action::Game(GameAction::OpenRecord(kind, name))),
            Wanted::Daily(game, day) => self.perform(Action::Game(GameAction::Daily(game, day))),
            Wanted::Match { link, is_hosted } => {
                let blocked = BlockList::read(self.settings.file_beside(BLOCKED));
                self.begin_match(LinkedMatch::new(*link, is_hosted, blocked));
            }
            Wanted::Puzzle(puzzle) => {
                self.perform(Action::ToMenu);
                self.perform(Action::Puzzle(PuzzleAction::Begin(puzzle)));
            }
            Wanted::Winnable(kind) => {
                self.perform(Action::ToMenu);
                self.perform(Action::Search(kind, SearchGoal::Winnable));
            }
            Wanted::Lessons(game, id) => {
                self.perform(Action::ToMenu);
                self.perform(Action::Lesson(LessonAction::List(game)));
                if let Some(id) = id {
                    self.perform(Action::Lesson(LessonAction::Begin(game, id)));
                }
            }
        }
    }

    /// Looks for a deal that is worth playing.
    pub(super) fn search(&mut self, kind: TableKind, goal: SearchGoal) {
        if self.session.advice().has_failed() {
            self.refuse(NoAdvice::Failed);
        } else if !kind.game.properties().has_exact_verdict {
            self.refuse(NoAdvice::TwoPlayers);
        } else {
            if self.session.seated() == 0 && !matches!(self.base, Base::Menu(_)) {
                self.show_menu();
            }
            self.show(SearchPage::new(kind, goal, any_seed()));
        }
    }
}
