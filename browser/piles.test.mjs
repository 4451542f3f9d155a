// Letters and counts of piles, and other settings that change what a player sees.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";

test("a setting shows the key of each pile, and the help lists the keys", async () => {
  await onPage("#/yield/17", async (page) => {
    const letters = page.table.locator(".letter");
    assert.equal(await letters.count(), 0);
    await page.page.keyboard.press("?");
    const keys = page.page.getByRole("dialog");
    await keys.getByRole("heading", { name: "Keys for the piles" }).waitFor();
    await keys.getByLabel("Show the key of each pile").check();
    await page.page.keyboard.press("Escape");
    const shown = await letters.allInnerTexts();
    assert.ok(shown.includes("s") && shown.includes("w"), shown.join(" "));
    await page.page.keyboard.press("s");
    await page.hasMoves(1, "s is the stock");
  });
});

test("the number of cards in the stock can be hidden", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.getByText("stock 24", { exact: true }).waitFor();
    await page.button("stock, 24 cards, playable").waitFor();
    await page.page.keyboard.press(",");
    await page.page.getByLabel("Cards in the stock").uncheck();
    await page.page.getByText("stock", { exact: true }).waitFor();
    await page.press("Escape");
    await page.button("stock, playable").waitFor();
    assert.doesNotMatch(await page.table.ariaSnapshot(), /stock.*24/);
  });
});

test("a player who has set the verdict is not asked about it", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel("Never show").check();
    await page.open("#/yield/17");
    await page.place({ zone: "stock", nth: 0 }).waitFor();
    assert.equal(await page.page.getByText("Show whether the game can still be won?").count(), 0);
  });
});

test("with motion off, nothing moves", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByRole("radio", { name: "Off" }).check();
    await page.open("#/yield/17");
    await page.place({ zone: "stock", nth: 0 }).waitFor();
    const moving = () => page.page.evaluate(() => document.getAnimations().length);
    assert.equal(await moving(), 0);
    await page.page.keyboard.press("s");
    assert.equal(await moving(), 0);
  }, { reducedMotion: "no-preference" });
});

test("statistics follow changes in another tab", async () => {
  await onPage("#/statistics/yield", async (page) => {
    await page.page.getByText("You have not finished a game yet.").waitFor();
    const other = await page.page.context().newPage();
    await other.goto(`${page.site}#/yield/17`);
    await other.getByRole("button", { name: /^stock/ }).waitFor();
    await other.keyboard.press("s");
    await other.keyboard.press("G");
    await other.getByRole("button", { name: "Yes", exact: true }).last().click();
    await page.page.getByText("Win rate (%)", { exact: true }).first().waitFor();
  });
});

test("a move redraws only the cards that it turns up", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.evaluate(() => {
      window.drawn = new Set();
      new MutationObserver((changes) => {
        for (const { target, removedNodes } of changes) if (removedNodes.length > 0) window.drawn.add(target.closest(".piece"));
      }).observe(document.querySelector(".pieces"), { childList: true, subtree: true });
    });
    await byMouse(page, places("yield", "flip"));
    await page.hasMoves(1, "flip");
    assert.equal(await page.page.evaluate(() => window.drawn.size), 1, "the card from the stock");
  });
});
