use std::collections::HashSet;

use talon_rules::pieces::Chance;
use talon_rules::{SeatView, Status, Violation};

use crate::{Checked, Subject, ensure};

/// Checks everything that must hold for a position, however it came about, and returns its legal moves.
///
/// `conceivable` is [`Game::conceivable_moves`](talon_rules::Game::conceivable_moves) of its options; `chance`
/// shuffles the hidden pieces.
///
/// # Errors
/// A sentence about the first check that fails.
pub fn check_position<G: Subject>(
    position: &G,
    conceivable: &[G::Move],
    chance: &mut Chance,
) -> Checked<Vec<G::Move>> {
    let legal = the_list_is_what_the_judge_allows(position, conceivable)?;
    a_refusal_names_its_rule_and_changes_nothing(position, conceivable)?;
    the_game_goes_on_while_there_are_moves(position, &legal)?;
    nothing_is_lost_and_the_points_are_right(position)?;
    the_layout_can_be_written_and_arranged(position, &legal)?;
    for seat in G::SEATS {
        the_view_is_true(position, *seat)?;
        the_view_leaks_nothing(position, *seat, &legal, chance)?;
        a_sampled_world_looks_the_same(position, *seat, chance)?;
    }
    Ok(legal)
}

fn the_list_is_what_the_judge_allows<G: Subject>(
    position: &G,
    conceivable: &[G::Move],
) -> Checked<Vec<G::Move>> {
    // Old contents of the buffer must not stay.
    let mut legal = conceivable[..3.min(conceivable.len())].to_vec();
    position.legal_moves(&mut legal);
    let listed: HashSet<G::Move> = legal.iter().copied().collect();
    ensure(listed.len() == legal.len(), || format!("a move is listed twice: {legal:?}"))?;
    let allowed = |candidate: &&G::Move| position.why_not(**candidate).is_none();
    let allowed: HashSet<G::Move> = conceivable.iter().filter(allowed).copied().collect();
    ensure(listed == allowed, || format!("the list has {listed:?}, the judge allows {allowed:?}"))?;
    Ok(legal)
}

fn a_refusal_names_its_rule_and_changes_nothing<G: Subject>(
    position: &G,
    conceivable: &[G::Move],
) -> Checked {
    let mut tried = position.clone();
    for candidate in conceivable {
        let Some(violation) = position.why_not(*candidate) else { continue };
        let rule = violation.rule();
        ensure(G::RULES.contains(&rule), || format!("{violation:?} names {rule}, which is no rule"))?;
        let answer = tried.play(*candidate).err();
        ensure(answer == Some(violation), || {
            format!("{candidate}: {violation:?}, but playing says {answer:?}")
        })?;
    }
    ensure(tried == *position, || "a refused move has changed the position".into())
}

fn the_game_goes_on_while_there_are_moves<G: Subject>(position: &G, legal: &[G::Move]) -> Checked {
    let (status, seat) = (position.status(), position.seat_to_move());
    let goes_on = status == Status::Playing;
    ensure(goes_on != legal.is_empty(), || format!("{status:?} with the moves {legal:?}"))?;
    // A move of nobody in particular, such as the next hand after a blocked one, must not be a choice.
    let fits = if goes_on { seat.is_some() || legal.len() == 1 } else { seat.is_none() };
    ensure(fits, || format!("{status:?} with {seat:?} to move, who may {legal:?}"))
}

fn nothing_is_lost_and_the_points_are_right<G: Subject>(position: &G) -> Checked {
    let layout = position.layout();
    let lying = visible(&G::pieces(&layout));
    ensure(lying.len() == G::pieces(&layout).len(), || "the open layout hides something".into())?;
    let there: HashSet<G::Piece> = lying.iter().copied().collect();
    ensure(there.len() == lying.len(), || format!("a piece is there twice: {lying:?}"))?;
    let all: HashSet<G::Piece> = G::all_pieces(position.options()).into_iter().collect();
    ensure(there.is_subset(&all), || format!("there are foreign pieces: {lying:?}"))?;
    ensure(G::PIECES_LEAVE || there == all, || format!("pieces are missing: {lying:?}"))?;
    let (score, counted) = (position.score(), G::count_points(&layout));
    ensure(score == counted, || format!("the score is {score:?}, counted {counted:?}"))
}

fn the_layout_can_be_written_and_arranged<G: Subject>(position: &G, legal: &[G::Move]) -> Checked {
    let layout = position.layout();
    reads_back::<G>(&layout)?;
    for seat in G::SEATS {
        reads_back::<G>(position.view(*seat).layout())?;
    }
    let arranged = G::arrange(&layout).map_err(|faults| format!("cannot be arranged: {faults}"))?;
    let (actual, expected) = (arranged.layout(), G::arranged(&layout));
    ensure(actual == expected, || format!("arranged, it becomes\n{actual}\nnot\n{expected}"))?;
    let mut moves = Vec::new();
    arranged.legal_moves(&mut moves);
    ensure(moves == legal, || format!("arranged, it has the moves {moves:?}, not {legal:?}"))?;
    let (actual, expected) = (arranged.status(), position.status());
    ensure(actual == expected, || format!("arranged, it is {actual:?}, not {expected:?}"))
}

fn reads_back<G: Subject>(layout: &G::Layout) -> Checked {
    let text = layout.to_string();
    // The same layout on one line, with semicolons.
    for text in [text.replace('\n', "; "), text] {
        let read = text.parse::<G::Layout>().map_err(|error| format!("{error}: {text}"))?;
        ensure(read == *layout, || format!("{text}\nreads as\n{read}"))?;
    }
    Ok(())
}

/// Checks that a view has the same places as the layout, and shows only what lies there.
fn the_view_is_true<G: Subject>(position: &G, seat: G::Seat) -> Checked {
    let view = position.view(seat);
    let (seen, lying) = (G::pieces(view.layout()), G::pieces(&position.layout()));
    let agrees = |(seen, lying): (&Option<_>, &_)| seen.is_none() || seen == lying;
    ensure(seen.len() == lying.len() && seen.iter().zip(&lying).all(agrees), || {
        format!("{seat:?} sees {seen:?} where there is {lying:?}")
    })?;
    let hidden = position.hidden(seat);
    let unknown = seen.len() - visible(&seen).len();
    ensure(unknown == hidden.len(), || format!("{unknown} pieces are unknown to {seat:?}, not {hidden:?}"))?;
    let in_place: Vec<G::Piece> = position.clone().hidden_mut(seat).iter().map(|piece| **piece).collect();
    ensure(in_place == hidden, || format!("{hidden:?} is hidden from {seat:?}, but {in_place:?} in place"))
}

/// Shuffles the pieces that a seat cannot see, and checks that its view and its moves stay the same.
fn the_view_leaks_nothing<G: Subject>(
    position: &G,
    seat: G::Seat,
    legal: &[G::Move],
    chance: &mut Chance,
) -> Checked {
    let mut scrambled = position.clone();
    let mut places = scrambled.hidden_mut(seat);
    let mut pieces: Vec<G::Piece> = places.iter().map(|piece| **piece).collect();
    chance.shuffle(&mut pieces);
    for (place, piece) in places.iter_mut().zip(pieces) {
        **place = piece;
    }
    ensure(scrambled.view(seat) == position.view(seat), || {
        format!("{seat:?} can tell this from\n{}", scrambled.layout())
    })?;
    if position.seat_to_move() != Some(seat) {
        return Ok(());
    }
    let mut moves = Vec::new();
    scrambled.legal_moves(&mut moves);
    ensure(moves == legal, || format!("what is hidden from {seat:?} changes the moves: {moves:?}"))
}

fn a_sampled_world_looks_the_same<G: Subject>(position: &G, seat: G::Seat, chance: &mut Chance) -> Checked {
    let view = position.view(seat);
    let sampled = G::sample_world(&view, chance);
    let world = || format!("{seat:?} samples\n{}", sampled.layout());
    ensure(sampled.view(seat) == view, || format!("it looks different when {}", world()))?;
    let sorted = |position: &G| {
        let mut pieces = G::pieces(&position.layout());
        pieces.sort();
        pieces
    };
    ensure(sorted(&sampled) == sorted(position), || format!("there are other pieces when {}", world()))?;
    G::arrange(&sampled.layout()).map_err(|faults| format!("{faults} when {}", world()))?;
    Ok(())
}

/// The known ones of these pieces.
pub(crate) fn visible<P: Copy>(pieces: &[Option<P>]) -> Vec<P> {
    pieces.iter().copied().flatten().collect()
}
