//! Why somebody who cannot peek makes a move, as words on their way to the page.

use talon_bots::curse::Why;
use talon_bots::{AnyWhy, doublets, lady_jane, yields};
use talon_rules::GameName;

/// The reason in words: its name, and what belongs to it.
pub(super) fn write_why(why: &AnyWhy) -> Vec<String> {
    match why {
        AnyWhy::Doublets(why) => match why {
            doublets::Why::Wins { moves } => words(&[&"wins", moves]),
            doublets::Why::MostPoints { points } => words(&[&"points", points]),
            doublets::Why::WantedSoon { card, plays } => words(&[&"wanted", card, plays]),
            doublets::Why::LooksOn => words(&[&"looks-on"]),
        },
        AnyWhy::Yield(why) => match why {
            yields::Why::King => words(&[&"king"]),
            yields::Why::Wins { moves } => words(&[&"wins", moves]),
            yields::Why::MostPoints { points } => words(&[&"points", points]),
            yields::Why::CanWait => words(&[&"can-wait"]),
            yields::Why::Best { rather_than } => words(&[&"best", rather_than]),
            yields::Why::Hopeless => words(&[&"hopeless"]),
            yields::Why::Unfinished => words(&[&"unfinished"]),
        },
        AnyWhy::LadyJane(why) => match why {
            lady_jane::Why::Wins { moves } => words(&[&"wins", moves]),
            lady_jane::Why::MostPoints { points } => words(&[&"points", points]),
            lady_jane::Why::Safe => words(&[&"safe"]),
            lady_jane::Why::Only { towards } => words(&[&"only", towards]),
            lady_jane::Why::Best { towards, rather_than } => words(&[&"best", towards, rather_than]),
            lady_jane::Why::Stuck => words(&[&"stuck"]),
        },
    }
}

/// The reason of a player of Curse in words.
pub(super) fn write_why_in_curse(why: &Why) -> Vec<String> {
    match why {
        Why::OnlyMove => words(&[&"only"]),
        Why::LeadingIsBetter => words(&[&"leading"]),
        Why::GoesOut { points } => words(&[&"out", points]),
        Why::PlaysAgain { number } => words(&[&"again", number]),
        Why::CannotBeAnswered { seat, numbers } => {
            let mut told = words(&[&"no-answer", seat]);
            told.extend(numbers.iter().map(u8::to_string));
            told
        }
        Why::ClosesAnEnd { seat, number } => words(&[&"closes", seat, number]),
        Why::FewAnswers { answers, possible } => words(&[&"few", answers, possible]),
        Why::RidOfDoublet { number } => words(&[&"doublet", number]),
        Why::KeepsGoing { joinable, held } => words(&[&"keeps", joinable, held]),
        Why::BestOnAverage => words(&[&"average"]),
    }
}

/// The reason that these words tell about a move in Curse; `None` if they tell none.
pub(super) fn read_why_in_curse(words: &[String]) -> Option<Why> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse().ok();
    Some(match words[..] {
        ["only"] => Why::OnlyMove,
        ["leading"] => Why::LeadingIsBetter,
        ["out", points] => Why::GoesOut { points: number(points)? },
        ["again", matched] => Why::PlaysAgain { number: number(matched)? },
        ["no-answer", seat, ref numbers @ ..] => {
            let numbers = numbers.iter().map(|word| number(word)).collect::<Option<_>>()?;
            Why::CannotBeAnswered { seat: seat.parse().ok()?, numbers }
        }
        ["closes", seat, closed] => Why::ClosesAnEnd { seat: seat.parse().ok()?, number: number(closed)? },
        ["few", answers, possible] => {
            Why::FewAnswers { answers: number(answers)?, possible: number(possible)? }
        }
        ["doublet", doublet] => Why::RidOfDoublet { number: number(doublet)? },
        ["keeps", joinable, held] => Why::KeepsGoing { joinable: number(joinable)?, held: number(held)? },
        ["average"] => Why::BestOnAverage,
        _ => return None,
    })
}

fn words(words: &[&dyn ToString]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

/// The reason that these words tell about a game; `None` if they tell none.
pub(super) fn read_why(game: GameName, words: &[String]) -> Option<AnyWhy> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match game {
        GameName::Doublets => in_doublets(&words).map(AnyWhy::Doublets),
        GameName::Yield => in_yield(&words).map(AnyWhy::Yield),
        GameName::LadyJane => in_lady_jane(&words).map(AnyWhy::LadyJane),
        GameName::Curse => None,
    }
}

fn in_doublets(words: &[&str]) -> Option<doublets::Why> {
    Some(match words {
        ["wins", moves] => doublets::Why::Wins { moves: moves.parse().ok()? },
        ["points", points] => doublets::Why::MostPoints { points: points.parse().ok()? },
        ["wanted", card, plays] => {
            doublets::Why::WantedSoon { card: card.parse().ok()?, plays: plays.parse().ok()? }
        }
        ["looks-on"] => doublets::Why::LooksOn,
        _ => return None,
    })
}

fn in_yield(words: &[&str]) -> Option<yields::Why> {
    Some(match words {
        ["king"] => yields::Why::King,
        ["wins", moves] => yields::Why::Wins { moves: moves.parse().ok()? },
        ["points", points] => yields::Why::MostPoints { points: points.parse().ok()? },
        ["can-wait"] => yields::Why::CanWait,
        ["best", rather_than] => yields::Why::Best { rather_than: rather_than.parse().ok()? },
        ["hopeless"] => yields::Why::Hopeless,
        ["unfinished"] => yields::Why::Unfinished,
        _ => return None,
    })
}

fn in_lady_jane(words: &[&str]) -> Option<lady_jane::Why> {
    Some(match words {
        ["wins", moves] => lady_jane::Why::Wins { moves: moves.parse().ok()? },
        ["points", points] => lady_jane::Why::MostPoints { points: points.parse().ok()? },
        ["safe"] => lady_jane::Why::Safe,
        ["only", towards] => lady_jane::Why::Only { towards: towards.parse().ok()? },
        ["best", towards, rather_than] => {
            lady_jane::Why::Best { towards: towards.parse().ok()?, rather_than: rather_than.parse().ok()? }
        }
        ["stuck"] => lady_jane::Why::Stuck,
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
        for why in [
            Why::OnlyMove,
            Why::LeadingIsBetter,
            Why::GoesOut { points: 7 },
            Why::PlaysAgain { number: 3 },
            Why::CannotBeAnswered { seat: Seat::North, numbers: vec![3, 5] },
            Why::ClosesAnEnd { seat: Seat::South, number: 4 },
            Why::FewAnswers { answers: 1, possible: 12 },
            Why::RidOfDoublet { number: 6 },
            Why::KeepsGoing { joinable: 2, held: 5 },
            Why::BestOnAverage,
        ] {
            assert_eq!(read_why_in_curse(&write_why_in_curse(&why)), Some(why));
        }
        assert_eq!(read_why_in_curse(&["nonsense".to_owned()]), None);
        assert_eq!(read_why_in_curse(&["no-answer".to_owned(), "east".to_owned()]), None);
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
                    doublets::Why::Wins { moves: 7 },
                    doublets::Why::MostPoints { points: 31 },
                    doublets::Why::WantedSoon { card, plays: 3 },
                    doublets::Why::LooksOn,
                ]
                .map(AnyWhy::Doublets)
                .to_vec(),
            ),
            (
                GameName::Yield,
                [
                    yields::Why::King,
                    yields::Why::Wins { moves: 7 },
                    yields::Why::MostPoints { points: 31 },
                    yields::Why::CanWait,
                    yields::Why::Best { rather_than: pair },
                    yields::Why::Hopeless,
                    yields::Why::Unfinished,
                ]
                .map(AnyWhy::Yield)
                .to_vec(),
            ),
            (
                GameName::LadyJane,
                [
                    lady_jane::Why::Wins { moves: 7 },
                    lady_jane::Why::MostPoints { points: 31 },
                    lady_jane::Why::Safe,
                    lady_jane::Why::Only { towards: step },
                    lady_jane::Why::Best { towards: step, rather_than: step },
                    lady_jane::Why::Stuck,
                ]
                .map(AnyWhy::LadyJane)
                .to_vec(),
            ),
        ] {
            for why in reasons {
                assert_eq!(read_why(game, &write_why(&why)), Some(why));
            }
            assert_eq!(read_why(game, &["nonsense".to_owned()]), None);
        }
    }
}
