//! A text that is not a layout is refused with the part that cannot be read.

use talon_rules::ParseLayoutError;
use talon_rules::doublets::Layout;

const GOOD: &str = "game: doublets; options: ranks 3, redeals 1, piles 2; stock: 3S 3C ?? 2C; waste: 3D AH; \
                    reserve: AC | -; foundation: AD 2S AS 2H; redeals left: 1";

fn error(text: &str) -> Option<String> {
    text.parse::<Layout>().err().map(|error: ParseLayoutError| error.to_string())
}

#[test]
fn a_layout_may_have_its_fields_in_any_order_and_on_lines_of_their_own() {
    let mut parts: Vec<&str> = GOOD.split("; ").collect();
    let good: Layout = GOOD.parse().unwrap();
    parts.reverse();
    for text in [parts.join(";"), parts.join("\n"), format!("\n\n  {};\n", parts.join("  ;\n\n"))] {
        assert_eq!(text.parse().as_ref(), Ok(&good), "{text}");
    }
}

#[test]
fn options_that_are_left_out_have_their_defaults() {
    let text = GOOD.replace("options: ranks 3, redeals 1, piles 2; ", "");
    assert_eq!(text.parse::<Layout>().unwrap().options, Default::default());
}

#[test]
fn the_unreadable_part_is_named() {
    let cases = [
        ("; waste", "; more; waste", "\"more\" is not a name and a value, like \"stock: 4C TH\""),
        ("; waste", "; more: 2C; waste", "there is no \"more\" in this game's layout"),
        ("; waste", "; stock: -; waste", "\"stock\" is there twice"),
        ("stock: 3S 3C ?? 2C; ", "", "\"stock\" is missing"),
        ("game: doublets; ", "", "\"game\" is missing"),
        ("3S 3C", "3S 33", "stock: cannot read \"33\""),
        ("AC | -", "AC | - 2C", "reserve: cannot read \"-\""),
        ("left: 1", "left: -1", "redeals left: cannot read \"-1\""),
        ("left: 1", "left: 256", "redeals left: cannot read \"256\""),
        ("ranks 3,", "ranks 4,", "options: ranks must be 3, 5, 11 or 13"),
        ("ranks 3,", "rows 3,", "options: there is no option \"rows\": this game has ranks, redeals, piles"),
        ("ranks 3,", "ranks 3, ranks 3,", "options: option \"ranks\" is given twice"),
        ("game: doublets", "game: yield", "this is a layout of yield"),
    ];
    for (good, bad, expected) in cases {
        assert!(GOOD.contains(good), "{good}");
        assert_eq!(error(&GOOD.replacen(good, bad, 1)).as_deref(), Some(expected), "{bad}");
    }
    assert_eq!(error(GOOD), None);
}
