// Starts browsers.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

import { chromium, firefox } from "playwright-core";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Chromium as players have it, for what it lacks without the parts that draw windows; empty if it is not installed. */
export const WHOLE_CHROMIUM = process.env.WHOLE_CHROMIUM ?? CHROMIUM;

/** The path of Firefox, if the tests run there instead of in Chromium. */
export const FIREFOX = process.env.FIREFOX;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The options of a test that Playwright cannot run in Firefox, for a reason. */
export const notInFirefox = (reason) => ({ skip: FIREFOX !== undefined && reason });

/** What a context's `reducedMotion` says, which Firefox takes from its settings instead. */
const FIREFOX_SETTINGS = { "ui.prefersReducedMotion": 1 };

/** Starts the browser with a temporary profile. */
export function launch(executablePath = CHROMIUM) {
  if (!FIREFOX) return chromium.launch({ executablePath, args: FLAGS });
  const choices = { channel: "moz-firefox", executablePath: FIREFOX, firefoxUserPrefs: FIREFOX_SETTINGS };
  return firefox.launch(choices);
}

/**
 * Starts Chromium with its profile in a folder. Returns a context, and a function that kills the whole browser at once, like a
 * power failure.
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

/** Windows of a desktop, an upright tablet, and a phone. */
export const DESK = { viewport: { width: 1280, height: 800 } };
export const TELEPHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, ...(FIREFOX ? {} : { isMobile: true }) };
