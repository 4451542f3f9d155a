//! Reading the positions of Curse of the Doublet.

use talon_pieces::{DealNumber, Tile};
use talon_rules::{AnyLayout, AnyOptions, GameName, curse};

use crate::curse_fields::{Branch, Curse, Match, Past, Seat, Turn};
use crate::object::Object;
use crate::pieces::Pairs;
use crate::position_reader::{PositionError, Reader, read_options};

/// Reads a layout; `None` if the options, or a tile of the set or of a branch, cannot be read.
pub(crate) fn read(
    json: &str,
    options: Option<&Pairs<String>>,
    deal: Option<u64>,
    reader: &mut Reader,
) -> Result<Option<AnyLayout>, PositionError> {
    let state: Curse = serde_json::from_str(json)?;
    let deal =
        deal.map(DealNumber::new).transpose().map_err(|error| PositionError::Shape(error.to_string()))?;
    let faults_before = reader.faults.len();
    let options = read_target(options, state.game.as_ref().map(|game| &game.0), reader);
    let set = state.set.as_deref().and_then(|text| reader.value("set", text));
    let branches = read_branches(set, &state.branches, reader);
    let Some(options) = options else { return Ok(None) };
    if reader.faults.len() > faults_before {
        return Ok(None);
    }

    let winner = state.game.as_ref().and_then(|game| game.0.winner);
    let layout = curse::Layout {
        options,
        deal: if options.is_match() { deal } else { None },
        set,
        branches,
        hands: [
            reader.pieces("hands.south", &state.hands.0.south),
            reader.pieces("hands.north", &state.hands.0.north),
        ],
        aside: reader.pieces("aside", &state.aside),
        turn: state.turn.map(|seat| seat.0),
        again: state.again,
        passes: state.passes,
        leader: state.leader.map(|seat| seat.0),
        points: state.points.map(Into::into),
        game: state.game.map(|Object(game)| curse::MatchLayout { hand: game.hand, score: game.score.into() }),
        history: Vec::new(),
    };
    check_seat("choosing", state.choosing, layout.choosing(), reader);
    check_seat("match.winner", winner, layout.match_winner(), reader);
    Ok(Some(AnyLayout::Curse(layout)))
}

/// Reads the history of a hand, as far as the state has one.
pub(crate) fn read_history(json: &str, reader: &mut Reader) -> Result<Vec<curse::Turn>, serde_json::Error> {
    let past: Past = serde_json::from_str(json)?;
    let read = |(place, Object(turn)): (usize, &Object<Turn>)| {
        let made = reader.value(&format!("history[{place}]"), &turn.made)?;
        Some(curse::Turn { seat: turn.seat.0, made })
    };
    Ok(past.history.iter().flatten().enumerate().filter_map(read).collect())
}

/// Reads the options. If they are left out, the match gives the target.
fn read_target(
    options: Option<&Pairs<String>>,
    game: Option<&Match>,
    reader: &mut Reader,
) -> Option<curse::Options> {
    let told = game.map(|game| game.target);
    let pairs = match (options, told) {
        (None, Some(target)) => {
            Some(Pairs(vec![("target".to_owned(), target.unwrap_or(curse::MATCH_TARGET))]))
        }
        (options, _) => options.cloned(),
    };
    let AnyOptions::Curse(options) = read_options(GameName::Curse, pairs.as_ref(), reader)? else {
        return None;
    };
    if told.flatten().is_some_and(|target| target != options.target()) {
        reader.disagrees("match.target", options.target().to_string());
    }
    Some(options)
}

/// Reads the branches. If its side and its open end are left out, they follow from the set and the tiles.
fn read_branches(
    set: Option<Tile>,
    branches: &[Object<Branch>],
    reader: &mut Reader,
) -> Vec<curse::BranchLayout> {
    let sides = set.map_or([0; 4], curse::sides_of);
    let mut read = Vec::new();
    for (place, Object(branch)) in branches.iter().enumerate() {
        let path = format!("branches[{place}].tiles");
        let tiles: Vec<Tile> = reader.pieces(&path, &branch.tiles).into_iter().flatten().collect();
        if branch.tiles.iter().any(|text| text == "?-?" || text == "??") {
            reader.fault(&path, "must be known here".to_owned());
        }
        let from = branch.from.unwrap_or_else(|| sides.get(place).copied().unwrap_or_default());
        // The rules refuse tiles that do not join.
        let follows = tiles.iter().try_fold(from, |end, tile| tile.other_end(end));
        let end = branch.end.or(follows).unwrap_or(from);
        read.push(curse::BranchLayout { from, tiles, end });
    }
    read
}

/// Checks an optional seat that follows from the rest.
fn check_seat(path: &str, told: Option<Option<Seat>>, follows: Option<curse::Seat>, reader: &mut Reader) {
    if told.is_some_and(|told| told.map(|seat| seat.0) != follows) {
        reader.disagrees(path, follows.map_or("null".to_owned(), |seat| seat.to_string()));
    }
}
