// Export and import of games as files.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { exported, importFiles, inRecords } from "./support/files.mjs";

/** The text of an export with one game of Yield, two moves long. */
async function aGame() {
  let text;
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("s");
    await page.page.keyboard.press("s");
    await page.hasMoves(2, "two cards were turned");
    await page.open("#/statistics/yield");
    text = await exported(page, "Export all games");
  });
  return text;
}

test("a game exported on one page continues in another browser", async () => {
  const text = await aGame();
  const { talon, version, records, settings } = JSON.parse(text);
  assert.deepEqual({ talon, version, records: records.length }, { talon: "export", version: 1, records: 1 });
  assert.equal(settings.shows_score, true);
  await onPage("#/settings", async (page) => {
    await importFiles(page, { "games.json": text });
    await page.said("New games: 1. Continued: 0. Already there: 0.").waitFor();
    await importFiles(page, { "games.json": text });
    await page.said("New games: 0. Continued: 0. Already there: 1.").waitFor();
    await page.open("");
    await page.page.getByRole("link", { name: "Continue: deal 17, 2 moves" }).click();
    await page.hasMoves(2, "the game was imported");
  });
});

test("a file that is no export is refused with a sentence, and the others are imported", async () => {
  const text = await aGame();
  await onPage("#/statistics/curse", async (page) => {
    const newer = JSON.stringify({ talon: "export", version: 2 });
    await importFiles(page, { "holiday.json": "[]", "newer.json": newer, "games.json": text });
    await page.said("New games: 1.").waitFor();
    await page.refusal("Nothing was imported from holiday.json: it is neither an export from Talon").waitFor();
    await page.refusal("newer.json: it is from a newer version of Talon").waitFor();
  });
});

test("imported settings take effect only when the player accepts them", async () => {
  const text = JSON.stringify({ ...JSON.parse(await aGame()), settings: { theme: "light" } });
  await onPage("#/settings", async (page) => {
    const theme = () => page.page.evaluate(() => document.documentElement.dataset.theme);
    await importFiles(page, { "games.json": text });
    await page.said("New games: 1.").waitFor();
    assert.equal(await theme(), "dark");
    await page.button("Use these settings").click();
    await page.said("The settings from the file are now in use.").waitFor();
    assert.equal(await theme(), "light");
  }, { colorScheme: "dark" });
});

test("the game on the table can be exported with the keys alone", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("s");
    await page.hasMoves(1, "a card was turned");
    await page.page.keyboard.press(",");
    const button = page.button("Export the current game");
    await button.focus();
    const [download] = await Promise.all([
      page.page.waitForEvent("download"),
      page.page.keyboard.press("Enter"),
    ]);
    assert.match(download.suggestedFilename(), /^yield-\d{10}-1\.talon$/);
    const record = await readFile(await download.path(), "utf8");
    assert.match(record, /^talon record 1\ngame: yield\n(.*\n)*moves:\n(time \d+\n)?flip\n$/);
  });
});

test("an unreadable record is quarantined, reported, and exported unchanged", async () => {
  await onPage("", async (page) => {
    await inRecords(page, { name: "yield-0000000001-x", game: "yield", hot_seat: false, text: "garbage" });
    await inRecords(page, { name: "strange", anything: 7 });
    await page.reload();
    await page.said("2 saved games could not be read.").waitFor();
    const text = await exported(page, "Export all games");
    const aside = JSON.parse(text).aside.map(({ text }) => text);
    assert.deepEqual(aside.sort(), ["garbage", '{"name":"strange","anything":7}'].sort());
    await page.button("Close").click();
    await page.page.getByText("could not be read").waitFor({ state: "detached" });
    await page.open("#/settings");
    await page.page.getByText("2 saved games that could not be read were kept separately.").waitFor();
  });
});
