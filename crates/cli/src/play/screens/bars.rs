//! The lines above and below the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use talon_lang::Lang;
use talon_rules::{AnyGame, AnySeat, GameName, Status};
use talon_table::Outcome;

use super::wrap;
use crate::play::boards::width_of;
use crate::play::draw::{Pen, fill, write};
use crate::play::session::Session;

/// What is said below the table.
#[derive(Debug, Default)]
pub(super) struct Message {
    pub(super) text: String,
    /// Whether it says why something is not done.
    pub(super) is_refusal: bool,
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
        let text = pen.say_with("terminal-deal", &[("deal", deal.to_string().into())]);
        write(buffer, area.x + 3 + width_of(&name), area.y, area.width, &text, pen.theme.bar);
    }
    let mut parts = vec![standing(session, pen.lang)];
    parts.push(pen.say_with("terminal-moves", &[("count", session.sitting().moves_made().into())]));
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

/// The lines at the bottom: what has happened or stands, and the keys where there is room.
pub(super) fn draw_messages(
    buffer: &mut Buffer,
    area: Rect,
    session: &Session,
    message: &Message,
    pen: &Pen<'_>,
) {
    let bottom = Rect { y: area.bottom() - 2, height: 2, ..area };
    fill(buffer, bottom, pen.theme.bar);
    let over = session.sitting().outcome() != Outcome::Unfinished;
    let stands = verdict(session, pen);
    let text = match (message.text.is_empty(), over) {
        (true, _) => stands.clone(),
        (false, true) => format!("{} {stands}", message.text),
        (false, false) => message.text.clone(),
    };
    let style = match (message.is_refusal && !message.text.is_empty(), over) {
        (true, _) => pen.theme.bar_warning,
        (false, true) => pen.theme.bar_gold,
        (false, false) => pen.theme.bar_strong,
    };
    let lines = wrap(&text, usize::from(area.width.saturating_sub(2)));
    // The end of what happened matters most.
    let last = lines.len().saturating_sub(2);
    for (y, line) in (bottom.y..bottom.bottom()).zip(&lines[last..]) {
        write(buffer, area.x + 1, y, area.width - 2, line, style);
    }
    if lines.len() == 1 {
        let id = if over { "terminal-keys-over" } else { keys_of(session.kind().game) };
        write(buffer, area.x + 1, bottom.y + 1, area.width - 2, &pen.say(id), pen.theme.bar);
    }
}

/// What the game has come to: points, or how the match stands.
fn standing(session: &Session, lang: &Lang) -> String {
    match (session.game(), session.game().score()) {
        (_, Some(points)) => lang.text_with("terminal-score", &[("points", points.into())]),
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

/// How the game stands or ended.
fn verdict(session: &Session, pen: &Pen<'_>) -> String {
    let game = session.game();
    let layout = game.view(session.viewer()).layout();
    let status = game.status();
    if status == Status::Playing && session.sitting().outcome() == Outcome::Lost {
        return pen.say("terminal-given-up");
    }
    let stands = pen.lang.verdict(status, &layout);
    let legal = game.legal_moves();
    if let [only] = legal[..]
        && only.to_string() == "pass"
    {
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
