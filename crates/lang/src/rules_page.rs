//! The rules pages.

use talon_rules::GameName;

use crate::Lang;

/// The texts of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesPage {
    /// The game's name.
    pub title: String,
    /// The author of the game.
    pub author: String,
    /// The goal of the game.
    pub goal: String,
    /// The deal of the cards or tiles.
    pub deal: String,
    /// The rules with their numbers, in order.
    pub rules: Vec<(&'static str, String)>,
    /// The scoring.
    pub scoring: String,
    /// Tips for playing well.
    pub tips: Vec<String>,
}

/// A section of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// The paragraphs.
    pub paragraphs: Vec<String>,
}

impl Lang {
    /// The rules page of a game.
    pub fn rules_page(&self, game: GameName) -> RulesPage {
        let part = |part: &str| self.text(&format!("{game}-{part}"));
        let tip_ids = (1..).map(|number| format!("{game}-tip-{number}"));
        RulesPage {
            title: self.game_name(game),
            author: part("author"),
            goal: part("goal"),
            deal: part("deal"),
            rules: game.rules().iter().map(|rule| (*rule, part(&format!("rule-{rule}")))).collect(),
            scoring: part("scoring"),
            tips: tip_ids.take_while(|id| self.has(id)).map(|id| self.text(&id)).collect(),
        }
    }

    /// The description of a game in one line, for a menu.
    pub fn game_blurb(&self, game: GameName) -> String {
        self.text(&format!("{game}-blurb"))
    }

    /// The sections of a rules page below its title and author.
    pub fn rules_sections(&self, page: &RulesPage) -> Vec<Section> {
        let section =
            |heading: &str, paragraphs: Vec<String>| Section { heading: self.text(heading), paragraphs };
        let rules = page.rules.iter().map(|(number, text)| format!("{number}  {text}")).collect();
        vec![
            section("rules-heading-goal", vec![page.goal.clone()]),
            section("rules-heading-deal", vec![page.deal.clone()]),
            section("rules-heading-rules", rules),
            section("rules-heading-scoring", vec![page.scoring.clone()]),
            section("rules-heading-tips", page.tips.clone()),
        ]
    }
}
