// Undo, redo, refusals, and questions.

import assert from "node:assert/strict";
import { test } from "node:test";

import { TELEPHONE, notInFirefox, onPage } from "./support/browser.mjs";
import { byFinger, byKeys, byMouse, byTaps } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";

/** Two moves of a deal, and a move that is illegal at its beginning. */
const GAMES = [
  { game: "doublets", moves: ["flip", "flip"], broken: "reserve 1", rule: "D3" },
  { game: "yield", moves: ["flip", "flip"], broken: "pair r7c1 r1c1", rule: "Y" },
  { game: "lady-jane", moves: ["deal", "deal"], broken: "t1 t2", rule: "L" },
];

for (const { game, moves, broken, rule } of GAMES) {
  const address = `#/${game}/17`;

  test(`${game}: buttons and keys undo and redo moves`, async () => {
    await onPage(address, async (page) => {
      const before = await page.table.ariaSnapshot();
      for (const move of moves) await byMouse(page, places(game, move));
      await page.hasMoves(moves.length, "two moves");
      const after = await page.table.ariaSnapshot();
      await page.button("Undo").click();
      await page.hasMoves(1, "Undo");
      await page.page.keyboard.press("u");
      await page.hasMoves(0, "u");
      assert.equal(await page.table.ariaSnapshot(), before);
      await page.button("Redo").click();
      await page.hasMoves(1, "Redo");
      await page.page.keyboard.press("r");
      await page.hasMoves(2, "r");
      assert.equal(await page.table.ariaSnapshot(), after);
    });
  });

  test(`${game}: a refusal names its rule and changes nothing`, async () => {
    await onPage(address, async (page) => {
      const before = await page.table.ariaSnapshot();
      await byMouse(page, places(game, broken));
      await page.refusal(new RegExp(`^${rule}\\d*: `)).waitFor();
      await page.hasMoves(0, broken);
      assert.equal(await page.table.ariaSnapshot(), before);
    });
  });
}

test("there is nothing to undo before the first move", async () => {
  await onPage("#/doublets/17", async (page) => {
    assert.equal(await page.button("Undo").getAttribute("aria-disabled"), "true");
    await page.page.keyboard.press("u");
    await page.refusal("There is nothing to undo.").waitFor();
  });
});

test("Escape lets go of what the player holds", async () => {
  await onPage("#/lady-jane/17", async (page) => {
    const pile = page.place({ zone: "tableau pile 1", nth: -1 });
    await pile.press("Enter");
    assert.equal(await pile.getAttribute("aria-pressed"), "true");
    await page.page.keyboard.press("Escape");
    assert.equal(await pile.getAttribute("aria-pressed"), null);
  });
});

test("the page asks before it ends an unfinished game", async () => {
  await onPage("#/doublets/17", async (page) => {
    const question = page.page.getByRole("dialog");
    await byKeys(page, places("doublets", "flip"));
    await page.page.keyboard.press("n");
    await question.getByText("It will count as lost.").waitFor();
    await page.page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await page.hasMoves(1, "the question was answered with no");
    await page.page.keyboard.press("n");
    await question.getByRole("button", { name: "Yes" }).click();
    await page.hasMoves(0, "another deal");
  });
});

test("a key right after Escape in a dialog is heard", async () => {
  await onPage("#/doublets/17", async (page) => {
    await byKeys(page, places("doublets", "flip"));
    // As on a slow computer: both keys wait before the browser says that the dialog is closed.
    const pressTwo = (second) => page.page.evaluate((key) => {
      const press = (key) => {
        const options = { key, bubbles: true, cancelable: true };
        const target = document.activeElement ?? document.body;
        if (target.dispatchEvent(new KeyboardEvent("keydown", options)) && key === "Escape") target.closest("dialog")?.close();
      };
      press("Escape");
      press(key);
    }, second);
    await page.press("n");
    await page.page.getByRole("dialog", { name: "New deal" }).waitFor();
    await pressTwo("n");
    const other = page.page.getByRole("dialog", { name: "New deal" }).filter({ visible: true });
    await other.getByRole("button", { name: "Yes" }).click();
    await page.hasMoves(0, "another deal");
  });
});

test("the first tap after a drag counts, and counts once", notInFirefox("it has no fingers"), async () => {
  await onPage("#/lady-jane/1", async (page) => {
    const [first, second] = ["t5 t7", "deal"].map((move) => places("lady-jane", move));
    await byFinger(page, first);
    await page.hasMoves(1, "a drag");
    await byTaps(page, second);
    await page.hasMoves(2, "a tap right behind it");
    await byTaps(page, second);
    await page.hasMoves(3, "another tap");
    await page.page.waitForFunction(() => document.getAnimations().length === 0);
    await page.hasMoves(3, "nothing else");
  }, TELEPHONE);
});
