// How a browser is started.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

import { chromium } from "playwright-core";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts Chromium with a profile of its own that is gone afterwards. */
export function launch() {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/**
 * Starts Chromium with its profile in a folder. Returns a context, and a function that kills all of the browser at
 * once, as when the power fails.
 */
export async function launchIn(folder) {
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  // It leads a group of processes that can be killed together.
  const process_ = spawn(CHROMIUM, [...FLAGS, ...own], { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(process_, "exit");
  const kill = () => {
    process.kill(-process_.pid, "SIGKILL");
    return ended;
  };
  for await (const line of createInterface(process_.stderr)) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line);
    if (!address) continue;
    process_.stderr.resume();
    const browser = await chromium.connectOverCDP(address[1]);
    return { context: browser.contexts()[0], kill };
  }
  throw new Error(`${CHROMIUM} does not start`);
}

/** A window on a desk, a tablet that is held upright, a telephone. */
export const DESK = { viewport: { width: 1280, height: 800 } };
export const TELEPHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
