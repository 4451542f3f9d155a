// What must be seen as a whole in narrow windows: phones of few lines, and desks with little room for names.

import assert from "node:assert/strict";
import { test } from "node:test";

import { TELEPHONE, onPage } from "./support/browser.mjs";
import { TWO_HANDS } from "./support/deals.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { record } from "./support/records.mjs";
import { winningLine } from "./support/talon.mjs";

const SMALLEST = { ...TELEPHONE, viewport: { width: 320, height: 568 } };
const DESK = { viewport: { width: 1024, height: 768 } };

/** A match against an opponent whom the settings do not name. */
const MATCH = record("curse", 19, TWO_HANDS);

/** Notes to play by on the smallest phone, and what of them must be seen without scrolling. */
const NOTES = {
  "the end of a hand": { address: "#/curse/19", records: [MATCH], note: "Between hands", seen: ["Review"] },
  "a lesson": { address: "#/learn/yield/first", note: "Lessons", seen: ["All lessons"] },
  "a lesson of Curse of the Doublet": { address: "#/learn/curse/first", note: "Lessons", seen: ["All lessons"] },
  "a puzzle": { address: "#/puzzle/yield-way-0", note: "Puzzles", seen: ["Show the answer", "All puzzles"] },
  "a way to win": { address: "#/yield/8", note: "A way to win", seen: ["Play on from here"], open: showWay },
};

/** Asks for a way to win. */
async function showWay(page) {
  await page.press("W");
  await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
}

for (const [name, { address, records, note, seen, open }] of Object.entries(NOTES)) {
  test(`the smallest phone shows the whole note of ${name}`, async () => {
    await onPage(address, async (page) => {
      await open?.(page);
      const region = page.region(note);
      await region.waitFor();
      const { bottom, hidden } = await region.evaluate((note) => ({
        bottom: note.getBoundingClientRect().bottom,
        hidden: note.scrollHeight - note.clientHeight,
      }));
      assert.ok(bottom <= 568 && hidden <= 0, `it ends at ${bottom}, and hides ${hidden} pixels`);
      for (const button of seen) {
        const box = await region.getByText(button, { exact: true }).boundingBox();
        assert.ok(box.y + box.height <= 568, `${button} ends at ${box.y + box.height}`);
      }
    }, { ...SMALLEST, records });
  });
}

test("the smallest phone shows a whole hint, and the answers of a puzzle without scrolling", async () => {
  await onPage("#/yield/8", async (page) => {
    await page.press("H");
    for (const _ of ["which", "where", "why"]) await page.button("More").click();
    await page.button("Play it").waitFor();
    const hidden = await page.region("Hint").getByRole("status").evaluate((text) => text.scrollHeight - text.clientHeight);
    assert.ok(hidden <= 0, `${hidden} pixels of the hint are hidden`);
  }, SMALLEST);
  await onPage("#/puzzle/curse-inference-30", async (page) => {
    await page.button("0, 1, 2").click();
    const answers = await page.page.locator(".puzzle-answers button").evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().bottom));
    assert.ok(Math.max(...answers) <= 568, String(answers));
  }, SMALLEST);
});

test("the end of a game leaves half of the smallest phone to the table", async () => {
  const line = await winningLine("doublets", 1);
  await onPage("#/doublets/1", async (page) => {
    await page.hasMoves(line.length - 1, "the game that was left");
    await byMouse(page, places("doublets", line.at(-1)));
    await page.region("Game over").waitFor();
    const [note, ...buttons] = await page.page.locator(".ending-note, .ending-note .note-buttons .command")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    assert.ok(note.top >= 284, `it begins at ${note.top}`);
    assert.equal(buttons[0].top, buttons[1].top, "two buttons stand side by side");
  }, { ...SMALLEST, records: [record("doublets", 1, line.slice(0, -1))] });
});

test("a phone shows in two lines that a game continues, and against which opponent", async () => {
  await onPage("#/curse/19", async (page) => {
    const said = page.said("Opponent: Beginner. Your next match: Casual player.");
    await said.waitFor();
    const lines = await said.evaluate((said) => {
      const text = document.createRange();
      text.selectNodeContents(said);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    assert.equal(lines, 2);
  }, { ...TELEPHONE, viewport: { width: 390, height: 844 }, records: [record("curse", 19, TWO_HANDS.slice(0, 10))] });
});

test("the ring of Doublets can be read on the smallest phone", async () => {
  await onPage("#/doublets/17", async (page) => {
    const heights = await page.page.locator(".ring text").evaluateAll((texts) =>
      texts.map((text) => text.getBoundingClientRect().height).filter((height) => height > 0));
    assert.ok(heights.length >= 3, "the next rank, its label and the progress");
    assert.ok(Math.min(...heights) >= 8, heights.join(" "));
  }, SMALLEST);
});

test("a narrow desk cuts no name", async () => {
  await onPage("", async (page) => {
    const field = page.page.getByRole("combobox", { name: "Opponent" });
    const room = await field.evaluate((field) => {
      const drawn = document.createElement("canvas").getContext("2d");
      const style = getComputedStyle(field);
      drawn.font = `${style.fontSize} ${style.fontFamily}`;
      const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      return field.clientWidth - padding - drawn.measureText(field.selectedOptions[0].text).width;
    });
    assert.ok(room >= 16, `${room} pixels are left for the arrow`);
  }, DESK);
  await onPage("#/curse/17", async (page) => {
    const cut = await page.page.locator(".top-bar .title, .top-bar .deal, .plate-name").evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent));
    assert.deepEqual(cut, []);
  }, DESK);
});
