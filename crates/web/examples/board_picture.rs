//! Draws a board: `board_picture GAME DEAL PLIES WIDTH HEIGHT [mirrored] > x.svg`.
//!
//! The game is played at random for a number of plies. Pieces are plain rectangles with their names, captions and the panel are
//! dashed outlines.

use anyhow::{Context, Result};
use talon_pieces::{Chance, Colour, DealNumber, Tile};
use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
use talon_table::{Face, Scene};
use talon_web::games::lay_out;
use talon_web::layouts::board::{Manner, Placed, Turn};
use talon_web::layouts::rect::{Area, Rect};

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| words.get(index).context("GAME DEAL PLIES WIDTH HEIGHT [mirrored]");
    let name: GameName = word(0)?.parse()?;
    let deal = DealNumber::new(word(1)?.parse()?)?;
    let area = Area { width: word(3)?.parse()?, height: word(4)?.parse()? };
    let mut game = AnyGame::deal(&AnyOptions::usual(name), deal);
    let mut chance = Chance::from_seed(deal.get());
    for _ in 0..word(2)?.parse::<u32>()? {
        let moves = game.legal_moves();
        let Some(legal) = chance.pick(&moves) else { break };
        game.play(*legal).ok().context("a move from the list is legal")?;
    }
    let scene = Scene::new(&game, AnySeat::of(name)[0]);
    let manner = Manner { is_mirrored: words.get(5).is_some_and(|word| word == "mirrored") };
    picture(&scene, area, manner);
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the picture is what the program is for")]
fn picture(scene: &Scene, area: Area, manner: Manner) {
    let board = lay_out(scene, area, manner);
    println!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{}' height='{}' font-family='sans-serif'>\
         <rect width='100%' height='100%' fill='#1d4444'/>",
        area.width, area.height
    );
    for (zone, placed) in scene.zones().iter().zip(&board.zones) {
        for (place, placed) in zone.places.iter().zip(placed).filter(|(_, placed)| placed.is_visible) {
            println!("{}", piece(place.face, placed));
        }
    }
    for rect in board.captions.iter().map(|caption| caption.rect).chain([board.panel]) {
        println!("{}", outline(rect, "fill='none' stroke='#9bb' stroke-dasharray='3'"));
    }
    println!("</svg>");
}

fn outline(rect: Rect, paint: &str) -> String {
    let Rect { left, top, width, height } = rect;
    let corner = width.min(height) * 0.07;
    format!("<rect x='{left}' y='{top}' width='{width}' height='{height}' rx='{corner}' {paint}/>")
}

fn piece(face: Face, placed: &Placed) -> String {
    let Rect { left, top, width, height } = placed.rect;
    let ivory = outline(placed.rect, "fill='#fffdf2' stroke='#888'");
    match face {
        Face::Empty => outline(placed.rect, "fill='none' stroke='#688' stroke-dasharray='5'"),
        Face::Back(_) | Face::TileBack => outline(placed.rect, "fill='#254e70' stroke='#eee'"),
        Face::Card(card) => {
            let (size, colour) = (width * 0.3, if card.colour() == Colour::Red { "#b22" } else { "#222" });
            let (x, y) = (left + width * 0.06, top + size);
            format!(
                "{ivory}<text x='{x}' y='{y}' font-size='{size}' font-weight='bold' fill='{colour}'>{card}</text>"
            )
        }
        Face::Tile(tile) | Face::Joined { tile, .. } => {
            let (near, far) = halves(tile, placed.turn);
            let size = width.min(height) * 0.7;
            let is_standing = height > width;
            let (dx, dy) = if is_standing { (0.0, height / 4.0) } else { (width / 4.0, 0.0) };
            let (x, y) = (left + width / 2.0, top + height / 2.0 + size * 0.35);
            let number = |x: f64, y: f64, number: u8| {
                format!("<text x='{x}' y='{y}' font-size='{size}' text-anchor='middle'>{number}</text>")
            };
            ivory + &number(x - dx, y - dy, near) + &number(x + dx, y + dy, far)
        }
    }
}

/// The numbers of a tile as it lies: the left or upper one first.
fn halves(tile: Tile, turn: Turn) -> (u8, u8) {
    match turn {
        Turn::Up | Turn::Left => (tile.low(), tile.high()),
        Turn::Down | Turn::Right => (tile.high(), tile.low()),
    }
}
