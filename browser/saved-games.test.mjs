// The page of saved games: continue, look back, search, delete; deals and links that displace nothing; Back and dialogs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { exported, importFiles } from "./support/files.mjs";
import { record } from "./support/records.mjs";

const OPEN = record("yield", 3, ["flip", "flip"], 1_790_000_000);
const LATER = record("yield", 4, ["flip"], 1_790_000_600);
const LOST = record("doublets", 17, ["flip", "gave up"], 1_790_001_000);
const RECORDS = [OPEN, LATER, LOST];

/** The names of the saved games in the list. */
async function listed(page) {
  const games = page.page.locator(".saved-game-main");
  await games.first().waitFor();
  return games.evaluateAll((games) => games.map((game) => game.ariaLabel.split(",").slice(0, 3).join(",")));
}

test("saved games are listed, the one played last first", async () => {
  await onPage("#/games", async (page) => {
    assert.deepEqual(await listed(page), ["Doublets, deal 17, lost", "Yield, deal 4, open", "Yield, deal 3, open"]);
    await page.said("3 games, 2 still open").waitFor();
    await page.page.getByRole("searchbox", { name: "Search" }).fill("yield 3");
    await page.said("1 game, still open").waitFor();
    assert.deepEqual(await listed(page), ["Yield, deal 3, open"]);
    await page.page.getByRole("searchbox", { name: "Search" }).fill("");
    await page.page.getByLabel("Only open games").check();
    await page.said("2 games, 2 still open").waitFor();
  }, { records: RECORDS });
});

test("an older open game continues and is the one played last", async () => {
  await onPage("#/games", async (page) => {
    await page.page.getByRole("button", { name: /^Yield, deal 3,/ }).click();
    await page.hasMoves(2, "the game of the list");
    await page.press("s");
    await page.hasMoves(3, "a move");
    await page.open("#/games");
    assert.equal((await listed(page))[0], "Yield, deal 3, open");
    await page.open("#/yield");
    await page.hasMoves(3, "the game played last");
  }, { records: RECORDS });
});

test("a game that has ended is reviewed", async () => {
  await onPage("#/games", async (page) => {
    await page.button("Review").click();
    await page.page.getByRole("heading", { name: "Review" }).waitFor();
  }, { records: RECORDS });
});

test("a game is deleted only after a question", async () => {
  await onPage("#/games", async (page) => {
    await listed(page);
    await page.button("Delete").nth(1).click();
    await page.button("Cancel").click();
    await page.button("Delete").nth(1).click();
    await page.page.getByRole("alert").filter({ hasText: "Delete this game for good?" }).waitFor();
    await page.button("Delete").nth(1).click();
    await page.said("2 games, 1 still open").waitFor();
    await page.reload();
    assert.deepEqual(await listed(page), ["Doublets, deal 17, lost", "Yield, deal 3, open"]);
  }, { records: RECORDS });
});

test("a deal by its number and a link displace no game", async () => {
  await onPage("#/yield/3", async (page) => {
    await page.hasMoves(2, "the game that was begun");
    await page.open("#/yield/9");
    await page.hasMoves(0, "another deal");
    await page.press("s");
    await page.open("#/yield/11/flip,flip,flip");
    await page.hasMoves(3, "the moves of a link");
    await page.open("#/yield/9");
    await page.hasMoves(1, "the deal that was begun");
    await page.open("#/games");
    await page.said("5 games, 4 still open").waitFor();
  }, { records: RECORDS });
});

test("Back closes a dialog and then leaves the table", async () => {
  await onPage("", async (page) => {
    await page.page.getByRole("link", { name: /Play.* Doublets/ }).first().click();
    await page.hasMoves(0, "a table");
    await page.press("m");
    await page.page.getByRole("dialog").waitFor();
    await page.page.goBack();
    await page.page.getByRole("dialog").waitFor({ state: "detached" });
    await page.hasMoves(0, "the table is still there");
    await page.press("m");
    await page.page.getByRole("dialog").waitFor();
    await page.press("Escape");
    await page.page.getByRole("dialog").waitFor({ state: "detached" });
    await page.page.goBack();
    await page.page.getByRole("heading", { name: "Talon", level: 1 }).waitFor();
  });
});

test("the readable games of a damaged export are imported on request", async () => {
  await onPage("#/settings", async (page) => {
    const all = JSON.parse(await exported(page, "Export all games"));
    all.records[1].text = "nonsense\n";
    await page.open("#/statistics/yield");
    await importFiles(page, { "games.json": JSON.stringify(all) });
    await page.refusal("record 2 cannot be read").waitFor();
    await page.button("Import the 2 readable games").click();
    await page.said("Already there: 2.").waitFor();
  }, { records: RECORDS });
});
