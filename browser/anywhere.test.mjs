// The files of the page on any host: below any path, in a frame of another site, and with storage blocked.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { DESK, browser } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { serveFiles } from "./support/host.mjs";
import { WHOLE_CHROMIUM, launch } from "./support/launch.mjs";
import { places } from "./support/moves.mjs";
import { Page } from "./support/page.mjs";

const SITE = new URL("../crates/web/dist/", import.meta.url);
const FLIP = places("yield", "flip");

const host = await serveFiles(SITE);
after(host.stop);

test("below a path, games are kept, and the page works without its host", async () => {
  const own = await serveFiles(SITE);
  const context = await browser.newContext(DESK);
  try {
    const page = new Page(await context.newPage(), own.address);
    await page.open("#/yield/17");
    await byMouse(page, FLIP);
    await page.hasMoves(1, "a flip");
    const scope = await page.page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
    assert.equal(scope, own.address);
    await page.page.waitForLoadState("networkidle");
    await own.stop();
    await page.reload();
    await page.hasMoves(1, "without the host");
    assert.deepEqual(page.complaints, []);
  } finally {
    await context.close();
    await own.stop();
  }
});

test("in a frame that has no origin, a notice says that games are not saved, and play goes on", async () => {
  await inFrame("allow-scripts", "#/yield/17", async (page) => {
    await page.said("Games are not being saved: this browser does not let the page save anything").waitFor();
    await page.place(FLIP.from).click();
    await page.hasMoves(1, "a flip");
    await page.button("Undo").first().click();
    await page.hasMoves(0, "taken back");
  });
});

test("in a frame that has no origin, workers answer", async () => {
  await inFrame("allow-scripts", "#/yield/17", async (page) => {
    // The notice lies over the line below the table.
    await page.button("Can I still win?").evaluate((button) => button.click());
    await page.line.getByText("this deal cannot be won", { exact: true }).waitFor();
  });
});

test("in a frame that has no origin, lessons, puzzles and another language load", async () => {
  for (const [address, text] of [["#/learn", "Lady Jane"], ["#/puzzles", "Yield"], ["#/rules/curse", "C1"]]) {
    await inFrame("allow-scripts", address, (page) => page.page.getByText(text).first().waitFor());
  }
  await inFrame("allow-scripts", "#/yield/17", (page) => page.page.getByText("Ablage").first().waitFor(), { locale: "de" });
});

const ONLY_WHOLE = { skip: WHOLE_CHROMIUM === "" && "only Chromium with all its parts blocks storage" };

test("in a frame whose storage the browser blocks, a notice says so, and play goes on", ONLY_WHOLE, async () => {
  const whole = await launch(WHOLE_CHROMIUM);
  try {
    await inFrame("allow-scripts allow-same-origin", "#/yield/17", async (page) => {
      await page.said("Games are not being saved: this browser does not let the page save anything").waitFor();
      await page.place(FLIP.from).click();
      await page.hasMoves(1, "a flip");
    }, { of: whole });
  } finally {
    await whole.close();
  }
});

/** Opens an address of the page in a frame of another site `of` a browser, sandboxed except for `permissions`. */
async function inFrame(permissions, address, act, { of = browser, ...options } = {}) {
  const context = await of.newContext({ ...DESK, reducedMotion: "reduce", ...options });
  try {
    const outer = new Page(await context.newPage(), "");
    const style = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0";
    const source = host.address + address;
    // The same server under another name is another site.
    await outer.page.goto(new URL("/", host.address).href.replace("127.0.0.1", "localhost"));
    await outer.page.evaluate(({ permissions, style, source }) => {
      const frame = Object.assign(document.createElement("iframe"), { title: "Talon", style, src: source });
      frame.sandbox = permissions;
      document.body.append(frame);
    }, { permissions, style, source });
    const frame = await (await outer.page.locator("iframe").elementHandle()).contentFrame();
    const framed = Object.assign(Object.create(Page.prototype), { page: frame });
    await framed.ready();
    await act(framed);
    assert.deepEqual(outer.complaints, []);
  } finally {
    await context.close();
  }
}
