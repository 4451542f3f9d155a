// Pages in windows of all sizes and in all themes: nothing scrolls sideways, a pointer can reach every place, and axe finds nothing.
// If PICTURES names a folder, it gets a picture of each.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsInAllThemes } from "./axe.mjs";
import { DESK, TELEPHONE, onPage } from "./browser.mjs";
import { THEMES, wear } from "./pages.mjs";

const SIZES = [[320, 568], [360, 740], [740, 360], [768, 1024], [2560, 1440], [1440, 900]];
const PICTURES = process.env.PICTURES;

/** A test for each of these pages. `prepare` waits until a page that is open can be looked at. */
export function testInAllWindows(pages, prepare = () => {}) {
  for (const [name, { address, open, ...options }] of Object.entries(pages)) {
    test(`${name} in windows of all sizes and in all themes`, async () => {
      await onPage(address, async (page) => {
        await open?.(page);
        await prepare(page);
        for (const [width, height] of SIZES) {
          await page.page.setViewportSize({ width, height });
          await page.page.evaluate(settled);
          assert.deepEqual(await page.page.evaluate(faults), [], `${width} × ${height}`);
          await picture(page, `${name}-${width}x${height}`);
        }
        for (const viewport of [DESK.viewport, TELEPHONE.viewport]) {
          await page.page.setViewportSize(viewport);
          assert.deepEqual(await faultsInAllThemes(page), [], `${viewport.width} pixels wide`);
        }
        if (PICTURES) await picturesInAllThemes(page, name);
      }, options);
    });
  }
}

async function picture(page, name) {
  if (PICTURES) await page.page.screenshot({ path: `${PICTURES}/${name}.png` });
}

async function picturesInAllThemes(page, name) {
  await page.page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of Object.keys(THEMES)) {
    await wear(page, theme);
    await picture(page, `${name}-${theme.replace(/\W+/g, "-")}`);
  }
}

/** Waits until the page has adapted to the size of its window; runs in the page. */
function settled() {
  const frame = () => new Promise((shown) => requestAnimationFrame(shown));
  return frame().then(frame).then(frame);
}

/** Elements that reach beyond the window, and places that no pointer can reach; runs in the page. */
function faults() {
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push("a dialog reaches beyond the window");
    if (dialog.scrollWidth > dialog.clientWidth) found.push("a dialog is too wide");
  }
  // A dialog covers the table, and so does a note that the player closes. With any other note the page scrolls if need be.
  const isCovered = document.querySelector("dialog[open], .notes.is-passing > .note");
  for (const button of isCovered ? [] : document.querySelectorAll("[role=group] button")) {
    button.scrollIntoView({ block: "nearest" });
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    // The area for a finger around an open end reaches beyond what is drawn there, and can reach beyond the window.
    if (!isInside && !button.ariaLabel.startsWith("open end")) found.push(`${button.ariaLabel} lies at ${[left, top, right, bottom].map(Math.round)}`);
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96];
    const meets = (right, down) => document.elementFromPoint(left + width * right, top + height * down) === button;
    if (!shares.some((down) => shares.some((right) => meets(right, down)))) found.push(`${button.ariaLabel} is met nowhere`);
  }
  document.querySelector(".table-page")?.scrollTo(0, 0);
  return found;
}
