// What the address says, and what a page is made of it.

import { test } from "node:test";

import { onPage } from "./support/browser.mjs";

const GAMES = { doublets: "Doublets", yield: "Yield", "lady-jane": "Lady Jane", curse: "Curse of the Doublet" };

test("the first page leads to each game", async () => {
  await onPage("", async (page) => {
    for (const name of Object.values(GAMES)) {
      await page.page.getByRole("link", { name }).first().click();
      await page.page.getByRole("heading", { name, level: 1 }).waitFor();
      await page.page.goBack();
      await page.page.getByRole("heading", { name: "Talon", level: 1 }).waitFor();
    }
  });
});

for (const [game, name] of Object.entries(GAMES)) {
  test(`#/${game}/17 opens that deal`, async () => {
    await onPage(`#/${game}/17`, async (page) => {
      await page.page.getByRole("heading", { name, level: 1 }).waitFor();
      await page.page.getByText("deal 17").first().waitFor();
    });
  });
}

test("another address opens another deal without loading the page again", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.evaluate(() => {
      window.isStillHere = true;
      location.hash = "#/yield/18";
    });
    await page.page.getByText("deal 18").first().waitFor();
    await page.page.waitForFunction(() => window.isStillHere);
  });
});

test("an address that names nothing leads to the first page", async () => {
  await onPage("#/poker/1", async (page) => {
    await page.page.getByRole("heading", { name: "Talon", level: 1 }).waitFor();
  });
});
