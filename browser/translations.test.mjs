// Every page in every language on a narrow phone: nothing sticks out, and no word is cut.

import assert from "node:assert/strict";
import { test } from "node:test";

import { TELEPHONE, onPage } from "./support/browser.mjs";
import { NAMES } from "./support/games.mjs";
import { PAGES } from "./support/pages.mjs";

const LANGUAGES = ["en", "de", "es", "fr", "it", "pt-BR", "ar", "ja", "zh-CN"];

/** The pages around the tables; the tables have tests of their own. */
const TABLES = [...NAMES, "match", "watch"];
const AROUND = Object.entries(PAGES).filter(([name]) => !TABLES.includes(name));

/** Texts that must be readable as a whole. */
const TEXTS = "h1, h2, h3, p, dt, dd, li, th, td, label, legend, summary, caption, figcaption, .command, .tile-button, .choice";

/** The games that players of these pages have saved. */
const PLAYERS = new Set(AROUND.map(([_, { records }]) => records));

for (const language of LANGUAGES) {
  test(`every page fits on a narrow phone: ${language}`, async () => {
    const faults = [];
    for (const records of PLAYERS) {
      const pages = AROUND.filter(([_, page]) => page.records === records);
      await onPage("", async (page) => {
        for (const [name, { address, open }] of pages) {
          await turnTo(page, address);
          await open?.(page);
          faults.push(...(await page.page.evaluate(findFaults, TEXTS)).map((fault) => `${name}: ${fault}`));
        }
      }, { ...TELEPHONE, locale: language, records });
    }
    assert.deepEqual(faults, []);
  });
}

/** Shows another page without loading the program again. The start page comes between, so that each page is a new one. */
async function turnTo(page, address) {
  const start = page.page.locator(".start-page");
  await page.page.evaluate(() => (location.hash = "#/"));
  await start.waitFor();
  if (address === "") return;
  await page.page.evaluate((address) => (location.hash = address), address);
  await start.waitFor({ state: "detached" });
  await page.ready();
}

/** What sticks out of the page or of its own box; runs in the page. */
function findFaults(texts) {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
  const isCut = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isScrollable = getComputedStyle(element).overflowX === "auto";
    const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && !isScrollable;
    return width > 0 && !element.closest(".for-listeners") && (isWide || left < -1 || right > innerWidth + 1);
  };
  const cut = [...document.querySelectorAll(texts)].filter(isCut);
  return [...page, ...cut.map((element) => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 40)}`)];
}
