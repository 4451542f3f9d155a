// The statistics.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { kept, record } from "./support/records.mjs";
import { winningLine } from "./support/talon.mjs";

const line = await winningLine("lady-jane", 1);

/** Three won games, two that were given up, and one with a hint. Each began a minute after the last. */
const RECORDS = [
  [...line, "time 300"],
  ["deal", "gave up"],
  [...line, "time 200"],
  [...line, "time 400"],
  ["deal", "deal", "gave up"],
  ["hint", ...line],
].map((log, index) => record("lady-jane", 1, log, 1_790_000_000 + 60 * index));

test("figures and graphs show the results of the games", async () => {
  await onPage("#/statistics/lady-jane", async (page) => {
    const expected = {
      Played: "5", Won: "3", "Win rate (%)": "60", "Longest streak": "2", "Best time": "3:20",
      "Assisted (not counted)": "1",
    };
    for (const [name, told] of Object.entries(expected)) {
      const boxes = page.page.locator(".figure-box", { has: page.page.getByText(name, { exact: true }) });
      assert.match(await boxes.getByRole("definition").innerText(), new RegExp(`^${told}`), name);
    }
    await page.page.getByText("wins about 51. A player who sees all cards can win about 83.").waitFor();
    assert.deepEqual(await tableOf(page, "Recent games"), [
      ["Won", "1"], ["Lost", "1"], ["Won", "2"], ["Lost", "1"],
    ]);
    assert.deepEqual(await tableOf(page, "Win rate over time (%)"), [
      ["1", "100"], ["2", "50"], ["3", "67"], ["4", "75"], ["5", "60"],
    ]);
    const scores = await tableOf(page, "Games by score");
    assert.equal(scores.reduce((sum, [, games]) => sum + Number(games), 0), 5);
    assert.deepEqual(await ticksOf(page, "Recent games"), ["Won", "Lost", "Sep 21, 2026", "Sep 21, 2026"]);
    assert.deepEqual(await ticksOf(page, "Win rate over time (%)"), ["100", "50", "0", "1", "3", "5"]);
    assert.equal(await page.page.locator("section.graph rect.won").count(), 3);
    assert.equal(await page.page.locator("section.graph rect.lost").count(), 2);
    assert.equal(await page.page.locator("section.graph polyline").count(), 1);
  }, { records: RECORDS });
});

test("deals that were lost are graded while the page is open, and the grade is kept", async () => {
  // Deal 8 of Lady Jane cannot be won, deal 1 can.
  const lost = [1, 8].map((deal, index) => record("lady-jane", deal, ["deal", "gave up"], 1_790_000_000 + 60 * index));
  await onPage("#/statistics/lady-jane", async (page) => {
    await page.page.getByText("1 of 2 deals could be won. You won 0 of these 1: 0%.", { exact: true }).waitFor();
    await page.page.getByRole("heading", { name: "By difficulty" }).waitFor();
    await page.page.locator(".share-row", { hasText: "cannot be won" }).getByText("0 of 1").waitFor();
    await page.reload();
    await page.page.getByText("1 of 2 deals could be won.").waitFor();
    const records = await kept(page, "records");
    assert.deepEqual(records.map(({ text }) => /^grade: /m.test(text)), [true, true]);
  }, { records: lost });
});

test("the latest games are listed, and lead to their reviews", async () => {
  await onPage("#/statistics/lady-jane", async (page) => {
    const games = page.page.locator(".saved-game");
    await games.first().waitFor();
    assert.equal(await games.count(), RECORDS.length);
    await games.nth(1).getByRole("button", { name: "Review" }).click();
    await page.page.getByRole("heading", { name: "Review", level: 1 }).waitFor();
    const moves = page.region("Moves").getByRole("listitem");
    await moves.first().waitFor();
    assert.equal(await moves.count(), 2, "two deals");
  }, { records: RECORDS });
});

test("matches of curse are counted by opponent", async () => {
  const lost = { ...record("curse", 19, ["6-6", "gave up"]) };
  lost.text = lost.text.replace("started:", "opponent: club\nstarted:");
  await onPage("#/statistics/curse", async (page) => {
    const row = page.page.locator(".share-row");
    await row.getByText("0 of 1", { exact: true }).waitFor();
    assert.match(await row.innerText(), /^Club/);
  }, { records: [lost] });
});

test("thousands of games are counted while the page stays responsive, and the graphs stay small", async () => {
  const count = 6000;
  const log = ["deal", "deal", "gave up"];
  const records = Array.from({ length: count }, (_, index) => record("lady-jane", 1, log, 1_790_000_000 + 60 * index));
  const prepare = (context) => context.addInitScript(watchCounting);
  await onPage("#/statistics/lady-jane", async (page) => {
    assert.deepEqual(await tableOf(page, "Recent games"), [["Lost", "60"]]);
    const shares = await tableOf(page, "Win rate over time (%)");
    assert.ok(shares.length <= 60, `${shares.length} lines`);
    assert.deepEqual(shares.at(-1), [String(count), "0"]);
    const told = await page.page.evaluate(() => window.told);
    assert.ok(told.length > 3, "counted in one go");
    assert.match(told[0], new RegExp(`^\\d+ of ${count} games counted$`));
  }, { records, prepare });
});

/** Notes the progress of the counting whenever it changes; runs in the page. */
function watchCounting() {
  window.told = [];
  const look = () => {
    const told = document.querySelector("progress")?.ariaLabel;
    if (told && told !== window.told.at(-1)) window.told.push(told);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test("a game that is given up is counted when the statistics are opened with a key", async () => {
  await onPage("#/yield/17", async (page) => {
    await byMouse(page, places("yield", "flip"));
    await page.press("G");
    await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    await page.press("S");
    await page.page.getByRole("heading", { name: "Statistics for Yield", level: 1 }).waitFor();
    await page.page.locator(".figure-box", { hasText: "Played" }).getByText("1", { exact: true }).waitFor();
    await page.page.getByText("Graphs appear here after your second game.", { exact: true }).waitFor();
    assert.equal(await page.page.locator("section.graph").count(), 0);
  });
});

test("a setting hides every number", async () => {
  await onPage("#/statistics/lady-jane", async (page) => {
    await page.page.getByRole("checkbox", { name: "Hide all numbers about my play" }).check();
    await page.page.getByText("Your numbers are hidden, as you asked.").waitFor();
    assert.equal(await page.page.locator(".figure-box, section.graph").count(), 0);
  }, { records: RECORDS });
});

test("before the first game there is a link to the table", async () => {
  await onPage("#/statistics/yield", async (page) => {
    await page.page.getByText("You have not finished a game yet.").waitFor();
    await page.page.getByRole("link", { name: "To the table" }).click();
    await page.page.getByRole("heading", { name: "Yield", level: 1 }).waitFor();
  });
});

/** The values along the axes of a graph. */
function ticksOf(page, name) {
  const graph = page.page.locator("section.graph", { has: page.page.getByRole("heading", { name, exact: true }) });
  return graph.locator(".graph-ticks span").allInnerTexts();
}

/** The content of a graph's table. */
async function tableOf(page, name) {
  const graph = page.page.locator("section.graph", { has: page.page.getByRole("heading", { name, exact: true }) });
  await graph.getByText("As a table").click();
  const rows = await graph.locator("tbody tr").all();
  return Promise.all(rows.map((row) => row.locator("td").allInnerTexts()));
}
