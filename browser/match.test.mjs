// A match of Curse of the Doublet by the keys alone. What can be done, and what has happened, is known as a screen reader hears it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { TWO_HANDS } from "./support/deals.mjs";
import { byKeys } from "./support/hands.mjs";
import { record } from "./support/records.mjs";

/** A match to three points after two hands, in which north has one. South chooses who leads the next hand. */
const MATCH = record("curse", 19, TWO_HANDS);
MATCH.text = MATCH.text.replace("target 11", "target 3");

test("a match is played to its end with the keys alone", async () => {
  await onPage("#/games", async (page) => {
    await page.button("Continue").waitFor();
    await tabTo(page, /^Continue/);
    await page.button("South leads").waitFor();
    await page.page.evaluate(listen);
    while (!(await isOver(page))) await turn(page);
    await page.region("Game over").getByText(/wins the match/).first().waitFor();
    const ending = page.region("Game over");
    assert.match(await ending.getByRole("definition").first().innerText(), /^South \d+ : \d+ North$/);
    await ending.getByRole("definition").nth(1).getByText(/^blocked · North 1 · (South|North|blocked)/).waitFor();
    await ending.getByRole("button", { name: "New match" }).waitFor();
    const heard = await page.page.evaluate(() => window.heard.join("\n"));
    for (const wanted of [/leads/, /South plays the \d-\d on/, /North plays the \d-\d/, /passes/, /goes out and scores|is blocked/, /wins the match/]) {
      assert.match(heard, wanted);
    }
  }, { records: [MATCH] });
});

/** Whether the match has ended. Waits until it has, or until the player can do something. */
async function isOver(page) {
  const over = page.region("Game over");
  await over.or(playable(page)).or(choices(page)).or(page.button("Next hand")).first().waitFor();
  return over.isVisible();
}

/** Does the first thing that the player can do. */
async function turn(page) {
  if (await page.button("Next hand").isVisible()) return tabTo(page, /^Next hand$/);
  if (await choices(page).first().isVisible()) return byKeys(page, { from: { zone: "your choices", nth: 0 } });
  const names = await hand(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const from = { zone: "South", nth: names.findIndex((name) => name.endsWith(", playable")) };
  await byKeys(page, { from });
  const zone = await page.marked("gold").first().evaluate((button) => button.closest("[role=group]").ariaLabel.split(":")[0]);
  const before = await page.moves();
  await byKeys(page, { from: { zone, nth: -1 } });
  await page.page.waitForFunction(([before]) => !document.body.innerText.includes(`${before} move`), [before]);
}

async function tabTo(page, name) {
  const focused = () => page.page.evaluate(() => document.activeElement.textContent.trim());
  for (let steps = 0; !name.test(await focused()); steps += 1) {
    assert.ok(steps < 100, `Tab never reaches ${name}`);
    await page.press("Tab");
  }
  await page.press("Enter");
}

function hand(page) {
  return page.zone("South").getByRole("button");
}

function playable(page) {
  return page.zone("South").getByRole("button", { name: /, playable$/ });
}

function choices(page) {
  return page.zone("your choices").getByRole("button");
}

/** Notes everything that a screen reader announces by itself; runs in the page. */
function listen() {
  window.heard = [];
  const note = () => {
    for (const status of document.querySelectorAll("[role=status]")) {
      const text = status.textContent.trim();
      if (text && !window.heard.includes(text)) window.heard.push(text);
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  note();
}
