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

test("a deal has the requested grade, which the table tells", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.keyboard.press("m");
    await page.page.getByRole("dialog").getByRole("button", { name: "New deal by difficulty" }).click();
    const question = page.page.getByRole("dialog", { name: "Choose a difficulty" });
    await question.getByRole("button", { name: "very hard" }).waitFor();
    assert.deepEqual(await question.locator("[data-grade]").allTextContents(), ["easy", "medium", "hard", "very hard"]);
    await question.getByRole("button", { name: "very hard" }).click();
    await page.said("This deal is very hard. Of 200 quick players, simple programs that never think ahead, none wins it.").waitFor();
    await page.page.getByRole("banner").getByText("· very hard").waitFor();
    await page.place({ zone: "stock", nth: 0 }).click();
    await page.press("G");
    await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    await page.region("Game over").getByText("very hard, 0 of 200 quick players win").waitFor();
    await page.press("V");
    await page.page.locator("main").getByText("This deal is very hard. Of 200 quick players, simple programs that never think ahead, none wins it.").waitFor();
  });
});

test("a newcomer gets an easy deal of a patience, hears so, and sees its grade", async () => {
  await onPage("#/yield", async (page) => {
    await page.said("About 61 of 100 deals of Yield cannot be won. This one can").waitFor();
    await page.page.getByRole("banner").getByText("· easy").waitFor();
    await page.press("I");
    await page.said("This deal is easy. Of 200 quick players").waitFor();
  });
});

test("the grade of any deal comes when asked for", async () => {
  await onPage("#/yield/17", async (page) => {
    assert.equal(await page.page.locator(".grade").textContent(), "");
    await page.press("I");
    await page.said(/^(This deal is|Nobody can win)/).waitFor();
  });
});

test("beside a deal that is lost from the start is a button for one that can be won", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel("Always show, using all cards").check();
    await page.open("#/yield/1");
    await page.page.getByRole("button", { name: "Deal one that can be won" }).click();
    await page.said("This deal can be won.").waitFor();
  });
});

test("with the setting, the first deal of a visit can be won, too", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel("Only deals that can be won").check();
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
    await page.page.getByLabel("Only deals that can be won").check();
    await page.open("#/doublets");
    await search.getByRole("button", { name: "Cancel" }).click();
    await page.page.getByRole("heading", { name: "Talon" }).waitFor();
    assert.equal(await page.page.evaluate(() => location.hash), "#/");
  }, { prepare });
});
