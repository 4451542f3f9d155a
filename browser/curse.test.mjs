// A hand of Curse of the Doublet, with each input method. The table says where each tile can go.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DESK, TELEPHONE, notInFirefox, onPage } from "./support/browser.mjs";
import { byFinger, byKeys, byMouse, byTaps } from "./support/hands.mjs";

const HANDS = [
  { told: "with the mouse", play: byMouse, options: DESK },
  { told: "with taps", play: byTaps, options: TELEPHONE },
  { told: "with a finger", play: byFinger, options: TELEPHONE },
  { told: "with the keys", play: byKeys, options: DESK },
];

for (const { told, play, options } of HANDS) {
  const where = options === TELEPHONE ? notInFirefox("it has no fingers") : {};
  test(`a hand of curse can be played to its end ${told}`, where, async () => {
    await onPage("#/curse/17", async (page) => {
      let turns = 0;
      while (await isMyTurn(page)) {
        await turn(page, play);
        turns += 1;
      }
      assert.ok(turns >= 3, `only ${turns} turns`);
      await readsHowItEnded(page);
    }, options);
  });
}

/** Waits until it is the player's turn; false if the hand is over. */
async function isMyTurn(page) {
  const mine = page.zone("South").getByRole("button", { name: /, playable$/ }).or(page.button("Pass"));
  const over = page.page.getByRole("button", { name: /^Next hand|leads$/ });
  await mine.or(over).first().waitFor();
  return !(await over.first().isVisible());
}

/** Checks that the page says how the hand ended. */
async function readsHowItEnded(page) {
  const told = page.said(/goes out and scores|The hand is blocked/);
  const isCovered = await told.evaluate((told) => {
    const { left, top } = told.getBoundingClientRect();
    return !told.contains(document.elementFromPoint(left + 4, top + 4));
  });
  assert.ok(!isCovered, await told.innerText());
}

/** Plays the first playable tile, or passes. */
async function turn(page, play) {
  const hand = page.zone("South").getByRole("button");
  const names = await hand.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const playable = names.findIndex((name) => name.endsWith(", playable"));
  if (playable < 0) return play(page, { from: { zone: "your choices", nth: 0 } });
  const from = { zone: "South", nth: playable };
  await play(page, { from, to: await firstTarget(page, from) });
  await page.zone("South").getByRole("button", { name: names[playable], exact: true }).waitFor({ state: "detached" });
}

/** The places for a tile: picks it up, reads the marked places, and puts it down again. */
async function firstTarget(page, from) {
  await page.place(from).press("Enter");
  const lit = page.table.locator("[data-mark=gold]").and(page.table.getByRole("button"));
  const zone = await lit.first().evaluate((button) => button.closest("[role=group]").ariaLabel.split(":")[0]);
  await page.page.keyboard.press("Escape");
  return { zone, nth: -1 };
}
