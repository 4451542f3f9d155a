//! The sentences of Curse of the Doublet.

mod hand_review;
mod opponents;
mod plate;
mod puzzles;

use talon_rules::curse::{BranchLayout, Effect, Layout, Move, Seat, State, Violation, hand_winner};
use talon_rules::pieces::Tile;
use talon_rules::{AnyLayout, AnySeat, Status};

use crate::games::GameSentences;
use crate::{Lang, Value};

impl GameSentences for State {
    fn violation_text(lang: &Lang, violation: &Violation) -> String {
        match *violation {
            Violation::NotHeld { tile } => {
                lang.text_with("curse-not-held", &[("tile", lang.tile_name(tile).into())])
            }
            Violation::HandGoesOn => lang.text("curse-hand-goes-on"),
            Violation::CoinDecides => lang.text("curse-coin-decides"),
            Violation::LoserChooses { seat } => {
                lang.text_with("curse-loser-chooses", &[("seat", lang.seat(seat))])
            }
            Violation::SetComesFirst => lang.text("curse-set-comes-first"),
            Violation::SetLiesAlready => lang.text("curse-set-lies-already"),
            Violation::NoSuchSide { side } => lang.text_with("curse-no-such-side", &[("side", side.into())]),
            Violation::DoesNotJoin { tile, end } => {
                let values = [("tile", lang.tile_name(tile).into()), ("end", end.into())];
                lang.text_with("curse-does-not-join", &values)
            }
            Violation::MustPlay { tile } => {
                lang.text_with("curse-must-play", &[("tile", lang.tile_name(tile).into())])
            }
            Violation::HandEnded => lang.text("curse-hand-ended"),
            Violation::MatchDecided => lang.text("curse-match-decided"),
        }
    }

    fn effect_text(lang: &Lang, effect: &Effect) -> String {
        match effect {
            Effect::PutSet { seat, tile, .. } => {
                let values = [("seat", lang.seat(*seat)), ("tile", lang.tile_name(*tile).into())];
                lang.text_with("curse-put-set", &values)
            }
            Effect::Played { seat, tile, side, end, made_match, .. } => {
                let id = if *made_match { "curse-played-match" } else { "curse-played" };
                let tile = lang.tile_name(*tile).into();
                let values = [
                    ("seat", lang.seat(*seat)),
                    ("tile", tile),
                    ("side", (*side).into()),
                    ("end", (*end).into()),
                ];
                lang.text_with(id, &values)
            }
            Effect::Passed { seat, lacks, .. } => {
                let lacks = lang.list(lacks.iter().map(u8::to_string));
                let values = [("seat", lang.seat(*seat)), ("lacks", lacks.into())];
                lang.text_with("curse-passed", &values)
            }
            Effect::NextHand { number, leader, by_coin, .. } => {
                let id = if *by_coin { "curse-next-hand-by-coin" } else { "curse-next-hand" };
                lang.text_with(id, &[("number", (*number).into()), ("leader", lang.seat(*leader))])
            }
        }
    }

    fn move_text(lang: &Lang, named: Move, layout: &Layout) -> String {
        match named {
            Move::Set(tile) => lang.text_with("curse-move-set", &[("tile", lang.tile_name(tile).into())]),
            Move::Play { tile, side } => {
                let branch = layout.branches.get(usize::from(side).wrapping_sub(1));
                let end = branch.and_then(|branch| tile.other_end(branch.end));
                let id = if end.is_some() { "curse-move-play" } else { "curse-move-play-anyhow" };
                let tile = lang.tile_name(tile).into();
                lang.text_with(id, &[("tile", tile), ("side", side.into()), ("end", end.into())])
            }
            Move::Pass => lang.text("curse-move-pass"),
            Move::Lead(seat) => lang.text_with("curse-move-lead", &[("seat", lang.seat(seat))]),
            Move::Next => lang.text("curse-move-next"),
        }
    }

    fn board_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(game) = layout.game {
            let [south, north] = game.score.map(Value::from);
            let values = [("hand", game.hand.into()), ("south", south), ("north", north)];
            lines.push(lang.text_with("curse-board-match", &values));
        }
        lines.push(match layout.set {
            Some(set) => lang.text_with("curse-board-set", &[("tile", lang.tile_name(set).into())]),
            None => lang.text("curse-board-no-set"),
        });
        lines.extend((1_usize..).zip(&layout.branches).map(|(side, branch)| lang.branch_line(side, branch)));
        for seat in Seat::BOTH {
            let values =
                [("seat", lang.seat(seat)), ("tiles", lang.tiles(&layout.hands[seat.index()]).into())];
            lines.push(lang.text_with("curse-board-hand", &values));
        }
        for seat in Seat::BOTH {
            let numbers = layout.numbers_lacking(seat);
            if !numbers.is_empty() {
                let numbers = lang.list(numbers.iter().map(u8::to_string));
                let values = [("seat", lang.seat(seat)), ("numbers", numbers.into())];
                lines.push(lang.text_with("curse-board-passed", &values));
            }
        }
        lines.push(lang.text_with("curse-board-aside", &[("tiles", lang.tiles(&layout.aside).into())]));
        lines
    }

    fn hidden_lines(lang: &Lang, layout: &Layout) -> Vec<String> {
        let hands = Seat::BOTH.iter().filter(|seat| layout.turn.is_some_and(|turn| turn != **seat));
        let line = |seat: &Seat| {
            let tiles = lang.tiles(&layout.hands[seat.index()]);
            lang.text_with("curse-board-hand", &[("seat", lang.seat(*seat)), ("tiles", tiles.into())])
        };
        hands.map(line).collect()
    }

    fn status_text(lang: &Lang, _: Status, layout: &Layout) -> String {
        let of = |id: &str, seat| lang.text_with(id, &[("seat", lang.seat(seat))]);
        let ending = match (layout.turn, layout.points) {
            (Some(seat), _) if layout.set.is_none() => return of("curse-turn-to-lead", seat),
            (Some(seat), _) if layout.again => return of("curse-turn-again", seat),
            (Some(seat), _) => return of("curse-turn", seat),
            (None, Some(points)) => lang.hand_ending(layout, points),
            (None, None) => lang.text("curse-blocked"),
        };
        let Some(game) = layout.game else { return ending };
        let next = match (layout.match_winner(), layout.choosing()) {
            (Some(seat), _) => of("curse-match-won", seat),
            (None, Some(seat)) => of("curse-choosing", seat),
            (None, None) => lang.text("curse-coin-next"),
        };
        let [south, north] = game.score.map(Value::from);
        let score = lang.text_with("curse-score", &[("south", south), ("north", north)]);
        format!("{ending} {score} {next}")
    }
}

impl Lang {
    /// The winner of a match that is over, and the end of its last hand, as sentences.
    pub fn match_ending(&self, layout: &AnyLayout) -> Option<(String, String)> {
        let AnyLayout::Curse(layout) = layout else { return None };
        let winner = [("seat", self.seat(layout.match_winner()?))];
        Some((self.text_with("curse-match-won", &winner), self.hand_ending(layout, layout.points?)))
    }

    /// The result of a hand, with the extra point for a closing match apart.
    fn hand_ending(&self, layout: &Layout, points: [u8; 2]) -> String {
        let Some(seat) = hand_winner(points) else { return self.text("curse-blocked") };
        let (points, tiles) = (points[seat.index()], layout.hands[seat.other().index()].len());
        let values = [
            ("seat", self.seat(seat)),
            ("points", points.into()),
            ("tiles", tiles.into()),
            ("extra", usize::from(points).saturating_sub(tiles).into()),
        ];
        self.text_with("curse-went-out", &values)
    }

    /// The tiles of a branch, as a sentence.
    fn branch_line(&self, side: usize, branch: &BranchLayout) -> String {
        let id = if branch.tiles.is_empty() { "curse-board-side" } else { "curse-board-branch" };
        let tiles = self.list(branch.tiles.iter().map(|tile| self.tile_name(*tile)));
        self.text_with(id, &[("side", side.into()), ("tiles", tiles.into()), ("end", branch.end.into())])
    }

    /// The names of tiles, or their number if none is known.
    fn tiles(&self, tiles: &[Option<Tile>]) -> String {
        let count = tiles.len().into();
        if tiles.iter().all(Option::is_none) {
            return self.text_with("tiles-count", &[("count", count)]);
        }
        self.list(tiles.iter().map(|tile| self.maybe_tile_name(*tile)))
    }

    /// The name of a seat, as a value.
    pub(crate) fn seat(&self, seat: Seat) -> Value<'static> {
        self.seat_name(AnySeat::from(seat)).into()
    }
}
