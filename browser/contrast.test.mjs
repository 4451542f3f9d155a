// Contrast where axe does not look: on cards and tiles, and on the table, whose background is not uniform.

import assert from "node:assert/strict";
import { test } from "node:test";

import { onPage } from "./support/browser.mjs";
import { NAMES } from "./support/games.mjs";
import { THEMES, wear } from "./support/pages.mjs";

/**
 * The minimum contrast of text and of other marks by WCAG 2.2, 1.4.3 and 1.4.11, and of the two colours of a focus ring
 * by its technique C40.
 */
const [TEXT, MARK, RING] = [4.5, 3, 9];

const TABLE = ["--table", "--table-deep", "--table-light"];
const SUITS = ["clubs", "diamonds", "hearts", "spades"];

/** Colours by their names in the style sheets: the foreground, its backgrounds, the minimum contrast. */
const PAIRS = [
  ...SUITS.map((suit) => [`--suit-${suit}`, ["--card-face"], TEXT]),
  ...[1, 2, 3, 4, 5, 6].map((number) => [`--tile-dots-${number}`, ["--tile-face"], MARK]),
  ["--tile-line", ["--tile-face"], MARK],
  ["--court-ink", ["--court-paper", "--card-face"], MARK],
  ["--back-b", ["--back-a"], MARK],
  ...["--card-face", "--card-covered"].map((paper) => ["--gold-edge", [paper], MARK]),
  ["--gold-edge", ["--tile-face"], MARK],
  ["--gold-ink", ["--gold-fill"], TEXT],
  ["--gold-fill", ["--bar", "--page", "--raised"], MARK],
  ["--place-line", ["--page"], MARK],
  ["--focus", ["--bar", "--page", "--raised"], MARK],
  ["--focus-edge", ["--focus"], RING],
  ["--good", ["--bar", "--page"], MARK],
  ["--bad", ["--bar", "--page"], TEXT],
];

/** The same on the felt, where the light theme has other colours than on the page. */
const FELT_PAIRS = [
  ["--ink", TABLE, TEXT],
  ["--ink-quiet", TABLE, TEXT],
  ["--place-line", TABLE, MARK],
  ["--gold", TABLE, MARK],
  ["--gold-ink", ["--gold", "--gold-fill"], TEXT],
  ["--focus", TABLE, MARK],
  ["--focus-edge", ["--focus"], RING],
  ["--ink", ["--raised"], TEXT],
];

for (const [deck, colour] of [["two-colour", "green"], ["four-colour", "blue"], ["two-colour", "red"], ["two-colour", "grey"]]) {
  test(`colours stand out in all themes, ${deck} deck, table and backs ${colour}`, async () => {
    await onPage("#/keys", async (page) => {
      await page.page.evaluate(([deck, colour]) => {
        Object.assign(document.documentElement.dataset, { deck, felt: colour, backs: colour });
      }, [deck, colour]);
      for (const theme of Object.keys(THEMES)) {
        await wear(page, theme);
        const weak = [];
        for (const [place, pairs] of [["page", PAIRS], ["table", FELT_PAIRS]]) {
          for (const [seen, grounds, least] of pairs) {
            for (const ground of grounds) {
              const colours = [`var(${seen})`, `var(${ground})`, 1, place];
              const ratio = await page.page.evaluate((colours) => contrast(...colours), colours);
              if (ratio < least) weak.push(`${seen} on ${ground}, ${place}: ${ratio.toFixed(2)} instead of ${least}`);
            }
          }
        }
        assert.deepEqual(weak, [], theme);
      }
    }, { prepare });
  });
}

for (const game of NAMES) {
  test(`text on the table of ${game} has enough contrast in all themes`, async () => {
    await onPage(`#/${game}/17`, async (page) => {
      for (const theme of Object.keys(THEMES)) {
        await wear(page, theme);
        const texts = page.page.locator(".caption, .chip, .plate p, .plate li, .panel text, .panel b, .panel li, .panel h2, .panel span.station, .outline span");
        assert.deepEqual(await texts.evaluateAll(weakTexts, { grounds: TABLE, least: TEXT }), [], theme);
      }
    }, { prepare });
  });
}

/** Gives the page the function `contrast`. */
function prepare(context) {
  return context.addInitScript(`window.contrast = ${contrast}`);
}

/** The contrast of a colour on a background, by WCAG, within an element of a class; runs in the page. */
function contrast(seen, ground, opacity = 1, place = "page") {
  const drawn = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const room = document.body.appendChild(document.createElement("div"));
  room.className = place;
  const probe = room.appendChild(document.createElement("i"));
  const draw = (colour, alpha) => {
    probe.style.color = colour;
    drawn.fillStyle = getComputedStyle(probe).color;
    drawn.globalAlpha = alpha;
    drawn.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...drawn.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker, lighter] = [draw(ground, 1), draw(seen, opacity)].sort((one, other) => one - other);
  room.remove();
  return (lighter + 0.05) / (darker + 0.05);
}

/** The texts without enough contrast; runs in the page. */
function weakTexts(texts, { grounds, least }) {
  const chain = (element) => (element ? [element, ...chain(element.parentElement)] : []);
  return texts.filter((text) => text.textContent.trim()).flatMap((text) => {
    const around = chain(text).map((element) => getComputedStyle(element));
    const seen = text instanceof SVGElement ? around[0].fill : around[0].color;
    const opacity = around.reduce((product, style) => product * Number(style.opacity), 1);
    // A rank of the ring stands on its disc, and some texts have a background of their own.
    const circle = text.closest(".station")?.querySelector("circle");
    // A nearly transparent background hardly differs from the table.
    const own = around.slice(0, 3).map((style) => style.backgroundColor).find((colour) => !colour.startsWith("rgba"));
    const below = circle ? [getComputedStyle(circle).fill] : own ? [own] : grounds.map((name) => `var(${name})`);
    const ratio = Math.min(...below.map((ground) => contrast(seen, ground, opacity)));
    return ratio < least ? [`${text.textContent.trim()}: ${ratio.toFixed(2)} instead of ${least}`] : [];
  });
}
