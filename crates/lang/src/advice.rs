//! The advice about a game: whether it can still be won, hints, winning lines, the review.

use talon_rules::{AnyGame, AnyLayout, AnyMove, AnySeat};
use talon_table::{
    HintFinding, HintReason, HintText, NoAdvice, Review, TurningPoint, Winnability, WinningLine,
};

use crate::Lang;

impl Lang {
    /// The verdict on a game, in a few words.
    pub fn winnability(&self, winnability: Winnability) -> String {
        self.text(match winnability {
            Winnability::Winnable => "outlook-can-be-won",
            Winnability::Lost => "outlook-cannot-be-won",
            Winnability::NeverWinnable => "outlook-never-could",
            Winnability::Odds(count) => {
                let id = if count.is_complete() { "outlook-odds" } else { "outlook-odds-so-far" };
                return self.odds(id, count);
            }
            Winnability::Unknown => "outlook-not-found",
            Winnability::Looking => "outlook-looking",
        })
    }

    /// The verdict on a game, as a sentence.
    pub fn winnability_sentence(&self, winnability: Winnability) -> String {
        self.text(match winnability {
            Winnability::Winnable => "outlook-sentence-can-be-won",
            Winnability::Lost => "outlook-sentence-cannot-be-won",
            Winnability::NeverWinnable => "outlook-sentence-never-could",
            Winnability::Odds(count) => return self.odds("outlook-sentence-odds", count),
            Winnability::Unknown => "outlook-sentence-not-found",
            Winnability::Looking => "outlook-sentence-looking",
        })
    }

    /// The reason why there is no advice, as a sentence.
    pub fn no_advice(&self, why: NoAdvice) -> String {
        self.text(match why {
            NoAdvice::Failed => "outlook-failed",
            NoAdvice::TwoPlayers => "outlook-two-play",
            NoAdvice::GameOver => "hint-over",
        })
    }

    /// The text of a hint. `layout` is what the player sees.
    pub fn hint(&self, text: &HintText, layout: &AnyLayout) -> String {
        match text {
            HintText::Finding(finding) => self.hint_finding(*finding),
            HintText::Card(card) => self.text_with("hint-which", &[("card", self.card_name(*card).into())]),
            HintText::Tile(tile) => {
                self.text_with("hint-which-tile", &[("tile", self.tile_name(*tile).into())])
            }
            HintText::Stock => self.text("hint-which-stock"),
            HintText::Move(advised) => {
                self.text_with("hint-where", &[("move", self.move_name(advised, layout).into())])
            }
            HintText::Reason(reason) => self.hint_reason(reason, layout),
        }
    }

    fn hint_finding(&self, finding: HintFinding) -> String {
        match finding {
            HintFinding::Looking => self.text("hint-looking"),
            HintFinding::Unknown => self.text("hint-not-found"),
            HintFinding::NothingToGain => self.text("hint-nothing-to-gain"),
            HintFinding::Win => self.text("hint-win"),
            HintFinding::Advised => self.text("hint-advised"),
            HintFinding::Points { points, .. } => self.text_with("hint-points", &[("points", points.into())]),
        }
    }

    fn hint_reason(&self, reason: &HintReason, layout: &AnyLayout) -> String {
        match reason {
            HintReason::Looking => self.text("hint-why-looking"),
            HintReason::OnlyMove => self.text("hint-why-single"),
            HintReason::OnlyWin => self.text("hint-why-only"),
            HintReason::EveryMoveWins => self.text("hint-why-all"),
            HintReason::SomeMovesWin { keep, all } => {
                self.text_with("hint-why-some", &[("keep", (*keep).into()), ("all", (*all).into())])
            }
            HintReason::KeepsWin => self.text("hint-why-unknown"),
            HintReason::Points { points, is_exact } => {
                let id = if *is_exact { "hint-why-points" } else { "hint-why-some-points" };
                self.text_with(id, &[("points", (*points).into())])
            }
            HintReason::Adviser { reason, odds } => self.adviser_reason(*reason, *odds, layout),
            HintReason::Opponent(reason) => self.opponent_reason(reason),
        }
    }

    /// The outcome that a winning line leads to, as a title.
    pub fn line_title(&self, line: &WinningLine) -> String {
        match line.finding() {
            HintFinding::Points { points, .. } => {
                self.text_with("way-title-points", &[("points", points.into())])
            }
            _ => self.text("way-title-win"),
        }
    }

    /// The next move of a winning line, and with `whole` the one before it too.
    pub fn line_step(&self, line: &WinningLine, whole: bool) -> String {
        match line.finding() {
            HintFinding::Looking => return self.text("way-looking"),
            HintFinding::Unknown => return self.text("way-not-found"),
            HintFinding::NothingToGain => return self.text("way-nothing-to-gain"),
            HintFinding::Win | HintFinding::Points { .. } | HintFinding::Advised => {}
        }
        let tree = line.sitting().tree();
        let done = tree.step(tree.here()).filter(|_| line.at() > 0).map(|step| self.effect(&step.effect));
        let next = line.next().map(|next| self.name_in(line.sitting().game(), &next));
        match (done, next) {
            (None, next) => self.text_with("way-begin", &[("move", next.unwrap_or_default().into())]),
            (Some(done), Some(next)) if whole => {
                self.text_with("way-step", &[("done", done.into()), ("move", next.into())])
            }
            (Some(_), Some(next)) => self.text_with("way-next", &[("move", next.into())]),
            (Some(done), None) => self.line_end(line, if whole { &done } else { "" }),
        }
    }

    fn line_end(&self, line: &WinningLine, done: &str) -> String {
        let (id, points) = match line.finding() {
            HintFinding::Points { points, is_exact: true } => ("way-end-points", points),
            HintFinding::Points { points, is_exact: false } => ("way-end-some-points", points),
            _ => ("way-end-win", 0),
        };
        self.text_with(id, &[("done", done.into()), ("points", points.into())])
    }

    /// The verdict of a review on a whole game, as a sentence.
    pub fn review_verdict(&self, review: &Review) -> String {
        match review.turning_point() {
            TurningPoint::Looking => self.text("review-looking"),
            TurningPoint::Never if review.is_won() => self.text("review-never-won"),
            TurningPoint::Never => self.text("review-never-left"),
            TurningPoint::FromTheStart => {
                let most = review.most_points(0);
                let id = if most.is_exact { "review-from-the-start" } else { "review-from-the-start-some" };
                self.text_with(id, &[("points", most.points.into())])
            }
            TurningPoint::Move(position) => {
                let id = if position == 0 { "review-move-first" } else { "review-move" };
                let name = self.name_in(&review.positions()[position], &review.moves()[position]);
                self.text_with(id, &[("number", (position + 1).into()), ("move", name.into())])
            }
            TurningPoint::Between(from, to) => {
                self.text_with("review-between", &[("from", from.into()), ("to", to.into())])
            }
            TurningPoint::Unknown => self.text("review-not-found"),
        }
    }

    /// The outcome that could still be reached from one position of a review, without a full stop.
    pub fn review_place(&self, review: &Review, position: usize) -> String {
        let most = review.most_points(position);
        let id = match (review.can_be_won(position), most.is_exact) {
            (Some(true), _) => "review-at-can-be-won",
            (Some(false), true) => "review-at-cannot-be-won",
            (Some(false), false) => "review-at-some-points",
            (None, _) => "review-at-unknown",
        };
        self.text_with(id, &[("points", most.points.into()), ("full", review.points_that_win().into())])
    }

    /// The effects that these consecutive moves would have, without full stops, for a player who saw everything that the
    /// moves before it show.
    pub fn move_names(&self, from: &AnyGame, moves: &[AnyMove]) -> Vec<String> {
        let mut game = from.clone();
        let name = |played: &AnyMove| {
            let name = self.name_in(&game, played);
            game.play(*played).expect("moves that follow each other");
            name
        };
        moves.iter().map(name).collect()
    }

    /// The effect that a move would have in a position, as its first seat sees it.
    fn name_in(&self, game: &AnyGame, named: &AnyMove) -> String {
        self.move_name(named, &game.view(AnySeat::of(game.name())[0]).layout())
    }
}
