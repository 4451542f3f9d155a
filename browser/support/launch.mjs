// How a browser is started.

import { chromium } from "playwright-core";

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
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A window on a desk, a tablet that is held upright, a telephone. */
export const DESK = { viewport: { width: 1280, height: 800 } };
export const TELEPHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
