//! A game being played: its start, its moves, and the position that they lead to.

use pyo3::prelude::*;
use talon_query::{Line, Origin};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyEffect, AnyGame, AnyLayout, AnyMove, GameName};
use talon_table::{Sitting, Start, is_record};

use crate::text::{illegal_move, value_error};

/// A game being played.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    /// The start and the moves since then.
    line: Line,
    position: AnyGame,
    /// The effect of each move, so that it can be undone.
    effects: Vec<AnyEffect>,
}

impl Playing {
    /// A game at the end of a line.
    pub(crate) fn new(line: Line) -> Playing {
        let start = Line { moves: Vec::new(), ..line.clone() };
        let mut game = Playing { position: start.game(), line: start, effects: Vec::new() };
        for played in line.moves {
            game.make(played).expect("the moves of a line are legal");
        }
        game
    }

    /// A game that starts with a position of a search.
    pub(crate) fn at(position: AnyGame) -> Playing {
        let origin = Origin::Position(position.layout());
        let line = Line { options: position.options(), origin, moves: Vec::new() };
        Playing { line, position, effects: Vec::new() }
    }

    /// Reads a record or a layout.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub(crate) fn read(text: &str) -> PyResult<Playing> {
        if is_record(text) {
            // A last line without an end would count as torn.
            let whole = if text.ends_with('\n') { text.to_owned() } else { format!("{text}\n") };
            let opened = Sitting::read(&whole).map_err(value_error)?;
            return Ok(Playing::new(opened.sitting.line_so_far()));
        }
        let layout: AnyLayout = text.parse().map_err(value_error)?;
        Ok(Playing::at(AnyGame::arrange(&layout).map_err(value_error)?))
    }

    /// Reads a record or a layout of this game.
    pub(crate) fn read_as(name: GameName, text: &str) -> PyResult<Playing> {
        let game = Playing::read(text)?;
        let actual = game.position.name();
        if actual == name {
            Ok(game)
        } else {
            Err(value_error(format!("this is a game of {actual}, not of {name}")))
        }
    }

    /// The position on the table.
    pub(crate) fn position(&self) -> &AnyGame {
        &self.position
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub(crate) fn make(&mut self, wanted: AnyMove) -> PyResult<()> {
        let effect = self.position.play(wanted).map_err(|violation| illegal_move(&violation))?;
        self.effects.push(effect);
        self.line.moves.push(wanted);
        Ok(())
    }

    /// The record of the game.
    pub(crate) fn record(&self) -> String {
        let mut sitting = Sitting::new(Start::of_line(&self.line, 0));
        for played in &self.line.moves {
            sitting.play(*played).expect("the moves of a game are legal");
        }
        sitting.record()
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub(crate) fn undo(&mut self) -> Option<AnyMove> {
        let (undone, effect) = self.line.moves.pop().zip(self.effects.pop())?;
        self.position.undo(undone, &effect);
        Some(undone)
    }

    /// The start and the moves since then.
    pub(crate) fn line(&self) -> &Line {
        &self.line
    }

    /// The effect of the last move.
    pub(crate) fn last_effect(&self) -> Option<&AnyEffect> {
        self.effects.last()
    }

    /// The number of the deal; `None` for an arrangement.
    pub(crate) fn deal(&self) -> Option<DealNumber> {
        match &self.line.origin {
            Origin::Deal(number) => Some(*number),
            Origin::Deck(_) | Origin::Position(_) => None,
        }
    }
}
