// The opponents for Curse of the Doublet: the choice, their moves, and the messages about them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";

const LEVELS = ["Beginner", "Casual player", "Club player", "Expert", "Master"];

for (const level of LEVELS) {
  test(`a match against ${level} starts on the start page, and the opponent moves`, async () => {
    await onPage("#/", async (page) => {
      const card = page.page.locator('[data-game="curse"]');
      await card.getByRole("combobox", { name: "Opponent" }).selectOption({ label: level });
      await card.getByRole("link", { name: /^Play Curse/ }).click();
      await opponent(page, level);
      await playTurn(page);
      await page.page.getByText(/North (puts down|plays|passes)/).first().waitFor({ state: "attached" });
    });
  });
}

test("new matches use the last chosen opponent, and a match keeps its opponent", async () => {
  await onPage("#/curse/17", async (page) => {
    await opponent(page, "Casual player");
    await playTurn(page);
    await myTurn(page); // a reply of North would follow the message that is expected below
    await page.open("#/settings");
    await page.page.getByRole("combobox", { name: "Opponent" }).selectOption({ label: "Expert" });
    await page.open("#/curse");
    await opponent(page, "Casual player");
    await page.said("Your next match: Expert.").waitFor();
    await page.open("#/curse/18");
    const leave = page.page.getByRole("dialog").getByRole("button", { name: "Yes" });
    if (await leave.isVisible()) await leave.click();
    await opponent(page, "Expert");
  });
});

test("the page reports a pass of the opponent with what it proves", async () => {
  await onPage("#/curse/3", async (page) => {
    const passed = page.page.getByText(/North passes, so North holds none of these numbers: \d/);
    for (let turns = 0; turns < 40 && !(await passed.first().isVisible()); turns += 1) {
      await Promise.race([myTurn(page), passed.first().waitFor()]);
      if (!(await passed.first().isVisible())) await playTurn(page);
    }
    await passed.first().waitFor();
  });
});

/** Waits until the bar above the table names the opponent. */
function opponent(page, level) {
  return page.page.getByRole("banner").getByText(level).waitFor();
}

/** Waits until the player can act. */
function myTurn(page) {
  const playable = page.zone("South").getByRole("button", { name: /, playable$/ });
  const others = page.page.getByRole("button", { name: /^(Pass|Next hand|.* leads)$/ });
  return playable.or(others).first().waitFor();
}

/** Takes the first possible action. */
async function playTurn(page) {
  await myTurn(page);
  const playable = page.zone("South").getByRole("button", { name: /, playable$/ });
  const others = page.page.getByRole("button", { name: /^(Pass|Next hand|.* leads)$/ });
  if ((await playable.count()) === 0) return others.first().press("Enter");
  const before = await playable.count();
  await playable.first().press("Enter");
  const lit = page.table.locator("[data-mark=gold]").and(page.table.getByRole("button"));
  await lit.first().press("Enter");
  assert.ok(before > 0);
}
