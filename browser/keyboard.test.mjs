// Whole visits by the keyboard alone, from the start page on. What has the focus is known by its name, as a screen reader
// reads it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { BEFORE_MISTAKE } from "./support/deals.mjs";
import { byKeys } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { record } from "./support/records.mjs";

test("a puzzle is found, solved and looked at again", async () => {
  await onPage("", async (page) => {
    await choose(page, /^Puzzles$/);
    await heading(page, "Puzzles");
    for (const _ of ["of Doublets", "of Yield"]) await tabTo(page, /^All puzzles$/);
    await page.press("Enter");
    await heading(page, "Yield: Find the way");
    await choose(page, /^\d+, deal 0, medium, 1804$/);
    await page.region("Puzzles").getByText("Question 1 of 3").waitFor();
    for (const move of ["flip", "pair r2c2 top", "pair r1c7 bottom"]) {
      await byKeys(page, places("yield", move));
      await page.region("Puzzles").getByRole("status").filter({ hasText: /^(Right|Solved)/ }).waitFor();
    }
    await choose(page, /^Show the solution$/);
    await page.region("Solution").getByText("move 0 of").waitFor();
    await page.press("ArrowRight", "ArrowRight", "Escape");
    await choose(page, /^Next puzzle$/);
    await page.region("Puzzles").getByText("Question 1 of").waitFor();
  });
});

test("Caps Lock does not change what a letter does", async () => {
  await onPage("#/yield/17", async (page) => {
    const press = (init) => page.page.evaluate((init) => {
      document.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, modifierCapsLock: true, ...init }));
    }, init);
    await press({ key: "N" });
    await page.page.waitForFunction(() => !location.hash.endsWith("/17"));
    assert.equal(await page.page.getByRole("dialog").count(), 0);
  });
});

test("a lesson is found and taken", async () => {
  await onPage("#/learn/yield", async (page) => {
    await choose(page, /Y4/);
    await page.region("Lessons").getByRole("status").waitFor();
    await choose(page, /^Show the move$/);
    assert.equal(await page.marked("hint-from").count(), 1);
    await choose(page, /^All lessons$/);
    await heading(page, "Lessons: Yield");
  });
});

test("a saved game is found and continued", async () => {
  const { deal, moves } = BEFORE_MISTAKE;
  await onPage("", async (page) => {
    await choose(page, /^Saved games$/);
    await heading(page, "Saved games");
    await choose(page, /^Continue/);
    await page.hasMoves(moves.length, "the saved game");
    await page.press("s");
    await page.hasMoves(moves.length + 1, "a card of the stock");
  }, { records: [record("yield", deal, moves)] });
});

/** Tabs to the element with this name and presses Enter. */
async function choose(page, name) {
  await tabTo(page, name);
  await page.press("Enter");
}

/** Tabs on to the next element with this name. */
async function tabTo(page, name) {
  const seen = [];
  for (let steps = 0; steps < 400; steps += 1) {
    await page.press("Tab");
    seen.push(await focused(page));
    if (name.test(seen.at(-1))) return;
  }
  assert.fail(`Tab never reaches ${name}, but ${[...new Set(seen)].slice(0, 20).join(", ")}`);
}

function focused(page) {
  return page.page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement;
    return ariaLabel ?? textContent.trim().replaceAll(/\s+/g, " ");
  });
}

async function heading(page, name) {
  await page.page.getByRole("heading", { name, level: 1 }).waitFor();
}
