// The pages of the rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { NAMES } from "./support/games.mjs";

for (const game of NAMES) {
  test(`pictures between the rules of ${game} say in words what they show`, async () => {
    await onPage(`#/rules/${game}`, async (page) => {
      const figures = page.page.getByRole("figure");
      await figures.first().waitFor();
      assert.ok((await figures.count()) >= 3, "the table, and examples");
      for (const figure of await figures.all()) {
        assert.match(await figure.locator("figcaption").innerText(), /[a-z]{3}.*\.$/);
        assert.ok((await figure.locator("svg").count()) > 1, "pieces");
      }
    });
  });
}

test("the number of a rule is its address, and a link leads to its lesson", async () => {
  await onPage("#/rules/doublets", async (page) => {
    await page.page.getByRole("link", { name: "D3", exact: true }).click();
    await page.page.locator("#D3[aria-current=true]").waitFor();
    assert.equal(new URL(page.page.url()).hash, "#/rules/doublets/D3");
    await page.page.locator("#D3").getByRole("link", { name: /^Lesson: / }).click();
    await page.page.locator(".lesson-note").waitFor();
    assert.equal(new URL(page.page.url()).hash, "#/learn/doublets/D3");
  });
});

test("the pictures speak the language of the page", async () => {
  await onPage("#/rules/yield", async (page) => {
    await page.page.getByText("Die Paare, die 13 ergeben, und ein König, der allein geht.").waitFor();
  }, { locale: "de-DE" });
});
