//! The lines above and below the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use talon_rules::Status;
use talon_table::{Assistance, MoveEnds, Outcome, Scene, Winnability};

use super::screen::Context;
use super::table_view::message_rows;
use super::widgets::{bar, draw_title, wrapped};
use crate::online::LinkedMatch;
use crate::play::draw::{Pen, count, line_width, width_of};
use crate::play::games::GameScreen;
use crate::play::session::Session;

/// The most rows of a message.
const MOST_LINES: u16 = 8;

/// The key that shows the whole message on a page.
pub(super) const WHOLE_MESSAGE: char = '+';

/// A message below the table.
#[derive(Debug, Default)]
pub(super) struct Message {
    pub(super) text: String,
    pub(super) kind: MessageKind,
}

/// The advice below the table.
#[derive(Debug, Default)]
pub(crate) struct ShownAdvice {
    /// The verdict on the game, where that is shown.
    pub(crate) winnability: Option<Winnability>,
    /// The sentence of a hint.
    pub(crate) hint: Option<String>,
    /// The two ends of the move in a hint or a lesson; `None` for an end that is not shown yet.
    pub(crate) marked: MoveEnds,
    /// The two ends of the wrong move that the player tried.
    pub(crate) wrong: MoveEnds,
    /// The keys for the hint.
    pub(crate) follows: Option<String>,
}

/// The kind of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum MessageKind {
    /// An event of the game.
    #[default]
    Event,
    /// A refusal.
    Refusal,
    /// A notice that must be shown whole, whatever it covers.
    Notice,
}

/// Draws the line at the top: the game and its deal, the score, the moves, and the time where it is shown.
pub(super) fn draw_table_title(buffer: &mut Buffer, context: &Context<'_>) {
    let (session, pen) = (context.session, &context.pen);
    let name = Span::styled(pen.lang.game_name(session.kind().game), pen.theme.bar_strong);
    let mut left = vec![name];
    if let Some(deal) = session.deal() {
        let deal = pen.text_with("table-deal", &[("deal", deal.to_string().into())]);
        let against = session.opponent().map(|level| pen.lang.against(level));
        let grade = session.advice().grade().map(|graded| pen.lang.grade_name(graded.grade));
        let texts = [deal].into_iter().chain(grade).chain(against);
        // The line is bold, but only the name of the game stands out in it.
        let style = pen.theme.bar.remove_modifier(Modifier::BOLD);
        left.extend(texts.map(|text| Span::styled(format!("  {text}"), style)));
    }
    let game = GameScreen::of(session.kind().game);
    let mut right = vec![(game.standing)(session.game(), pen.lang)];
    if let Some(online) = context.online {
        let players = Span::styled(online.title(pen.lang), pen.theme.bar.remove_modifier(Modifier::BOLD));
        left.extend([Span::raw("  "), players]);
        right.extend(online.clocks(pen.lang));
    } else {
        right.extend(figures(context));
    }
    let right = right.join(&format!("  {}  ", pen.theme.glyphs.dot));
    // What has no room beside the score is left out as a whole.
    let room = context.area.width.saturating_sub(width_of(&right) + 4);
    let is_too_wide = |left: &[Span<'_>]| count(left.iter().map(Span::width).sum()) > room;
    if context.online.is_some() && is_too_wide(&left) {
        // Who plays matters more than the name of the game.
        left.drain(..2);
    }
    while left.len() > 1 && is_too_wide(&left) {
        left.pop();
    }
    draw_title(buffer, context.area, Line::from(left), right, pen);
}

/// The figures at the end of the title that a player of a game at this table may know: the moves, the time, the help.
fn figures(context: &Context<'_>) -> Vec<String> {
    let (session, pen) = (context.session, &context.pen);
    let mut figures = vec![pen.text_with("table-moves", &[("count", session.sitting().moves_made().into())])];
    if context.settings.preferences.shows_time {
        figures.push(pen.lang.duration(session.seconds()));
    }
    match session.sitting().assistance() {
        Assistance::None => {}
        Assistance::Undo => figures.push(pen.text("terminal-with-undo")),
        Assistance::Help => figures.push(pen.text("terminal-assisted")),
    }
    figures
}

/// Draws the rows above the keys: the last message or how the game stands, and the verdict at the right. A message never
/// covers a piece: one that has no room ends with the sign for the page that shows it whole.
pub(super) fn draw_messages(
    buffer: &mut Buffer,
    context: &Context<'_>,
    scene: &Scene,
    message: &Message,
    said: &ShownAdvice,
) {
    let (pen, area) = (&context.pen, context.area);
    let (text, style) = text_and_style(context, scene, message, said);
    let rows = message_rows(context.session.kind().game);
    let free = free_rows(buffer, area.bottom().saturating_sub(1 + rows), MOST_LINES - rows, pen);
    let room = Room { width: area.width.saturating_sub(2), most: rows + free };
    let must_be_whole = must_be_whole(context.session, message, said);
    let (lines, verdict) = arranged(&text, style, said.winnability, must_be_whole, room, pen);
    let sign = format!("{} [{WHOLE_MESSAGE}]", pen.theme.glyphs.more);
    let is_cut = count(wrapped(lines.clone()).line_count(room.width)) > room.most;
    let beside = if is_cut { width_of(&sign) + 1 } else { 0 };
    let paragraph = wrapped(lines);
    let all = count(paragraph.line_count(room.width - beside));
    let height = all.clamp(rows, room.most);
    let bottom = Rect { y: area.bottom() - 1 - height, height, ..area };
    Clear.render(bottom, buffer);
    bar(pen).render(bottom, buffer);
    let inside = Rect { x: bottom.x + 1, width: room.width - beside, ..bottom };
    // The end of a long message matters most.
    paragraph.style(pen.theme.bar).scroll((all.saturating_sub(height), 0)).render(inside, buffer);
    let row = Rect { width: room.width, height: 1, ..inside };
    let right = if is_cut { Line::styled(sign, pen.theme.bar_gold) } else { verdict };
    right.right_aligned().render(row, buffer);
}

/// The whole message below the table.
pub(super) fn whole_message(
    context: &Context<'_>,
    scene: &Scene,
    message: &Message,
    said: &ShownAdvice,
) -> String {
    text_and_style(context, scene, message, said).0
}

/// The room of a message: its columns, and the most rows that it takes without covering a piece.
#[derive(Clone, Copy)]
struct Room {
    width: u16,
    most: u16,
}

/// The lines of a message, and what of the verdict stands at the right of the first one.
fn arranged<'a>(
    text: &'a str,
    style: Style,
    winnability: Option<Winnability>,
    must_be_whole: bool,
    room: Room,
    pen: &Pen<'_>,
) -> (Vec<Line<'a>>, Line<'static>) {
    let verdict =
        winnability.map(|shown| winnability_beside(shown, text, room.width, pen)).unwrap_or_default();
    let beside = if verdict.width() > 0 { line_width(&verdict) + 2 } else { 0 };
    let (first, rest) = split_at_width(text, room.width.saturating_sub(beside));
    let rows_of = |text: &str| count(wrapped(vec![text.into()]).line_count(room.width));
    let fits = rest.is_empty() || rows_of(rest) < room.most;
    if !fits && must_be_whole {
        // It takes the place of the verdict.
        return (vec![Line::styled(text, style)], Line::default());
    }
    let rest =
        if fits { Line::styled(rest, style) } else { Line::styled(shortened(rest, room.width, pen), style) };
    let lines = [Line::styled(first, style), rest];
    (lines.into_iter().filter(|line| line.width() > 0).collect(), verdict)
}

/// Returns true if a message may not be shortened: the table shows what a move did, but not that the game has ended or
/// what another player did.
fn must_be_whole(session: &Session, message: &Message, said: &ShownAdvice) -> bool {
    message.kind != MessageKind::Event
        || said.hint.is_some()
        || !session.is_in_progress()
        || session.kind().game.properties().players > 1
}

/// The number of rows above this one, at most `most`, in which nothing lies: a message there covers nothing.
fn free_rows(buffer: &Buffer, bottom: u16, most: u16, pen: &Pen<'_>) -> u16 {
    let table = pen.theme.table.bg.unwrap_or_default();
    let is_free = |y: &u16| {
        let row = Rect { y: *y, height: 1, ..buffer.area };
        row.positions().all(|at| buffer[at].symbol() == " " && buffer[at].bg == table)
    };
    count((bottom.saturating_sub(most)..bottom).rev().take_while(is_free).count())
}

/// The beginning of a text that is too long for this width, with a sign that it goes on.
fn shortened(text: &str, width: u16, pen: &Pen<'_>) -> String {
    let more = pen.theme.glyphs.more;
    match split_at_width(text, width) {
        (whole, "") => whole.to_owned(),
        _ => format!("{}{more}", split_at_width(text, width.saturating_sub(width_of(more))).0),
    }
}

/// A text in two parts: as many words as fit into this width, and the others.
fn split_at_width(text: &str, width: u16) -> (&str, &str) {
    if width_of(text) <= width {
        return (text, "");
    }
    let ends = text.match_indices(' ').map(|(end, _)| end);
    let end = ends.take_while(|end| width_of(&text[..*end]) <= width).last().unwrap_or(0);
    (&text[..end], text[end..].trim_start())
}

/// The text at the bottom left, and its style, of a game at this table or of a network match.
fn text_and_style(
    context: &Context<'_>,
    scene: &Scene,
    message: &Message,
    said: &ShownAdvice,
) -> (String, Style) {
    let (session, pen) = (context.session, &context.pen);
    match context.online {
        Some(online) => text_of_match(online, session, scene, message, pen),
        None => text_of(session, scene, message, said, pen),
    }
}

/// The text at the bottom left, and its style.
fn text_of(
    session: &Session,
    scene: &Scene,
    message: &Message,
    said: &ShownAdvice,
    pen: &Pen<'_>,
) -> (String, Style) {
    let over = !session.is_in_progress();
    let game = GameScreen::of(session.kind().game);
    let stands = verdict(session, scene, pen);
    // The verdict tells how a hand of Curse ended.
    let has_ended = (game.has_ended)(session.game());
    let is_all = message.text.is_empty() || (has_ended && message.kind == MessageKind::Event);
    if let Some(hint) = &said.hint
        && (is_all || message.kind == MessageKind::Notice)
    {
        let parts = [Some(hint), said.follows.as_ref(), Some(&message.text)];
        let parts: Vec<&str> = parts.into_iter().flatten().map(String::as_str).collect();
        return (parts.join(" "), pen.theme.bar_good);
    }
    let text = match (is_all, over || (game.must_speak)(scene)) {
        (true, _) => stands,
        (false, true) => format!("{} {stands}", message.text),
        (false, false) => message.text.clone(),
    };
    let style = match (message.kind, over) {
        (MessageKind::Refusal, _) => pen.theme.bar_warning,
        (_, true) => pen.theme.bar_gold,
        (_, false) => pen.theme.bar_strong,
    };
    (text, style)
}

/// The text at the bottom left of a network match, and its style: what is new, and whose turn it is.
fn text_of_match(
    online: &LinkedMatch,
    session: &Session,
    scene: &Scene,
    message: &Message,
    pen: &Pen<'_>,
) -> (String, Style) {
    let is_over = online.table.is_over();
    let stands = online.standing(pen.lang).or_else(|| online.turn(session, pen.lang));
    let own_turn = || online.table.seat().and_then(|_| pen.lang.turn_in_hand(scene));
    let stands = stands.or_else(own_turn);
    let stands = stands.unwrap_or_else(|| pen.lang.verdict(session.game().status(), &scene.layout()));
    let text = if message.text.contains(&stands) {
        message.text.clone()
    } else {
        format!("{} {stands}", message.text).trim().to_owned()
    };
    let style = match message.kind {
        MessageKind::Refusal => pen.theme.bar_warning,
        _ if is_over || online.failure().is_some() => pen.theme.bar_gold,
        _ => pen.theme.bar_strong,
    };
    (text, style)
}

/// The verdict on the game: a sign, a few words, and what the player can do. Beside a long message, only as
/// much of it as there is room for.
fn winnability_beside(winnability: Winnability, message: &str, room: u16, pen: &Pen<'_>) -> Line<'static> {
    let theme = pen.theme;
    let (sign, style) = match winnability {
        Winnability::Winnable => (theme.glyphs.yes, theme.bar_good),
        Winnability::Lost | Winnability::NeverWinnable => (theme.glyphs.no, theme.bar_warning),
        Winnability::Odds(_) => (theme.glyphs.about, theme.bar_strong),
        Winnability::Unknown => (theme.glyphs.maybe, theme.bar),
        Winnability::Looking => (theme.glyphs.more, theme.bar),
    };
    let words = format!("{sign} {}", pen.lang.winnability(winnability));
    let whole = match winnability {
        Winnability::NeverWinnable => {
            format!("{words} {} {}", theme.glyphs.dot, pen.text("terminal-deal-winnable"))
        }
        _ => words.clone(),
    };
    let fits = |text: &&String| width_of(message) + 2 + width_of(text) <= room;
    let text = [&whole, &words].into_iter().find(fits).unwrap_or(&words);
    Line::styled(text.clone(), style)
}

/// A sentence on how the game stands or ended.
fn verdict(session: &Session, scene: &Scene, pen: &Pen<'_>) -> String {
    let status = session.game().status();
    if status == Status::Playing && session.sitting().outcome() == Outcome::Lost {
        return pen.text("table-gave-up");
    }
    let stands = pen.lang.verdict(status, &scene.layout());
    let game = GameScreen::of(session.kind().game);
    match (game.reminder)(session.game(), scene) {
        Some(reminder) => format!("{stands} {}", pen.text(reminder)),
        None => stands,
    }
}

#[cfg(test)]
mod tests {
    use super::split_at_width;

    #[test]
    fn texts_are_split_between_words() {
        assert_eq!(split_at_width("to be or not", 12), ("to be or not", ""));
        assert_eq!(split_at_width("to be or not", 7), ("to be", "or not"));
        assert_eq!(split_at_width("supercalifragilistic", 7), ("", "supercalifragilistic"));
    }
}
