// Measures the speed of the browser table and prints a table for docs/develop/ARCHITECTURE.md. `cargo xtask speed` runs it,
// on a machine that does nothing else.

import { cpus } from "node:os";

import { GAMES, PATIENCES } from "./support/games.mjs";
import { DESK, launch } from "./support/launch.mjs";
import { byMouse, clickThrough } from "./support/hands.mjs";
import { places } from "./support/moves.mjs";
import { Page } from "./support/page.mjs";
import { serve, winningLine } from "./support/talon.mjs";
import { longestTask, recorded, workOfClicks } from "./support/trace.mjs";

/** Networks, in bytes per second and milliseconds: "Fast 4G" of the browser's tools, and a slow one. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** The slowdown of the processor in the measurements of a weak device. */
const SLOWDOWN = 4;

/** The number of measurements of each figure. */
const TIMES = 5;

const STOCK = { from: { zone: "stock", nth: -1 } };
const DRAG = { from: { zone: "tableau pile 1", nth: -1 }, to: { zone: "tableau pile 7", nth: -1 } };
const VERDICT = /can (still|no longer|not) be won|cannot be won/;

const server = await serve();
const browser = await launch();
const clicks = await inputs(60);
const { page, later, workers } = await transfer();
const games = {};
for (const game of PATIENCES) {
  const { deal } = GAMES[game];
  games[game] = { full: await playing(game, deal, 1), slowed: await playing(game, deal, SLOWDOWN) };
}
const figures = [
  ["first load of the page, compressed", "430 kB", `${page.toFixed(0)} kB`],
  ["loaded behind the first table: the rest of the page's program, compressed", "", `${later.toFixed(0)} kB`],
  ["loaded behind the first table: the workers' program, compressed", "", `${workers.toFixed(0)} kB`],
  ["largest contentful paint, 4× slower and 1.6 Mbit/s", "1000 ms", told(await repeated(() => largestPaint(SLOW)))],
  ["table, 4× slower and Fast 4G", "1500 ms", told(await repeated(() => interactive(FAST_4G)))],
  ["table, 4× slower and 1.6 Mbit/s", "3200 ms", told(await repeated(() => interactive(SLOW)))],
  ...Object.entries(games).flatMap(([game, { full, slowed }]) => [
    [`${game}: work of the page for a click, median (95% of the clicks)`, "16 ms", `${share(full.work, 0.5).toFixed(1)} ms (${share(full.work, 0.95).toFixed(1)} ms)`],
    [`${game}: elements whose styles a click changes; layouts of a click`, "", `${full.elements.toFixed(0)}; ${full.layouts.toFixed(1)}`],
    [`${game}: longest task, 4× slower`, "100 ms", `${slowed.longest.toFixed(0)} ms`],
  ]),
  ["longest frame while dealing", "", told(await repeated(() => longestFrame((page) => page.page.keyboard.press("n"))))],
  ["longest frame while dragging", "", told(await repeated(() => longestFrame((page) => byMouse(page, DRAG))))],
  ["longest frame while solving", "", told(await repeated(() => longestFrame((page) => byMouse(page, STOCK))))],
  ["input to next frame, in the first 20 clicks of a page", "16 ms", told(clicks.slice(0, 20))],
  ["the same after 40 clicks", "16 ms", told(clicks.slice(40))],
  ["verdict after a move", "50 ms", told(await verdicts())],
];
await browser.close();
await server.stop();

console.log(`${cpus()[0].model}, Chromium ${browser.version()}, medians (and the worst)\n`);
console.log("| what | budget | measured |\n| --- | --- | --- |");
for (const row of figures) console.log(`| ${row.join(" | ")} |`);

/** The bytes transferred until the page is idle, in units of 1000, by the program that they belong to. */
function transfer() {
  return fresh("", async (page, tools) => {
    const loaded = { page: 0, later: 0, workers: 0 };
    const requests = new Map();
    await tools.send("Network.enable");
    tools.on("Network.responseReceived", ({ requestId, response }) => requests.set(requestId, response));
    tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const { url, headers } = requests.get(requestId) ?? {};
      const [, part] = /\/(talon-worker|split|style-later)[^/]*$/.exec(url) ?? [];
      // What the service worker has fetched in the meantime comes out of the cache.
      const bytes = encodedDataLength || Number(headers?.["content-length"] ?? 0);
      loaded[{ "talon-worker": "workers", split: "later", "style-later": "later" }[part] ?? "page"] += bytes / 1000;
    });
    await page.open("#/yield/17");
    await page.page.waitForLoadState("networkidle");
    await page.page.waitForTimeout(1000);
    return loaded;
  });
}

/** Milliseconds from the request for the start page to its largest paint. */
function largestPaint(network) {
  return fresh("", async (page, tools) => {
    await weaken(tools, network);
    await page.open("");
    await page.page.waitForTimeout(500);
    return page.page.evaluate(() => new Promise((found) => {
      new PerformanceObserver((list) => found(list.getEntries().at(-1).startTime))
        .observe({ type: "largest-contentful-paint", buffered: true });
    }));
  });
}

/** Milliseconds from the request for the page to the first frame with a playable table. */
function interactive(network) {
  return fresh("", async (page, tools) => {
    await weaken(tools, network);
    await page.page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("main [role=group] button")) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.interactiveAt = performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.open("#/yield/17");
    return (await page.page.waitForFunction(() => window.interactiveAt)).jsonValue();
  });
}

/** Makes the network and the processor of a page slow. */
async function weaken(tools, network) {
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", network);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/**
 * What the page does for each click of 40 moves: its work, the elements whose styles change and the layouts for a click on
 * average, and the longest task of all. Times are those of the processor in milliseconds, which the load of the machine does not
 * change.
 */
function playing(game, deal, rate) {
  return fresh(`#/${game}/${deal}`, async (page, tools) => {
    const line = (await winningLine(game, deal)).slice(0, 40);
    await tools.send("Emulation.setCPUThrottlingRate", { rate });
    const moves = line.map((move) => places(game, move));
    const events = await recorded(page.page, () => clickThrough(page, moves));
    const work = workOfClicks(events);
    return {
      work,
      longest: longestTask(events),
      elements: events.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0) / work.length,
      layouts: events.filter(({ name }) => name === "Layout").length / work.length,
    };
  });
}

/** The longest time between two frames from an action until a second after it, in milliseconds. */
function longestFrame(act) {
  return fresh("#/lady-jane/1", async (page) => {
    await page.page.evaluate(() => {
      let last = performance.now();
      window.longestFrame = 0;
      requestAnimationFrame(function frame(now) {
        window.longestFrame = Math.max(window.longestFrame, now - last);
        last = now;
        requestAnimationFrame(frame);
      });
    });
    await act(page);
    await page.page.waitForTimeout(1000);
    return page.page.evaluate(() => window.longestFrame);
  });
}

/** Milliseconds from each of a number of clicks on the stock to the frame that shows its effect. */
function inputs(count) {
  return fresh("#/doublets/17", async (page) => {
    await page.page.evaluate(() => {
      window.inputs = [];
      addEventListener("click", ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => window.inputs.push(performance.now() - timeStamp)));
      });
    });
    for (let done = 0; done < count; done += 1) await byMouse(page, STOCK);
    await page.page.waitForFunction((count) => window.inputs.length === count, count);
    return page.page.evaluate(() => window.inputs);
  });
}

/** Milliseconds from a move to its verdict. */
function verdicts() {
  return fresh("#/lady-jane/1", async (page) => {
    // The player has to ask for the verdict once.
    await page.button("Can I still win?").click();
    await page.page.getByRole("contentinfo").getByText(VERDICT).first().waitFor();
    await page.page.evaluate(watchVerdict, VERDICT.source);
    for (let count = 0; count < TIMES; count += 1) {
      await byMouse(page, STOCK);
      await page.page.waitForFunction((count) => window.verdicts.length > count, count);
    }
    return page.page.evaluate(() => window.verdicts);
  });
}

/** Notes, in the page, when each verdict appears after a click. */
function watchVerdict(pattern) {
  window.verdicts = [];
  const line = document.querySelector("footer");
  addEventListener("click", ({ timeStamp }) => {
    const done = () => {
      if (!new RegExp(pattern).test(line.textContent)) return false;
      window.verdicts.push(performance.now() - timeStamp);
      return true;
    };
    // The old verdict disappears with the move, before this runs.
    queueMicrotask(() => {
      if (!done()) new MutationObserver((_, observer) => done() && observer.disconnect()).observe(line, WATCHED);
    });
  });
  const WATCHED = { childList: true, subtree: true, characterData: true };
}

/** Calls `act` with a page in a fresh context and the browser's tools for it. */
async function fresh(address, act) {
  const context = await browser.newContext(DESK);
  try {
    const page = new Page(await context.newPage(), server.address);
    const tools = await context.newCDPSession(page.page);
    if (address) await page.open(address);
    return await act(page, tools);
  } finally {
    await context.close();
  }
}

async function repeated(measure) {
  const figures = [];
  for (let count = 0; count < TIMES; count += 1) figures.push(await measure());
  return figures;
}

/** The figure that this share of the figures does not exceed. */
function share(figures, part) {
  return figures.toSorted((one, other) => one - other)[Math.ceil(part * figures.length) - 1];
}

/** The median in words, with the largest. */
function told(figures) {
  const sorted = [...figures].sort((one, other) => one - other);
  return `${sorted[sorted.length >> 1].toFixed(0)} ms (${sorted.at(-1).toFixed(0)} ms)`;
}
