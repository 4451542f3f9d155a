//! `talon lessons` and `talon learn`.

use serde_json::json;

use crate::program::{printed, printed_json, run};

#[test]
fn lessons_are_listed_with_their_rules() {
    let text = printed(run(&["lessons", "doublets"]));
    assert!(text.starts_with("doublets   first        Your first game\n"), "{text}");
    let list = printed_json(run(&["lessons", "doublets", "--json"]));
    let lessons = list["lessons"].as_array().expect("a list");
    let doubling = lessons.iter().find(|lesson| lesson["id"] == "D3").expect("a lesson for each rule");
    let expected = json!({
        "id": "D3", "game": "doublets", "kind": "rule", "title": "Doubling", "rules": ["D3"], "steps": 2,
    });
    assert_eq!(*doubling, expected);
    let all = printed_json(run(&["lessons", "--json"]));
    assert!(all["lessons"].as_array().is_some_and(|all| all.len() > lessons.len()));
}

#[test]
fn a_lesson_that_does_not_exist_is_refused_with_the_list() {
    let output = run(&["learn", "yield", "Y9"]);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.starts_with("talon: there is no lesson \"Y9\" of yield: the lessons are first, Y1, "),
        "{error}"
    );
}
