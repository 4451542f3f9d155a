//! Moves by the names of cards and tiles, and short questions about the table.

use std::io::{self, BufRead, Write};

use talon_app::commands::{Refusal, play};
use talon_rules::AnyMove;
use talon_rules::pieces::{Card, Rank, Tile};
use talon_table::{Face, Gesture, HeldPieces, Scene, Spot};

use super::Plain;
use super::before::Before;

/// The meaning of a line of names.
#[derive(Clone, PartialEq, Eq, Debug)]
enum NamedMove {
    /// This move, legal or not.
    Move(AnyMove),
    /// One of these legal moves.
    OneOf(Vec<AnyMove>),
    /// Names of pieces with which nothing can be played now.
    NoLegalMove,
    /// Names of pieces; this one is not on the table.
    NotThere(Face),
    /// No names of pieces.
    NoNames,
}

/// The move that names of pieces mean: `9c 4d` for a pair or for a card that goes onto another one, `5s home` for a card
/// that goes to its foundation, and a single name for a piece with one place to go to. Ranks and the two numbers of a
/// tile are names for legal moves: `9 4`, `26 3`. A dot stands for pointing at the stock.
fn named_move(scene: &Scene, line: &str) -> NamedMove {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words == ["."] {
        return scene.tap(Spot::Stock).map_or(NamedMove::NoNames, NamedMove::Move);
    }
    let goes_home = words.len() > 1 && words.last().is_some_and(|word| ["home", "f"].contains(word));
    if goes_home {
        words.pop();
    }
    match exactly_named(scene, &words, goes_home) {
        NamedMove::NoNames => briefly_named(scene, &words, goes_home),
        named => named,
    }
}

/// The move that whole names of pieces mean, legal or not.
fn exactly_named(scene: &Scene, words: &[&str], goes_home: bool) -> NamedMove {
    let Some(faces) = words.iter().map(|word| face(word)).collect::<Option<Vec<Face>>>() else {
        return NamedMove::NoNames;
    };
    let spot_of = |face: &Face| scene.spots().find(|spot| scene.face_at(*spot) == Some(*face)).ok_or(*face);
    let spots = match faces.iter().map(spot_of).collect::<Result<Vec<Spot>, Face>>() {
        Ok(spots) => spots,
        Err(face) => return NamedMove::NotThere(face),
    };
    let named = match spots[..] {
        [spot] if goes_home => scene.send_home(spot),
        [spot] => return single(scene, spot),
        [from, to] if !goes_home => carry(scene, from, to),
        _ => None,
    };
    named.map_or(NamedMove::NoNames, NamedMove::Move)
}

/// The legal move of pieces with these names, ranks or numbers. A tile may go before the number of its branch.
fn briefly_named(scene: &Scene, words: &[&str], goes_home: bool) -> NamedMove {
    let is_name = |word: &&str| face(word).is_some() || rank(word).is_some() || tile(word).is_some();
    if !(1..=2).contains(&words.len()) || !words.iter().all(is_name) {
        return NamedMove::NoNames;
    }
    let lies_at = |word: &str, spot: Spot| match (scene.face_at(spot), spot) {
        (_, Spot::Side(side)) => word == side.to_string(),
        (Some(Face::Card(card)), _) => rank(word) == Some(card.rank()) || word.parse() == Ok(card),
        (Some(Face::Tile(held)), _) => tile(word) == Some(held),
        _ => false,
    };
    let is_meant = |gesture: &Gesture| match *gesture {
        Gesture::Tap(spot) => words.len() == 1 && !goes_home && lies_at(words[0], spot),
        Gesture::Carry(from, to) => {
            let goes_there = words.get(1).is_none_or(|word| lies_at(word, to));
            lies_at(words[0], from) && goes_there && (!goes_home || matches!(to, Spot::Foundation(_)))
        }
    };
    let moves: Vec<AnyMove> =
        scene.moves().filter(|legal| scene.gestures(*legal).iter().any(is_meant)).collect();
    match moves[..] {
        [only] => NamedMove::Move(only),
        [] => NamedMove::NoLegalMove,
        _ => NamedMove::OneOf(moves),
    }
}

/// The rank of this name, by letter or number.
fn rank(word: &str) -> Option<Rank> {
    word.parse().ok().or_else(|| Rank::new(word.parse().ok()?))
}

/// The tile of this name, with or without a dash.
fn tile(word: &str) -> Option<Tile> {
    let dashed = word.split_at_checked(1).map(|(low, high)| format!("{low}-{high}"));
    word.parse().ok().or_else(|| dashed?.parse().ok())
}

/// The piece of this name.
fn face(word: &str) -> Option<Face> {
    let card = word.parse::<Card>().ok().map(Face::Card);
    card.or_else(|| word.parse::<Tile>().ok().map(Face::Tile))
}

/// The moves of the piece at a spot.
fn single(scene: &Scene, spot: Spot) -> NamedMove {
    let starts_here = |legal: &AnyMove| scene.spots_of(*legal).is_some_and(|(from, _)| from == spot);
    let moves: Vec<AnyMove> = scene.moves().filter(starts_here).collect();
    match moves[..] {
        [only] => NamedMove::Move(only),
        [] => scene.tap(spot).or_else(|| scene.send_home(spot)).map_or(NamedMove::NoNames, NamedMove::Move),
        _ => NamedMove::OneOf(moves),
    }
}

/// The move that carries one piece to another, or the other way around if only that is legal.
fn carry(scene: &Scene, one: Spot, other: Spot) -> Option<AnyMove> {
    let carry = |spot, to| HeldPieces { spot, whole_pile: false }.carry(scene, to);
    let backwards = carry(other, one).filter(|wanted| scene.is_legal(*wanted));
    let forwards = carry(one, other);
    if forwards.is_some_and(|wanted| scene.is_legal(wanted)) { forwards } else { backwards.or(forwards) }
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Makes the move that a line means: as the game writes it, or by the names of pieces.
    pub(super) fn make_move(&mut self, line: &str) -> io::Result<bool> {
        let before = Before::of(&self.session);
        let tried = match self.read_move(line) {
            Ok(wanted) => play(&mut self.session, wanted, &self.lang),
            Err(_) if self.names_nothing(line) && self.answer_question(line)? => return Ok(true),
            Err(text) => Err(Refusal { text, rule: None }),
        };
        self.print_outcome(tried, &before)
    }

    /// Returns true if a line names no pieces.
    fn names_nothing(&self, line: &str) -> bool {
        named_move(&self.session.scene(), line) == NamedMove::NoNames
    }

    /// The move that a line means, legal or not.
    ///
    /// # Errors
    /// The reason why it means no single move, as a sentence.
    pub(super) fn read_move(&self, line: &str) -> Result<AnyMove, String> {
        let scene = self.session.scene();
        let written = self.session.game().read_move(line);
        let is_legal = written.as_ref().is_ok_and(|wanted| scene.is_legal(*wanted));
        let named = if is_legal { NamedMove::NoNames } else { named_move(&scene, line) };
        match (&named, written) {
            (NamedMove::Move(wanted), _) => Ok(*wanted),
            (NamedMove::NoNames, Ok(wanted)) => Ok(wanted),
            (NamedMove::NoNames, Err(error)) => {
                Err(format!("{error}. {}", self.lang.text("terminal-plain-unknown")))
            }
            _ => Err(self.refusal_of_name(&named)),
        }
    }

    /// Answers a question such as `waste` or `wanted`: the lines about the table that contain these words, or for `free`
    /// what can be used. Returns whether there is such a line.
    pub(super) fn answer_question(&mut self, words: &str) -> io::Result<bool> {
        let scene = self.session.scene();
        let lines = match words {
            "free" => {
                let usable = scene.pickable().into_iter().map(|spot| self.lang.thing_at(&scene, spot));
                vec![self.lang.text_with(
                    "terminal-plain-free",
                    &[("spots", usable.collect::<Vec<_>>().join("; ").into())],
                )]
            }
            _ => {
                let mut lines = self.table_lines();
                lines.retain(|line| line.to_lowercase().contains(words));
                lines
            }
        };
        lines.iter().try_for_each(|line| self.print(line))?;
        Ok(!lines.is_empty())
    }

    /// The pieces and their places, and the counts that a player keeps.
    pub(super) fn table_lines(&self) -> Vec<String> {
        let scene = self.session.scene();
        let mut lines = self.lang.board(&scene.layout());
        lines.extend(self.lang.counts(&scene.counts()));
        lines
    }

    /// Answers a question, or says that there is no such thing on the table. Returns that the game continues.
    pub(super) fn answer_question_or_refuse(&mut self, words: &str) -> io::Result<bool> {
        if !self.answer_question(words)? {
            self.print(&self.lang.text_with("terminal-plain-no-answer", &[("words", words.into())]))?;
        }
        Ok(true)
    }

    /// The reason why names of pieces mean no single move.
    fn refusal_of_name(&self, named: &NamedMove) -> String {
        let (id, name, text) = match named {
            NamedMove::OneOf(moves) => {
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                ("terminal-plain-which-move", "moves", moves.join(", "))
            }
            NamedMove::NotThere(Face::Card(card)) => {
                ("terminal-plain-not-there", "piece", self.lang.card_name(*card))
            }
            NamedMove::NotThere(Face::Tile(tile)) => {
                ("terminal-plain-not-there", "piece", self.lang.tile_name(*tile))
            }
            NamedMove::NoLegalMove => return self.lang.text("table-no-target"),
            _ => return self.lang.text("terminal-plain-unknown"),
        };
        self.lang.text_with(id, &[(name, text.into())])
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::{AnyGame, AnyLayout, AnySeat};

    use super::*;

    /// A position, and what lines mean there: a move, or what else they are.
    #[test]
    fn pieces_can_be_named() {
        let position =
            "game: yield; options: ranks 3, rows 2; stock: 2C AC; waste: 2D 3D; pyramid: AD 3S | 3H";
        for (line, expected) in [
            ("3d", "king top"),
            ("3h", "king r2c1"),
            ("ad 2d", "pair r1c1 bottom"),
            ("2d ad", "pair r1c1 bottom"),
            ("kc", "not there"),
            ("flip", "no names"),
            ("3d home", "no legal move"),
            (".", "flip"),
            ("a", "no legal move"),
            ("1 2", "no legal move"),
            ("3", "2 moves"),
            ("k", "no legal move"),
            ("12 1", "no legal move"),
            ("99", "no names"),
        ] {
            let layout: AnyLayout = position.replace("; ", "\n").parse().expect("a position");
            let game = AnyGame::arrange(&layout).expect("it can be played");
            let scene = Scene::new(&game, AnySeat::Player);
            let text = match named_move(&scene, line) {
                NamedMove::Move(wanted) => wanted.to_string(),
                NamedMove::OneOf(moves) => format!("{} moves", moves.len()),
                NamedMove::NoLegalMove => "no legal move".to_owned(),
                NamedMove::NotThere(_) => "not there".to_owned(),
                NamedMove::NoNames => "no names".to_owned(),
            };
            assert_eq!(text, expected, "{line}");
        }
    }
}
