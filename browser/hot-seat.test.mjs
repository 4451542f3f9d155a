// Curse of the Doublet for two at one table: a curtain hides both hands between their turns.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";

test("the start page leads to a table for two, where the player to move lifts the curtain", async () => {
  await onPage("", async (page) => {
    await page.page.getByRole("link", { name: "Two players, one screen" }).click();
    const seat = await behindCurtain(page);
    await page.button(`Show ${seat}'s hand`).click();
    await sees(page, seat);
  });
});

test("two players can take turns with the keys alone, and no hand is on the page in between", async () => {
  await onPage("#/curse-hot-seat/17", async (page) => {
    const first = await behindCurtain(page);
    await page.page.keyboard.press("Enter");
    await sees(page, first);
    await playSomething(page, first);
    const second = await behindCurtain(page);
    assert.notEqual(second, first);
    await page.page.keyboard.press("u");
    assert.equal(await behindCurtain(page), second, "nobody takes back from behind the curtain");
    await page.page.keyboard.press("Enter");
    await sees(page, second);
    await page.page.keyboard.press("u");
    assert.equal(await behindCurtain(page), first);
  });
});

test("a player who comes back finds the curtain and the same game", async () => {
  await onPage("#/curse-hot-seat/17", async (page) => {
    const first = await behindCurtain(page);
    await page.page.keyboard.press("Enter");
    await playSomething(page, first);
    const second = await behindCurtain(page);
    await page.page.keyboard.press("Enter");
    await sees(page, second);
    await page.reload();
    assert.equal(await behindCurtain(page), second);
    await page.hasMoves(1, "the game was kept");
    await page.page.evaluate(() => (location.hash = "#/"));
    await page.page.getByRole("link", { name: "Two players, one screen: continue, 1 move" }).click();
    assert.equal(await behindCurtain(page), second, "the first page told that the game waits");
  });
});

test("the game against the computer and the game for two are separate", async () => {
  await onPage("#/curse/17", async (page) => {
    await page.page.keyboard.press("P");
    await page.page.getByRole("button", { name: /^Two players, one screen/ }).click();
    await behindCurtain(page);
    await page.page.keyboard.press("P");
    await page.page.getByRole("button", { name: /^Against the computer/ }).click();
    await page.place({ zone: "South", nth: 0 }).waitFor();
  });
});

/** Waits for the curtain and checks that nothing is behind it. Returns who can lift it. */
async function behindCurtain(page) {
  const heading = page.page.getByRole("heading", { name: /'s turn\.$/ });
  await heading.waitFor();
  assert.equal(await page.table.getByRole("group").count(), 0);
  assert.equal(await page.table.locator(".piece, .caption, .panel, .plate, .chip").count(), 0);
  const heard = await page.table.ariaSnapshot();
  assert.doesNotMatch(heard, /\d-\d|tile/);
  return (await heading.innerText()).match(/is (\w+)'s turn/)[1];
}

/** Checks that the player sees one hand and the backs of the other. */
async function sees(page, seat) {
  const other = seat === "South" ? "North" : "South";
  await page.zone(seat).getByRole("button").first().waitFor();
  assert.equal(await page.zone(other).getByRole("button").count(), 0, "the other's tiles cannot be pointed at");
}

/** Plays the first playable tile in the first place for it. */
async function playSomething(page, seat) {
  const tile = page.zone(seat).getByRole("button", { name: /, playable$/ }).first();
  const moves = await page.moves();
  await tile.press("Enter");
  if ((await page.moves()) !== moves || (await page.page.getByRole("heading", { name: /'s turn\.$/ }).count())) return;
  await page.table.locator("button[data-mark=gold]").first().press("Enter");
}
