// Makes the pictures of the README that show the browser table. `cargo xtask pictures` runs this file; deals and moves are fixed.

import { writeFile } from "node:fs/promises";
import { test } from "node:test";

import { TELEPHONE, onPage } from "./support/browser.mjs";
import { BEFORE_MISTAKE, TWO_HANDS } from "./support/deals.mjs";
import { Film } from "./support/film.mjs";
import { byMouse } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { record } from "./support/records.mjs";
import { winningLine } from "./support/talon.mjs";
import { webp } from "./support/webp.mjs";

const FOLDER = new URL("../docs/pictures/", import.meta.url);

/** Windows whose pictures are sharp where a page shows them smaller. */
const WINDOW = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 1.5 };
const PHONE = { ...TELEPHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** The height of a table with short piles. */
const LOW = { viewport: { width: 1024, height: 500 } };

/** The move of a winning line that the picture of Lady Jane shows. */
const SHOWN = 45;

/** The steps of a hint, with the time that each is shown. */
const HINT = [[/keeps the game winnable/, 1500], [/^Look at the /, 0], [/^You can /, 1800], [/no longer be won/, 1800]];

/** A player who has asked for verdicts and hints by a solver. */
const SETTINGS = { shows_verdict: "all_cards_known", hints_see_all: true };

/** The letters of all pictures. Without this, they would be those of the machine's system. */
const LETTERS = "Liberation Sans";

for (const colorScheme of ["light", "dark"]) {
  test(`Lady Jane in the ${colorScheme} theme`, async () => {
    const line = await winningLine("lady-jane", 1);
    await onPage("#/lady-jane/1", async (page) => {
      await byMouse(page, places("lady-jane", line[SHOWN]));
      await page.hasMoves(SHOWN + 1, line[SHOWN]);
      await verdict(page, "can");
      await save(`lady-jane-${colorScheme}`, await new Film(page).show());
    }, { ...WINDOW, ...LOW, colorScheme, prepare, records: [record("lady-jane", 1, line.slice(0, SHOWN))] });
  });
}

test("Curse of the Doublet on a phone", async () => {
  await onPage("#/curse/19", async (page) => {
    await page.page.getByText("Your turn.").waitFor();
    await page.zone("South").getByRole("button", { name: /^2-4/ }).tap();
    await page.marked("gold").first().waitFor();
    await save("curse-phone", await new Film(page).show());
  }, { ...PHONE, colorScheme: "dark", prepare, records: [record("curse", 19, TWO_HANDS.slice(0, 13))] });
});

test("a game of Yield: a verdict, a hint, a mistake and the review", async () => {
  const { deal, moves, mistake } = BEFORE_MISTAKE;
  await onPage(`#/yield/${deal}`, async (page) => {
    const film = new Film(page);
    await verdict(page, "can");
    await film.rest();
    await film.show(1500);
    await takeHint(page, film);
    await film.move(() => byMouse(page, places("yield", mistake)));
    await verdict(page, "cannot");
    await film.show(2000);
    await review(page);
    await save("yield-review", await new Film(page).show());
    await save("yield-story", await film.show(3500));
  }, { ...WINDOW, colorScheme: "dark", reducedMotion: "no-preference", prepare, records: [record("yield", deal, moves)] });
});

/** Takes a hint step by step, and closes it. */
async function takeHint(page, film) {
  const note = page.region("Hint");
  await page.press("H");
  for (const [says, milliseconds] of HINT) {
    await note.getByRole("status").filter({ hasText: says }).waitFor();
    if (milliseconds) await film.show(milliseconds);
    if (await page.button("More").isVisible()) await page.button("More").click();
  }
  await page.press("Escape");
  await note.waitFor({ state: "detached" });
}

/** Gives the game up, and waits for its whole review: each move is judged, and then the adviser plays from each position. */
async function review(page) {
  await page.press("G");
  await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.region("Game over").waitFor();
  await page.press("V");
  await page.said("threw the win away").waitFor();
  await page.region("At this position").getByText(/of 24 possible layouts/).waitFor({ timeout: 240_000 });
}

/** Prepares a browser before the page is loaded. */
function prepare(context) {
  return context.addInitScript(({ settings, letters }) => {
    // An empty page has no storage.
    if (!location.protocol.startsWith("http")) return;
    localStorage.setItem("talon settings", settings);
    addEventListener("DOMContentLoaded", () => (document.body.style.fontFamily = letters));
  }, { settings: JSON.stringify(SETTINGS), letters: LETTERS });
}

/** Waits until the page says that the game `can` or `cannot` be won. */
function verdict(page, word) {
  return page.page.locator(`.verdict[data-verdict=${word}]`).waitFor();
}

async function save(name, shots) {
  await writeFile(new URL(`${name}.webp`, FOLDER), await webp(shots));
}
