// The page without its server, and with a server of another version.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { Page } from "./support/page.mjs";
import { DESK, browser, server as talon } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { serve } from "./support/talon.mjs";

test("a page can be reloaded without its server", async () => {
  const server = await serve();
  const context = await browser.newContext(DESK);
  try {
    const page = new Page(await context.newPage(), server.address);
    await page.open("#/yield/17");
    await page.page.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    await page.reload();
    await byMouse(page, places("yield", "flip"));
    await page.hasMoves(1, "flip, without a server");
  } finally {
    await context.close();
  }
});

test("a new version comes with the next load, while an open page keeps the old one", async () => {
  const site = await publish();
  const context = await browser.newContext(DESK);
  try {
    const open = async (address) => {
      const page = new Page(await context.newPage(), site.address);
      await page.open(address);
      return page;
    };
    const old = await open("#/yield/17");
    await old.page.evaluate(() => navigator.serviceWorker.ready);
    site.version = "second";
    const next = await open("#/keys");
    assert.equal(await versionOf(next), "second");
    assert.equal(await versionOf(old), "first");
    await eventually("the new version waits, and both are kept", async () =>
      await hasWaitingWorker(next) && (await keptVersions(next)).length === 2);
    await byMouse(old, places("yield", "flip"));
    await old.hasMoves(1, "the old page plays on");
    await Promise.all([old.page.close(), next.page.close()]);
    // A closed page may use its worker for another moment, and this page would then use the same one.
    let last;
    await eventually("the new version has replaced the old one", async () => {
      await last?.page.close();
      last = await open("#/keys");
      return (await keptVersions(last)).join() === "talon-second";
    });
    await site.stop();
    await last.reload();
    assert.equal(await versionOf(last), "second", "without a server");
    for (const page of [old, next, last]) assert.deepEqual(page.complaints, []);
  } finally {
    await context.close();
    await site.stop();
  }
});

/** Serves what `talon` serves, as another version when `version` changes. */
async function publish() {
  const site = { version: "first" };
  const server = createServer(async ({ url }, answer) => {
    const file = await fetch(new URL(url, talon.address));
    const headers = Object.fromEntries(file.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    answer.writeHead(file.status, headers);
    if (url.includes("/assets/")) return answer.end(Buffer.from(await file.arrayBuffer()));
    const text = await file.text();
    answer.end(text.replace("<head>", `<head><meta name="version" content="${site.version}">`)
      .replace(/"talon-\w+"/, `"talon-${site.version}"`));
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  site.address = `http://127.0.0.1:${server.address().port}/`;
  site.stop = () => new Promise((stopped) => {
    server.close(stopped);
    server.closeAllConnections();
  });
  return site;
}

/** Waits until `holds` says so; `what` is what it waits for. */
async function eventually(what, holds) {
  const end = Date.now() + 20_000;
  while (!await holds()) {
    assert.ok(Date.now() < end, `never: ${what}`);
    await sleep(50);
  }
}

function hasWaitingWorker(page) {
  return page.page.evaluate(() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null));
}

function keptVersions(page) {
  return page.page.evaluate(() => caches.keys());
}

function versionOf(page) {
  return page.page.locator("meta[name=version]").getAttribute("content");
}
