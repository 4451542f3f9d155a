use talon_rules::GameOptions;
use talon_rules::pieces::DealNumber;

/// A row of a table, such as `deal 17 of ranks 5, redeals 1: what is expected`.
#[derive(Clone, Debug)]
pub struct Row<'a, O> {
    /// The number of the deal.
    pub deal: DealNumber,
    /// The options of the deal.
    pub options: O,
    /// The text after the colon.
    pub expected: &'a str,
}

/// The rows of a table, without empty lines and comments, which begin with `#`. Panics on a line of any other
/// form.
pub fn rows<O: GameOptions>(table: &str) -> Vec<Row<'_, O>> {
    let rows: Vec<Row<O>> = lines(table).map(row).collect();
    assert!(!rows.is_empty(), "the table is empty");
    rows
}

/// The lines of a text that are neither empty nor comments.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn row<O: GameOptions>(line: &str) -> Row<'_, O> {
    let read = || {
        let (heading, expected) = line.split_once(": ")?;
        let (deal, options) = deal_of(heading)?;
        Some(Row { deal, options, expected })
    };
    read().unwrap_or_else(|| panic!("unknown line: {line}"))
}

/// Reads `deal 17 of ranks 5, redeals 1`; without options, the defaults apply.
pub(crate) fn deal_of<O: GameOptions>(heading: &str) -> Option<(DealNumber, O)> {
    let heading = heading.strip_prefix("deal ")?;
    let (number, options) = heading.split_once(" of ").unwrap_or((heading, ""));
    Some((number.parse().ok()?, O::from_text(options).ok()?))
}

#[cfg(test)]
mod tests {
    use talon_rules::doublets::Options;

    use super::*;

    #[test]
    fn a_row_names_a_deal_and_what_is_expected_of_it() {
        let table = "# a comment\n\ndeal 17 of ranks 5, redeals 1: 2 3\ndeal 4: 1\n";
        let rows = rows::<Options>(table);
        assert_eq!(rows[0].options, Options::from_text("ranks 5, redeals 1").unwrap());
        assert_eq!((rows[0].deal.get(), rows[0].expected), (17, "2 3"));
        assert_eq!((rows[1].options, rows[1].expected), (Options::default(), "1"));
    }

    #[test]
    #[should_panic = "unknown line: deal 17 of rank 5: 2 3"]
    fn an_unknown_line_is_an_error() {
        rows::<Options>("deal 17 of rank 5: 2 3");
    }

    #[test]
    #[should_panic = "the table is empty"]
    fn an_empty_table_is_an_error() {
        rows::<Options>("# nothing");
    }
}
