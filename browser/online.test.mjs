// Curse of the Doublet between two people on two devices, with a real server.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsInAllThemes } from "./support/axe.mjs";
import { TELEPHONE } from "./support/browser.mjs";
import { Player, host, match, mover, shortMatches } from "./support/players.mjs";

test("two people come from the start page to the first tile within thirty seconds", async () => {
  const begin = Date.now();
  const south = await Player.arrive("");
  await south.page.getByRole("link", { name: "Play with a friend" }).click();
  await south.button("Make a link").click();
  await south.page.getByRole("img", { name: "QR code of the link" }).waitFor();
  const link = await south.page.getByRole("textbox", { name: "Link for your friend" }).inputValue();
  const north = await Player.arrive(new URL(link).hash, TELEPHONE);
  await north.page.getByRole("heading", { name: /invites you$/ }).waitFor();
  assert.equal(await south.note.count(), 0, "opening the link seats nobody");
  await north.button("Sit down").click();
  await Promise.all([south.isDealt(), north.isDealt()]);
  const [first, second] = await mover([south, north]);
  assert.match(await first.page.title(), /^Your turn/);
  assert.doesNotMatch(await second.page.title(), /^Your turn/);
  await first.playSomething();
  await second.said(/plays the \d-\d as the set/).waitFor();
  assert.ok(Date.now() - begin < 30_000, `${Date.now() - begin} ms`);
  await south.leave();
  await north.leave();
});

test("a match is played to its end, and then a rematch begins", async () => {
  const { south, north } = await match({ prepare: shortMatches });
  const over = south.note.getByText(/wins? the match/);
  for (let moves = 0; moves < 600 && !(await over.count()); moves += 1) {
    await Promise.race([mover([south, north]).then(([player]) => player.playSomething()), over.waitFor()]);
  }
  await Promise.all([over.waitFor(), north.note.getByText(/wins? the match/).waitFor()]);
  await south.button("Play again").click();
  await north.button("Accept the rematch").click();
  await Promise.all([south.page.waitForURL(/match/), north.page.waitForURL(/match/)]);
  await mover([south, north]);
  await south.leave();
  await north.leave();
});

test("a reload at each step loses nothing", async () => {
  const { host: south, link } = await host();
  await south.page.reload();
  const again = await south.page.getByRole("textbox", { name: "Link for your friend" }).inputValue();
  assert.equal(again, link, "the link is still there");
  const north = await Player.arrive(new URL(link).hash);
  await north.page.reload();
  await north.button("Sit down").click();
  await north.isDealt();
  for (const player of [south, north]) {
    await player.page.reload();
    await player.isDealt();
  }
  for (let turns = 0; turns < 4; turns += 1) {
    const [player, other] = await mover([south, north]);
    await player.playSomething();
    await Promise.all([player.page.reload(), other.page.reload()]);
    await Promise.all([player.isDealt(), other.isDealt()]);
  }
  await south.leave();
  await north.leave();
});

test("a move that is made without a network arrives once it is back", async () => {
  const { south, north } = await match();
  const [player, other] = await mover([south, north]);
  await player.context.setOffline(true);
  await player.playSomething();
  await player.note.getByText(/on its way|No connection|Connecting/).waitFor();
  await player.page.waitForTimeout(5_000);
  await player.context.setOffline(false);
  await other.said(/plays the \d-\d as the set/).waitFor();
  await mover([other]);
  await south.leave();
  await north.leave();
});

test("a move survives a reload without a network", async () => {
  const { south, north } = await match();
  const [player, other] = await mover([south, north]);
  await player.page.route(/\/api\//, (route) => route.abort());
  await player.context.setOffline(true);
  await player.playSomething();
  await player.note.getByText(/on its way|No connection|Connecting/).waitFor();
  await player.context.setOffline(false);
  await player.page.reload();
  await player.page.unroute(/\/api\//);
  await other.said(/plays the \d-\d as the set/).waitFor();
  await south.leave();
  await north.leave();
});

test("two tabs of a player show the same match", async () => {
  const { south, north } = await match();
  const tab = await Player.inContext(south.context, new URL(south.page.url()).hash);
  await tab.isDealt();
  for (let turns = 0; turns < 4; turns += 1) {
    const [player] = await mover([south, north]);
    await player.playSomething();
    await mover([south, north]);
    const both = async () => [await south.heard(), await tab.heard()];
    for (let tries = 0; (await both()).some((heard, _, all) => heard !== all[0]); tries += 1) {
      assert.ok(tries < 100, (await both()).join("\n---\n"));
      await tab.page.waitForTimeout(50);
    }
  }
  await south.leave();
  await north.leave();
});

test("a match takes nothing back, gives no hints, and asks before a player gives up", async () => {
  const { south, north } = await match();
  await south.press("u");
  await south.refusal("a move is final").waitFor();
  await south.press("H");
  await south.refusal("does not help").waitFor();
  await south.button("Say or stop").click();
  await south.button("Good luck!").click();
  await north.said("Good luck!").waitFor();
  await south.button("Say or stop").click();
  await south.button("Give up").click();
  await south.note.getByText("Do you want to give up?").waitFor();
  await south.button("Give up").click();
  await north.note.getByText(/You win the match! .+ gave up\./).waitFor();
  await south.leave();
  await north.leave();
});

test("the keyboard alone makes a match and plays", async () => {
  const south = await Player.arrive("#/friend");
  await south.button("Make a link").waitFor();
  await south.tabTo("Make a link");
  const link = await south.page.getByRole("textbox", { name: "Link for your friend" }).inputValue();
  const north = await Player.arrive(new URL(link).hash);
  await north.button("Sit down").waitFor();
  await north.tabTo("Sit down");
  await Promise.all([south.isDealt(), north.isDealt()]);
  const [player, other] = await mover([south, north]);
  await player.press("ArrowDown", "Enter");
  if (await player.isToMove()) await player.press("Enter");
  await other.said(/plays the \d-\d as the set/).waitFor();
  await south.leave();
  await north.leave();
});

test("the keyboard alone finds an opponent, returns to the match, and changes and erases the player", async () => {
  const [player, other] = [await Player.arrive("#/people"), await Player.arrive("#/people")];
  for (const each of [player, other]) {
    await each.button("Find an opponent").waitFor();
    await each.tabTo("Find an opponent");
  }
  await Promise.all([player.isDealt(), other.isDealt()]);
  await player.goTo("#/rules/curse");
  await player.bar.getByRole("link", { name: "Go to the match" }).waitFor();
  await player.tabTo("Go to the match");
  await player.isDealt();
  await player.goTo("#/me");
  await player.button("Show the secret link").waitFor();
  await player.tabTo("Show the secret link");
  const link = await player.page.getByRole("textbox", { name: "Your secret link" }).inputValue();
  await player.tabTo("New link");
  await player.page.getByText("The new link works now.").waitFor();
  assert.notEqual(await player.page.getByRole("textbox", { name: "Your secret link" }).inputValue(), link);
  const file = player.page.waitForEvent("download");
  await player.tabTo("Export");
  assert.equal((await file).suggestedFilename(), "talon-matches.json");
  await player.tabTo("Erase everything");
  await player.page.getByText(/you give up your open matches/).waitFor();
  await player.tabTo("Erase everything");
  await player.page.getByText("The server has forgotten you.").waitFor();
  await other.note.getByText(/^You win the match!/).waitFor();
  await player.leave();
  await other.leave();
});

test("axe finds nothing on the pages of a match, in two sizes and all themes", async () => {
  for (const size of [{}, TELEPHONE]) {
    const { host: south, link } = await host(size);
    await hasNoFaults(south);
    const north = await Player.arrive(new URL(link).hash, size);
    await north.button("Sit down").waitFor();
    await hasNoFaults(north);
    await north.button("Sit down").click();
    await south.isDealt();
    await south.button("Say or stop").click();
    await hasNoFaults(south);
    await south.leave();
    await north.leave();
  }
});

async function hasNoFaults(player) {
  const width = await player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(width <= 0, "nothing is wider than the window");
  assert.deepEqual(await faultsInAllThemes(player), []);
}
