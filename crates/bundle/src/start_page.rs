//! The games of the start page, for the time before its program runs.

use talon_lang::Lang;
use talon_rules::GameName;

/// A card with links for each game, like those that the program makes. All links are addresses of pages, so they work as soon as
/// the program runs.
pub(crate) fn games(lang: &Lang) -> String {
    GameName::ALL.map(|game| card(lang, game)).concat()
}

fn card(lang: &Lang, game: GameName) -> String {
    let (name, blurb) = (lang.game_name(game), lang.game_blurb(game));
    let [play, learn, rules] = ["web-play", "web-learn-first", "rules-heading-rules"].map(|id| lang.text(id));
    format!(
        r##"<li class="game-card"><div class="miniature"></div><div class="game-text"><h2>{name}</h2><p>{blurb}</p>
<div class="game-actions"><a class="command is-strong game-link" href="#/{game}">{play}</a>
<div class="quiet-links"><a href="#/learn/{game}/first">{learn}</a>
<a href="#/rules/{game}">{rules}</a></div></div></div></li>
"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_card() {
        let games = games(&Lang::english());
        assert_eq!(games.matches("<li ").count(), GameName::ALL.len());
        assert!(games.contains(r##"href="#/learn/lady-jane/first""##) && !games.contains('{'), "{games}");
    }
}
