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
 * Opens an address (`#/yield/17`) in a fresh context, calls `act` with the page, and fails if the page has logged a warning or an
 * error. `prepare` gets the context before the page is loaded, `records` are the games in the database by then, `allowed`
 * matches messages that the test itself causes.
 */
export async function onPage(address, act, { allowed = /^$/, prepare, records, ...options } = {}) {
  const context = await browser.newContext({ ...DESK, reducedMotion: "reduce", ...options });
  try {
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
