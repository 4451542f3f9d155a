// A browser and a server for the tests of one file. Importing this file starts them.

import assert from "node:assert/strict";
import { after } from "node:test";

import { DESK, TELEPHONE, launch, notInFirefox } from "./launch.mjs";
import { Page } from "./page.mjs";
import { keepRecords } from "./records.mjs";
import { serve } from "./talon.mjs";

export { DESK, TELEPHONE, notInFirefox };
export const server = await serve();
export const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * A player's window, without motion. A test that is about the copy that the service worker keeps allows it: keeping one costs a
 * sixth of the time of a visit.
 */
export const WINDOW = { ...DESK, reducedMotion: "reduce", serviceWorkers: "block" };

/**
 * Opens an address (`#/yield/17`) in a fresh context, calls `act` with the page, and fails if the page has logged a warning or an
 * error. `prepare` gets the context before the page is loaded, `records` are the games in the database by then, `allowed`
 * matches messages that the test itself causes. The offer of a first game is answered, unless it is a first visit.
 */
export async function onPage(address, act, { allowed = /^$/, isFirstVisit = false, prepare, records, ...options } = {}) {
  const context = await browser.newContext({ ...WINDOW, ...options });
  try {
    if (!isFirstVisit) await context.addInitScript(answerOffer);
    await prepare?.(context);
    const page = new Page(await context.newPage(), server.address);
    if (records) await keepRecords(page, records);
    await page.open(address);
    await act(page);
    assert.deepEqual(page.complaints.filter((text) => !allowed.test(text)), []);
  } finally {
    await context.close();
  }
}

/** Answers the offer of a first game. A browser can forbid the page to store anything. */
function answerOffer() {
  try {
    localStorage.setItem("talon first game", "answered");
  } catch {
    // Then the offer stays.
  }
}
