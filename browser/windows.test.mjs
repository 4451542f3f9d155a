// All pages in windows of all sizes: nothing has to be scrolled sideways, and every place can be met. A picture of
// each is left in the folder PICTURES, to be looked at.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { PAGES, THEMES, wear } from "./support/pages.mjs";

const SIZES = [[320, 568], [360, 740], [740, 360], [768, 1024], [1440, 900], [2560, 1440]];
const PICTURES = process.env.PICTURES ?? new URL("../target/browser", import.meta.url).pathname;

for (const [name, address] of Object.entries(PAGES)) {
  for (const [width, height] of SIZES) {
    test(`${name} at ${width} × ${height}`, async () => {
      await onPage(address, async (page) => {
        await page.page.waitForLoadState("networkidle");
        for (const theme of Object.keys(THEMES)) {
          await wear(page, theme);
          const path = `${PICTURES}/${name}-${width}x${height}-${theme.replace(" ", "-")}.png`;
          await page.page.screenshot({ path });
          if (width !== 1440) break;
        }
        assert.deepEqual(await page.page.evaluate(outside), []);
        for (const place of await page.table.getByRole("group").getByRole("button").all()) {
          await page.pointOf(place);
        }
      }, { viewport: { width, height } });
    });
  }
}

/** What reaches beyond the window; runs in the page. */
function outside() {
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  for (const button of document.querySelectorAll("[role=group] button")) {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isInside) found.push(`${button.ariaLabel} at ${[left, top, right, bottom].map(Math.round)}`);
  }
  return found;
}
