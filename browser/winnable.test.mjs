// Winnable deals on request.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";

test("a winnable deal comes on request", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("m");
    await page.page.getByRole("dialog").getByRole("button", { name: "New winnable deal" }).click();
    await page.said("This deal can be won.").waitFor();
  });
});

test("a deal has the requested grade, which appears only after the game", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("m");
    await page.page.getByRole("dialog").getByRole("button", { name: "New deal by difficulty" }).click();
    const question = page.page.getByRole("dialog", { name: "Choose a difficulty" });
    await question.getByRole("button", { name: "very hard" }).waitFor();
    assert.deepEqual(await question.locator("[data-grade]").allTextContents(), ["easy", "medium", "hard", "very hard"]);
    await question.getByRole("button", { name: "very hard" }).click();
    await page.said("This deal can be won.").waitFor();
    assert.equal(await page.page.getByText(/This deal is/).count(), 0);
    await page.place({ zone: "stock", nth: 0 }).click();
    await page.press("G");
    await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    await page.region("Game over").getByText("very hard, 0 of 200 quick players win").waitFor();
    await page.press("V");
    await page.page.locator("main").getByText("This deal is very hard: of 200 quick computer players, none wins it.").waitFor();
  });
});

test("with the setting, the first deal of a visit can be won, too", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel("Deal only games that can be won").check();
    await page.open("#/yield");
    await page.said("This deal can be won.").waitFor();
  });
});

test("the search shows its progress and can be stopped", async () => {
  // A solver that never answers.
  const prepare = (context) => context.addInitScript(() => (Worker.prototype.postMessage = () => {}));
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("N");
    const search = page.page.getByRole("dialog");
    await search.getByRole("status").filter({ hasText: /\w/ }).waitFor();
    await page.page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
    await page.place({ zone: "stock", nth: 0 }).waitFor();
    await page.open("#/settings");
    await page.page.getByLabel("Deal only games that can be won").check();
    await page.open("#/doublets");
    await search.getByRole("button", { name: "Cancel" }).click();
    await page.page.getByRole("heading", { name: "Talon" }).waitFor();
    assert.equal(await page.page.evaluate(() => location.hash), "#/");
  }, { prepare });
});
