// Nothing is lost when a page is reloaded, closed, or killed in the middle of a game.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { onPage, server } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { launchIn } from "./support/launch.mjs";
import { places } from "./support/moves.mjs";
import { Page } from "./support/page.mjs";

/** Two moves of a deal, and an alternative to the second. */
const GAMES = [
  { game: "doublets", deal: 8, moves: ["flip", "flip"], other: "reserve 1" },
  { game: "yield", deal: 11, moves: ["flip", "flip"], other: "king r7c1" },
  { game: "lady-jane", deal: 1, moves: ["r1 f", "deal"], other: "t5 t7" },
];

for (const { game, deal, moves, other } of GAMES) {
  const address = `#/${game}/${deal}`;

  test(`${game}: a reloaded page shows the same position and can redo undone moves`, async () => {
    await onPage(address, async (page) => {
      for (const move of moves) await byMouse(page, places(game, move));
      await page.hasMoves(2, "two moves");
      const both = await page.table.ariaSnapshot();
      await page.press("u");
      await page.hasMoves(1, "one taken back");
      const one = await page.table.ariaSnapshot();
      await page.reload();
      await page.hasMoves(1, "loaded again");
      assert.equal(await page.table.ariaSnapshot(), one);
      await page.press("r");
      await page.hasMoves(2, "played again");
      assert.equal(await page.table.ariaSnapshot(), both);
    });
  });

  test(`${game}: a reloaded page is on the last branch of the game`, async () => {
    await onPage(address, async (page) => {
      for (const move of moves) await byMouse(page, places(game, move));
      await page.press("u");
      await page.hasMoves(1, "one taken back");
      await byMouse(page, places(game, other));
      await page.hasMoves(2, other);
      const branch = await page.table.ariaSnapshot();
      await page.reload();
      await page.hasMoves(2, "loaded again");
      assert.equal(await page.table.ariaSnapshot(), branch);
      await page.press("u", "r");
      await page.hasMoves(2, "taken back and played again");
      assert.equal(await page.table.ariaSnapshot(), branch);
    });
  });

  test(`${game}: a tab that is closed right after a move loses nothing`, async () => {
    await onPage(address, async (page) => {
      await byMouse(page, places(game, moves[0]));
      await page.page.close();
      const next = new Page(await page.page.context().newPage(), page.site);
      await next.open(`#/${game}`);
      await next.hasMoves(1, "opened again");
      page.complaints.push(...next.complaints);
    });
  });
}

test("a hand of curse continues after a reload", async () => {
  await onPage("#/curse/17", async (page) => {
    const hand = page.zone("South").getByRole("button");
    const names = () => hand.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel.split(",")[0]));
    const before = await names();
    await byMouse(page, { from: { zone: "South", nth: 0 }, to: { zone: "the set", nth: -1 } });
    await page.page.getByRole("group", { name: "South: 10 tiles" }).waitFor({ state: "attached" });
    await page.reload();
    await page.page.getByRole("group", { name: "South: 10 tiles" }).waitFor({ state: "attached" });
    assert.deepEqual(await names(), before.slice(1));
  });
});

for (const count of [1, 2]) {
  test(`a browser that is killed right after move ${count} of a new profile loses nothing`, () => killedAfter(count));
}

test("the database has a move before its click ends", async () => {
  const prepare = (context) => context.addInitScript(logWrites);
  await onPage("#/yield/17", async (page) => {
    for (const move of [1, 2]) {
      await byMouse(page, places("yield", "flip"));
      await page.hasMoves(move, "a flip");
    }
    const log = await page.page.evaluate(() => window.log);
    assert.deepEqual(log, ["click begins", "written", "click ends", "click begins", "written", "click ends"]);
  }, { prepare });
});

/** Kills the browser as soon as a new profile shows a number of moves, and checks what is left of them. */
async function killedAfter(count) {
  const folder = await mkdtemp(join(tmpdir(), "talon-browser-"));
  try {
    const first = await openIn(folder);
    for (let move = 1; move <= count; move += 1) {
      await byMouse(first.page, places("yield", "flip"));
      await first.page.hasMoves(move, "a flip");
    }
    await first.kill();
    const second = await openIn(folder);
    await second.page.hasMoves(count, "after the browser was killed").finally(second.kill);
    assert.deepEqual(second.page.complaints, []);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Logs when clicks begin and end, and when a transaction commits; runs in the page. */
function logWrites() {
  window.log = [];
  addEventListener("click", () => window.log.push("click begins"), { capture: true });
  addEventListener("click", () => window.log.push("click ends"));
  const commit = IDBTransaction.prototype.commit;
  IDBTransaction.prototype.commit = function () {
    window.log.push("written");
    return commit.call(this);
  };
}

/** Opens a deal of Yield in a browser with its profile in a folder. */
async function openIn(folder) {
  const { context, kill } = await launchIn(folder);
  const page = new Page(await context.newPage(), server.address);
  await page.open("#/yield/17");
  return { page, kill };
}
