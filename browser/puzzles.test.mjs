// The puzzles: by keys alone, as a screen reader hears them, and how other pages lead to them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { BEFORE_MISTAKE } from "./support/deals.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { record } from "./support/records.mjs";

/** What came of the last answer, as a screen reader hears it. */
const heard = (page, text) => page.region("Puzzles").getByRole("status").filter({ hasText: text }).waitFor();

/** Plays a tile of the own hand at an end of a branch, counted from 1. */
async function byTiles(page, tile, side) {
  const hand = page.zone("South").getByRole("button");
  const names = await hand.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const nth = names.findIndex((name) => name.startsWith(tile));
  await byMouse(page, { from: { zone: "South", nth }, to: { zone: `${BRANCHES[side - 1]} branch`, nth: -1 } });
}

const BRANCHES = ["upper", "left", "right", "lower"];

const play = (page, game, move) => byMouse(page, places(game, move));

test("a puzzle is solved, and the lists know it", async () => {
  await onPage("#/puzzles/yield-way", async (page) => {
    await page.page.getByText("0 of 300 solved").waitFor();
    await page.page.getByRole("link", { name: "Deal 0, medium, 1804" }).click();
    await page.region("Puzzles").getByText("Question 1 of 3").waitFor();
    await page.region("Puzzles").getByText("Next from the stock: 5♣ 8♣ 8♠ 6♥.").waitFor();
    for (const [move, answer] of [["flip", "Right. The moves that follow"], ["pair r2c2 top", "Right. The moves that follow"],
      ["pair r1c7 bottom", "Solved without a mistake!"]]) {
      await play(page, "yield", move);
      await heard(page, answer);
    }
    await page.region("Puzzles").getByRole("link", { name: "All puzzles" }).click();
    await page.page.getByText("1 of 300 solved").waitFor();
    await page.page.getByRole("link", { name: "Deal 0, medium, 1804, solved" }).waitFor();
  });
});

test("a wrong move is explained, and a puzzle with a mistake is not noted as solved", async () => {
  await onPage("#/puzzle/yield-way-0", async (page) => {
    await page.region("Puzzles").waitFor();
    const before = await page.moves();
    await play(page, "yield", "pair r2c6 top");
    await heard(page, "No: after that, at most 46 of 52 points can be reached.");
    assert.equal(await page.moves(), before);
    await page.button("Show the answer").click();
    await heard(page, "The answer: turn a card from the stock.");
    assert.equal(await page.marked("hint-from").count(), 1);
    await play(page, "yield", "flip");
    await heard(page, "Right.");
    assert.equal(await page.page.evaluate(() => localStorage.getItem("talon puzzles")), null);
  });
});

test("a wrong play of dominoes is refuted on the table, and the solution is stepped through", async () => {
  await onPage("#/puzzle/curse-double-dummy-260", async (page) => {
    const note = page.region("Puzzles");
    await note.waitFor();
    assert.equal(await page.table.locator(".is-tile-back").count(), 0);
    await byTiles(page, "3-6", 4);
    await heard(page, "No: if both seats then play well, North scores 4 points. For example:");
    assert.equal(await page.marked("wrong").count(), 2, "the tile and its place are marked");
    await page.button("Show why").click();
    const line = page.region("Why this is wrong");
    await line.getByText("move 0 of 8").waitFor();
    await page.press("ArrowRight", "ArrowRight");
    await line.getByText("move 2 of 8").waitFor();
    await page.press("Escape");
    for (const [tile, side] of [["1-5", 2], ["6-6", 1], ["3-6", 4]]) await byTiles(page, tile, side);
    await heard(page, "Solved! Now South scores 1 point.");
    await page.button("Show the solution").click();
    await page.region("Solution").getByText("move 0 of 6").waitFor();
    await page.press("End");
    await page.region("Solution").getByText("move 6 of 6").waitFor();
    await page.button("Back to the puzzle").click();
    await page.button("Solve it again").click();
    await note.getByText("Question 1 of 3").waitFor();
  });
});

test("a question that asks for no move has buttons for its answers", async () => {
  await onPage("#/puzzle/curse-inference-30", async (page) => {
    const note = page.region("Puzzles");
    await note.getByText("You are South. Which numbers are certainly missing from the hand of North?").waitFor();
    await note.getByRole("button", { name: "0, 1, 2", exact: true }).click();
    await heard(page, "No. Look at what lay open at each pass.");
    assert.deepEqual(await note.locator("button.is-wrong").allTextContents(), ["0, 1, 2"], "the answer is marked");
    await note.getByRole("button", { name: "0, 1, 2, 6", exact: true }).click();
    await heard(page, "Solved! North passed when");
  });
});

test("the puzzle of the day has an address of its own, which can be shared", async () => {
  await onPage("#/puzzle/today", async (page) => {
    await page.region("Puzzles").waitFor();
    const { hash } = new URL(page.page.url());
    assert.match(hash, /^#\/puzzle\/[a-z-]+-\d+$/);
    await page.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.button("Copy the link").click();
    await page.said("The link to this position was copied.").waitFor();
    assert.ok((await page.page.evaluate(() => navigator.clipboard.readText())).endsWith(hash));
  });
});

test("the start page, the table and the menu lead to the puzzles, and a wrong address to their list", async () => {
  await onPage("", async (page) => {
    await page.page.getByRole("link", { name: "Puzzles" }).click();
    await page.page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
    await page.open("#/yield/17");
    await page.press("Z");
    await page.page.getByRole("heading", { name: "Yield: Fair choice" }).waitFor();
    await page.open("#/puzzle/yield-way-nothing");
    await page.page.getByText("There are no such puzzles.").waitFor();
    await page.page.getByRole("link", { name: "All puzzles" }).click();
    await page.page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
  });
});

test("puzzles that were fetched once are there without a network", async () => {
  await onPage("#/puzzles/lady-jane-way", async (page) => {
    await page.page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.page.getByRole("link", { name: /very hard/ }).first().click();
    await page.region("Puzzles").waitFor();
    await page.page.context().setOffline(true);
    await page.reload();
    await page.region("Puzzles").getByText("Question 1 of").waitFor();
  }, { serviceWorkers: "allow" });
});

test("where a win was thrown away, the review offers to find the move", async () => {
  const deal = BEFORE_MISTAKE;
  const records = [record("yield", deal.deal, deal.moves)];
  await onPage(`#/yield/${deal.deal}`, async (page) => {
    await page.hasMoves(deal.moves.length, "the game that was left");
    await play(page, "yield", deal.mistake);
    await page.hasMoves(deal.moves.length + 1, "the mistake");
    await page.press("G");
    await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    await page.press("V");
    await page.button("Find the move that wins").click();
    await page.region("Puzzles").getByText("Here you threw the win away. Find a move that keeps it.").waitFor();
    await page.button("Show the answer").click();
    await heard(page, "The answer: ");
    await page.button("Review").click();
    await page.said(`Move ${deal.moves.length + 1} threw the win away`).waitFor();
  }, { records });
});
