//! The sentences that every game has.

use talon_rules::pieces::{Card, Rank};
use talon_rules::{AnyEffect, AnyLayout, AnyMove, AnyViolation, Status, Violation, of_game};

use crate::Lang;
use crate::games::{GameSentences, of_both};

impl Lang {
    /// The reason why a move is illegal, with the number of its rule: `D5: the stock is empty.`
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    /// use talon_rules::{AnyViolation, yields};
    ///
    /// let violation = AnyViolation::Yield(yields::Violation::WasteEmpty);
    /// assert_eq!(Lang::english().refusal(&violation), "Y3: the waste is empty.");
    /// ```
    pub fn refusal(&self, violation: &AnyViolation) -> String {
        let rule = violation.rule();
        let reason = of_game!(violation, AnyViolation(violation), State => {
            <State as GameSentences>::violation_text(self, violation)
        });
        self.text_with("refusal", &[("rule", rule.into()), ("reason", reason.into())])
    }

    /// The effect of a move, as a sentence.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
    /// let effect = game.play(game.read_move("flip")?).expect("the stock is full");
    /// assert_eq!(Lang::english().effect(&effect), "You turn the 10 of spades onto the waste.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn effect(&self, effect: &AnyEffect) -> String {
        of_game!(effect, AnyEffect(effect), State => <State as GameSentences>::effect_text(self, effect))
    }

    /// The effect that a move would have, without a full stop. `layout` is what the player sees before the move.
    ///
    /// A move of another game than the layout's has no better name than its text.
    ///
    /// # Examples
    /// ```
    /// use talon_lang::Lang;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::{AnyGame, AnyOptions, GameName};
    ///
    /// let game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17)?);
    /// let flip = game.read_move("flip")?;
    /// assert_eq!(Lang::english().move_name(&flip, &game.layout()), "turn a card from the stock");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn move_name(&self, named: &AnyMove, layout: &AnyLayout) -> String {
        of_both!(AnyMove(played) = named, AnyLayout(layout) = layout, State => {
            <State as GameSentences>::move_text(self, *played, layout)
        }, else named.to_string())
    }

    /// The pieces and their places, as sentences, each about one thing. Piles are listed from the bottom to the top.
    pub fn board(&self, layout: &AnyLayout) -> Vec<String> {
        of_game!(layout, AnyLayout(layout), State => <State as GameSentences>::board_lines(self, layout))
    }

    /// The knowledge of a player who sees all pieces besides those that lie face up, in short sentences.
    pub fn hidden(&self, layout: &AnyLayout) -> Vec<String> {
        of_game!(layout, AnyLayout(layout), State => <State as GameSentences>::hidden_lines(self, layout))
    }

    /// The state of the game or its result, in one sentence.
    pub fn verdict(&self, status: Status, layout: &AnyLayout) -> String {
        of_game!(layout, AnyLayout(layout), State => <State as GameSentences>::status_text(self, status, layout))
    }

    /// The state of a patience, with its points and the most that there are.
    pub(crate) fn patience_status(&self, status: Status, points: usize, most: usize) -> String {
        let id = match status {
            Status::Playing => "verdict-playing",
            Status::Won => "verdict-won",
            Status::Lost | Status::Over => "verdict-lost",
        };
        self.text_with(id, &[("points", points.into()), ("most", most.into())])
    }

    /// The reason why a card does not go on a foundation, and the card that does.
    pub(crate) fn does_not_follow(&self, card: Card, on: Card, wanted: Rank) -> String {
        let values = [
            ("card", self.card_name(card).into()),
            ("before", self.a_rank(on.rank()).into()),
            ("wanted", self.a_rank(wanted).into()),
        ];
        self.text_with("does-not-follow", &values)
    }

    /// `1 card`, `3 cards`
    pub(crate) fn cards_count(&self, count: usize) -> String {
        self.text_with("cards-count", &[("count", count.into())])
    }
}
