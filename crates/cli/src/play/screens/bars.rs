//! The lines above and below the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use talon_lang::Lang;
use talon_rules::curse::Move;
use talon_rules::{AnyGame, AnyMove, AnySeat, GameName, Status};
use talon_table::{Outcome, ShownHint, Winnability};

use super::wrap_beside;
use crate::play::boards::{count, width_of};
use crate::play::draw::{Pen, fill, write};
use crate::play::session::Session;

/// The most lines that a message may cover.
const MOST_LINES: usize = 8;

/// What is said below the table.
#[derive(Debug, Default)]
pub(super) struct Message {
    pub(super) text: String,
    pub(super) sort: Sort,
}

/// A hint and its sentence.
#[derive(Debug)]
pub(crate) struct HintShown {
    pub(crate) text: String,
    pub(crate) shown: ShownHint,
}

/// What the solvers say below the table.
#[derive(Debug, Default)]
pub(crate) struct Said {
    /// Whether the game can still be won, where that is shown.
    pub(crate) winnability: Option<Winnability>,
    /// A hint.
    pub(crate) hint: Option<HintShown>,
    /// What can be done with the hint.
    pub(crate) follows: Option<String>,
}

/// What kind of message it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Sort {
    /// What has happened in the game.
    #[default]
    Told,
    /// Why something is not done.
    Refusal,
    /// Something around the game that must be read to its end, whatever it covers.
    Notice,
}

/// The line at the top: the game and its deal, and what it has come to.
pub(super) fn draw_title(
    buffer: &mut Buffer,
    area: Rect,
    session: &Session,
    shows_time: bool,
    pen: &Pen<'_>,
) {
    fill(buffer, Rect { height: 1, ..area }, pen.theme.bar);
    let name = pen.lang.game_name(session.kind().game);
    write(buffer, area.x + 1, area.y, area.width, &name, pen.theme.bar_strong);
    if let Some(deal) = session.deal() {
        let text = pen.say_with("table-deal", &[("deal", deal.to_string().into())]);
        let against = session.opponent().map(|level| pen.lang.against(level));
        let text = [text].into_iter().chain(against).collect::<Vec<_>>().join("  ");
        write(buffer, area.x + 3 + width_of(&name), area.y, area.width, &text, pen.theme.bar);
    }
    let mut parts = vec![standing(session, pen.lang)];
    parts.push(pen.say_with("table-moves", &[("count", session.sitting().moves_made().into())]));
    if shows_time {
        parts.push(pen.lang.duration(session.seconds()));
    }
    if session.sitting().is_assisted() {
        parts.push(pen.say("terminal-assisted"));
    }
    let text = parts.join(&format!("  {}  ", pen.theme.glyphs.dot));
    let x = area.right().saturating_sub(width_of(&text) + 1);
    write(buffer, x, area.y, area.width, &text, pen.theme.bar_strong);
}

/// The lines at the bottom: what has happened or stands, whether the game can still be won, and the keys
/// where there is room.
pub(super) fn draw_messages(
    buffer: &mut Buffer,
    area: Rect,
    session: &Session,
    (message, said): (&Message, &Said),
    pen: &Pen<'_>,
) {
    let over = session.sitting().outcome() != Outcome::Unfinished;
    let (text, style) = text_of(session, message, said, pen);
    let verdict = said.winnability.map(|winnability| winnability_text(winnability, pen));
    let beside = verdict.as_ref().map_or(0, |(text, _)| usize::from(width_of(text)) + 2);
    let wide = usize::from(area.width.saturating_sub(2));
    let lines = wrap_beside(&text, wide.saturating_sub(beside), wide);
    let most = if message.sort == Sort::Notice || said.hint.is_some() { MOST_LINES } else { 2 };
    let high = lines.len().clamp(2, most);
    let bottom = Rect { y: area.bottom() - count(high), height: count(high), ..area };
    fill(buffer, bottom, pen.theme.bar);
    // The end of what happened matters most.
    let first = lines.len().saturating_sub(high);
    for (y, line) in (bottom.y..).zip(&lines[first..]) {
        write(buffer, area.x + 1, y, area.width - 2, line, style);
    }
    if let Some((text, style)) = verdict.filter(|_| first == 0) {
        write(buffer, area.right().saturating_sub(width_of(&text) + 1), bottom.y, area.width, &text, style);
    }
    if lines.len() == 1 {
        let id = if over { "terminal-keys-over" } else { keys_of(session.kind().game) };
        write(buffer, area.x + 1, bottom.y + 1, area.width - 2, &pen.say(id), pen.theme.bar);
    }
}

/// What is said at the bottom left, and how.
fn text_of(session: &Session, message: &Message, said: &Said, pen: &Pen<'_>) -> (String, Style) {
    let over = session.sitting().outcome() != Outcome::Unfinished;
    let mut stands = verdict(session, pen);
    // How a hand of Curse ended is told by how the game stands.
    let has_ended = matches!(session.game(), AnyGame::Curse(game) if game.points().is_some());
    if has_ended && !over {
        stands = format!("{stands} {}", pen.say("terminal-hand-review"));
    }
    let is_all = message.text.is_empty() || (has_ended && message.sort == Sort::Told);
    let hint = said.hint.as_ref().filter(|_| is_all || message.sort == Sort::Notice);
    if let Some(hint) = hint {
        let parts = [Some(&hint.text), said.follows.as_ref(), Some(&message.text)];
        let parts: Vec<&str> = parts.into_iter().flatten().map(String::as_str).collect();
        return (parts.join(" "), pen.theme.bar_good);
    }
    let text = match (is_all, over || must_say_something(session)) {
        (true, _) => stands,
        (false, true) => format!("{} {stands}", message.text),
        (false, false) => message.text.clone(),
    };
    let style = match (message.sort, over) {
        (Sort::Refusal, _) => pen.theme.bar_warning,
        (_, true) => pen.theme.bar_gold,
        (_, false) => pen.theme.bar_strong,
    };
    (text, style)
}

/// Whether the game can still be won: a sign and a few words.
fn winnability_text(winnability: Winnability, pen: &Pen<'_>) -> (String, Style) {
    let theme = pen.theme;
    let (sign, style) = match winnability {
        Winnability::Winnable => (theme.glyphs.yes, theme.bar_good),
        Winnability::Lost | Winnability::NeverWinnable => (theme.glyphs.no, theme.bar_warning),
        Winnability::Odds(_) => (theme.glyphs.about, theme.bar_strong),
        Winnability::Unknown => (theme.glyphs.maybe, theme.bar),
        Winnability::Looking => (theme.glyphs.more, theme.bar),
    };
    (format!("{sign} {}", pen.lang.winnability(winnability)), style)
}

/// What the game has come to: points, or how the match stands.
fn standing(session: &Session, lang: &Lang) -> String {
    match (session.game(), session.game().score()) {
        (_, Some(points)) => lang.text_with("table-points", &[("points", points.into())]),
        (AnyGame::Curse(game), None) => {
            let [south, north] = game.match_score().unwrap_or_default();
            let values = [
                ("south", lang.seat_name(AnySeat::South).into()),
                ("north", lang.seat_name(AnySeat::North).into()),
                ("south-points", south.into()),
                ("north-points", north.into()),
            ];
            lang.text_with("terminal-match-score", &values)
        }
        _ => String::new(),
    }
}

/// Whether nothing can be played, and the next move is something to be said.
fn must_say_something(session: &Session) -> bool {
    let legal = session.game().legal_moves();
    let is_said = |legal: &AnyMove| matches!(legal, AnyMove::Curse(Move::Pass | Move::Lead(_) | Move::Next));
    !legal.is_empty() && legal.iter().all(is_said)
}

/// How the game stands or ended.
fn verdict(session: &Session, pen: &Pen<'_>) -> String {
    let game = session.game();
    let layout = game.view(session.viewer()).layout();
    let status = game.status();
    if status == Status::Playing && session.sitting().outcome() == Outcome::Lost {
        return pen.say("table-gave-up");
    }
    let stands = pen.lang.verdict(status, &layout);
    if game.legal_moves() == [AnyMove::Curse(Move::Pass)] {
        return format!("{stands} {}", pen.say("terminal-must-pass"));
    }
    stands
}

/// The most important keys of a game.
fn keys_of(game: GameName) -> &'static str {
    match game {
        GameName::Doublets => "terminal-keys-doublets",
        GameName::Yield => "terminal-keys-yield",
        GameName::LadyJane => "terminal-keys-lady-jane",
        GameName::Curse => "terminal-keys-curse",
    }
}
