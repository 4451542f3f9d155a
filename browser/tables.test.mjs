// How the tables of the patiences look: nothing is cut, nothing covers what it should not, and what the eye sees a screen reader hears.

import assert from "node:assert/strict";
import { test } from "node:test";

import { TELEPHONE, notInFirefox, onPage } from "./support/browser.mjs";

const FLIPS = (count) => Array(count).fill("flip").join(",");

/** Windows in which the panel of Yield once lost its last rows. */
const SMALL = [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

for (const viewport of SMALL) {
  test(`all ranks of Yield are seen at ${viewport.width}×${viewport.height}`, async () => {
    await onPage("#/yield/17", async (page) => {
      const ranks = page.page.locator(".panel .rank-left");
      await ranks.last().waitFor();
      assert.equal(await ranks.count(), 13);
      const cut = await ranks.evaluateAll((ranks) => {
        const table = document.querySelector(".table").getBoundingClientRect();
        const isCut = ({ left, right, top, bottom }) =>
          left < table.left || right > table.right || top < table.top || bottom > table.bottom;
        return ranks.filter((rank) => isCut(rank.getBoundingClientRect())).map((rank) => rank.textContent);
      });
      assert.deepEqual(cut, []);
    }, { viewport });
  });
}

test("every card of the waste of Yield can be read and heard", async () => {
  await onPage(`#/yield/17/${FLIPS(24)}`, async (page) => {
    await page.place({ zone: "waste", nth: 2 }).waitFor();
    const strips = await page.page.evaluate(() => {
      const faces = [...document.querySelectorAll(".piece:not(.is-hidden)")].map((piece) => piece.getBoundingClientRect());
      const left = Math.min(...faces.map(({ left }) => left));
      const column = faces.filter((face) => face.left < left + 2).map(({ top }) => top).sort((one, other) => one - other);
      return column.slice(1).map((top, index) => top - column[index]);
    });
    assert.equal(strips.length, 23);
    assert.ok(Math.min(...strips) >= 13, strips.join(" "));
    const name = await page.zone("waste").getAttribute("aria-label");
    assert.match(name, /^waste: 24 cards, from bottom to top: /);
    assert.equal(name.split(/ of (?:clubs|diamonds|hearts|spades)/).length, 25);
    const heard = (nth) => page.place({ zone: "waste", nth }).getAttribute("aria-label");
    assert.match(await heard(0), /bottom of the waste/);
    assert.match(await heard(1), /second card of the waste/);
    assert.match(await heard(2), /top of the waste/);
  });
});

test("covered cards of Yield are darker, and a screen reader hears so", async () => {
  await onPage("#/yield/17", async (page) => {
    const paper = (piece) => piece.locator(".card-face").evaluate((face) => getComputedStyle(face).fill);
    const covered = page.page.locator(".piece.is-covered");
    assert.equal(await covered.count(), 27);
    assert.notEqual(await paper(covered.first()), await paper(page.page.locator(".piece:not(.is-covered):not(.is-hidden)").filter({ has: page.page.locator(".card-face") }).first()));
    assert.match(await page.place({ zone: "row 1", nth: 0 }).getAttribute("aria-label"), /\(covered\)$/);
    assert.doesNotMatch(await page.place({ zone: "row 7", nth: 0 }).getAttribute("aria-label"), /covered/);
  });
});

test("Lady Jane tells the number of deals left, and Doublets that of redeals", async () => {
  const captions = (page) => page.page.locator(".caption");
  await onPage("#/lady-jane/1", async (page) => {
    await captions(page).getByText("stock 16 · 3 deals left", { exact: true }).waitFor();
    await page.button("stock, 16 cards, 3 deals left, playable").click();
    await captions(page).getByText("stock 9 · 2 deals left", { exact: true }).waitFor();
  });
  await onPage("#/doublets/17", async (page) => {
    await captions(page).getByText(/^stock \d+ · ↻ 2$/).waitFor();
    await page.page.getByText(/2 redeals left\./).first().waitFor({ state: "attached" });
  });
});

test("an empty foundation of Lady Jane shows the suits that have none", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    const goals = page.page.locator(".outline.goal");
    assert.equal(await goals.count(), 4);
    assert.equal(await goals.nth(3).locator("svg").count(), 3);
    assert.equal(await goals.nth(0).locator("svg").count(), 0);
  });
});

test("with a card in hand, another playable card is taken instead", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    const click = async (button) => {
      const name = await button.getAttribute("aria-label");
      const { point } = await page.pointOf(button);
      await page.page.mouse.click(point.x, point.y);
      return name;
    };
    await click(page.table.locator("[data-usable=piece]").first());
    const other = await click(page.table.locator("[data-usable=piece][data-mark=none]").first());
    assert.equal(await page.moves(), 0);
    assert.equal(await page.table.locator("[data-mark=held]").first().getAttribute("aria-label"), other);
  });
});

test("a note of a hint hides no card that it marks", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    await page.press("Shift+H");
    for (const _ of ["which", "where", "why"]) {
      await page.button("More").click();
      const covered = await page.page.evaluate(() => {
        const note = document.querySelector(".hint-note").getBoundingClientRect();
        const marks = [...document.querySelectorAll("[data-mark^=hint]")].map((mark) => mark.getBoundingClientRect());
        return marks.filter(({ top, bottom }) => bottom > note.top && top < note.bottom).length;
      });
      assert.equal(covered, 0);
    }
  }, TELEPHONE);
});

test("a card that turns over turns, and nothing moves without motion", notInFirefox("it has no reduced motion to change"), async () => {
  for (const [reducedMotion, turning] of [["no-preference", 1], ["reduce", 0]]) {
    await onPage("#/yield/17", async (page) => {
      await page.page.locator(".pieces:not(.is-spreading):not(.is-together)").waitFor();
      await page.press("s");
      await page.hasMoves(1, "s is the stock");
      const turns = await page.page.evaluate(() => document.getAnimations().filter(({ animationName }) => animationName === "turn").length);
      assert.equal(turns, turning);
    }, { reducedMotion });
  }
});

test("the menu fits into a window of 800 pixels", async () => {
  await onPage("#/doublets/17", async (page) => {
    await page.press("m");
    const dialog = page.page.getByRole("dialog");
    await dialog.waitFor();
    assert.ok(await dialog.evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight + 1));
  });
});

test("the settings have two columns on a desk and one on a telephone", async () => {
  const columns = (page) => page.page.locator(".settings fieldset").evaluateAll((groups) => {
    return new Set(groups.map((group) => Math.round(group.getBoundingClientRect().left))).size;
  });
  await onPage("#/settings", async (page) => assert.equal(await columns(page), 2));
  await onPage("#/settings", async (page) => assert.equal(await columns(page), 1), TELEPHONE);
});
