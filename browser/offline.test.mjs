// The page without its server, and beside itself.

import { test } from "node:test";

import { Page } from "./support/page.mjs";
import { DESK, browser, onPage } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { serve } from "./support/talon.mjs";

test("a page that was loaded once can be loaded again without its server", async () => {
  const server = await serve();
  const context = await browser.newContext(DESK);
  try {
    const page = new Page(await context.newPage(), server.address);
    await page.open("#/yield/17");
    await page.page.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    await page.page.reload();
    await page.ready();
    await byMouse(page, places("yield", "flip"));
    await page.hasMoves(1, "flip, without a server");
  } finally {
    await context.close();
  }
});

test("two pages beside each other do not disturb one another", async () => {
  await onPage("#/yield/17", async (page) => {
    const other = new Page(await page.page.context().newPage(), page.site);
    await other.open("#/doublets/17");
    await byMouse(page, places("yield", "flip"));
    await byMouse(other, places("doublets", "flip"));
    await byMouse(other, places("doublets", "flip"));
    await page.hasMoves(1, "a flip here");
    await other.hasMoves(2, "two flips there");
    page.complaints.push(...other.complaints);
  });
});

test("a page plays on where it may keep nothing", async () => {
  const forbid = () => {
    const refuse = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Object.defineProperty(window, "indexedDB", { get: refuse });
    Object.defineProperty(window, "localStorage", { get: refuse });
  };
  const prepare = (context) => context.addInitScript(forbid);
  await onPage("#/yield/17", async (page) => {
    await byMouse(page, places("yield", "flip"));
    await page.hasMoves(1, "flip");
  }, { prepare });
});
