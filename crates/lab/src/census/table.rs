//! The table of results on the screen.

use talon_census::{Series, Summary, VERDICTS};
use talon_wire::{Goal, Verdict};

use super::interval::clopper_pearson;

/// The length of the longest bar.
const BAR: u64 = 50;

/// The printed quantiles, in thousandths, with their names.
const QUANTILES: [(&str, u64); 5] =
    [("median", 500), ("p90", 900), ("p99", 990), ("p99.9", 999), ("max", 1000)];

/// The results as text.
pub(super) fn table(series: &Series, summary: &Summary) -> String {
    let mut text = format!("{series}\n{}\n", deals(summary));
    text += &verdicts(summary);
    text += &costs(summary);
    if series.goal == Goal::Score {
        text += &scores(summary);
    }
    text += &hardest(summary);
    text
}

/// The range of the deals.
fn deals(summary: &Summary) -> String {
    let count = summary.deals();
    let Some((first, last)) = summary.ends else { return "no deals\n".to_owned() };
    let missing = last - first + 1 - count;
    let missing = if missing == 0 { String::new() } else { format!(", without {missing} between them") };
    format!("{count} deals, {first} to {last}{missing}\n")
}

/// The count of each verdict.
fn verdicts(summary: &Summary) -> String {
    let count = summary.deals();
    let mut text = format!("{:<13}{:>12}{:>12}   95% interval\n", "", "deals", "of all");
    for (verdict, hits) in VERDICTS.into_iter().zip(summary.verdicts) {
        let (low, high) = clopper_pearson(hits, count);
        let interval = match verdict {
            Verdict::Unknown => String::new(),
            _ => format!("   {} to {}", percent(low).trim_start(), percent(high).trim_start()),
        };
        text += &format!("{:<13}{hits:>12}{:>12}{interval}\n", verdict.as_str(), percent(share(hits, count)));
    }
    text
}

/// The costs of the searches and the lengths of the lines.
fn costs(summary: &Summary) -> String {
    let mut text = format!("\n{:<13}{:>12}", "", "mean");
    for (name, _) in QUANTILES {
        text += &format!("{name:>12}");
    }
    text += "\n";
    for (name, numbers) in [
        ("microseconds", &summary.microseconds),
        ("nodes", &summary.nodes),
        ("moves to win", &summary.moves_to_win),
    ] {
        let Some(mean) = numbers.mean() else { continue };
        text += &format!("{name:<13}{mean:>12.1}");
        for (_, thousandths) in QUANTILES {
            text += &format!("{:>12}", numbers.quantile(thousandths).unwrap_or_default());
        }
        text += "\n";
    }
    text
}

/// The counts of the best scores of deals that cannot be won.
fn scores(summary: &Summary) -> String {
    let most = summary.scores.values().map(|(_, count)| count).max().unwrap_or_default();
    let mut text = format!("\n{:<13}{:>12}{:>12}\n", "best score", "not won", "of all");
    for (score, count) in summary.scores.values() {
        let length = (count * BAR).div_ceil(most);
        let bar = "#".repeat(usize::try_from(length).expect("no bar is longer than the longest"));
        text += &format!("{score:<13}{count:>12}{:>12}  {bar}\n", percent(share(count, summary.deals())));
    }
    text
}

/// The deals with the most nodes.
fn hardest(summary: &Summary) -> String {
    let mut text = format!("\n{:<13}{:>12}{:>14}  verdict\n", "hardest deals", "nodes", "microseconds");
    for row in &summary.hardest {
        let verdict = row.verdict.as_str();
        text += &format!("{:<13}{:>12}{:>14}  {verdict}\n", row.deal, row.nodes, row.microseconds);
    }
    text
}

#[expect(clippy::cast_precision_loss, reason = "a rate is printed with few digits")]
fn share(part: u64, all: u64) -> f64 {
    if all == 0 { 0.0 } else { part as f64 / all as f64 }
}

fn percent(rate: f64) -> String {
    format!("{:.4}%", 100.0 * rate)
}
