// Journeys through the browser table in WebKit: what differs between browsers.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { places } from "./support/moves.mjs";
import { serve, winningLine } from "./support/talon.mjs";
import { launchWebKit } from "./support/webkit.mjs";

const server = await serve();
const { page, close } = await launchWebKit();
after(async () => {
  await close();
  await server.stop();
});

test("yield 8 is won with the keys alone", async () => {
  const line = await winningLine("yield", 8);
  await page.open(`${server.address}#/yield/8`);
  for (const [index, move] of line.entries()) {
    const { from, to } = places("yield", move);
    for (const place of to ? [from, to] : [from]) {
      if ((await moves()) !== index) break;
      await walkTo(place);
      await page.press("Enter");
    }
    await page.until(`${move} is made`, (count) => document.querySelector("footer").innerText.includes(count), count(index + 1));
  }
  await page.says("You won");
});

test("a drag that ends nowhere changes nothing", async () => {
  await page.open(`${server.address}#/lady-jane/1`);
  const card = await page.until("there is a pile", buttonAt, { zone: "tableau pile 1", nth: -1 });
  const start = await page.evaluate(middleOf, card);
  await page.drag(start, { x: start.x + 40, y: start.y + 60 }, { x: start.x, y: 700 });
  await page.until("the card is back", (card, { x, y }) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return Math.abs(left + width / 2 - x) < 1 && Math.abs(top + height / 2 - y) < 1;
  }, card, start);
  assert.equal(await moves(), 0);
  await page.press("?");
  await page.until("the keys are heard", () => location.hash === "#/keys" || document.querySelector("dialog[open]") !== null);
});

test("a hint goes through its stages to the move", async () => {
  await page.open(`${server.address}#/yield/17`);
  await page.press("H");
  await page.says("I have a suggestion");
  await page.click("More");
  await page.says("Look at");
  await page.click("More");
  await page.until("the move", () => document.querySelectorAll("[data-mark=hint-from]").length > 0);
});

test("a game that was given up is reviewed by its button", async () => {
  await page.open(`${server.address}#/yield/17`);
  await page.until("there is a stock", buttonAt, STOCK);
  await walkTo(STOCK);
  await page.press("Enter");
  await page.until("a card is turned", () => document.querySelector("footer").innerText.includes("1 move"));
  await page.press("G");
  await page.click("Yes");
  await page.click("Review");
  await page.until("the review", () => document.querySelector("h1")?.innerText === "Review");
});

test("settings are kept", async () => {
  await page.open(`${server.address}#/settings`);
  await page.evaluate(() => document.querySelector("input[type=checkbox]").click());
  const boxes = () => [...document.querySelectorAll("input[type=checkbox]")].map((box) => box.checked);
  const chosen = await page.evaluate(boxes);
  await page.reload();
  await page.until("the settings are shown", () => document.querySelector("input[type=checkbox]") !== null);
  assert.deepEqual(await page.evaluate(boxes), chosen);
});

test("the page can be reloaded without its server", async () => {
  const own = await serve();
  await page.open(`${own.address}#/yield/17`);
  await page.until("everything is kept", async () => {
    const [name] = await caches.keys();
    return name !== undefined && (await (await caches.open(name)).keys()).length > 5 && (await navigator.serviceWorker.ready).active !== null;
  });
  await own.stop();
  await page.reload();
  await page.press("f");
  await page.says("deal 17");
});

const STOCK = { zone: "stock", nth: -1 };

const count = (number) => (number === 1 ? "1 move" : `${number} moves`);

const moves = () => page.evaluate(() => Number(/(\d+) moves?\b/.exec(document.querySelector("footer").innerText)?.[1]));

/** Walks to a place with the arrow keys, at each place with the key that was pressed least there and points there most. */
async function walkTo(place) {
  const target = await page.evaluate(buttonAt, place);
  const pressed = {};
  if (!(await page.evaluate(() => document.activeElement.closest("main [role=group]") !== null))) await page.press("ArrowDown");
  for (let steps = 0; steps < 200; steps += 1) {
    const ways = await page.evaluate((button) => {
      if (button === document.activeElement) return null;
      const [to, from] = [button, document.activeElement].map((one) => one.getBoundingClientRect());
      const [right, down] = [to.left - from.left, to.top - from.top];
      const towards = { ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down };
      const keys = Object.keys(towards).sort((one, other) => towards[other] - towards[one]);
      return keys.map((key) => ({ key, id: `${from.left} ${from.top} ${key}` }));
    }, target);
    if (!ways) return;
    const times = ({ id }) => pressed[id] ?? 0;
    const way = ways.reduce((best, way) => (times(way) < times(best) ? way : best));
    pressed[way.id] = times(way) + 1;
    await page.press(way.key);
  }
  assert.fail(`the arrows do not lead to ${JSON.stringify(place)}`);
}

/** The button at a place, see `Page.place`; runs in the page. */
function buttonAt({ zone, nth }) {
  const groups = [...document.querySelectorAll("main [role=group]")];
  const group = groups.find((group) => new RegExp(`^${zone}(:|$)`).test(group.ariaLabel));
  return [...(group?.querySelectorAll("button, [role=button]") ?? [])].at(nth);
}

/** The middle of an element; runs in the page. */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
