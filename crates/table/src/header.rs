//! The header of a record: the start of the sitting.

use crate::{Day, RecordFault, RecordProblem, Start};
use talon_query::{Grade, Origin};
use talon_rules::fields::{FaultyField, Field, Fields, Form};
use talon_rules::pieces::Card;
use talon_rules::{AnyLayout, AnyOptions, Faults, GameName, ParseLayoutError};

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

/// The fields of a header.
const RECORD: Form = Form { name: "a record", example: "deal: 17", repeated: &[] };

fn fault(field: Field<'_>, problem: impl Into<RecordProblem>) -> RecordFault {
    RecordFault { line: field.line, problem: problem.into() }
}

/// The fields of the header that were not used yet, and all faults so far.
pub(crate) struct Header<'a, 'b> {
    fields: Fields<'a>,
    faults: &'b mut Vec<RecordFault>,
}

impl<'a, 'b> Header<'a, 'b> {
    /// Reads the lines up to the one that ends the header. What is missing is reported at the last one.
    pub(crate) fn read(
        lines: &mut impl Iterator<Item = (usize, &'a str)>,
        faults: &'b mut Vec<RecordFault>,
    ) -> Header<'a, 'b> {
        let (mut end, mut is_whole) = (1, false);
        let (mut fields, faulty) = Fields::read_all(
            RECORD,
            lines.map_while(|(line, text)| {
                (end, is_whole) = (line, text == LOG_FOLLOWS);
                (!is_whole).then_some((line, text))
            }),
        );
        fields.place = end;
        faults.extend(faulty.into_iter().map(RecordFault::from));
        if !is_whole {
            faults.extend(fields.take("moves").err().map(RecordFault::from));
        }
        Header { fields, faults }
    }

    /// The value; `None` with a fault if it cannot be read.
    fn noted<T>(&mut self, value: Result<T, FaultyField>) -> Option<T> {
        value.map_err(|faulty| self.faults.push(faulty.into())).ok()
    }

    /// The value of a field that can be missing.
    fn optional<T>(&mut self, name: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
        let value = self.fields.parse_optional(name, read);
        self.noted(value)
    }

    /// The game, without which nothing else can be read.
    pub(crate) fn take_game(&mut self) -> Option<GameName> {
        let game = self.fields.parse("game");
        self.noted(game)
    }

    /// The rest of the header, which must have no other fields.
    pub(crate) fn take_start(mut self, game: GameName) -> Option<Start> {
        let started = self.optional("started", |text| text.parse().ok());
        let seen_before = self.optional("seen before", |text| (text == "yes").then_some(()));
        // Only a game between two has an opponent; elsewhere the field is unknown.
        let is_alone = game.properties().players == 1;
        let opponent = if is_alone { Some(None) } else { self.optional(OPPONENT, |text| text.parse().ok()) };
        let day = self.optional(DAY, |text| text.parse().ok());
        let grade = self.optional(GRADE, |text| Grade::ALL.into_iter().find(|grade| grade.as_str() == text));
        // A record that was written by hand can have no time.
        let start = self.take_origin(game, started.flatten().unwrap_or_default());
        let start = start.map_err(|faults| self.faults.extend(faults)).ok();
        self.faults.extend(self.fields.unknown().map(RecordFault::from));
        let mut start = start?;
        if seen_before?.is_some() {
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

    /// The start from the origin that the header has.
    fn take_origin(&mut self, game: GameName, started: u64) -> Result<Start, Vec<RecordFault>> {
        match ["deal", "deck", "position"].map(|name| self.fields.take_optional(name)) {
            [Some(deal), None, None] => {
                let options = self.take_options(game)?;
                let number = deal.parse().map_err(|faulty| vec![faulty.into()])?;
                Ok(Start::deal(options, number, started))
            }
            [None, Some(deck), None] => {
                let options = self.take_options(game)?;
                let cards = read_deck(deck).map_err(|faulty| vec![faulty.into()])?;
                Start::deck(options, cards, started).map_err(|faults| start_faults(deck, &faults))
            }
            [None, None, Some(position)] => {
                let layout = read_position(game, position).map_err(|error| vec![fault(position, error)])?;
                Start::position(layout, started).map_err(|faults| start_faults(position, &faults))
            }
            _ => {
                self.fields.take_optional("options");
                Err(vec![RecordFault { line: self.fields.place, problem: RecordProblem::NotOneOrigin }])
            }
        }
    }

    /// The options; the usual ones where there are none.
    fn take_options(&mut self, game: GameName) -> Result<AnyOptions, Vec<RecordFault>> {
        let Some(field) = self.fields.take_optional("options") else { return Ok(AnyOptions::usual(game)) };
        AnyOptions::from_text(game, field.value).map_err(|error| vec![fault(field, error)])
    }
}

fn read_deck(deck: Field<'_>) -> Result<Vec<Card>, FaultyField> {
    deck.value.split_whitespace().map(|word| word.parse().map_err(|_| deck.unreadable(word))).collect()
}

fn read_position(game: GameName, position: Field<'_>) -> Result<AnyLayout, ParseLayoutError> {
    let layout: AnyLayout = position.value.parse()?;
    if layout.game() == game { Ok(layout) } else { Err(ParseLayoutError::OtherGame(layout.game())) }
}

fn start_faults(field: Field<'_>, faults: &Faults) -> Vec<RecordFault> {
    faults.list().iter().map(|reason| fault(field, RecordProblem::Start(reason.clone()))).collect()
}
