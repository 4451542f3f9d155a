// The review of a game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { BEFORE_MISTAKE, TWO_HANDS } from "./support/deals.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { record } from "./support/records.mjs";
import { winningLine } from "./support/talon.mjs";

const { deal, moves, mistake } = BEFORE_MISTAKE;

/** The number of moves before the one that lost the game. */
const TURNING = moves.length;

test("the review of a lost game shows the move that lost it, and what would have won", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await lose(page);
    await page.region("Game over").getByRole("button", { name: "Review" }).click();
    await page.said(`Move ${TURNING + 1} threw the win away`).waitFor();
    const place = page.region("At this position");
    await place.getByText(`after move ${TURNING}:`).waitFor();
    await place.getByText(/could still be won/).waitFor();
    await place.getByText("From there, this would have won:").click();
    assert.ok((await place.getByRole("listitem").count()) > 5, "what would have won");
    const turning = page.region("Moves").getByRole("button").filter({ hasText: "threw the win away" });
    await turning.click();
    await place.getByText(/could not be won/).waitFor();
    assert.equal(await turning.getAttribute("aria-current"), "true");
    const graph = page.page.locator(".graph-picture");
    assert.ok((await graph.locator(".could").count()) > 0 && (await graph.locator(".could-not").count()) > 0);
    await isSpreadOut(page);
  }, { records: [record("yield", deal, moves)] });
});

test("a move of the review stands beside its number, however long its sentence is", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await lose(page);
    await page.press("V");
    const rows = page.region("Moves").getByRole("button");
    await rows.nth(1).waitFor();
    const isBeside = await rows.evaluateAll((rows) => rows.map((row) => {
      const [number, sentence] = [...row.children].map((part) => part.getBoundingClientRect());
      return Math.round(sentence.left - number.right) >= 0 && Math.abs(sentence.top - number.top) < 8;
    }));
    assert.ok(isBeside.every(Boolean), String(isBeside));
  }, { records: [record("yield", deal, moves)], viewport: { width: 700, height: 800 } });
});

test("a lost game can be tried again from the losing move, and counts as assisted", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await lose(page);
    await page.press("V");
    await page.said(`Move ${TURNING + 1} threw the win away`).waitFor();
    await page.button("Try again from here").click();
    await page.hasMoves(TURNING, "the moves before the mistake");
    await page.said(`A new try at the same deal, from move ${TURNING + 1}. It counts as assisted.`).waitFor();
  }, { records: [record("yield", deal, moves)] });
});

test("the best line from a position of the review is shown on the table, and leads back to the review", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await lose(page);
    await page.press("V");
    await page.said(`Move ${TURNING + 1} threw the win away`).waitFor();
    await page.button("Show the best way from here").click();
    await page.region("A way to win").waitFor();
    await page.press("End");
    await page.region("A way to win").getByText("That wins the game.").waitFor();
    await page.press("Escape");
    await page.page.getByRole("heading", { name: "Review", level: 1 }).waitFor();
  }, { records: [record("yield", deal, moves)] });
});

test("the review works with the keys alone", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await page.press("G");
    await page.page.getByRole("dialog").waitFor();
    await page.press("Tab", "Enter", "V");
    await page.said("could still be won when you left it").waitFor();
    const slider = page.page.getByRole("slider", { name: "Position in the game" });
    await tabTo(page, slider);
    await page.press("End");
    const told = await slider.getAttribute("aria-valuetext");
    assert.match(told, new RegExp(`^after move ${TURNING}: .*could still be won`));
    await page.press("ArrowLeft");
    await page.region("At this position").getByText(`after move ${TURNING - 1}:`).waitFor();
    await tabTo(page, page.button("Try again from here"));
    await page.press("Enter");
    await page.hasMoves(TURNING - 1, "tried again");
  }, { records: [record("yield", deal, moves)] });
});

test("the review of a won game says so", async () => {
  const line = await winningLine("lady-jane", 1);
  await onPage("#/lady-jane/1", async (page) => {
    await byMouse(page, places("lady-jane", line.at(-1)));
    await page.region("Game over").getByRole("button", { name: "Review" }).click();
    await page.said("Every move was right: the game stayed winnable to the end, and you won it.").waitFor();
    assert.equal(await page.region("Moves").getByRole("listitem").count(), line.length);
    await page.press("Escape");
    await page.page.getByRole("heading", { name: "Lady Jane", level: 1 }).waitFor();
  }, { records: [record("lady-jane", 1, line.slice(0, -1))] });
});

test("the review of an unfinished hand of curse lists its moves and marks the selected one", async () => {
  await onPage("#/curse/17", async (page) => {
    await byMouse(page, { from: { zone: "South", nth: 0 }, to: { zone: "the set", nth: -1 } });
    await page.page.getByRole("group", { name: "South: 10 tiles" }).waitFor({ state: "attached" });
    await page.press("V");
    await page.page.getByRole("heading", { name: "Review", level: 1 }).waitFor();
    const move = page.region("Moves").getByRole("button").filter({ hasText: "0-0" }).first();
    await move.click();
    await page.region("Moves").locator("button[aria-current=true]").filter({ hasText: "0-0" }).waitFor();
  });
});

test("hands of curse can be reviewed when they have ended", async () => {
  await onPage("#/curse/19", async (page) => {
    const between = page.region("Between hands");
    await between.getByRole("button", { name: "Review" }).click();
    await page.page.getByRole("heading", { name: "Review", level: 1 }).waitFor();
    await page.page.getByText("Hand 2. North goes out and scores 1 point.").waitFor();
    // Every play of a hand is judged, which takes a busy machine half a minute.
    await page.said(/^Move \d+ cost the most: |^Nobody made a play/).waitFor({ timeout: 60_000 });
    await page.page.getByText(/^South gave away .* by fair judgement, and .* with all tiles known\.$/).waitFor();
    const moves = page.region("Moves").getByRole("button");
    assert.equal(await moves.count(), 23);
    const pass = moves.filter({ hasText: "North: pass" }).or(moves.filter({ hasText: "South: pass" })).first();
    await pass.click();
    const place = page.region("At this position");
    await place.getByText(/^This proved that (South|North) held none of these numbers: /).waitFor();
    await place.getByText("There was no choice.").waitFor();
    await moves.first().focus();
    await page.press("Enter");
    await place.getByText("South: 0-5 as the set").or(place.getByText("North: 0-5 as the set")).first().waitFor();
    const plays = place.getByRole("table").getByRole("row");
    assert.equal(await plays.count(), 12, "eleven tiles could be the set, below a line of titles");
    assert.equal(await plays.filter({ hasText: "0-5 as the set (played)" }).count(), 1);
    await page.button("Previous hand").click();
    await page.page.getByText("Hand 1. The hand is blocked, and nobody scores.").waitFor();
    assert.equal(await moves.count(), 20);
    await page.press("Escape");
    await between.waitFor();
  }, { records: [record("curse", 19, TWO_HANDS)] });
});

test("the review opens at its heading, and the arrows step through moves, board and list", async () => {
  const line = await winningLine("doublets", 1);
  await onPage("#/games", async (page) => {
    await page.button("Review").click();
    const heading = page.page.getByRole("heading", { name: "Review", level: 1 });
    await heading.waitFor();
    assert.ok(await heading.evaluate((element) => element === document.activeElement), "the heading has the focus");
    const place = page.region("At this position");
    await place.getByText("before the first move").waitFor();
    await page.press("ArrowRight", "ArrowRight");
    await place.getByText("after move 2:").waitFor();
    await page.press("ArrowLeft");
    await place.getByText("after move 1:").waitFor();
    await page.button("Go to the last move").click();
    await place.getByText(`after move ${line.length}:`).waitFor();
    const last = page.region("Moves").locator("button[aria-current=true]");
    await last.filter({ hasText: String(line.length) }).waitFor();
    const isInList = await last.evaluate((entry) => {
      const [list, own] = [entry.closest("ol").getBoundingClientRect(), entry.getBoundingClientRect()];
      return own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
    });
    assert.ok(isInList, "the list shows the selected move");
    // Number and sentence stand on one line.
    const tops = await last.locator("> span").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1, String(tops));
    // The board shows the end of the game: all cards are on the foundations.
    assert.equal(await page.page.locator(".review-board .miniature-mark").count(), 0, "no move is next");
  }, { records: [record("doublets", 1, line)] });
});

test("the curve of a review counts how often the fair adviser wins", async () => {
  const line = await winningLine("doublets", 1);
  await onPage("#/games", async (page) => {
    await page.button("Review").click();
    await page.page.getByText("wins of the fair adviser (%)").waitFor();
    await page.region("At this position").getByText(/^The fair adviser, who sees only what you see, wins from here in/).waitFor();
    assert.equal(await page.page.locator(".review-graph polyline.chance").count(), 1);
  }, { records: [record("doublets", 1, line)] });
});

test("there is nothing to review before the first move", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.press("V");
    await page.page.getByText("There are no moves to review yet.").waitFor();
  });
});

/** Loses a won position, and gives up. */
async function lose(page) {
  await byMouse(page, places("yield", mistake));
  await page.hasMoves(TURNING + 1, mistake);
  await page.press("G");
  await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.region("Game over").getByText("You gave up, so this game counts as lost.").waitFor();
}

/** Presses Tab until an element has the focus. */
async function tabTo(page, target) {
  for (let times = 0; times < 40; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.press("Tab");
  }
  assert.fail("Tab does not lead there");
}

/** Waits until the graph fills its room and the slider covers it: both are laid out anew while the page fills. */
async function isSpreadOut(page) {
  await page.page.waitForFunction(() => {
    const [drawn, room] = [".graph-picture", "input[type=range]"].map((part) => document.querySelector(part).getBoundingClientRect());
    return Math.abs(drawn.width - room.width) < 3 && Math.abs(drawn.height - room.height) < 3;
  }, null, { timeout: 5_000 });
}
