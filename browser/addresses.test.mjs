// Addresses and links.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { GAMES, PATIENCES } from "./support/games.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { Page } from "./support/page.mjs";
import { winningLine } from "./support/talon.mjs";

test("the start page leads to each game", async () => {
  await onPage("", async (page) => {
    for (const { name } of Object.values(GAMES)) {
      await page.page.getByRole("link", { name: `Play ${name}` }).click();
      await page.page.getByRole("heading", { name, level: 1 }).waitFor();
      await page.page.goBack();
      await page.page.getByRole("heading", { name: "Talon", level: 1 }).waitFor();
    }
  });
});

for (const [game, { name }] of Object.entries(GAMES)) {
  test(`#/${game}/17 opens that deal`, async () => {
    await onPage(`#/${game}/17`, async (page) => {
      await page.page.getByRole("heading", { name, level: 1 }).waitFor();
      await page.page.getByText("deal 17").first().waitFor();
    });
  });
}

test("another address opens another deal without a reload", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.page.evaluate(() => {
      window.isStillHere = true;
      location.hash = "#/yield/18";
    });
    await page.page.getByText("deal 18").first().waitFor();
    await page.page.waitForFunction(() => window.isStillHere);
  });
});

test("an address opens one of the rules", async () => {
  await onPage("#/rules/curse/C10", async (page) => {
    await page.page.getByRole("heading", { name: "Curse of the Doublet", level: 1 }).waitFor();
    await isAtRule(page, "C10");
    await page.page.evaluate(() => (location.hash = "#/rules/curse/C2"));
    await isAtRule(page, "C2");
  });
});

test("the keys lead from a refusal to its rule and back to the table", async () => {
  await onPage("#/doublets/17", async (page) => {
    await page.press("1");
    const link = page.refusal(/^D3: /).getByRole("link", { name: "Rule D3" });
    await link.waitFor();
    for (let steps = 0; !(await link.evaluate((link) => link === document.activeElement)); steps += 1) {
      assert.ok(steps < 4, "it is near");
      await page.press("Tab");
    }
    await page.press("Enter");
    await isAtRule(page, "D3");
    await page.page.goBack();
    await page.press("1");
    await page.refusal(/^D3: /).waitFor();
    await page.press("L");
    await isAtRule(page, "D3");
  });
});

/** The rule is marked, focused, visible, and the current one for a screen reader. */
async function isAtRule(page, number) {
  const rule = page.page.locator(`#${number}[aria-current=true]`);
  await rule.waitFor();
  assert.equal(await page.page.locator(".rule[aria-current]").count(), 1);
  assert.ok(await rule.evaluate((rule) => {
    const { top, bottom } = rule.getBoundingClientRect();
    return rule === document.activeElement && top >= 0 && bottom <= innerHeight;
  }));
}

test("an address that a person has typed wrongly says what is wrong", async () => {
  const wrong = [["#/yield/9007199254740992", /no deal with this number/], ["#/daily/yield/2026-02-30", /no such day/], ["#/poker/1", /no page/]];
  for (const [address, sentence] of wrong) {
    await onPage(address, async ({ page }) => {
      await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
      await page.getByRole("listitem").getByRole("link", { name: "Lady Jane" }).waitFor();
    });
  }
});

for (const [address, link, to] of [
  ["#/yeild/17", "#/yield/17", "#/yield/17"],
  ["#/yield/9007199254740992", "To the table", "#/yield"],
  ["#/daily/yield/2026-02-30", "Deals of the day", "#/daily"],
]) {
  test(`${address} leads on to ${to}`, async () => {
    await onPage(address, async ({ page }) => {
      await page.getByRole("link", { name: link, exact: true }).click();
      await page.waitForURL((url) => url.hash === to);
    });
  });
}

test("a date opens the deals of its week, and each of them can be played", async () => {
  const prepare = (context) => context.clock.setFixedTime(new Date("2026-11-29T12:00:00Z"));
  await onPage("#/daily/2025-02-28", async ({ page }) => {
    await page.getByRole("heading", { name: /Yield February 2025/ }).waitFor();
    assert.equal(await page.getByRole("link", { name: /^28: 2025-02-28/ }).count(), 4);
    await page.getByRole("link", { name: "Earlier days" }).click();
    await page.getByRole("link", { name: "Later days" }).click();
    await page.getByRole("link", { name: /^28: 2025-02-28/ }).first().click();
    await page.waitForURL(/#\/daily\/doublets\/2025-02-28$/);
    await page.getByRole("heading", { name: "Doublets", level: 1 }).waitFor();
  }, { prepare });
});

test("a link that went through a chat or a mail leads to its page", async () => {
  const links = ["#%2Flady-jane%2F1", "#%252Flady-jane%252F1", "#!/lady-jane/1", "%23%2Flady-jane%2F1", "#/lady-jane/1.", "#/lady-jane/1>",
    "#/lady-jane/1?fbclid=x", "?fbclid=x#/lady-jane/1", "#/lady-jane/1/r1%2Bf)"];
  for (const address of links) {
    await onPage(address, (page) => page.page.getByText("deal 1", { exact: false }).first().waitFor());
  }
});

test("a link carries moves, and the game then counts as assisted", async () => {
  await onPage("#/lady-jane/1/r1+f,t5+t7", async (page) => {
    await page.hasMoves(2, "the moves of the link");
    await page.said("this game counts as assisted").waitFor();
    assert.equal(new URL(page.page.url()).hash, "#/lady-jane/1");
  });
});

for (const { link, count, told } of [
  { link: "#/yield/17/flip,pair+r1c1+r1c2", count: 1, told: /2.*Y\d/ },
  { link: "#/yield/17/flip,flip,jump", count: 2, told: /3.*jump/ },
]) {
  test(`the page follows ${link} as far as the rules allow, and says what stops it`, async () => {
    await onPage(link, async (page) => {
      await page.refusal(told).waitFor();
      await page.hasMoves(count, "the moves before");
    });
  });
}

test("the address follows the deal on the table", async () => {
  await onPage("#/yield/17", async (page) => {
    await page.press("n");
    await page.page.waitForFunction(() => !location.hash.endsWith("/17"));
    const deal = /\d+$/.exec(page.page.url())[0];
    await page.page.locator(".deal").getByText(`deal ${deal}`).waitFor();
    await page.reload();
    await page.page.locator(".deal").getByText(`deal ${deal}`).waitFor();
  });
});

test("a copied link leads another player to the position", async () => {
  await onPage("#/lady-jane/1", async (page) => {
    for (const move of ["r1 f", "t5 t7"]) await byMouse(page, places("lady-jane", move));
    await page.hasMoves(2, "two moves");
    await page.press("Y");
    await page.said("The link to this position was copied.").waitFor();
    const link = await page.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, `${page.site}#/lady-jane/1/r1+f,t5+t7`);
    const other = new Page(await page.page.context().browser().newPage(), page.site);
    await other.open(new URL(link).hash);
    await other.hasMoves(2, "somebody else");
    assert.equal(await other.table.ariaSnapshot(), await page.table.ariaSnapshot());
    await other.page.close();
  }, { permissions: ["clipboard-read", "clipboard-write"] });
});

test("the page shows the link if it cannot copy it", async () => {
  const forbid = () => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
  };
  const prepare = (context) => context.addInitScript(forbid);
  await onPage("#/yield/17", async (page) => {
    await byMouse(page, places("yield", "flip"));
    await page.press("Y");
    const field = page.page.getByRole("dialog", { name: "Link to this position" }).getByRole("textbox");
    assert.equal(await field.inputValue(), `${page.site}#/yield/17/flip`);
    await page.press("Escape");
    await field.waitFor({ state: "hidden" });
  }, { prepare });
});

for (const game of PATIENCES) {
  test(`the deal of the day of ${game} is the same for everybody, can be won, and differs tomorrow`, async () => {
    const deals = [];
    for (const day of ["2026-11-22T00:00:01Z", "2026-11-22T23:59:59Z", "2026-11-23T00:00:01Z"]) {
      const prepare = (context) => context.clock.setFixedTime(new Date(day));
      await onPage(`#/daily/${game}`, async (page) => {
        await page.page.waitForURL(new RegExp(`#/daily/${game}/${day.slice(0, 10)}$`));
        await page.page.getByRole("heading", { name: GAMES[game].name, level: 1 }).waitFor();
        const named = await page.page.locator(".deal").textContent();
        deals.push(Number(/^Today’s deal · deal (\d+)/.exec(named)[1]));
      }, { prepare });
    }
    const [first, same, next] = deals;
    assert.equal(first, same);
    assert.notEqual(first, next);
    for (const deal of [first, next]) await winningLine(game, deal);
  });
}
