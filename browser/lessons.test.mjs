// The lessons: by keys alone, as a screen reader hears them, and how other pages lead to them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";

/** The step of the lesson, as a screen reader finds it. */
const step = (page) => page.region("Lessons").getByRole("status");

test("a first game is taken by keys alone and noted in the list", async () => {
  await onPage("#/learn/doublets/first", async (page) => {
    await step(page).filter({ hasText: "play the 8 of hearts" }).waitFor();
    await page.press("2");
    await page.refusal("D3: after a 4 comes an 8, not the 3 of diamonds.").waitFor();
    assert.equal(await page.marked("wrong").count(), 1, "the wrong card is marked");
    for (const [key, text] of [["1", "Play the 3 of diamonds"], ["2", "Play the 6 of spades"], ["u", "Play the 3"],
      ["2", "Play the 6 of spades"], ["4", "turn a card"], ["s", "Turn another card"], ["s", "There is the queen"],
      ["w", "Play the jack of clubs"], ["3", "Play either 9"], ["5", "Bad luck"]]) {
      await page.press(key);
      await step(page).filter({ hasText: text }).waitFor();
      assert.equal(await page.marked("wrong").count(), 0);
    }
    await page.region("Lessons").getByRole("link", { name: "Next: The table" }).waitFor();
    await page.region("Lessons").getByRole("link", { name: "All lessons" }).click();
    const first = page.page.getByRole("listitem").filter({ hasText: "Your first game" });
    await first.getByText("Done").waitFor();
    await page.page.getByRole("link", { name: "D3 Doubling" }).click();
    await step(page).filter({ hasText: "Play the card that comes next" }).waitFor();
    await page.button("Show the move").click();
    assert.equal(await page.marked("hint-from").count(), 1);
  });
});

test("a covered card is marked in a lesson, and every table names the card that covers it", async () => {
  for (const [address, marked] of [["#/learn/yield/first", 1], ["#/yield/8", 0]]) {
    await onPage(address, async (page) => {
      await page.place({ zone: "row 1", nth: 0 }).press("Enter");
      await page.refusal(/^Y2: the .+ of .+ covers the .+ of /).waitFor();
      assert.equal(await page.marked("wrong").count(), marked);
    });
  }
});

test("a refusal leads to its lesson, and the game waits", async () => {
  await onPage("#/doublets/17", async (page) => {
    await page.press("s");
    await page.hasMoves(1);
    await page.press("1");
    await page.refusal(/^D3: /).getByRole("link", { name: "Lesson" }).click();
    await step(page).waitFor();
    await page.page.goBack();
    await page.hasMoves(1);
  });
});

test("every game has its lessons, in the language of the page", async () => {
  await onPage("#/learn/curse", async (page) => {
    await page.page.getByRole("link", { name: "C7 Treffer" }).click();
    await page.region("Lektionen").getByRole("status").filter({ hasText: "Leg die 2-5 an die 2" }).waitFor();
  }, { locale: "de-DE" });
});
