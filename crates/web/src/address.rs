//! The part of the address behind the `#`: a page, a game, a deal, moves.

use std::fmt;

use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{Day, TableKind};

use crate::storage::names::kind_name;

/// A page of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Address {
    /// `#/`: the games.
    #[default]
    Start,
    /// `#/yield`: the table with its unfinished game; `#/yield/17`: a deal; `#/yield/17/flip,pair+1+2`: a deal after some
    /// moves; `#/curse-hot-seat`: a table for two.
    Table {
        /// The kind of table.
        kind: TableKind,
        /// The deal, if the address names one.
        deal: Option<DealNumber>,
        /// The moves, as texts.
        moves: Vec<String>,
    },
    /// `#/daily`: the deals of the day; `#/daily/2026-11-01`: those of the weeks up to another day.
    Days(Option<Day>),
    /// `#/daily/yield`: the deal of the day; `#/daily/yield/2026-11-23`: that of another day.
    Daily(GameName, Option<Day>),
    /// `#/review`: the review of the game on the table.
    Review,
    /// `#/rules/yield`: the rules; `#/rules/yield/Y3`: one of them.
    Rules(GameName, Option<&'static str>),
    /// `#/learn/yield`: the lessons of a game; `#/learn/yield/Y3`: one of them.
    Learn(GameName, Option<String>),
    /// `#/puzzles`: all kinds of puzzles; `#/puzzles/yield-way`: the puzzles of one kind of one game.
    Puzzles(Option<String>),
    /// `#/puzzle/yield-way-12`: a puzzle; `#/puzzle/today`: the puzzle of the day;
    /// `#/puzzle/own`: the one that was made of the player's own game last.
    Puzzle(String),
    /// `#/statistics/yield`
    Statistics(GameName),
    /// `#/games`: the saved games.
    Games,
    /// `#/settings`
    Settings,
    /// `#/keys`: the keys and gestures.
    Keys,
    /// `#/friend`: makes a match with a friend on another device.
    Friend,
    /// `#/match/ID`: a network match of the player; `#/match/ID/INVITE`: the invitation to one.
    Match(String, Option<String>),
    /// `#/people`: looks for an opponent.
    People,
    /// `#/me`: the player of network matches; `#/me/KEY`: one from another device.
    Me(Option<String>),
    /// `#/watch/ID`: a network match to watch.
    Watch(String),
    /// `#/match/ID/review`, `#/watch/ID/review`: the review of a network match that the player played, or watched.
    MatchReview {
        /// The match.
        id: String,
        /// True if the player watched.
        watches: bool,
    },
    /// No page has this address.
    Unknown(Mistake),
}

/// The reason why no page has an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// There is no page of this name.
    Page,
    /// No deal has this number.
    Deal,
    /// The calendar has no such day.
    Day,
}

impl Address {
    /// The name of the puzzle of the day.
    pub const PUZZLE_OF_DAY: &str = "today";

    /// The name of the puzzle that was made of the player's own game last.
    pub const OWN_PUZZLE: &str = "own";

    /// Reads an address from the `#` on, with any `%` decoded.
    pub fn read(text: &str) -> Address {
        let parts = parts(text);
        Address::of_parts(&parts).unwrap_or_else(|| Address::Unknown(mistake(&parts)))
    }

    /// The address of these parts, if a page has it.
    pub(crate) fn of_parts(parts: &[&str]) -> Option<Address> {
        match *parts {
            [""] => Some(Address::Start),
            ["rules"] => Some(Address::Rules(GameName::ALL[0], None)),
            ["learn"] => Some(Address::Learn(GameName::ALL[0], None)),
            ["statistics"] => Some(Address::Statistics(GameName::ALL[0])),
            ["puzzle"] => Some(Address::Puzzles(None)),
            ["settings"] => Some(Address::Settings),
            ["games"] => Some(Address::Games),
            ["keys"] => Some(Address::Keys),
            ["review"] => Some(Address::Review),
            ["daily"] => Some(Address::Days(None)),
            ["daily", name] => match name.parse() {
                Ok(day) => Some(Address::Days(Some(day))),
                Err(_) => Some(Address::Daily(name.parse().ok()?, None)),
            },
            ["daily", game, day] => Some(Address::Daily(game.parse().ok()?, Some(day.parse().ok()?))),
            ["rules", game] => Address::rules(game, ""),
            ["rules", game, rule] => Address::rules(game, rule),
            ["learn", game] => game.parse().ok().map(|game| Address::Learn(game, None)),
            ["learn", game, lesson] => {
                game.parse().ok().map(|game| Address::Learn(game, Some(lesson.to_owned())))
            }
            ["puzzles"] => Some(Address::Puzzles(None)),
            ["puzzles", group] => Some(Address::Puzzles(Some(group.to_owned()))),
            ["friend"] => Some(Address::Friend),
            ["people"] => Some(Address::People),
            ["me"] => Some(Address::Me(None)),
            ["me", key] => Some(Address::Me(Some(key.to_owned()))),
            ["match", id] => Some(Address::Match(id.to_owned(), None)),
            ["match", id, "review"] => Some(Address::MatchReview { id: id.to_owned(), watches: false }),
            ["watch", id, "review"] => Some(Address::MatchReview { id: id.to_owned(), watches: true }),
            ["match", id, invite] => Some(Address::Match(id.to_owned(), Some(invite.to_owned()))),
            ["watch", id] => Some(Address::Watch(id.to_owned())),
            ["puzzle", name] => Some(Address::Puzzle(name.to_owned())),
            ["statistics", game] => game.parse().ok().map(Address::Statistics),
            [kind] => Some(Address::table(read_kind(kind)?)),
            [kind, deal] | [kind, deal, ""] => Address::deal(kind, deal, Vec::new()),
            [kind, deal, moves] => Address::deal(kind, deal, moves.split(',').map(read_move).collect()),
            _ => None,
        }
    }

    /// Returns true if the second part of the program shows this page.
    pub fn is_later(&self) -> bool {
        !matches!(self, Address::Start | Address::Table { .. } | Address::Daily(..))
    }

    /// A table with its unfinished game.
    pub fn table(kind: TableKind) -> Address {
        Address::Table { kind, deal: None, moves: Vec::new() }
    }

    /// The rules of a game. The number of a rule that does not exist is ignored: another version may have it.
    fn rules(game: &str, number: &str) -> Option<Address> {
        let game: GameName = game.parse().ok()?;
        let rule = game.rules().iter().find(|rule| rule.eq_ignore_ascii_case(number));
        Some(Address::Rules(game, rule.copied()))
    }

    fn deal(kind: &str, deal: &str, moves: Vec<String>) -> Option<Address> {
        Some(Address::Table { kind: read_kind(kind)?, deal: Some(deal.parse().ok()?), moves })
    }
}

/// The parts of an address between its slashes. A link that went through a chat or a mail can have a query or the end of a
/// sentence behind it.
pub(crate) fn parts(text: &str) -> Vec<&str> {
    let text = text.trim_start_matches(['#', '!', '/']);
    let text = text.split(['?', '&', '#']).next().unwrap_or_default();
    let is_part_of_address = |sign: char| sign.is_ascii_alphanumeric() || "-_*".contains(sign);
    text.trim_end_matches(|sign| !is_part_of_address(sign)).split('/').collect()
}

/// The reason why no page has an address of these parts.
fn mistake(parts: &[&str]) -> Mistake {
    match *parts {
        ["daily", game, _] if game.parse::<GameName>().is_ok() => Mistake::Day,
        ["daily", _] => Mistake::Day,
        [kind, _] | [kind, _, _] if read_kind(kind).is_some() => Mistake::Deal,
        _ => Mistake::Page,
    }
}

/// The kind of table of this name.
pub(crate) fn read_kind(text: &str) -> Option<TableKind> {
    let mut kinds = GameName::ALL.into_iter().flat_map(TableKind::all_of);
    kinds.find(|kind| kind_name(*kind).eq_ignore_ascii_case(text))
}

/// An address has `+` for the spaces of a move.
fn read_move(text: &str) -> String {
    text.replace('+', " ")
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Start | Address::Unknown(_) => f.write_str("#/"),
            Address::Settings => f.write_str("#/settings"),
            Address::Games => f.write_str("#/games"),
            Address::Keys => f.write_str("#/keys"),
            Address::Friend => f.write_str("#/friend"),
            Address::People => f.write_str("#/people"),
            Address::Me(None) => f.write_str("#/me"),
            Address::Me(Some(key)) => write!(f, "#/me/{key}"),
            Address::Match(id, None) => write!(f, "#/match/{id}"),
            Address::Match(id, Some(invite)) => write!(f, "#/match/{id}/{invite}"),
            Address::Watch(id) => write!(f, "#/watch/{id}"),
            Address::MatchReview { id, watches: false } => write!(f, "#/match/{id}/review"),
            Address::MatchReview { id, watches: true } => write!(f, "#/watch/{id}/review"),
            Address::Review => f.write_str("#/review"),
            Address::Days(None) => f.write_str("#/daily"),
            Address::Days(Some(day)) => write!(f, "#/daily/{day}"),
            Address::Daily(game, None) => write!(f, "#/daily/{game}"),
            Address::Daily(game, Some(day)) => write!(f, "#/daily/{game}/{day}"),
            Address::Rules(game, None) => write!(f, "#/rules/{game}"),
            Address::Rules(game, Some(rule)) => write!(f, "#/rules/{game}/{rule}"),
            Address::Learn(game, None) => write!(f, "#/learn/{game}"),
            Address::Learn(game, Some(lesson)) => write!(f, "#/learn/{game}/{lesson}"),
            Address::Puzzles(None) => f.write_str("#/puzzles"),
            Address::Puzzles(Some(group)) => write!(f, "#/puzzles/{group}"),
            Address::Puzzle(name) => write!(f, "#/puzzle/{name}"),
            Address::Statistics(game) => write!(f, "#/statistics/{game}"),
            Address::Table { kind, deal, moves } => {
                write!(f, "#/{}", kind_name(*kind))?;
                let Some(deal) = deal else { return Ok(()) };
                write!(f, "/{deal}")?;
                let moves: Vec<String> = moves.iter().map(|text| text.replace(' ', "+")).collect();
                if moves.is_empty() { Ok(()) } else { write!(f, "/{}", moves.join(",")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_reads_back_as_itself() {
        for text in [
            "#/",
            "#/settings",
            "#/keys",
            "#/games",
            "#/friend",
            "#/people",
            "#/me",
            "#/me/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "#/match/BwcHBwcHBwcHBwcHBwcHBw",
            "#/match/BwcHBwcHBwcHBwcHBwcHBw/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "#/watch/BwcHBwcHBwcHBwcHBwcHBw",
            "#/match/BwcHBwcHBwcHBwcHBwcHBw/review",
            "#/watch/BwcHBwcHBwcHBwcHBwcHBw/review",
            "#/review",
            "#/daily",
            "#/daily/2026-11-01",
            "#/daily/yield",
            "#/daily/yield/2026-11-23",
            "#/rules/lady-jane",
            "#/rules/doublets/D3",
            "#/learn/curse",
            "#/learn/curse/few-answers",
            "#/puzzles",
            "#/puzzles/yield-fair-choice",
            "#/puzzle/today",
            "#/puzzle/lady-jane-way-4713",
            "#/statistics/curse",
            "#/yield",
            "#/yield/17",
            "#/curse-hot-seat",
            "#/curse-hot-seat/17",
            "#/lady-jane/17/deal,t3+t4+2",
        ] {
            let address = Address::read(text);
            assert_eq!(address.to_string(), text);
            for behind in ["/", ".", ",", ")", "!", ">", "?utm_source=mail", "&fbclid=x"] {
                assert_eq!(Address::read(&format!("{text}{behind}")), address, "{text}{behind}");
            }
        }
    }

    #[test]
    fn variants_that_people_type_are_understood() {
        assert_eq!(Address::read(""), Address::Start);
        assert_eq!(Address::read("#"), Address::Start);
        assert_eq!(Address::read("#/rules"), Address::read("#/rules/doublets"));
        assert_eq!(Address::read("#/learn/"), Address::read("#/learn/doublets"));
        assert_eq!(Address::read("#/statistics"), Address::read("#/statistics/doublets"));
        assert_eq!(Address::read("#yield/17/"), Address::read("#/yield/17"));
        for variant in ["#/Yield/17", "#!/yield/17", "#/yield/17#page"] {
            assert_eq!(Address::read(variant), Address::read("#/yield/17"), "{variant}");
        }
        assert_eq!(Address::read("#/rules/doublets/d3"), Address::read("#/rules/doublets/D3"));
        assert_eq!(Address::read("#/rules/doublets/X3"), Address::read("#/rules/doublets"));
        for (text, mistake) in [
            ("#/poker", Mistake::Page),
            ("#/yield-hot-seat", Mistake::Page),
            ("#/yield/17/flip/more", Mistake::Page),
            ("#/rules/poker", Mistake::Page),
            ("#/rules/poker/P1", Mistake::Page),
            ("#/yield/minus", Mistake::Deal),
            ("#/yield/9007199254740992", Mistake::Deal),
            ("#/daily/2026-02-30", Mistake::Day),
            ("#/daily/yield/2026-02-30", Mistake::Day),
            ("#/daily/yield/tomorrow", Mistake::Day),
        ] {
            assert_eq!(Address::read(text), Address::Unknown(mistake), "{text}");
        }
    }
}
