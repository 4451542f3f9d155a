// All pages, dialogs and themes.

import { BEFORE_MISTAKE, TWO_HANDS } from "./deals.mjs";
import { NAMES } from "./games.mjs";
import { byMouse } from "./hands.mjs";
import { places } from "./moves.mjs";
import { record } from "./records.mjs";

/** Games of Yield: one that was given up, and an unfinished one. */
const { deal, moves } = BEFORE_MISTAKE;
const RECORDS = [record("yield", deal, [...moves, "gave up"]), record("yield", deal, moves, 1_790_000_600)];

/** A match of Curse of the Doublet after two hands. */
const HANDS = [record("curse", 19, TWO_HANDS)];

/** A match that was given up, against an opponent. */
const GIVEN_UP = record("curse", 19, ["6-6", "gave up"]);
const MATCHES = [{ ...GIVEN_UP, text: GIVEN_UP.text.replace("started:", "opponent: club\nstarted:") }];

const TABLE = `#/yield/${deal}`;

const PUZZLE = "#/puzzle/yield-way-0";

/** The pages by the names of their pictures: the address, and earlier games. */
export const PAGES = {
  start: { address: "" },
  ...Object.fromEntries(NAMES.map((game) => [game, { address: `#/${game}/17` }])),
  rules: { address: "#/rules/yield", open: (page) => page.page.getByRole("figure").first().waitFor() },
  "rules of curse": { address: "#/rules/curse", open: (page) => page.page.getByRole("figure").first().waitFor() },
  daily: { address: "#/daily" },
  "earlier days": { address: "#/daily/2025-02-28" },
  "no such page": { address: "#/yeild/17" },
  lessons: { address: "#/learn/yield", open: (page) => page.page.locator(".lessons").first().waitFor() },
  lesson: { address: "#/learn/yield/first", open: (page) => page.page.locator(".lesson-note").waitFor() },
  keys: { address: "#/keys" },
  settings: { address: "#/settings" },
  puzzles: { address: "#/puzzles", open: (page) => page.page.locator(".puzzle-picture .miniature").waitFor() },
  "puzzles of a kind": { address: "#/puzzles/curse-inference", open: (page) => page.page.getByRole("progressbar", { includeHidden: true }).waitFor() },
  "saved games": { address: "#/games", records: [...RECORDS, ...HANDS], open: (page) => page.page.locator(".saved-game").first().waitFor() },
  statistics: { address: "#/statistics/yield", records: RECORDS },
  "statistics of curse": { address: "#/statistics/curse", records: MATCHES, open: (page) => page.page.locator(".share-row").waitFor() },
  "statistics before the first game": { address: "#/statistics/doublets" },
  friend: { address: "#/friend", open: (page) => page.page.locator(".friend-form button").waitFor() },
  people: { address: "#/people", open: (page) => page.page.locator(".friend-form > button").waitFor() },
  me: { address: "#/me", open: (page) => page.page.locator(".me-section > button").first().click() },
  "waiting for a friend": { address: "#/friend", open: (page) => page.page.locator(".friend-form > button").click().then(() => page.page.locator(".link-tile").waitFor()) },
  match: { address: "#/me", open: (page) => matchWithBot(page, "match") },
  watch: { address: "#/me", open: (page) => matchWithBot(page, "watch") },
  review: { address: "#/games", records: RECORDS, open: (page) => reviewed(page) },
};

/** Dialogs and notes, and how to open them. */
export const OVER_PAGES = {
  menu: { address: TABLE, open: (page) => dialog(page, "m") },
  "deal by number": { address: TABLE, open: (page) => dialog(page, "#") },
  "grade of a deal": { address: TABLE, open: (page) => dialog(page, "D") },
  "settings over the table": { address: TABLE, open: (page) => dialog(page, ",") },
  "keys over the table": { address: TABLE, open: (page) => dialog(page, "?") },
  link: { address: TABLE, prepare: forbidCopying, open: (page) => dialog(page, "Y") },
  "question about a saved game": { address: "#/games", records: RECORDS, open: (page) => page.button("Delete").first().click() },
  question: { address: TABLE, records: RECORDS, open: (page) => question(page) },
  search: { address: "#/daily/yield", prepare: holdSolvers, open: (page) => isOpen(page) },
  hint: { address: TABLE, open: (page) => hint(page) },
  "way to win": { address: TABLE, open: (page) => way(page) },
  ending: { address: TABLE, records: RECORDS, open: (page) => ending(page) },
  refusal: { address: TABLE, open: (page) => refusal(page) },
  "a puzzle": { address: PUZZLE, open: (page) => page.button("Show the answer").click() },
  "answers of a puzzle": { address: "#/puzzle/curse-inference-30", open: (page) => page.button("0, 1, 2").click() },
  "why an answer is wrong": { address: "#/puzzle/curse-safety-play-921", open: (page) => refutation(page) },
  curtain: { address: "#/curse-hot-seat/17", open: (page) => page.page.getByRole("heading", { name: /'s turn\.$/ }).waitFor() },
  "who plays": { address: "#/curse/17", open: (page) => dialog(page, "P") },
  "between two hands": { address: "#/curse/19", records: HANDS, open: (page) => between(page).waitFor() },
  "review of hands": { address: "#/curse/19", records: HANDS, open: (page) => reviewedHands(page) },
  "a rule": { address: "#/rules/doublets/D3" },
  "note of keeping": { address: TABLE, prepare: forbidKeeping, open: (page) => page.region("Saved games").waitFor() },
  "note of keeping on a page": { address: "", prepare: forbidKeeping, open: (page) => page.region("Saved games").waitFor() },
};

/** The themes, as attributes of the page's root. */
export const THEMES = {
  dark: { theme: "dark" },
  light: { theme: "light" },
  "high contrast": { theme: "dark", contrast: "high" },
  "high contrast, light": { theme: "light", contrast: "high" },
};

/** Shows the page in a theme. */
export async function wear(page, theme) {
  await page.page.evaluate(({ theme, contrast = "usual" }) => {
    Object.assign(document.documentElement.dataset, { theme, contrast });
  }, THEMES[theme]);
}

/** Opens a match against a bot of the server, once the player is to move, and shows it to the player or a spectator. */
async function matchWithBot(page, view) {
  await page.page.locator(".me-section > button").first().waitFor();
  const id = await page.page.evaluate(async () => {
    const settings = { target: 11, clock: { bank_ms: 300000, free_ms: 3000 }, rated: false, leader: "south", opponent: "club" };
    const headers = { authorization: `Bearer ${localStorage["talon player"]}`, "content-type": "application/json" };
    const answer = await fetch("api/games", { method: "POST", headers, body: JSON.stringify({ settings }) });
    return (await answer.json()).id;
  });
  const show = (where) => page.page.evaluate((hash) => (location.hash = hash), `#/${where}/${id}`);
  // The tiles are dealt once the player is there.
  await show("match");
  await page.page.locator(".match-note.is-mine").waitFor();
  if (view === "watch") {
    await show("watch");
    await page.page.locator(".match-note:not(.is-mine)").waitFor();
  }
}

async function isOpen(page) {
  await page.page.getByRole("dialog").waitFor();
}

async function dialog(page, key) {
  await page.press(key);
  await isOpen(page);
}

async function reviewed(page) {
  await page.page.locator(".saved-game[data-state=ended] .saved-game-buttons button").first().click();
  await page.page.getByRole("progressbar").waitFor({ state: "detached" });
  await page.page.getByRole("slider").waitFor();
}

function between(page) {
  return page.region("Between hands");
}

async function reviewedHands(page) {
  await between(page).getByRole("button", { name: "Review" }).click();
  // Every play of a hand is judged, which takes a busy machine half a minute.
  await page.page.getByText(/^South gave away/).waitFor({ timeout: 60_000 });
}

async function question(page) {
  await page.hasMoves(moves.length, "the game that was left");
  await dialog(page, "R");
}

async function hint(page) {
  await page.press("H");
  for (const _ of ["which", "where", "why"]) await page.button("More").click();
  await page.button("Play it").waitFor();
}

async function way(page) {
  await page.press("W");
  await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.button("Play on from here").waitFor();
}

async function ending(page) {
  await page.hasMoves(moves.length, "the game that was left");
  await dialog(page, "G");
  await page.page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await page.region("Game over").waitFor();
}

async function refutation(page) {
  await page.region("Puzzles").waitFor();
  await page.zone("South").getByRole("button", { name: /^1-2/ }).press("Enter");
  await page.zone("lower branch").getByRole("button").last().press("Enter");
  await page.button("Show why").click();
  await page.region("Why this is wrong").waitFor();
}

async function refusal(page) {
  await byMouse(page, places("yield", "pair r7c1 r1c1"));
  await page.refusal(/^Y/).waitFor();
}

function forbidCopying(context) {
  return context.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
  });
}

function forbidKeeping(context) {
  return context.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
}

/** Solvers that never finish loading. */
function holdSolvers(context) {
  return context.route("**/worker-*.js", () => {});
}
