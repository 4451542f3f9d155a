// The input methods: each plays a move by its places on the page.

import assert from "node:assert/strict";

/** Drags with the mouse; clicks for a move with one place. */
export async function byMouse(page, { from, to }) {
  const mouse = page.page.mouse;
  const start = await page.pointOf(page.place(from));
  if (!to) return mouse.click(start.point.x, start.point.y);
  const end = await carried(page, start, to);
  await mouse.move(start.point.x, start.point.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 4 });
  await mouse.up();
}

/** Taps the origin and the target. A piece with one use goes there at the first tap. */
export async function byTaps(page, { from, to }) {
  const before = await page.moves();
  for (const place of to ? [from, to] : [from]) {
    if ((await page.moves()) !== before) return;
    const { point } = await page.pointOf(page.place(place));
    await page.page.touchscreen.tap(point.x, point.y);
  }
}

/** Clicks the places of moves one after the other, and lets the page show each click. Returns the number of clicks. */
export async function clickThrough(page, moves) {
  const clicks = moves.flatMap(({ from, to }) => (to ? [from, to] : [from]));
  for (const place of clicks) {
    const { point } = await page.pointOf(page.place(place));
    await page.page.mouse.click(point.x, point.y);
    await page.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  }
  return clicks.length;
}

/** Drags with a finger; taps for a move with one place. */
export async function byFinger(page, { from, to }) {
  if (!to) return byTaps(page, { from });
  const start = await page.pointOf(page.place(from));
  const end = await carried(page, start, to);
  const finger = (page.finger ??= await page.page.context().newCDPSession(page.page));
  const touch = (type, touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [start.point]);
  // It rests before it is lifted, so that the browser sees no fling.
  for (const part of [0.1, 0.4, 0.7, 1, 1, 1]) {
    const between = (axis) => start.point[axis] + (end[axis] - start.point[axis]) * part;
    await touch("touchMove", [{ x: between("x"), y: between("y") }]);
  }
  await touch("touchEnd", []);
}

/** The point where a pointer lets go so that what it holds lies on its target. */
async function carried(page, { point, middle }, to) {
  const target = (await page.pointOf(page.place(to))).middle;
  return { x: point.x + target.x - middle.x, y: point.y + target.y - middle.y };
}

/** Walks with the arrow keys and presses Enter. */
export async function byKeys(page, { from, to }) {
  const before = await page.moves();
  for (const place of to ? [from, to] : [from]) {
    if ((await page.moves()) !== before) return;
    await walk(page, page.place(place));
    await page.page.keyboard.press("Enter");
  }
}

/**
 * Walks to a place with the arrow keys: at each place with the key that was pressed least there, and among these with the one that
 * points to the target most. This reaches every place that the arrow keys can reach.
 */
async function walk(page, target) {
  const pressed = {};
  if (!(await isOnTable(page))) await page.page.keyboard.press("ArrowDown");
  // Steps change nothing but the focus, so the button is found only once, which takes longer than a step.
  const button = await target.elementHandle();
  for (let steps = 0; ; steps += 1) {
    const ways = await button.evaluate(waysTo);
    if (ways.length === 0) return;
    assert.ok(steps < 200, `the arrows do not lead to ${await target.getAttribute("aria-label")}`);
    const times = ({ id }) => pressed[id] ?? 0;
    const way = ways.reduce((best, way) => (times(way) < times(best) ? way : best));
    pressed[way.id] = times(way) + 1;
    await page.page.keyboard.press(way.key);
  }
}

/** The arrow keys, those towards a button first, or none if it has the focus; runs in the page. */
function waysTo(button) {
  if (button === document.activeElement) return [];
  const { left, top } = document.activeElement.getBoundingClientRect();
  const [right, down] = [button.getBoundingClientRect().left - left, button.getBoundingClientRect().top - top];
  const towards = { ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down };
  const keys = Object.keys(towards).sort((one, other) => towards[other] - towards[one]);
  return keys.map((key) => ({ key, id: `${left} ${top} ${key}` }));
}

function isOnTable(page) {
  return page.table.evaluate((table) => table !== document.activeElement && table.contains(document.activeElement));
}
