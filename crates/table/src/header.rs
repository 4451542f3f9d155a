//! The header of a record: the start of the sitting.

use crate::entry::MOST_QUOTED;
use crate::{Day, RecordFault, RecordProblem, Start};
use talon_query::{Grade, Level, Origin};
use talon_rules::pieces::{Card, DealNumber};
use talon_rules::{AnyLayout, AnyOptions, Faults, GameName, ParseLayoutError, shorten};

/// The start of the first line of a record, before its version.
pub(crate) const RECORD_START: &str = "talon record ";

/// The line between the header of a record and its log.
pub const LOG_FOLLOWS: &str = "moves:";

/// The field with the level of the opponent.
const OPPONENT: &str = "opponent";

/// The field with the day of a deal of the day.
const DAY: &str = "daily";

/// The start of the line with the grade of the deal. A sitting is the same one with and without it.
pub const GRADE_FIELD: &str = "grade:";

/// The name of that field.
const GRADE: &str = "grade";

/// The line of a deal of this grade.
pub(crate) fn grade_line(grade: Grade) -> String {
    format!("{GRADE_FIELD} {}", grade.as_str())
}

/// The line of a deal of this day.
pub(crate) fn day_line(day: Day) -> String {
    format!("{DAY}: {day}")
}

/// The header of a record, without its first line.
pub(crate) fn text(start: &Start) -> String {
    let options = start.options();
    let mut lines = vec![format!("game: {}", options.game())];
    match start.origin() {
        Origin::Deal(number) => {
            lines.push(format!("options: {}", options.to_text()));
            lines.push(format!("deal: {number}"));
        }
        Origin::Deck(deck) => {
            lines.push(format!("options: {}", options.to_text()));
            let cards: Vec<String> = deck.iter().map(ToString::to_string).collect();
            lines.push(format!("deck: {}", cards.join(" ")));
        }
        Origin::Position(layout) => {
            lines.push(format!("position: {}", layout.to_string().replace('\n', "; ")));
        }
    }
    lines.push(format!("started: {}", start.started()));
    if start.is_seen_before() {
        lines.push("seen before: yes".to_owned());
    }
    lines.extend(start.opponent().map(|opponent| format!("{OPPONENT}: {opponent}")));
    lines.extend(start.day().map(day_line));
    lines.extend(start.grade().map(grade_line));
    lines.push(LOG_FOLLOWS.to_owned());
    lines.join("\n") + "\n"
}

/// A line of the header.
struct Field<'a> {
    line: usize,
    name: &'a str,
    value: &'a str,
}

impl Field<'_> {
    fn fault(&self, problem: RecordProblem) -> RecordFault {
        RecordFault { line: self.line, problem }
    }

    fn unreadable(&self, field: &'static str, value: &str) -> RecordFault {
        self.fault(RecordProblem::Unreadable { field, value: shorten(value, MOST_QUOTED) })
    }
}

/// The lines of the header that were not used yet.
pub(crate) struct Fields<'a> {
    fields: Vec<Field<'a>>,
    /// The header's last line, where what is missing is reported.
    end: usize,
}

impl<'a> Fields<'a> {
    /// The lines up to the one that ends the header.
    pub(crate) fn read(
        lines: &mut impl Iterator<Item = (usize, &'a str)>,
        faults: &mut Vec<RecordFault>,
    ) -> Fields<'a> {
        let mut header = Fields { fields: Vec::new(), end: 1 };
        for (line, text) in lines {
            header.end = line;
            if text == LOG_FOLLOWS {
                return header;
            }
            let problem = match text.split_once(':') {
                None => RecordProblem::NotAField(shorten(text, MOST_QUOTED)),
                Some((name, _)) if header.fields.iter().any(|field| field.name == name) => {
                    RecordProblem::FieldTwice(shorten(name, MOST_QUOTED))
                }
                Some((name, value)) => {
                    header.fields.push(Field { line, name, value: value.trim() });
                    continue;
                }
            };
            faults.push(RecordFault { line, problem });
        }
        faults.push(header.missing("moves"));
        header
    }

    fn take(&mut self, name: &str) -> Option<Field<'a>> {
        let place = self.fields.iter().position(|field| field.name == name)?;
        Some(self.fields.remove(place))
    }

    fn missing(&self, name: &'static str) -> RecordFault {
        RecordFault { line: self.end, problem: RecordProblem::FieldMissing(name) }
    }

    /// The game, without which nothing else can be read.
    pub(crate) fn take_game(&mut self, faults: &mut Vec<RecordFault>) -> Option<GameName> {
        let Some(field) = self.take("game") else {
            faults.push(self.missing("game"));
            return None;
        };
        let game = field.value.parse().ok();
        faults.extend(game.is_none().then(|| field.unreadable("game", field.value)));
        game
    }

    /// The rest of the header.
    pub(crate) fn take_start(&mut self, game: GameName, faults: &mut Vec<RecordFault>) -> Option<Start> {
        let started = self.take_started().map_err(|fault| faults.push(fault)).ok();
        let seen_before = self.take_seen_before().map_err(|fault| faults.push(fault)).ok();
        let opponent = self.take_opponent(game).map_err(|fault| faults.push(fault)).ok();
        let day = self.take_day().map_err(|fault| faults.push(fault)).ok();
        let grade = self.take_grade().map_err(|fault| faults.push(fault)).ok();
        let mut start = self.take_origin(game, started.unwrap_or_default(), faults)?;
        if seen_before? {
            start = start.seen_before();
        }
        if let Some(opponent) = opponent? {
            start = start.against(opponent);
        }
        if let Some(day) = day? {
            start = start.of_day(day);
        }
        Some(match grade? {
            Some(grade) => start.of_grade(grade),
            None => start,
        })
    }

    fn take_grade(&mut self) -> Result<Option<Grade>, RecordFault> {
        let Some(field) = self.take(GRADE) else { return Ok(None) };
        let grade = Grade::ALL.into_iter().find(|grade| grade.as_str() == field.value);
        grade.map(Some).ok_or_else(|| field.unreadable(GRADE, field.value))
    }

    fn take_day(&mut self) -> Result<Option<Day>, RecordFault> {
        let Some(field) = self.take(DAY) else { return Ok(None) };
        field.value.parse().map(Some).map_err(|_| field.unreadable(DAY, field.value))
    }

    /// The opponent, which only a game between two can have.
    fn take_opponent(&mut self, game: GameName) -> Result<Option<Level>, RecordFault> {
        if game.properties().players == 1 {
            return Ok(None);
        }
        let Some(field) = self.take(OPPONENT) else { return Ok(None) };
        field.value.parse().map(Some).map_err(|_| field.unreadable(OPPONENT, field.value))
    }

    /// The time; 0 where a record, perhaps written by hand, has none.
    fn take_started(&mut self) -> Result<u64, RecordFault> {
        let Some(field) = self.take("started") else { return Ok(0) };
        field.value.parse().map_err(|_| field.unreadable("started", field.value))
    }

    fn take_seen_before(&mut self) -> Result<bool, RecordFault> {
        match self.take("seen before") {
            None => Ok(false),
            Some(field) if field.value == "yes" => Ok(true),
            Some(field) => Err(field.unreadable("seen before", field.value)),
        }
    }

    /// The start from the origin that the header has.
    fn take_origin(&mut self, game: GameName, started: u64, faults: &mut Vec<RecordFault>) -> Option<Start> {
        let origins = ["deal", "deck", "position"].map(|name| self.take(name));
        let start = match origins {
            [Some(deal), None, None] => self.take_options(game).and_then(|options| {
                let number: Result<DealNumber, _> = deal.value.parse();
                let number = number.map_err(|_| vec![deal.unreadable("deal", deal.value)])?;
                Ok(Start::deal(options, number, started))
            }),
            [None, Some(deck), None] => self.take_options(game).and_then(|options| {
                Start::deck(options, read_deck(&deck)?, started)
                    .map_err(|faults| start_faults(&deck, &faults))
            }),
            [None, None, Some(position)] => read_position(game, &position).and_then(|layout| {
                Start::position(layout, started).map_err(|faults| start_faults(&position, &faults))
            }),
            _ => {
                self.take("options");
                Err(vec![RecordFault { line: self.end, problem: RecordProblem::NotOneOrigin }])
            }
        };
        start.map_err(|found| faults.extend(found)).ok()
    }

    /// The options; the usual ones where there are none.
    fn take_options(&mut self, game: GameName) -> Result<AnyOptions, Vec<RecordFault>> {
        match self.take("options") {
            None => Ok(AnyOptions::usual(game)),
            Some(field) => {
                AnyOptions::from_text(game, field.value).map_err(|error| vec![field.fault(error.into())])
            }
        }
    }

    /// Reports the fields that a record does not have.
    pub(crate) fn finish(self, faults: &mut Vec<RecordFault>) {
        let unknown =
            |field: &Field<'_>| field.fault(RecordProblem::UnknownField(shorten(field.name, MOST_QUOTED)));
        faults.extend(self.fields.iter().map(unknown));
    }
}

fn read_deck(deck: &Field<'_>) -> Result<Vec<Card>, Vec<RecordFault>> {
    let read = |word: &str| word.parse().map_err(|_| vec![deck.unreadable("deck", word)]);
    deck.value.split_whitespace().map(read).collect()
}

fn read_position(game: GameName, position: &Field<'_>) -> Result<AnyLayout, Vec<RecordFault>> {
    match position.value.parse::<AnyLayout>() {
        Ok(layout) if layout.game() == game => Ok(layout),
        Ok(layout) => {
            Err(vec![position.fault(RecordProblem::Layout(ParseLayoutError::OtherGame(layout.game())))])
        }
        Err(error) => Err(vec![position.fault(error.into())]),
    }
}

fn start_faults(field: &Field<'_>, faults: &Faults) -> Vec<RecordFault> {
    faults.list().iter().map(|fault| field.fault(RecordProblem::Start(fault.clone()))).collect()
}
