//! `talon rules`: prints the rules of a game.

use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};
use talon_command::arguments::game_parser;
use talon_command::output::{print, print_json};
use talon_lang::RulesPage;
use talon_rules::GameName;

use crate::language::LanguageArgument;
use crate::terminal_text::{terminal_width, wrap};

/// Print the rules of a game: goal, deal, numbered rules, scoring, tips.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon rules curse
  talon rules doublets --json
  talon rules yield --language ja")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameName,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let lang = arguments.language.lang();
    let page = lang.rules_page(arguments.game);
    if arguments.json {
        return print_json(&page_json(arguments.game, &page));
    }
    let mut text = format!("{}\n{}\n", page.title, page.author);
    for section in lang.rules_sections(&page) {
        text += &format!("\n{}\n", section.heading);
        for paragraph in section.paragraphs {
            text += &format!("{paragraph}\n");
        }
    }
    print(&terminal_width().map_or(text.clone(), |width| wrap(&text, width)))
}

fn page_json(game: GameName, page: &RulesPage) -> Value {
    let rules: Vec<Value> =
        page.rules.iter().map(|(number, text)| json!({ "rule": number, "text": text })).collect();
    json!({
        "game": game.as_str(),
        "title": page.title,
        "author": page.author,
        "goal": page.goal,
        "deal": page.deal,
        "rules": rules,
        "scoring": page.scoring,
        "tips": page.tips,
    })
}
