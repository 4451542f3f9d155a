//! The report of a census in blocks: its table, and how far the results can be trusted.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::ExitCode;

use anyhow::ensure;
use serde::Serialize;
use talon_census::{Folder, Plan, Row, Summary, Unit, UnitResults};
use talon_command::output::{print, print_json};

use super::super::results::Results;
use super::super::table::table;
use super::solve::DISPUTED;

/// The most numbers that the table names one by one.
const NAMED: usize = 10;

/// The part of a report that stands beside the table of its deals.
#[derive(Default, Serialize, Debug)]
struct Trust {
    /// The name of the plan.
    series: String,
    /// The number of deals in a block; null until a block is finished.
    block_size: Option<u64>,
    /// The number of blocks that are counted.
    blocks: u64,
    /// The ranges of blocks that are not there, before the last one that is.
    missing: Vec<(u64, u64)>,
    /// The deals that were solved twice with equal results.
    solved_twice: Sample,
    /// The deals whose results the search without prunings confirms.
    unpruned: Sample,
    /// The deals for which the search without prunings takes too long.
    unpruned_undecided: u64,
    /// The number of deals that hit a limit and were decided with more memory.
    escalated: u64,
    /// The deals that hit a limit and wait.
    waiting: Vec<u64>,
    /// The units that have contradicting results, which are not counted.
    disputed: Vec<Unit>,
    /// Files that are not counted, with the reason.
    not_counted: Vec<(String, String)>,
}

/// A number of checked deals without an error.
#[derive(Default, Serialize, Debug)]
struct Sample {
    deals: u64,
    /// The error rate is below this number with 95% confidence, by the rule of three; null without deals.
    error_rate_below: Option<f64>,
}

/// A report as JSON.
#[derive(Serialize)]
struct Report<'a> {
    /// Nothing until a block is finished, because only its file says what is solved.
    #[serde(flatten)]
    results: Option<Results<'a>>,
    #[serde(flatten)]
    trust: &'a Trust,
}

/// The contents of a folder, read bit by bit.
#[derive(Default)]
struct Reader {
    summary: Summary,
    trust: Trust,
    plan: Option<Plan>,
    undecided: Vec<Row>,
    /// The blocks that are there, also those that are disputed.
    present: BTreeSet<u64>,
    /// True if a file of results does not count, or a block that was asked for is missing.
    is_incomplete: bool,
}

/// Prints the report of each series in a folder. With a range of blocks, other blocks are not counted.
///
/// # Errors
/// If the folder contains no census or cannot be read, and after the reports, if they are incomplete.
pub(in super::super) fn print_report(
    parent: &Path,
    blocks: Option<&RangeInclusive<u64>>,
    json: bool,
) -> anyhow::Result<ExitCode> {
    let (mut is_disputed, mut is_incomplete) = (false, false);
    for (place, folder) in Folder::all(parent)?.iter().enumerate() {
        let reader = Reader::read(folder, blocks)?;
        is_incomplete |= reader.is_incomplete;
        let Reader { summary, trust, plan, .. } = reader;
        let series = plan.map(|plan| plan.series()).transpose()?;
        if json {
            let results = series.as_ref().map(|series| Results::new(series, &summary));
            print_json(&Report { results, trust: &trust })?;
        } else {
            let gap = if place > 0 { "\n" } else { "" };
            let table = series.map(|series| table(&series, &summary) + "\n").unwrap_or_default();
            print(&format!("{gap}{table}{}", trust.text()))?;
        }
        is_disputed |= !trust.disputed.is_empty();
    }
    if is_disputed {
        return Ok(ExitCode::from(DISPUTED));
    }
    ensure!(!is_incomplete, "results are missing: the report names the files that are not counted");
    Ok(ExitCode::SUCCESS)
}

impl Reader {
    /// Reads all files of a series.
    fn read(folder: &Folder, blocks: Option<&RangeInclusive<u64>>) -> anyhow::Result<Reader> {
        let mut reader = Reader::default();
        reader.trust.series = folder.plan().to_owned();
        reader.trust.disputed = folder.disputed()?.into_iter().collect();
        let is_wanted = |block: &u64| blocks.is_none_or(|blocks| blocks.contains(block));
        let disputed = reader.trust.disputed.iter();
        reader.present = disputed.filter_map(|unit| unit.block()).filter(is_wanted).collect();
        let (mut audited, mut escalated) = (0, BTreeMap::new());
        let is_wanted = |unit: Unit| unit.block().is_none_or(|block| is_wanted(&block));
        let survey = folder.survey(is_wanted, &|| false, |plan, results, is_disputed| {
            reader.trust.block_size = Some(plan.block_size());
            reader.plan.get_or_insert(plan);
            match results.unit {
                _ if is_disputed => {}
                Unit::Block(block) => audited += reader.add_block(folder, block, results).unwrap_or_default(),
                Unit::Deal(deal) => drop(escalated.insert(deal, results)),
            }
        })?;
        let survey = survey.unwrap_or_default();
        reader.is_incomplete = !survey.lost().is_empty();
        reader.trust.not_counted = survey.not_counted;
        reader.add_undecided(&escalated);
        reader.trust.solved_twice = Sample::of(audited);
        reader.trust.unpruned = Sample::of(reader.trust.unpruned.deals);
        reader.trust.missing = missing(&reader.present, blocks);
        reader.is_incomplete |= blocks.is_some() && !reader.trust.missing.is_empty();
        Ok(reader)
    }

    /// Adds a block, and returns its number of deals if it was solved twice.
    fn add_block(&mut self, folder: &Folder, block: u64, results: UnitResults) -> Option<u64> {
        self.present.insert(block);
        self.summary.merge(&results.summary);
        let trust = &mut self.trust;
        trust.blocks += 1;
        trust.unpruned.deals += results.recheck.confirmed;
        trust.unpruned_undecided += results.recheck.undecided;
        let audited = folder.is_audited(&results).then_some(results.deals);
        self.undecided.extend(results.undecided);
        audited
    }

    /// Adds the deals that hit a limit: with their verdict if they are decided by now.
    fn add_undecided(&mut self, escalated: &BTreeMap<u64, UnitResults>) {
        for row in &self.undecided {
            match escalated.get(&row.deal) {
                Some(results) => {
                    self.summary.merge(&results.summary);
                    self.trust.escalated += 1;
                }
                None => {
                    self.summary.add(row);
                    self.trust.waiting.push(row.deal);
                }
            }
        }
    }
}

impl Sample {
    /// The sample of this many deals without an error. J. A. Hanley, A. Lippman-Hand: If nothing goes wrong, is
    /// everything all right? JAMA 249 (1983).
    #[expect(clippy::cast_precision_loss, reason = "numbers below 2^53 are exact, and there are fewer deals")]
    fn of(deals: u64) -> Sample {
        Sample { deals, error_rate_below: if deals == 0 { None } else { Some(3.0 / deals as f64) } }
    }

    fn text(&self) -> String {
        let noun = if self.deals == 1 { "deal" } else { "deals" };
        let bound = self.error_rate_below.filter(|rate| *rate < 1.0);
        let bound =
            bound.map(|rate| format!(", so errors are below {:.4}%", 100.0 * rate)).unwrap_or_default();
        format!("{:>12} {noun}{bound}", self.deals)
    }
}

impl Trust {
    /// The lines below the table.
    fn text(&self) -> String {
        let mut text = format!("series {}\n", self.series);
        text += &match self.block_size {
            None => "no finished block yet\n".to_owned(),
            Some(size) => format!(
                "blocks           {:>12} of {size} deals\nsolved twice     {}\nwithout prunings {}\n",
                self.blocks,
                self.solved_twice.text(),
                self.unpruned.text(),
            ),
        };
        let mut line = |name: &str, count: u64, names: Vec<String>| {
            if count > 0 {
                let more = if names.len() > NAMED { " …" } else { "" };
                let names = names.into_iter().take(NAMED).collect::<Vec<_>>().join(", ");
                let colon = if names.is_empty() { "" } else { ": " };
                text += &format!("{name:<17}{count:>12}{colon}{names}{more}\n");
            }
        };
        line("took too long", self.unpruned_undecided, Vec::new());
        line("escalated", self.escalated, Vec::new());
        line("waiting deals", self.waiting.len() as u64, self.waiting.iter().map(u64::to_string).collect());
        let missing = self.missing.iter().map(|(first, last)| last - first + 1).sum();
        line("missing blocks", missing, self.missing.iter().map(|range| range_text(*range)).collect());
        line("disputed", self.disputed.len() as u64, self.disputed.iter().map(Unit::to_string).collect());
        for (name, reason) in &self.not_counted {
            text += &format!("not counted: {name}: {reason}\n");
        }
        text
    }
}

fn range_text((first, last): (u64, u64)) -> String {
    if first == last { first.to_string() } else { format!("{first} to {last}") }
}

/// The ranges of blocks that are missing before the last present one, or in a range.
fn missing(present: &BTreeSet<u64>, blocks: Option<&RangeInclusive<u64>>) -> Vec<(u64, u64)> {
    let mut next = blocks.map_or(0, |blocks| *blocks.start());
    let mut missing = Vec::new();
    for block in present {
        if next < *block {
            missing.push((next, block - 1));
        }
        next = block + 1;
    }
    missing.extend(blocks.map(|blocks| (next, *blocks.end())).filter(|(first, last)| first <= last));
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_blocks_are_ranges() {
        for (present, blocks, expected) in [
            (&[0, 1, 2][..], None, &[][..]),
            (&[2, 3, 7], None, &[(0, 1), (4, 6)]),
            (&[2, 3, 7], Some(2..=9), &[(4, 6), (8, 9)]),
            (&[], Some(5..=6), &[(5, 6)]),
            (&[], None, &[]),
            (&[5], Some(5..=5), &[]),
        ] {
            let present = present.iter().copied().collect();
            assert_eq!(missing(&present, blocks.as_ref()), expected, "{present:?} {blocks:?}");
        }
    }

    #[test]
    fn the_error_rate_follows_the_rule_of_three() {
        assert_eq!(Sample::of(0).error_rate_below, None);
        // (1 - rate)^n = 5%.
        let rate = Sample::of(1000).error_rate_below.expect("there are deals");
        assert!(((1.0 - rate).powi(1000) - 0.05).abs() < 0.001, "{rate}");
    }
}
