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
