// What lies on a table besides the cards: its room, its marks, its letters, and how it is printed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { TELEPHONE, notInFirefox, onPage } from "./support/browser.mjs";
import { NAMES } from "./support/games.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { THEMES, wear } from "./support/pages.mjs";
import { record } from "./support/records.mjs";
import { winningLine } from "./support/talon.mjs";

test("a long message does not change the room for the cards", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    const before = await room(page);
    await page.press("s");
    await page.hasMoves(1, "cards from the stock");
    assert.equal(await room(page), before);
    await page.page.locator(".said").first().evaluate((said) => said.append(" and one more sentence".repeat(30)));
    assert.equal(await room(page), before);
  });
});

test("the end of a game covers nothing of the table and wants no other card", async () => {
  const line = await winningLine("doublets", 1);
  const allButLast = line.slice(0, -1);
  await onPage("#/doublets/1", async (page) => {
    await page.hasMoves(allButLast.length, "the game that was left");
    assert.equal(await page.table.locator(".ring .is-wanted").count(), 1);
    await byMouse(page, places("doublets", line.at(-1)));
    const note = page.region("Game over");
    await note.waitFor();
    const table = await page.page.locator(".table").boundingBox();
    assert.ok(table.y + table.height <= (await note.boundingBox()).y + 1);
    assert.equal(await page.table.locator(".ring .is-wanted").count(), 0);
    assert.equal(await page.table.getByText(/^wanted|Next on the foundation/).count(), 0);
  }, { records: [record("doublets", 1, allButLast)] });
});

for (const [where, options] of Object.entries({ "a desk": {}, "a phone": TELEPHONE })) {
  test(`with letters of twice the size the bar above the table keeps its texts on ${where}`, async () => {
    await onPage("#/curse/17", async (page) => {
      await page.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const text of [".top-bar .title", ".top-bar .deal"]) {
        const box = await page.page.locator(text).boundingBox();
        assert.ok(box.width >= 60 && box.height >= 16, `${text}: ${JSON.stringify(box)}`);
      }
      const burst = await page.page.locator(".top-bar .command, .status-line .verdict").evaluateAll((buttons) =>
        buttons.filter((button) => button.scrollWidth > button.clientWidth + 1 || button.getBoundingClientRect().right > innerWidth)
          .map((button) => button.ariaLabel ?? button.textContent));
      assert.deepEqual(burst, []);
    }, options);
  });
}

test("a dragged card lies above the marks of its targets", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    const { from, to } = places("lady-jane", "t5 t7");
    const [start, end] = [await page.pointOf(page.place(from)), await page.pointOf(page.place(to))];
    await page.page.mouse.move(start.point.x, start.point.y);
    await page.page.mouse.down();
    await page.page.mouse.move(end.point.x + 20, end.point.y + 20, { steps: 4 });
    await page.marked("gold").first().waitFor();
    const { x, y, width, height } = await page.table.locator(".piece.is-carried").boundingBox();
    const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
    const withMarks = await page.page.screenshot({ clip });
    await page.page.locator(".spots").evaluate((spots) => (spots.style.visibility = "hidden"));
    assert.ok(withMarks.equals(await page.page.screenshot({ clip })));
    await page.page.mouse.up();
  });
});

test("in forced colours marks and counts can still be seen", notInFirefox("Playwright cannot force its colours"), async () => {
  await onPage("#/lady-jane/1", async (page) => {
    const spot = page.place(places("lady-jane", "t5 t7").from);
    await spot.press("Enter");
    for (const mark of ["held", "gold"]) {
      const outline = await page.marked(mark).first().evaluate((spot) => getComputedStyle(spot).outlineStyle);
      assert.notEqual(outline, "none", mark);
    }
  }, { forcedColors: "active" });
  await onPage("#/yield/17", async (page) => {
    const colours = await page.table.locator(".pip").evaluateAll((pips) =>
      ["is-left", ""].map((left) => {
        const pip = document.createElement("i");
        pip.className = `pip ${left}`;
        pips[0].after(pip);
        return getComputedStyle(pip).backgroundColor;
      }));
    assert.notEqual(colours[0], colours[1]);
  }, { forcedColors: "active" });
});

test("large print shows the whole letter of a covered card", async () => {
  const line = (await winningLine("lady-jane", 1)).slice(0, 30);
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel(/^Large print/).check();
    await page.open("#/lady-jane/1");
    await page.hasMoves(line.length, "the game that was left");
    const letters = await page.table.locator(".piece").evaluateAll((pieces) => {
      const drawn = document.createElement("canvas").getContext("2d");
      const boxes = pieces.map((piece) => piece.getBoundingClientRect());
      let seen = 0;
      const cut = pieces.flatMap((piece, index) => {
        const text = piece.querySelector(".card-index");
        const box = boxes[index];
        const covering = boxes.filter(({ left, top }) => Math.abs(left - box.left) < 1 && top > box.top + 1 && top < box.bottom);
        if (!text || covering.length === 0) return [];
        const style = getComputedStyle(text);
        drawn.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        // A Q has the lowest tail.
        const lowest = Number(text.getAttribute("y")) + drawn.measureText("Q").actualBoundingBoxDescent;
        const strip = Math.min(...covering.map(({ top }) => top)) - box.top;
        // A strip of less than a tenth of the card has no room for letters.
        if (strip < box.height / 10) return [];
        seen += 1;
        return lowest * (box.height / 140) <= strip + 0.5 ? [] : [`${text.textContent}: ${lowest} in ${strip}`];
      });
      return { seen, cut };
    });
    assert.deepEqual(letters.cut, []);
    assert.ok(letters.seen > 3, "covered cards");
  }, { records: [record("lady-jane", 1, line)] });
});

test("only what can be done something with has the pointer of a button", async () => {
  await onPage("#/doublets/17", async (page) => {
    const cursor = (place) => page.place(place).evaluate((spot) => getComputedStyle(spot).cursor);
    const [stock, waste] = [{ zone: "stock", nth: -1 }, { zone: "waste", nth: -1 }];
    assert.deepEqual([await cursor(stock), await cursor(waste)], ["pointer", "default"]);
    const { point } = await page.pointOf(page.place(stock));
    const shadow = () => page.place(stock).evaluate((spot) => getComputedStyle(spot).boxShadow);
    const before = await shadow();
    await page.page.mouse.move(point.x, point.y);
    assert.notEqual(await shadow(), before);
  });
});

test("a page is printed dark on white, without its bars", async () => {
  for (const address of ["#/rules/yield", "#/yield/17"]) {
    await onPage(address, async (page) => {
      // The styles for printing come after the table.
      await page.page.waitForLoadState("networkidle");
      await page.page.emulateMedia({ media: "print" });
      for (const theme of Object.keys(THEMES)) {
        await wear(page, theme);
        const [ground, ink] = await page.page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.body);
          return [backgroundColor, color];
        });
        assert.deepEqual([ground, ink], ["rgb(255, 255, 255)", "rgb(0, 0, 0)"], theme);
        assert.equal(await page.page.locator(".top-bar, .status-line, .page-bar").filter({ visible: true }).count(), 0);
      }
    });
  }
});

for (const game of NAMES) {
  test(`on a phone the frame of an empty place is as large as the place: ${game}`, async () => {
    await onPage(`#/${game}/17`, async (page) => {
      // The styles of the pages come after the table.
      await page.page.waitForLoadState("networkidle");
      const odd = await page.page.evaluate(() => {
        const size = (element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(" ");
        };
        const spots = [...document.querySelectorAll("[role=group] button")].map(size);
        return [...document.querySelectorAll(".outline.empty")].map(size).filter((outline) => !spots.includes(outline));
      });
      assert.deepEqual(odd, []);
    }, TELEPHONE);
  });
}

for (const [width, height] of [[320, 568], [740, 360], [640, 400]]) {
  test(`what is left of each pair of Yield is shown whole, ${width} × ${height}`, async () => {
    await onPage("#/yield/17", async (page) => {
      const cut = await page.page.locator(".pair").evaluateAll((pairs) => pairs.filter((pair) => {
        const { left, right, bottom } = pair.getBoundingClientRect();
        const lowest = document.elementFromPoint((left + right) / 2, bottom - 1);
        return !lowest || !(pair.contains(lowest) || lowest.contains(pair));
      }).map((pair) => pair.textContent));
      assert.deepEqual(cut, []);
    }, { viewport: { width, height } });
  });
}

for (const game of NAMES) {
  test(`at 400% zoom all places of ${game} can be reached, and a hint is in sight`, async () => {
    await onPage(`#/${game}/17`, async ({ page }) => {
      const hidden = await page.evaluate(() => [...document.querySelectorAll("[role=group] button")].filter((spot) => {
        spot.scrollIntoView({ block: "center" });
        const { left, top, width, height } = spot.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return height < 24 || x < 0 || x > innerWidth || y < 0 || y > innerHeight;
      }).map((spot) => spot.getAttribute("aria-label")));
      assert.deepEqual(hidden, []);
      const [cut, scrolled] = await page.locator(".table, .table-page").evaluateAll((parts) => parts
        .sort((one, other) => one.contains(other) - other.contains(one))
        .map((part) => part.scrollHeight - part.clientHeight));
      assert.ok(cut <= 0 && scrolled > 0, `${cut} pixels are cut, ${scrolled} can be scrolled to`);
      await page.keyboard.press("Shift+H");
      const note = page.locator(".hint-note");
      await note.waitFor();
      const { y, height } = await note.boundingBox();
      assert.ok(y >= 0 && y < 200 && height <= 140, `${y}, ${height}`);
    }, { viewport: { width: 320, height: 256 } });
  });
}

test("a waste of two cards has one caption", async () => {
  await onPage("#/yield/17", async (page) => {
    for (let flips = 0; flips < 2; flips += 1) await byMouse(page, places("yield", "flip"));
    assert.deepEqual(await page.page.locator(".caption").allInnerTexts(), ["stock 22", "waste 2"]);
  });
});

test("a finger meets a place of Curse beside its drawing", notInFirefox("it has no fingers"), async () => {
  await onPage("#/curse/17", async (page) => {
    const place = page.zone("the set").getByRole("button");
    const met = await place.evaluate((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [[-21, 0], [21, 0], [0, -21], [0, 21]].filter(([right, down]) => document.elementFromPoint(x + right, y + down) === place).length;
    });
    assert.equal(met, 4, "44 pixels in both directions");
  }, TELEPHONE);
});

test("the lead of the other player cannot be undone", async () => {
  await onPage("#/curse/4", async (page) => {
    await page.zone("South").getByRole("button", { name: /, playable$/ }).first().waitFor();
    await page.hasMoves(1, "the other player leads");
    assert.ok(await page.button("Undo").isDisabled());
  });
});

/** The height of the room for the cards. */
function room(page) {
  return page.table.evaluate((table) => table.clientHeight);
}
