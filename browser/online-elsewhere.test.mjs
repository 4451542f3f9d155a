// A network match goes on while its player looks at other pages.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player, giveUp, host, match, mover } from "./support/players.mjs";

test("a match stays connected while the player looks at other pages, and says when it is their turn", async () => {
  const { south, north } = await match();
  const [player, other] = await mover([south, north]);
  const address = new URL(other.page.url()).hash;
  for (const page of ["#/rules/curse", "#/settings", "#/yield/17", "#/learn/curse"]) {
    await other.goTo(page);
    await other.bar.getByRole("link", { name: "Go to the match" }).waitFor();
  }
  // No connection of the player ends, so nobody is away.
  assert.equal(await player.page.locator(".player-away").count(), 0);
  for (let moves = 0; moves < 20 && (await player.isToMove()); moves += 1) {
    await player.playSomething();
    await player.page.waitForTimeout(200);
  }
  await other.bar.getByText(/^It is your turn/).waitFor();
  await other.page.waitForFunction(() => document.title.startsWith("Your turn"));
  await other.bar.getByRole("link", { name: "Go to the match" }).click();
  await other.isDealt();
  assert.equal(new URL(other.page.url()).hash, address);
  assert.equal(await other.bar.count(), 0);
  await other.playSomething();
  await south.leave();
  await north.leave();
});

test("another page announces the end of a match", async () => {
  const { south, north } = await match();
  await south.goTo("#/rules/yield");
  await giveUp(north);
  await south.bar.getByText(/^You win the match!/).waitFor();
  await south.bar.getByRole("link").click();
  await south.note.getByText(/^You win the match!/).waitFor();
  await south.goTo("#/rules/yield");
  await south.page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await south.bar.count(), 0, "a match that is over and was seen needs no bar");
  await south.leave();
  await north.leave();
});

test("a player who waits for a friend plays the computer until the friend sits down", async () => {
  const { host: south, link } = await host();
  await south.page.getByRole("link", { name: "Play the computer meanwhile" }).click();
  await south.page.locator(".table-page").waitFor();
  await south.bar.getByText("Waiting for your friend …").waitFor();
  const north = await Player.arrive(new URL(link).hash);
  await north.button("Sit down").click();
  await south.bar.getByText(/has sat down\. Do you want to play now\?$/).waitFor();
  await south.page.waitForFunction(() => document.title.startsWith("Your friend is here"));
  await south.bar.getByRole("link", { name: "Go to the match" }).click();
  await Promise.all([south.isDealt(), north.isDealt()]);
  await mover([south, north]);
  await south.leave();
  await north.leave();
});

test("a player who plays the computer while they look for an opponent keeps their table", async () => {
  const [busy, idle] = [await Player.arrive("#/people"), await Player.arrive("#/people")];
  await busy.button("Find an opponent").click();
  await busy.page.getByRole("link", { name: "Play the computer meanwhile" }).click();
  await busy.table.waitFor();
  await idle.button("Find an opponent").click();
  await idle.page.waitForURL(/#\/match\//);
  await busy.bar.getByText(/has sat down/).waitFor();
  assert.equal(new URL(busy.page.url()).hash.startsWith("#/curse"), true, "the game against the computer stays");
  await idle.isDealt();
  await busy.bar.getByRole("link", { name: "Go to the match" }).press("Enter");
  await busy.isDealt();
  assert.equal(new URL(busy.page.url()).hash, new URL(idle.page.url()).hash);
  await giveUp(busy);
  await busy.leave();
  await idle.leave();
});
