// What a player meets first, and small things at the table.

import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, onPage, server } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { winningLine } from "./support/talon.mjs";

test("the start page is there before its program runs, in the theme of the system", async () => {
  for (const [colorScheme, theme] of [["dark", "dark"], ["light", "light"]]) {
    const context = await browser.newContext({ colorScheme });
    await context.route("**/*.wasm", () => {});
    const page = await context.newPage();
    await page.goto(server.address);
    await page.getByRole("heading", { name: "Lady Jane" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Play" }).count(), 4);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    await context.close();
  }
});

test("a visitor who reads German gets no English start page, and the sentences come early", async () => {
  const context = await browser.newContext({ locale: "de-DE" });
  await context.route("**/*.wasm", () => {});
  const page = await context.newPage();
  const sentences = page.waitForRequest(/sentences-de/);
  await page.goto(server.address);
  await sentences;
  assert.equal(await page.getByRole("link").count(), 0);
  await context.close();
});

test("a table has no empty strip to scroll to", async () => {
  await onPage("#/lady-jane/1", async ({ page }) => {
    const [scroll, inner] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.equal(scroll, inner);
  });
});

test("miniatures keep the shape of their tables in every window", async () => {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, { width: 740, height: 360 }]) {
    await onPage("", async ({ page }) => {
      const rooms = await page.locator(".miniature-room").evaluateAll((rooms) => rooms.map((room) => room.clientWidth / room.clientHeight));
      assert.equal(rooms.length, 4);
      for (const ratio of rooms) assert.ok(Math.abs(ratio - 640 / 420) < 0.02, `${viewport.width}: ${ratio}`);
    }, { viewport });
  }
});

test("a new deal is dealt anew, card by card", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    await page.page.waitForTimeout(1500);
    await page.page.evaluate(() => {
      window.stages = [];
      const pieces = document.querySelector(".pieces");
      new MutationObserver(() => window.stages.push(pieces.className)).observe(pieces, { attributes: true });
    });
    await page.press("n");
    await page.page.waitForFunction(() => window.stages.some((stage) => stage.includes("is-spreading")));
  }, { reducedMotion: "no-preference" });
});

test("a message does not follow the player to another game", async () => {
  await onPage("#/doublets/17", async (page) => {
    await page.press("s");
    await page.said(/waste/).waitFor();
    await page.page.evaluate(() => (location.hash = "#/lady-jane"));
    await page.page.getByRole("heading", { name: "Lady Jane" }).waitFor();
    assert.equal(await page.said(/waste/).count(), 0);
  });
});

test("a double click plays one card, and not the one that takes its place", async () => {
  await onPage("#/doublets/1", async (page) => {
    const line = await winningLine("doublets", 1);
    const first = line.findIndex((move) => move.startsWith("reserve"));
    for (const move of line.slice(0, first)) await byMouse(page, places("doublets", move));
    const { point } = await page.pointOf(page.place(places("doublets", line[first]).from));
    await page.page.mouse.dblclick(point.x, point.y);
    await page.hasMoves(first + 1, "a double click");
    assert.equal(await page.refusal(/^D/).count(), 0);
  });
});

test("Ctrl+Z takes a move back and Ctrl+Y makes it again", async () => {
  await onPage("#/doublets/17", async (page) => {
    await page.press("s");
    await page.hasMoves(1, "a turned card");
    await page.press("Control+z");
    await page.hasMoves(0, "undo");
    await page.press("Control+y");
    await page.hasMoves(1, "redo");
  });
});

test("keys of one letter can be switched off", async () => {
  await onPage("#/settings", async (page) => {
    await page.page.getByLabel("Keys of one letter give commands").uncheck();
    await page.page.evaluate(() => (location.hash = "#/doublets/17"));
    await page.hasMoves(0, "a new deal");
    await page.press("s", "s");
    await byMouse(page, places("doublets", "flip"));
    await page.hasMoves(1, "one click");
  });
});

test("a refused move shakes its spot", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    await page.page.evaluate(() => {
      window.refused = 0;
      document.querySelector(".spots").addEventListener("animationstart", ({ animationName }) => (window.refused += animationName.startsWith("refuse")));
    });
    const [from, to] = [page.place({ zone: "tableau pile 1", nth: -1 }), page.place({ zone: "tableau pile 2", nth: -1 })];
    for (const place of [from, to]) {
      const { point } = await page.pointOf(place);
      await page.page.mouse.click(point.x, point.y);
    }
    await page.refusal(/^L/).waitFor();
    await page.page.waitForFunction(() => window.refused > 0);
  }, { reducedMotion: "no-preference" });
});

test("the first table offers a guided first game, until that is answered once", async () => {
  await onPage("#/yield", async (page) => {
    const offer = page.page.getByRole("link", { name: "Play a guided first game" });
    await offer.waitFor();
    await page.reload();
    await offer.waitFor();
    for (let move = 0; move < 3; move++) await byMouse(page, places("yield", "flip"));
    await offer.waitFor({ state: "hidden" });
    await page.press("Control+z");
    await page.region("Lessons").getByRole("button", { name: "Close" }).click();
    await offer.waitFor({ state: "hidden" });
    await page.open("#/doublets");
    await page.page.waitForTimeout(500);
    assert.equal(await offer.count(), 0);
  }, { isFirstVisit: true });
  await onPage("#/yield", async (page) => {
    await page.page.getByRole("link", { name: "Play a guided first game" }).click();
    await page.page.waitForURL(/#\/learn\/yield\/first$/);
  }, { isFirstVisit: true });
});

test("the start page shows all four games, the deals of the day and the way to a friend without scrolling", async () => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    await onPage("", async ({ page }) => {
      const deals = page.getByRole("region", { name: /^Deals of the day/ });
      await deals.getByRole("link", { name: "Lady Jane: not played" }).waitFor();
      assert.equal(await page.getByRole("link", { name: /^Play (Doublets|Yield|Lady Jane|Curse)/ }).count(), 4);
      await page.getByRole("link", { name: "Play with a friend" }).waitFor();
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${viewport.width}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${viewport.width}`);
      await deals.getByRole("link", { name: /^Deals of the day/ }).click();
      await page.getByRole("heading", { name: "Deals of the day" }).waitFor();
    }, { viewport });
  }
});

test("a small phone shows all four games without scrolling, and nothing lies beside the page", async () => {
  await onPage("", async ({ page }) => {
    const deals = page.getByRole("region", { name: /^Deals of the day/ });
    await deals.getByRole("link", { name: "Doublets: not played" }).waitFor();
    assert.equal(await deals.locator(".daily-mark").count(), 4);
    for (const link of await page.locator(".game-link").all()) {
      const { y, height } = await link.boundingBox();
      assert.ok(y + height <= 740, `${y + height}`);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }, { viewport: { width: 360, height: 740 } });
});

test("a game that is pointed at makes three moves, and none for players without motion", async () => {
  for (const [reducedMotion, moves] of [["no-preference", true], ["reduce", false]]) {
    await onPage("", async ({ page }) => {
      const card = page.locator(".game-card[data-game=yield]");
      const pieces = () => card.locator(".miniature-piece:not(.is-gone)").count();
      const before = await pieces();
      await card.hover();
      await page.waitForTimeout(3500);
      assert.equal(await pieces(), moves ? before - 6 : before, "each move removes a pair");
      await page.mouse.move(0, 0);
      await page.waitForTimeout(100);
      assert.equal(await pieces(), before);
    }, { reducedMotion });
  }
});

test("the day is the player's day, and a new one begins at midnight on an open page", async () => {
  for (const [timezoneId, first, next] of [["America/Los_Angeles", 23, 24], ["Asia/Shanghai", 24, 25]]) {
    await onPage("", async ({ page }) => {
      const deals = page.getByRole("region", { name: /^Deals of the day/ });
      await deals.getByText(`November ${first}`).waitFor();
      await page.clock.fastForward("22:00:00");
      await deals.getByText(`November ${next}`).waitFor();
      await deals.getByRole("link", { name: /^Deals of the day/ }).click();
      const today = page.locator('.day[aria-current="date"]').first();
      await today.waitFor();
      assert.equal(await today.getAttribute("href"), `#/daily/doublets/2026-11-${next}`);
    }, { timezoneId, prepare: (context) => context.clock.install({ time: "2026-11-24T03:00:00Z" }) });
  }
});

test("sounds are made only when they are switched on", async () => {
  const prepare = (context) =>
    context.addInitScript(() => {
      window.tones = 0;
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return create.call(this);
      };
    });
  await onPage("#/doublets/17", async (page) => {
    const tones = () => page.page.evaluate(() => window.tones);
    await page.press("s");
    await page.hasMoves(1, "a turned card");
    assert.equal(await tones(), 0);
    await page.open("#/settings");
    await page.page.getByLabel("Play a sound").check();
    await page.open("#/doublets/17");
    await page.press("s");
    await page.hasMoves(2, "a turned card");
    const card = await tones();
    assert.ok(card > 0);
    await page.place({ zone: "waste", nth: -1 }).click();
    await page.refusal(/^D/).waitFor();
    assert.ok((await tones()) > card);
  }, { prepare });
});

test("after a win thirteen cards fall, and none for players without motion", async () => {
  const line = await winningLine("doublets", 17);
  const moves = line.slice(0, -1).map((move) => move.replaceAll(" ", "+"));
  for (const [reducedMotion, cards] of [["no-preference", 13], ["reduce", 0]]) {
    await onPage(`#/doublets/17/${moves.join(",")}`, async (page) => {
      await page.press("F");
      await page.region("Game over").waitFor();
      await page.page.locator(".falling-sides").last().waitFor({ state: "attached" });
      const widths = await page.page.locator(".falling-sides").evaluateAll((sides) => sides.map((side) => side.clientWidth));
      assert.equal(widths.filter((width) => width > 40).length, cards);
    }, { reducedMotion });
  }
});
