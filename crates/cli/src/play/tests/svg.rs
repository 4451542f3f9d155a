//! The picture of the terminal in the README. `cargo xtask pictures` draws it anew.

use std::path::Path;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use talon_rules::GameName;

use super::{Bench, RICH};

/// The first moves of a way that wins deal 18 of Doublets.
const MOVES: &str = "s3s3sssssssssssw6ssssssws6s1sss37s1ss2s6ss";

const TITLE: &str = "Doublets in the terminal: the arch of reserve piles, the ring of ranks with the one wanted next, \
                     and whether the game can still be won";

/// The size of a cell in pixels, and the line on which letters stand.
const CELL: (f32, f32) = (9.0, 18.0);
const BASELINE: f32 = 14.0;

/// The left, upper, right and lower edges of a rectangle, in cells.
type Area = (f32, f32, f32, f32);

/// Blocks by the quarters that they fill: 1 and 2 for the upper ones, 4 and 8 for the lower ones. The first fills none.
const QUADRANTS: [&str; 16] =
    [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

#[test]
fn the_picture_in_the_readme_is_what_the_terminal_shows() {
    let mut bench = Bench::playing(GameName::Doublets, 18, (100, 30), RICH);
    bench.press(MOVES);
    bench.advise();
    assert!(bench.shows("can still be won"), "{}", bench.picture());
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/terminal.svg");
    talon_testkit::check_file(svg(&bench.cells(), TITLE), Path::new(file));
}

/// Draws cells as an SVG picture. Backgrounds and blocks are rectangles, so that no font leaves gaps between them.
fn svg(cells: &Buffer, title: &str) -> String {
    let (width, height) = (f32::from(cells.area.width) * CELL.0, f32::from(cells.area.height) * CELL.1);
    let (mut areas, mut words) = (String::new(), String::new());
    for (y, row) in (0..cells.area.height).zip(cells.content.chunks(cells.area.width.into())) {
        let row: Vec<(u16, &Cell)> = (0..).zip(row).collect();
        for run in row.chunk_by(|(_, one), (_, other)| one.bg == other.bg) {
            let end = run[0].0 + u16::try_from(run.len()).expect("a short row");
            areas += &area((run[0].0.into(), y.into(), end.into(), f32::from(y) + 1.0), run[0].1.bg);
        }
        for (x, cell) in &row {
            areas.extend(blocks(cell.symbol()).map(|part| area(moved(part, *x, y), cell.fg)));
        }
        for run in row.chunk_by(|(_, one), (_, other)| look(one) == look(other)) {
            words += &word(run, y);
        }
    }
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-label="{title}">
<title>{title}</title>
<style>text{{font:14px "DejaVu Sans Mono","Cascadia Mono",Menlo,Consolas,monospace}}.b{{font-weight:bold}}</style>
<g shape-rendering="crispEdges">
{areas}</g>
{words}</svg>
"#
    )
}

/// Draws a rectangle.
fn area((left, top, right, bottom): Area, colour: Color) -> String {
    let (x, y) = (left * CELL.0, top * CELL.1);
    let (width, height) = ((right - left) * CELL.0, (bottom - top) * CELL.1);
    let fill = hex(colour);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>\n")
}

/// The rectangles of its cell that a block fills: one at most in each half.
fn blocks(symbol: &str) -> impl Iterator<Item = Area> {
    let index = QUADRANTS.iter().position(|quadrants| *quadrants == symbol).unwrap_or_default();
    [(0.0, index & 3), (0.5, index >> 2)].into_iter().filter_map(|(top, sides)| {
        let (left, right) = [None, Some((0.0, 0.5)), Some((0.5, 1.0)), Some((0.0, 1.0))][sides]?;
        Some((left, top, right, top + 0.5))
    })
}

/// A rectangle of a cell, on the screen.
fn moved((left, top, right, bottom): Area, x: u16, y: u16) -> Area {
    let (x, y) = (f32::from(x), f32::from(y));
    (x + left, y + top, x + right, y + bottom)
}

/// The properties that the cells of a word share; `None` for cells without letters.
fn look(cell: &Cell) -> Option<(Color, Modifier)> {
    let is_letter = cell.symbol() != " " && blocks(cell.symbol()).next().is_none();
    is_letter.then_some((cell.fg, cell.modifier))
}

/// A word as wide as its cells, whatever the font; empty for cells without letters.
fn word(cells: &[(u16, &Cell)], y: u16) -> String {
    let (x, first) = cells[0];
    let Some((colour, modifier)) = look(first) else { return String::new() };
    let text: String = cells.iter().map(|(_, cell)| cell.symbol()).collect();
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let (x, y) = (f32::from(x) * CELL.0, f32::from(y) * CELL.1 + BASELINE);
    let width = f32::from(u16::try_from(cells.len()).expect("a short row")) * CELL.0;
    let (fill, class) = (hex(colour), if modifier.contains(Modifier::BOLD) { " class=\"b\"" } else { "" });
    format!("<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" fill=\"{fill}\"{class}>{text}</text>\n")
}

fn hex(colour: Color) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        other => panic!("{other} is no colour of a rich terminal"),
    }
}
