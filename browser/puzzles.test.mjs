// The puzzles: by keys alone, as a screen reader hears them, and how other pages lead to them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { byKeys, byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";

/** What came of the last answer, as a screen reader hears it. */
const heard = (page, text) => page.region("Puzzles").getByRole("status").filter({ hasText: text }).waitFor();

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
