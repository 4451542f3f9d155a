// A page of the browser table, whose elements are found by role and name.

import assert from "node:assert/strict";

/** What a page logs that is left while its program is loading, and where no service worker is allowed. */
const EXPECTED = /Response body loading was aborted|Service Worker registration blocked/;

export class Page {
  constructor(page, site) {
    this.page = page;
    this.site = site;
    this.complaints = [];
    const complain = (text) => EXPECTED.test(text) || this.complaints.push(text);
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complain(message.text());
    });
    page.on("pageerror", (error) => complain(error.stack ?? String(error)));
    page.setDefaultTimeout(20_000);
  }

  /** Opens an address, `#/yield/17`, and waits until the program shows it. */
  async open(address) {
    await this.page.goto(this.site + address);
    await this.ready();
  }

  /** Loads the page again, once nothing is being fetched: the page reports a fetch that is cut off. */
  async reload() {
    await this.page.waitForLoadState("networkidle");
    await this.page.reload();
    await this.ready();
  }

  /** Waits until the program runs. */
  async ready() {
    await this.page.locator("body:not(:has(#start))").waitFor();
    await this.page.getByRole("main").waitFor();
  }

  /** The whole table. */
  get table() {
    return this.page.getByRole("main");
  }

  /** A part of the table: `stock`, `reserve pile 3`. */
  zone(name) {
    return this.page.getByRole("group", { name: new RegExp(`^${name}(:|$)`) });
  }

  /** A place `{ zone, nth }`: counted from 0, or from behind when negative. */
  place({ zone, nth }) {
    return this.zone(zone).getByRole("button").nth(nth);
  }

  /** A button with this name. */
  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** A note, or another part of the page with this name. */
  region(name) {
    return this.page.getByRole("region", { name });
  }

  /** The places that are marked like this: `gold`, `held`, `hint-from`, `hint-to`. */
  marked(mark) {
    return this.table.getByRole("button").and(this.page.locator(`[data-mark=${mark}]`));
  }

  /** The line below the table. */
  get line() {
    return this.page.getByRole("contentinfo");
  }

  /** Presses keys one after the other. */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** How many moves the line below the table counts. */
  async moves() {
    return Number(/(\d+) moves?\b/.exec(await this.line.innerText())?.[1]);
  }

  /** Waits until the page counts this number of moves; `why` says what should have led there. */
  async hasMoves(count, why) {
    const told = this.line.getByText(count === 1 ? "1 move" : `${count} moves`, { exact: true }).first();
    await told.waitFor().catch(async () => {
      const refusal = await this.page.getByRole("alert").allInnerTexts();
      assert.fail(`${why}: ${await this.moves()} moves instead of ${count}; ${refusal.join(" ")}`);
    });
  }

  /** What was said last, refusals apart. */
  said(text) {
    return this.page.getByRole("status").filter({ hasText: text });
  }

  /** What was refused, and why. */
  refusal(text) {
    return this.page.getByRole("alert").filter({ hasText: text });
  }

  /**
   * A point where a pointer reaches this button and nothing else, and the middle of the button. A card below others can be reached
   * only where it is visible.
   */
  async pointOf(locator) {
    const found = await locator.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96];
      const points = shares.flatMap((down) => shares.map((right) => ({ x: left + width * right, y: top + height * down })));
      const point = points.find(({ x, y }) => document.elementFromPoint(x, y) === button);
      return { point, middle, name: button.ariaLabel };
    });
    assert.ok(found.point, `${found.name} can be met nowhere`);
    return found;
  }
}
