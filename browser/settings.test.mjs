// The settings: they take effect at once, and are saved.

import assert from "node:assert/strict";
import { test } from "node:test";

import { notInFirefox, onPage } from "./support/browser.mjs";
import { Page } from "./support/page.mjs";

/** The controls of settings, with the attributes of the page's root that they change. */
const SWITCHES = [
  { group: "Theme", name: "Light", attribute: "data-theme", before: "dark", after: "light" },
  { group: "Theme", name: "Dark", attribute: "data-theme", before: "light", after: "dark", colorScheme: "light" },
  { group: "Contrast", name: "High", attribute: "data-contrast", before: "usual", after: "high" },
  { group: /^Table$/, name: "Red", attribute: "data-felt", before: "green", after: "red" },
  { group: "Card backs", name: "Grey", attribute: "data-backs", before: "blue", after: "grey" },
  { group: "Animation", name: "Off", attribute: "data-motion", before: "auto", after: "none" },
  { name: /^A different colour/, attribute: "data-deck", before: "two-colour", after: "four-colour" },
  { name: /^Large print/, attribute: "data-print", before: "usual", after: "large" },
];

for (const { group, name, attribute, before, after, colorScheme = "dark" } of SWITCHES) {
  const where = name === "Light" ? notInFirefox("it has no dark system") : {};
  test(`${name} takes effect at once, also in other tabs, and is saved`, where, async () => {
    await onPage("#/settings", async (page) => {
      const other = new Page(await page.page.context().newPage(), page.site);
      await other.open("#/yield/17");
      assert.equal(await root(page, attribute), before);
      const choices = group ? page.page.getByRole("group", { name: group }) : page.page;
      await choices.getByLabel(name).check();
      for (const one of [page, other]) await has(one, attribute, after);
      await page.reload();
      await has(page, attribute, after);
      assert.ok(await choices.getByLabel(name).isChecked());
      page.complaints.push(...other.complaints);
    }, { colorScheme });
  });
}

test("four colours appear on the cards", async () => {
  await onPage("#/settings", async (page) => {
    const colours = () => page.page.evaluate(() => {
      const faces = ["clubs", "spades", "hearts", "diamonds"].map((suit) => document.querySelector(`.suit-ink-${suit}`));
      return new Set(faces.map((face) => getComputedStyle(face).fill)).size;
    });
    assert.equal(await colours(), 2);
    await page.page.getByLabel(/^A different colour/).check();
    assert.equal(await colours(), 4);
  });
});

test("for left-handed players left and right change sides", async () => {
  await onPage("#/doublets/17", async (page) => {
    const isLeft = () => page.place({ zone: "stock", nth: -1 }).evaluate((stock) => {
      return stock.getBoundingClientRect().left < innerWidth / 2;
    });
    const before = await isLeft();
    await page.press(",");
    await page.page.getByRole("dialog").getByLabel(/^Left-handed/).check();
    await page.press("Escape");
    assert.equal(await isLeft(), !before);
    await page.reload();
    assert.equal(await isLeft(), !before);
  });
});

const LANGUAGES = [
  { code: "de", own: "Deutsch", title: "Einstellungen", direction: "ltr" },
  { code: "es", own: "Español", title: "Ajustes", direction: "ltr" },
  { code: "fr", own: "Français", title: "Réglages", direction: "ltr" },
  { code: "it", own: "Italiano", title: "Impostazioni", direction: "ltr" },
  { code: "pt-BR", own: "Português (Brasil)", title: "Configurações", direction: "ltr" },
  { code: "ar", own: "العربية", title: "الإعدادات", direction: "rtl" },
  { code: "ja", own: "日本語", title: "設定", direction: "ltr" },
  { code: "zh-CN", own: "简体中文", title: "设置", direction: "ltr" },
];

test("the page speaks every language, also after a reload", async () => {
  await onPage("#/settings", async (page) => {
    const heading = page.page.getByRole("heading", { level: 1 });
    const english = await heading.innerText();
    for (const { code, own, title, direction } of LANGUAGES) {
      await page.page.getByLabel("Language").selectOption({ label: own });
      for (const isAgain of [false, true]) {
        if (isAgain) await page.reload();
        await page.ready();
        await has(page, "lang", code);
        await has(page, "dir", direction);
        assert.equal(await heading.innerText(), title);
      }
      await page.page.evaluate(() => (location.hash = "#/lady-jane/17"));
      await page.table.waitFor();
      assert.deepEqual(await page.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, code);
      await page.page.evaluate(() => (location.hash = "#/settings"));
      await page.page.locator("#setting-language").selectOption("en");
      await has(page, "lang", "en");
      await has(page, "dir", "ltr");
      assert.equal(await heading.innerText(), english);
    }
  });
});

test("the language is that of the browser until another one is chosen", async () => {
  await onPage("", async (page) => {
    await has(page, "lang", "de");
  }, { locale: "de-AT" });
});

test("with motion off nothing moves", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.press(",");
    await page.page.getByRole("group", { name: "Animation" }).getByLabel("Off").check();
    await page.press("Escape");
    await page.page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.press("n");
    assert.equal(await page.page.evaluate(() => document.getAnimations().length), 0);
  }, { reducedMotion: "no-preference" });
});

function root(page, attribute) {
  return page.page.locator("html").getAttribute(attribute);
}

async function has(page, attribute, value) {
  await page.page.locator(`html[${attribute}=${value}]`).waitFor();
}
