// Hints, verdicts, and winning lines.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DESK, TELEPHONE, notInFirefox, onPage } from "./support/browser.mjs";
import { PATIENCES } from "./support/games.mjs";
import { BEFORE_MISTAKE } from "./support/deals.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { kept, record } from "./support/records.mjs";

/** The stages of the hint, with the number of marked places. */
const RUNGS = [
  { says: "There is a move that keeps the game winnable.", from: false, to: false },
  { says: /^Look at the /, from: true, to: false },
  { says: /^You can /, from: true, to: true },
  { says: /(no longer be won|keep the game winnable|No move here loses|It is the only move)/, from: true, to: true },
];

/** Changes a setting before the page is loaded. */
const switched = (settings) => (context) =>
  context.addInitScript((text) => {
    // An empty page has no storage.
    if (location.protocol.startsWith("http") && !localStorage.getItem("talon settings")) localStorage.setItem("talon settings", text);
  }, JSON.stringify(settings));

const SEES_ALL = switched({ hints_see_all: true });

const ASSISTED = "You used a hint, so this game counts as assisted: the statistics list it separately.";

for (const { told, more, options } of [
  { told: "buttons", more: { Hint: "Hint", More: "More", Play: "Play it" }, options: DESK },
  { told: "buttons of a telephone", more: { Hint: "Hint", More: "More", Play: "Play it" }, options: TELEPHONE },
  { told: "a key", options: DESK },
]) {
  test(`the hint goes stage by stage with ${told}`, async () => {
    await onPage("#/lady-jane/1", async (page) => {
      const climb = (name) => (more ? page.button(more[name]).click() : page.press("H"));
      const note = page.region("Hint");
      for (const [rung, { says, from, to }] of RUNGS.entries()) {
        await climb(rung === 0 ? "Hint" : "More");
        await note.getByRole("status").filter({ hasText: says }).waitFor();
        assert.equal((await page.marked("hint-from").count()) > 0, from, `${says}: where it begins`);
        assert.equal((await page.marked("hint-to").count()) > 0, to, `${says}: where it ends`);
        assert.equal(await page.said(ASSISTED).count(), rung === 0 ? 0 : 1, `${says}: what is said`);
      }
      await page.hasMoves(0, "nothing is played before it is wanted");
      await climb("Play");
      await page.hasMoves(1, "the move of the hint");
      await note.waitFor({ state: "detached" });
      const [{ text }] = await kept(page, "records");
      assert.match(text, /^hint$/m);
    }, { ...options, prepare: SEES_ALL });
  });
}

test("the first stage of a hint does not count, and Escape closes it", async () => {
  await onPage("#/yield/8", async (page) => {
    await page.press("H");
    await page.region("Hint").getByText(RUNGS[0].says).waitFor();
    await page.press("Escape");
    await page.region("Hint").waitFor({ state: "detached" });
    await byMouse(page, places("yield", "flip"));
    await page.hasMoves(1, "flip");
    const [{ text }] = await kept(page, "records");
    assert.doesNotMatch(text, /^hint$/m);
  }, { prepare: SEES_ALL });
});

for (const game of PATIENCES) {
  test(`the fair hint goes through its stages in ${game}, and does not count`, async () => {
    await onPage(`#/${game}/18`, async (page) => {
      const note = page.region("Hint");
      const hears = (says) => note.getByRole("status").filter({ hasText: says }).waitFor();
      await page.press("H");
      await hears("I have a suggestion, based only on what you can see.");
      await page.press("H");
      await hears(/^Look at the /);
      await page.press("H");
      await hears(/^You can /);
      await page.press("H");
      await hears(/With this move, I win from here in \d+ of \d+ possible layouts of the hidden cards/);
      assert.equal(await page.button("Show the way").count(), 0, "the way would show hidden cards");
      await page.button("Play it").click();
      await page.hasMoves(1, "the move of the hint");
      assert.equal(await page.said(ASSISTED).count(), 0);
      const [{ text }] = await kept(page, "records");
      assert.doesNotMatch(text, /^hint$/m);
    });
  });
}

test("a setting lets hints use all cards", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel(/^Hints see all cards/).check();
    await page.open("#/lady-jane/1");
    await page.press("H");
    await page.region("Hint").getByText(RUNGS[0].says).waitFor();
  });
});

test("the fair rate is counted in the background, anew after each move, and kept for each position", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel(/^Always show how often the fair adviser/).check();
    await page.open("#/doublets/18");
    await page.line.getByText(/^fair odds: \d+ of 100$/).waitFor();
    await page.page.getByRole("status").filter({ hasText: /in \d+ of 100 possible layouts/ }).waitFor({ state: "attached" });
    await page.open("#/lady-jane/18");
    const counting = page.line.getByText(/^fair odds: \d+ of \d+ …$/);
    await counting.waitFor();
    await page.press("H");
    await page.region("Hint").getByText("I have a suggestion").waitFor();
    for (let rung = 1; rung < 4; rung += 1) await page.press("H");
    await page.button("Play it").click();
    await page.hasMoves(1, "a move in the middle of the count");
    await counting.waitFor();
    await page.button(/^fair odds: /).click();
    await page.button(QUESTION).click();
    await page.line.getByText(/^fair odds: /).waitFor();
  });
});

test("in a game for two players a hint knows no more than the player, and does not count", async () => {
  await onPage("#/curse/17", async (page) => {
    const note = page.region("Hint");
    await page.zone("South").getByRole("button", { name: /, playable$/ }).first().waitFor();
    await page.press("H");
    await note.getByText(/Look at the \d-\d\.|You can /).waitFor();
    for (let rungs = 0; rungs < 3 && (await note.getByRole("button", { name: "More" }).isVisible()); rungs += 1) {
      await page.press("H");
    }
    await note.getByText(/open end\.|gets rid of it\.|played out\.|plays again\.|would be open\.|cannot play there\./).waitFor();
    assert.equal(await note.getByRole("button", { name: /way/ }).count(), 0, "there is no way to win here");
    await page.press("H");
    await page.page.getByText(/North (puts down|plays|passes)/).first().waitFor({ state: "attached" });
    const [{ text }] = await kept(page, "records");
    assert.doesNotMatch(text, /^hint$/m);
  });
});

const { deal, moves, mistake } = BEFORE_MISTAKE;
const RECORDS = [record("yield", deal, moves)];
const QUESTION = "Can I still win?";

test("the verdict appears on request and then follows the game", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await page.button(QUESTION).click();
    await page.line.getByText("can still be won", { exact: true }).waitFor();
    await byMouse(page, places("yield", mistake));
    await page.line.getByText("can no longer be won", { exact: true }).waitFor();
    await page.page.getByRole("status").filter({ hasText: "This game can no longer be won." }).waitFor({ state: "attached" });
    await page.press("u");
    await page.line.getByText("can still be won", { exact: true }).waitFor();
    await page.reload();
    await page.line.getByText("can still be won", { exact: true }).waitFor();
    assert.equal(await page.button(QUESTION).count(), 0);
    await page.button("can still be won").click();
    await page.button(QUESTION).waitFor();
  }, { records: RECORDS });
});

test("the verdict does not appear without a request", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    await byMouse(page, places("yield", mistake));
    await page.hasMoves(moves.length + 1, mistake);
    await page.button(QUESTION).waitFor();
    assert.equal(await page.line.getByText("can no longer be won").count(), 0);
  }, { records: RECORDS });
});

test("stepping through a winning line does not change the game", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    const before = await page.table.ariaSnapshot();
    const way = await openWay(page);
    await page.said("You had help that sees hidden cards").waitFor({ state: "attached" });
    await page.button("One move forward").click();
    await page.press("ArrowRight");
    await way.getByText(/move 2 of/).waitFor();
    await page.button("Go to the last move").click();
    await way.getByText("That wins the game.").waitFor();
    await page.press("Home");
    await way.getByText(/move 0 of/).waitFor();
    await page.press("Escape");
    await way.waitFor({ state: "detached" });
    await page.hasMoves(moves.length, "the game itself");
    assert.equal(await page.table.ariaSnapshot(), before);
  }, { records: RECORDS });
});

test("the player can play on from a place on a winning line", async () => {
  await onPage(`#/yield/${deal}`, async (page) => {
    const way = await openWay(page);
    await page.press("ArrowRight", "ArrowRight");
    await way.getByText(/move 2 of/).waitFor();
    await page.button("Play on from here").click();
    await page.hasMoves(moves.length + 2, "two moves of the way");
    await page.said("Game resumed from this position.").waitFor();
  }, { records: RECORDS });
});

const LOADS_ALL = notInFirefox("it loads the files of workers whatever is intercepted");

test("play continues without solvers, with one message", LOADS_ALL, async () => {
  const prepare = (context) => context.route("**/worker-*.js", (route) => route.abort());
  await onPage("#/yield/17", async (page) => {
    await page.button(QUESTION).click();
    const failure = page.refusal("The solver has failed, so there are no more verdicts or hints.");
    await failure.waitFor();
    for (const count of [1, 2]) {
      await byMouse(page, places("yield", "flip"));
      await page.hasMoves(count, "play goes on");
      assert.equal(await failure.count(), 0, "said once");
    }
    await page.press("H");
    await failure.waitFor();
  }, { prepare, allowed: /Failed to load resource/ });
});

async function openWay(page) {
  await page.press("W");
  await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  const way = page.region("A way to win");
  await way.getByText(/move 0 of \d+/).waitFor();
  return way;
}
