//! `talon-lab grade`: counts how hard deals are.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;
use clap::Args;
use serde::Serialize;
use talon_bots::grade;
use talon_census::{Deals, Places};
use talon_command::arguments::{patience_parser, read_options};
use talon_command::interrupt::Interrupt;
use talon_command::output::{print, print_json, remark};
use talon_query::{Grade, QUICK_PLAYS};
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::{AnySolver, Budget, usual_bytes};

use crate::batch::Batch;
use crate::census::interval::clopper_pearson;

/// The number of deals in a chunk.
const CHUNK: u64 = 16;

/// Grade many deals of a patience, from easy to those that cannot be won, and count the grades.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon-lab grade yield --deals 0..=4999
  talon-lab grade lady-jane --deals 17..=17
  talon-lab grade doublets --deals 0..=999 --options \"redeals 1\" --out grades.csv")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_parser = patience_parser())]
    game: GameName,
    /// The first and the last deal, such as 0..=4999
    #[arg(long, value_name = "A..=B")]
    deals: Deals,
    /// Options that differ from the defaults, such as "ranks 5, redeals 0"
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
    /// Print the counts as one object of JSON; docs/results/ADVISERS.md describes it
    #[arg(long)]
    json: bool,
    /// The file for one row per deal, .csv
    #[arg(long, value_name = "FILE", value_parser = csv_path)]
    out: Option<PathBuf>,
    #[command(flatten)]
    batch: Batch,
}

/// Reads the path of a file as CSV.
fn csv_path(text: &str) -> Result<PathBuf, &'static str> {
    let path = PathBuf::from(text);
    if path.extension().is_some_and(|ending| ending == "csv") {
        Ok(path)
    } else {
        Err("the name must end with .csv")
    }
}

/// The JSON of the counts.
#[derive(Serialize, Debug)]
struct Counts {
    game: &'static str,
    options: String,
    deals: u64,
    /// The number of deals of each grade.
    grades: BTreeMap<&'static str, u64>,
    unknown: u64,
}

/// The result of one deal.
#[derive(Serialize, Debug)]
struct Row {
    deal: u64,
    /// Empty if unknown.
    grade: Option<&'static str>,
    /// The number of quick plays that won.
    wins: Option<u32>,
    /// True if the adviser won.
    adviser_wins: Option<bool>,
    microseconds: u64,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let options = read_options(arguments.game, &arguments.options)?;
    let file = arguments
        .out
        .as_ref()
        .map(|path| File::create(path).with_context(|| format!("{} cannot be written", path.display())));
    let mut table = file.transpose()?.map(csv::Writer::from_writer);
    let mut summary = Summary::default();
    arguments.grade_all(&options, |rows| {
        for row in rows {
            table.iter_mut().try_for_each(|table| table.serialize(row))?;
            summary.add(row);
        }
        Ok(())
    })?;
    table.iter_mut().try_for_each(csv::Writer::flush)?;
    let is_complete = summary.deals == arguments.deals.count();
    if !is_complete {
        remark(&format!("stopped after {} of {} deals", summary.deals, arguments.deals.count()));
    }
    let code =
        if arguments.json { print_json(&summary.counts(&options))? } else { print(&summary.text(&options))? };
    Ok(if is_complete { code } else { Interrupt::end() })
}

impl Arguments {
    /// Grades all deals. `receive` gets the rows in order, until all deals are graded or the user ends the program.
    fn grade_all(
        &self,
        options: &AnyOptions,
        receive: impl FnMut(&[Row]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let places = Places { from: 0, to: self.deals.count(), chunk: CHUNK };
        let begin = || {
            let mut solver = AnySolver::default();
            move |place, is_over: &dyn Fn() -> bool| {
                let number = self.deals.get(place);
                let start = Instant::now();
                let budget = Budget { bytes: usual_bytes(self.game), stop: is_over, ..Budget::default() };
                let graded = grade(&AnyGame::deal(options, number), &mut solver, &budget);
                if is_over() {
                    return None;
                }
                Some(Row {
                    deal: number.get(),
                    grade: graded.map(|graded| graded.grade.as_str()),
                    wins: graded.map(|graded| graded.wins),
                    adviser_wins: graded.map(|graded| graded.adviser_wins),
                    microseconds: u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX),
                })
            }
        };
        self.batch.run(places, begin, receive)
    }
}

/// The counts of the grades.
#[derive(Default, Debug)]
struct Summary {
    deals: u64,
    grades: [u64; Grade::ALL.len()],
    microseconds: Vec<u64>,
}

impl Summary {
    fn add(&mut self, row: &Row) {
        self.deals += 1;
        self.microseconds.push(row.microseconds);
        if let Some(place) = Grade::ALL.iter().position(|grade| Some(grade.as_str()) == row.grade) {
            self.grades[place] += 1;
        }
    }

    /// The counts for other programs.
    fn counts(&self, options: &AnyOptions) -> Counts {
        let graded: u64 = self.grades.iter().sum();
        Counts {
            game: options.game().as_str(),
            options: options.to_text(),
            deals: self.deals,
            grades: Grade::ALL.into_iter().map(Grade::as_str).zip(self.grades).collect(),
            unknown: self.deals - graded,
        }
    }

    /// The table on the screen.
    fn text(mut self, options: &AnyOptions) -> String {
        let mut text = format!(
            "{}, {}; {QUICK_PLAYS} quick plays and the adviser's\n\n",
            options.game(),
            options.to_text()
        );
        text += &format!("{:<13}{:>12}{:>12}   95% interval\n", "", "deals", "of all");
        let graded: u64 = self.grades.iter().sum();
        for (grade, count) in Grade::ALL.into_iter().zip(self.grades) {
            let (low, high) = clopper_pearson(count, self.deals);
            let percent = |part: f64| format!("{:.1}%", 100.0 * part);
            #[expect(clippy::cast_precision_loss, reason = "a share is printed with few digits")]
            let share = percent(count as f64 / self.deals.max(1) as f64);
            let interval = format!("{} to {}", percent(low), percent(high));
            text += &format!("{:<13}{count:>12}{share:>12}   {interval}\n", grade.as_str());
        }
        text += &format!("{:<13}{:>12}\n", "unknown", self.deals - graded);
        self.microseconds.sort_unstable();
        let quantile = |thousandths: usize| {
            let last = self.microseconds.len().saturating_sub(1);
            self.microseconds.get(last * thousandths / 1000).copied().unwrap_or_default()
        };
        text += &format!(
            "\nmicroseconds: median {}, p99 {}, max {}\n",
            quantile(500),
            quantile(990),
            quantile(1000)
        );
        text
    }
}
