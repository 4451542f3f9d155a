//! What solvers have to say to a player: whether a game can still be won, hints, the review.

use talon_rules::{AnyGame, AnyLayout, AnyMove, AnySeat};
use talon_table::{HintSays, HintTold, OddsCount, Prospect, Review, Tip, TurningPoint, Why, WinningLine};

use crate::Lang;

impl Lang {
    /// Whether a game can still be won, in a few words.
    pub fn prospect(&self, prospect: Prospect) -> String {
        self.text(match certain(prospect) {
            Prospect::CanBeWon => "outlook-can-be-won",
            Prospect::CannotBeWon => "outlook-cannot-be-won",
            Prospect::NeverCould => "outlook-never-could",
            Prospect::Odds(counted) => {
                let is_complete = counted.is_complete();
                let id = if is_complete { "outlook-odds" } else { "outlook-odds-so-far" };
                return self.odds(id, counted);
            }
            Prospect::NotFound => "outlook-not-found",
            Prospect::Looking => "outlook-looking",
        })
    }

    /// Whether a game can still be won, as a sentence.
    pub fn prospect_sentence(&self, prospect: Prospect) -> String {
        self.text(match certain(prospect) {
            Prospect::CanBeWon => "outlook-sentence-can-be-won",
            Prospect::CannotBeWon => "outlook-sentence-cannot-be-won",
            Prospect::NeverCould => "outlook-sentence-never-could",
            Prospect::Odds(counted) => return self.odds("outlook-sentence-odds", counted),
            Prospect::NotFound => "outlook-sentence-not-found",
            Prospect::Looking => "outlook-sentence-looking",
        })
    }

    /// What a hint tells. `layout` is what the player sees.
    pub fn hint(&self, told: &HintTold, layout: &AnyLayout) -> String {
        match &told.says {
            HintSays::Tip(tip) => self.tip(*tip),
            HintSays::Card(card) => self.text_with("hint-which", &[("card", self.card_name(*card).into())]),
            HintSays::Tile(tile) => {
                self.text_with("hint-which-tile", &[("tile", self.tile_name(*tile).into())])
            }
            HintSays::Stock => self.text("hint-which-stock"),
            HintSays::Where(made) => {
                self.text_with("hint-where", &[("move", self.move_name(made, layout).into())])
            }
            HintSays::Why(Why::Fair { reason, counted }) => self.advisers_reason(*reason, *counted, layout),
            HintSays::Why(why) => self.why(*why),
            HintSays::WhyOfCoach(reason) => self.reason_of_opponent(reason),
        }
    }

    fn tip(&self, tip: Tip) -> String {
        match tip {
            Tip::Looking => self.text("hint-looking"),
            Tip::NotFound => self.text("hint-not-found"),
            Tip::NothingToGain => self.text("hint-nothing-to-gain"),
            Tip::Win => self.text("hint-win"),
            Tip::Advised => self.text("hint-advised"),
            Tip::Points { points, .. } => self.text_with("hint-points", &[("points", points.into())]),
        }
    }

    fn why(&self, why: Why) -> String {
        match why {
            Why::Looking | Why::Fair { .. } => self.text("hint-why-looking"),
            Why::Single => self.text("hint-why-single"),
            Why::Only => self.text("hint-why-only"),
            Why::All => self.text("hint-why-all"),
            Why::Some { keep, all } => {
                self.text_with("hint-why-some", &[("keep", keep.into()), ("all", all.into())])
            }
            Why::Unknown => self.text("hint-why-unknown"),
            Why::Points { points, is_exact } => {
                let id = if is_exact { "hint-why-points" } else { "hint-why-some-points" };
                self.text_with(id, &[("points", points.into())])
            }
        }
    }

    /// What a way leads to, as a title.
    pub fn way_title(&self, way: &WinningLine) -> String {
        match way.tip() {
            Tip::Points { points, .. } => self.text_with("way-title-points", &[("points", points.into())]),
            _ => self.text("way-title-win"),
        }
    }

    /// What comes next on a way, and with `whole` what was done before it.
    pub fn way_told(&self, way: &WinningLine, whole: bool) -> String {
        match way.tip() {
            Tip::Looking => return self.text("way-looking"),
            Tip::NotFound => return self.text("way-not-found"),
            Tip::NothingToGain => return self.text("way-nothing-to-gain"),
            Tip::Win | Tip::Points { .. } | Tip::Advised => {}
        }
        let tree = way.sitting().tree();
        let done = tree.step(tree.here()).filter(|_| way.at() > 0).map(|step| self.effect(&step.effect));
        let next = way.next().map(|next| self.name_in(way.sitting().game(), &next));
        match (done, next) {
            (None, next) => self.text_with("way-begin", &[("move", next.unwrap_or_default().into())]),
            (Some(done), Some(next)) if whole => {
                self.text_with("way-step", &[("done", done.into()), ("move", next.into())])
            }
            (Some(_), Some(next)) => self.text_with("way-next", &[("move", next.into())]),
            (Some(done), None) => self.way_end(way, if whole { &done } else { "" }),
        }
    }

    fn way_end(&self, way: &WinningLine, done: &str) -> String {
        let (id, points) = match way.tip() {
            Tip::Points { points, is_exact: true } => ("way-end-points", points),
            Tip::Points { points, is_exact: false } => ("way-end-some-points", points),
            _ => ("way-end-win", 0),
        };
        self.text_with(id, &[("done", done.into()), ("points", points.into())])
    }

    /// What a review has found out about a whole game, in one sentence.
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
            TurningPoint::NotFound => self.text("review-not-found"),
        }
    }

    /// What was still possible in one position of a review, without a full stop.
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

    /// What each of these moves, legal one after the other, would do, without full stops: for a player who
    /// saw all that the moves before it show.
    pub fn move_names(&self, from: &AnyGame, moves: &[AnyMove]) -> Vec<String> {
        let mut game = from.clone();
        let name = |made: &AnyMove| {
            let name = self.name_in(&game, made);
            game.play(*made).expect("moves that follow each other");
            name
        };
        moves.iter().map(name).collect()
    }

    /// What a move would do in a position, for the first of its seats.
    fn name_in(&self, game: &AnyGame, made: &AnyMove) -> String {
        self.move_name(made, &game.view(AnySeat::of(game.name())[0]).layout())
    }
}

/// Odds that leave nothing open are a verdict.
fn certain(prospect: Prospect) -> Prospect {
    match prospect {
        Prospect::Odds(OddsCount { all: 0, .. }) => Prospect::NotFound,
        Prospect::Odds(OddsCount { wins: 1, all: 1, .. }) => Prospect::CanBeWon,
        Prospect::Odds(OddsCount { wins: 0, worlds: 1, all: 1 }) => Prospect::CannotBeWon,
        other => other,
    }
}
