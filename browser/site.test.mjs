// The site around the browser table: `talon-site` makes it, which checks all links, and a plain host serves it below a path.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

import { faultsInAllThemes } from "./support/axe.mjs";
import { DESK, TELEPHONE, launch } from "./support/launch.mjs";
import { BELOW, serveFiles } from "./support/host.mjs";
import { Page } from "./support/page.mjs";

const ROOT = new URL("../", import.meta.url);
const TALON_SITE = process.env.TALON_SITE ?? new URL("target/debug/talon-site", ROOT).pathname;

/** A page of each kind, and of each direction. */
const PAGES = ["index.html", "ar/index.html", "rules/yield.html", "ja/rules/curse.html", "docs/index.html", "docs/develop/protocol.html", "404.html"];

const folder = mkdtempSync(join(tmpdir(), "talon-site-"));
execFileSync(TALON_SITE, [
  "make",
  ...["--root", ROOT.pathname, "--table", new URL("crates/web/dist", ROOT).pathname, "--out", join(folder, "site")],
  ...["--site", `https://talon.example${BELOW.slice(0, -1)}`, "--repository", "https://example.org/t", "--time", "2026-11-29T12:00:00Z"],
]);
const host = await serveFiles(pathToFileURL(join(folder, "site/")));
const browser = await launch();
after(async () => {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

for (const [device, size] of Object.entries({ desk: DESK, telephone: TELEPHONE })) {
  for (const address of PAGES) {
    test(`${address} has no faults of accessibility at a ${device}, and fits`, async () => {
      await onSite(address, async (page) => {
        assert.deepEqual(await faultsInAllThemes(page), []);
        const beyond = await page.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(beyond <= 0, `${beyond} pixels too wide`);
      }, size);
    });
  }
}

test("a search leads to a part of a document, by keyboard", async () => {
  await onSite("docs/host/club.html", async (page) => {
    await page.press("Control+k");
    await page.page.getByRole("searchbox").fill("reproducible");
    await page.page.getByRole("link", { name: /^Packages/ }).first().waitFor();
    await page.press("ArrowDown", "Enter");
    await page.page.waitForURL(/docs\/host\/packages\.html/);
  });
});

test("the first stop of the keyboard leads to the content", async () => {
  await onSite("rules/yield.html", async (page) => {
    await page.press("Tab", "Enter");
    assert.equal(await page.page.evaluate(() => document.activeElement.id), "content");
  });
});

test("the theme of the site is that of the table", async () => {
  await onSite("index.html", async (page) => {
    const theme = () => page.page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await page.button("Theme").click();
    const chosen = await theme();
    assert.notEqual(chosen, before);
    await page.page.getByRole("link", { name: "Play in the browser" }).click();
    await page.ready();
    assert.equal(await theme(), chosen);
  });
});

test("an unknown address leads to the games in the language of the reader", async () => {
  await onSite("index.html", async (page) => {
    const answer = await page.page.goto(`${host.address}docs/gone/nowhere.html`);
    assert.equal(answer.status(), 404);
    assert.ok(await page.page.locator(".site-name img").evaluate((image) => image.naturalWidth > 0), "what the page loads is found from any depth");
    await page.page.getByRole("link", { name: /^Dieser Link/ }).click();
    await page.page.waitForURL(/\/de\/index\.html#games$/);
    page.complaints = page.complaints.filter((text) => !/status of 404/.test(text));
  });
});

test("without scripts, pages show all their text in the theme of the system", async () => {
  await onSite("docs/host/packages.html", async (page) => {
    const light = await page.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(light, "rgb(246, 244, 236)");
    await page.page.getByRole("heading", { name: "Building" }).waitFor();
  }, { ...DESK, javaScriptEnabled: false, colorScheme: "light" });
});

/** Opens a page of the site, and fails if it asks another host for something. */
async function onSite(address, act, options = DESK) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  try {
    const page = new Page(await context.newPage(), host.address);
    page.page.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(host.address)) page.complaints.push(request.url());
    });
    await page.page.goto(host.address + address);
    await act(page);
    assert.deepEqual(page.complaints, []);
  } finally {
    await context.close();
  }
}
