// What a screen reader hears, and what Tab focuses.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { NAMES } from "./support/games.mjs";

for (const game of NAMES) {
  test(`a screen reader hears the table of ${game} as before`, async () => {
    await onPage(`#/${game}/17`, async (page) => {
      const file = new URL(`snapshots/${game}.yml`, import.meta.url);
      const heard = `${await page.table.ariaSnapshot()}\n`;
      if (process.env.UPDATE) writeFileSync(file, heard);
      assert.ok(existsSync(file), "there is no snapshot yet: set UPDATE=1");
      assert.equal(heard, readFileSync(file, "utf8"));
    });
  });
}

for (const [address, key] of [["#/doublets/17", "1"], ["#/yield/17", "u"], ["#/lady-jane/1", "u"], ["#/curse/17", "u"], ["#/yield/17", "Y"]]) {
  test(`a screen reader hears what ${key} says at ${address} each time`, async () => {
    await onPage(address, async (page) => {
      await page.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.hasMoves(0, "a new deal");
      await page.page.evaluate(listen);
      for (let times = 1; times <= 3; times += 1) {
        await page.press(key);
        await page.page.waitForFunction((times) => window.heard >= times, times);
      }
    });
  });
}

/** Counts the changes of what a screen reader announces by itself; runs in the page. */
function listen() {
  window.heard = 0;
  const region = ({ target }) => (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest("[role=status], [role=alert]");
  const watched = { subtree: true, childList: true, characterData: true };
  new MutationObserver((changes) => (window.heard += changes.some((change) => region(change)?.textContent.trim()))).observe(document.body, watched);
}

test("Tab focuses each element of a table once", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("Tab");
    const names = new Set();
    for (let name = await focused(page); name && !names.has(name); name = await focused(page)) {
      names.add(name);
      await page.page.keyboard.press("Tab");
    }
    assert.ok(names.has("Undo") && names.size < 20, [...names].join(", "));
  });
});

function focused(page) {
  return page.page.evaluate(() => {
    const { ariaLabel, textContent, tagName } = document.activeElement;
    return tagName === "BODY" ? null : ariaLabel ?? textContent.trim();
  });
}
