// What stays of a network match: the end of a hand, the finished match, its review.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player, giveUp, match, mover, playHand } from "./support/players.mjs";

test("the end of a hand stays on the table until the player goes on", async () => {
  const { south, north } = await match();
  const first = await playHand([south, north]);
  // The player who chooses continues at once, and the other player still sees how the hand ended.
  await first.goOn();
  const other = first === south ? north : south;
  await other.note.getByText("The next hand has begun.").waitFor();
  await other.note.getByText(/goes out|blocked/).waitFor();
  await other.page.setViewportSize({ width: 320, height: 568 });
  const { width, height } = await other.note.boundingBox();
  assert.ok(width <= 320 && height < 200, `the note fits on a phone: ${width} × ${height}`);
  await first.note.getByText("The next hand has begun.").waitFor({ state: "detached" });
  await other.note.getByRole("button", { name: "Next hand" }).click();
  await other.note.getByText("The next hand has begun.").waitFor({ state: "detached" });
  assert.equal(await other.note.getByText(/goes out|blocked/).count(), 0);
  await mover([south, north]);
  await south.leave();
  await north.leave();
});

test("a finished match that has a rematch shows its end and leads to the rematch", async () => {
  const { south, north } = await match();
  const finished = new URL(south.page.url()).hash;
  await giveUp(south);
  await south.button("Play again").click();
  await north.button("Accept the rematch").click();
  await mover([south, north]);
  const rematch = south.page.url();
  assert.notEqual(new URL(rematch).hash, finished);
  const tab = await Player.inContext(south.context, finished);
  await tab.note.getByText("You gave up.").waitFor();
  await tab.page.waitForTimeout(500);
  assert.equal(new URL(tab.page.url()).hash, finished, "it stays");
  await tab.page.getByRole("link", { name: "Go to the rematch" }).click();
  await tab.isDealt();
  assert.equal(tab.page.url(), rematch);
  await south.leave();
  await north.leave();
});

test("the review of a match shows every hand to both players", async () => {
  const { south, north } = await match();
  for (let hand = 1; hand <= 2; hand += 1) {
    await playHand([south, north]);
    await mover([south, north]);
  }
  await giveUp(north);
  for (const [player, own] of [[south, "South, you"], [north, "North, you"]]) {
    await player.note.getByRole("button", { name: "Review" }).click();
    await player.page.getByText(/^Hand 2\. /).waitFor();
    await player.page.getByText(own).waitFor();
    await player.button("Previous hand").click();
    await player.page.getByText(/^Hand 1\. /).waitFor();
    // Every play of a hand is judged, which takes a busy machine half a minute.
    await player.page.getByText(/^(South|North) gave away/).first().waitFor({ timeout: 60_000 });
    await player.page.reload();
    await player.page.getByText(/^Hand \d\. /).waitFor();
    await player.page.getByText(own).waitFor();
    await player.page.getByRole("link", { name: "Back to the game" }).click();
    await player.note.getByText(/wins? the match/).waitFor();
  }
  await south.leave();
  await north.leave();
});

test("both players see that one of them wants to stop, and can answer", async () => {
  const { south, north } = await match();
  const [player, other] = await mover([south, north]);
  await player.playSomething();
  await mover([south, north]);
  await player.button("Say or stop").click();
  await player.button("Stop without a result").click();
  await player.note.getByText(/^You have asked to stop/).waitFor();
  await other.note.getByText(/wants to stop without a result/).waitFor();
  await other.button("Play on").click();
  await player.note.getByText(/^You have asked to stop/).waitFor({ state: "detached" });
  const ask = async (one) => {
    await one.button("Say or stop").click();
    await one.button("Stop without a result").click();
  };
  // Each can ask once between two moves.
  await ask(player);
  await player.refusal("You have asked for that already").waitFor();
  await ask(other);
  await player.button("Agree").click();
  for (const one of [player, other]) await one.note.getByText("without a result").waitFor();
  await south.leave();
  await north.leave();
});
