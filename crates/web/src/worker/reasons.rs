//! Reason somebody who cannot peek makes a move, as words on their way to the page.

use talon_query::curse::Reason;
use talon_query::{AnyReason, doublets, lady_jane, yields};
use talon_rules::GameName;

/// The reason in words: its name, and what belongs to it.
pub(super) fn write_reason(reason: &AnyReason) -> Vec<String> {
    match reason {
        AnyReason::Doublets(reason) => match reason {
            doublets::Reason::Wins { moves } => words(&[&"wins", moves]),
            doublets::Reason::MostPoints { points } => words(&[&"points", points]),
            doublets::Reason::WantedSoon { card, plays } => words(&[&"wanted", card, plays]),
            doublets::Reason::LooksOn => words(&[&"looks-on"]),
        },
        AnyReason::Yield(reason) => match reason {
            yields::Reason::King => words(&[&"king"]),
            yields::Reason::Wins { moves } => words(&[&"wins", moves]),
            yields::Reason::MostPoints { points } => words(&[&"points", points]),
            yields::Reason::CanWait => words(&[&"can-wait"]),
            yields::Reason::Best { rather_than } => words(&[&"best", rather_than]),
            yields::Reason::Hopeless => words(&[&"hopeless"]),
            yields::Reason::Unfinished => words(&[&"unfinished"]),
        },
        AnyReason::LadyJane(reason) => match reason {
            lady_jane::Reason::Wins { moves } => words(&[&"wins", moves]),
            lady_jane::Reason::MostPoints { points } => words(&[&"points", points]),
            lady_jane::Reason::Safe => words(&[&"safe"]),
            lady_jane::Reason::Only { towards } => words(&[&"only", towards]),
            lady_jane::Reason::Best { towards, rather_than } => words(&[&"best", towards, rather_than]),
            lady_jane::Reason::Stuck => words(&[&"stuck"]),
        },
    }
}

/// The reason of a player of Curse in words.
pub(super) fn write_reason_in_curse(reason: &Reason) -> Vec<String> {
    match reason {
        Reason::OnlyMove => words(&[&"only"]),
        Reason::LeadingIsBetter => words(&[&"leading"]),
        Reason::GoesOut { points } => words(&[&"out", points]),
        Reason::PlaysAgain { number } => words(&[&"again", number]),
        Reason::CannotBeAnswered { seat, numbers } => {
            let mut told = words(&[&"no-answer", seat]);
            told.extend(numbers.iter().map(u8::to_string));
            told
        }
        Reason::ClosesAnEnd { seat, number } => words(&[&"closes", seat, number]),
        Reason::FewAnswers { answers, possible } => words(&[&"few", answers, possible]),
        Reason::RidOfDoublet { number } => words(&[&"doublet", number]),
        Reason::KeepsGoing { joinable, held } => words(&[&"keeps", joinable, held]),
        Reason::BestOnAverage => words(&[&"average"]),
    }
}

/// The reason that these words tell about a move in Curse; `None` if they tell none.
pub(super) fn read_reason_in_curse(words: &[String]) -> Option<Reason> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse().ok();
    Some(match words[..] {
        ["only"] => Reason::OnlyMove,
        ["leading"] => Reason::LeadingIsBetter,
        ["out", points] => Reason::GoesOut { points: number(points)? },
        ["again", matched] => Reason::PlaysAgain { number: number(matched)? },
        ["no-answer", seat, ref numbers @ ..] => {
            let numbers = numbers.iter().map(|word| number(word)).collect::<Option<_>>()?;
            Reason::CannotBeAnswered { seat: seat.parse().ok()?, numbers }
        }
        ["closes", seat, closed] => Reason::ClosesAnEnd { seat: seat.parse().ok()?, number: number(closed)? },
        ["few", answers, possible] => {
            Reason::FewAnswers { answers: number(answers)?, possible: number(possible)? }
        }
        ["doublet", doublet] => Reason::RidOfDoublet { number: number(doublet)? },
        ["keeps", joinable, held] => Reason::KeepsGoing { joinable: number(joinable)?, held: number(held)? },
        ["average"] => Reason::BestOnAverage,
        _ => return None,
    })
}

fn words(words: &[&dyn ToString]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

/// The reason that these words tell about a game; `None` if they tell none.
pub(super) fn read_reason(game: GameName, words: &[String]) -> Option<AnyReason> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match game {
        GameName::Doublets => in_doublets(&words).map(AnyReason::Doublets),
        GameName::Yield => in_yield(&words).map(AnyReason::Yield),
        GameName::LadyJane => in_lady_jane(&words).map(AnyReason::LadyJane),
        GameName::Curse => None,
    }
}

fn in_doublets(words: &[&str]) -> Option<doublets::Reason> {
    Some(match words {
        ["wins", moves] => doublets::Reason::Wins { moves: moves.parse().ok()? },
        ["points", points] => doublets::Reason::MostPoints { points: points.parse().ok()? },
        ["wanted", card, plays] => {
            doublets::Reason::WantedSoon { card: card.parse().ok()?, plays: plays.parse().ok()? }
        }
        ["looks-on"] => doublets::Reason::LooksOn,
        _ => return None,
    })
}

fn in_yield(words: &[&str]) -> Option<yields::Reason> {
    Some(match words {
        ["king"] => yields::Reason::King,
        ["wins", moves] => yields::Reason::Wins { moves: moves.parse().ok()? },
        ["points", points] => yields::Reason::MostPoints { points: points.parse().ok()? },
        ["can-wait"] => yields::Reason::CanWait,
        ["best", rather_than] => yields::Reason::Best { rather_than: rather_than.parse().ok()? },
        ["hopeless"] => yields::Reason::Hopeless,
        ["unfinished"] => yields::Reason::Unfinished,
        _ => return None,
    })
}

fn in_lady_jane(words: &[&str]) -> Option<lady_jane::Reason> {
    Some(match words {
        ["wins", moves] => lady_jane::Reason::Wins { moves: moves.parse().ok()? },
        ["points", points] => lady_jane::Reason::MostPoints { points: points.parse().ok()? },
        ["safe"] => lady_jane::Reason::Safe,
        ["only", towards] => lady_jane::Reason::Only { towards: towards.parse().ok()? },
        ["best", towards, rather_than] => {
            lady_jane::Reason::Best { towards: towards.parse().ok()?, rather_than: rather_than.parse().ok()? }
        }
        ["stuck"] => lady_jane::Reason::Stuck,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::curse::Seat;
    use talon_rules::{AnyGame, AnyMove, AnyOptions};

    use super::*;

    /// The first legal move of a deal.
    fn first_move(game: GameName) -> AnyMove {
        AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(17).unwrap()).legal_moves()[0]
    }

    #[test]
    fn a_reason_in_curse_arrives_as_it_was_sent() {
        for reason in [
            Reason::OnlyMove,
            Reason::LeadingIsBetter,
            Reason::GoesOut { points: 7 },
            Reason::PlaysAgain { number: 3 },
            Reason::CannotBeAnswered { seat: Seat::North, numbers: vec![3, 5] },
            Reason::ClosesAnEnd { seat: Seat::South, number: 4 },
            Reason::FewAnswers { answers: 1, possible: 12 },
            Reason::RidOfDoublet { number: 6 },
            Reason::KeepsGoing { joinable: 2, held: 5 },
            Reason::BestOnAverage,
        ] {
            assert_eq!(read_reason_in_curse(&write_reason_in_curse(&reason)), Some(reason));
        }
        assert_eq!(read_reason_in_curse(&["nonsense".to_owned()]), None);
        assert_eq!(read_reason_in_curse(&["no-answer".to_owned(), "east".to_owned()]), None);
    }

    #[test]
    fn a_reason_arrives_as_it_was_sent() {
        let AnyMove::Yield(pair) = first_move(GameName::Yield) else { panic!("a move of Yield") };
        let AnyMove::LadyJane(step) = first_move(GameName::LadyJane) else { panic!("a move of Lady Jane") };
        let card = "7S".parse().unwrap();
        for (game, reasons) in [
            (
                GameName::Doublets,
                [
                    doublets::Reason::Wins { moves: 7 },
                    doublets::Reason::MostPoints { points: 31 },
                    doublets::Reason::WantedSoon { card, plays: 3 },
                    doublets::Reason::LooksOn,
                ]
                .map(AnyReason::Doublets)
                .to_vec(),
            ),
            (
                GameName::Yield,
                [
                    yields::Reason::King,
                    yields::Reason::Wins { moves: 7 },
                    yields::Reason::MostPoints { points: 31 },
                    yields::Reason::CanWait,
                    yields::Reason::Best { rather_than: pair },
                    yields::Reason::Hopeless,
                    yields::Reason::Unfinished,
                ]
                .map(AnyReason::Yield)
                .to_vec(),
            ),
            (
                GameName::LadyJane,
                [
                    lady_jane::Reason::Wins { moves: 7 },
                    lady_jane::Reason::MostPoints { points: 31 },
                    lady_jane::Reason::Safe,
                    lady_jane::Reason::Only { towards: step },
                    lady_jane::Reason::Best { towards: step, rather_than: step },
                    lady_jane::Reason::Stuck,
                ]
                .map(AnyReason::LadyJane)
                .to_vec(),
            ),
        ] {
            for reason in reasons {
                assert_eq!(read_reason(game, &write_reason(&reason)), Some(reason));
            }
            assert_eq!(read_reason(game, &["nonsense".to_owned()]), None);
        }
    }
}
