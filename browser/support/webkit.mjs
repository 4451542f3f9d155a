// A page in WebKit, driven over WebDriver (https://www.w3.org/TR/webdriver2/).

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const DRIVER = process.env.WEBKIT ?? "/usr/bin/WebKitWebDriver";
const PATIENCE = 20_000;

/** Starts the driver with a browser on a display of its own. Returns its page, and a function that ends both. */
export async function launchWebKit() {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["--auto-servernum", DRIVER, `--port=${port}`], { detached: true, stdio: "ignore" });
  const ended = once(driver, "exit");
  const send = (method, path, body) => request(`http://127.0.0.1:${port}${path}`, method, body);
  await eventually("the driver answers", () => send("GET", "/status").catch(() => false));
  const { sessionId } = await send("POST", "/session", { capabilities: { alwaysMatch: {} } });
  const close = async () => {
    await send("DELETE", `/session/${sessionId}`);
    process.kill(-driver.pid, "SIGTERM");
    await ended;
  };
  return { page: new WebKitPage((method, path, body) => send(method, `/session/${sessionId}${path}`, body)), close };
}

/** A page, whose elements are found by functions that run in it. */
export class WebKitPage {
  constructor(send) {
    this.send = send;
  }

  /** Opens an address and waits until the program shows it. */
  async open(address) {
    await this.send("POST", "/url", { url: "about:blank" });
    await this.send("POST", "/url", { url: address });
    await this.ready();
  }

  async reload() {
    await this.send("POST", "/refresh", {});
    await this.ready();
  }

  /** Waits until the program runs. */
  ready() {
    return this.until("the program runs", () => !document.querySelector("#start") && document.querySelector("main") !== null);
  }

  /** Calls a function in the page. Its arguments and its result are plain data, or elements as WebDriver names them. */
  evaluate(call, ...args) {
    return this.send("POST", "/execute/sync", { script: `return (${call})(...arguments)`, args });
  }

  /** Waits until a function in the page returns something true, and returns that. */
  until(what, call, ...args) {
    return eventually(what, () => this.evaluate(call, ...args));
  }

  /** Presses keys one after the other: characters, or names of `KEYS`. */
  async press(...keys) {
    for (const key of keys) {
      const value = KEYS[key] ?? key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await this.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    }
  }

  /** Presses the mouse at the first point, moves it along the others, and lets it go. */
  async drag(...points) {
    const move = ({ x, y }) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 50 });
    const [first, ...others] = points;
    const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const actions = [move(first), down, ...others.map(move), up];
    await this.send("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  /** Waits until the page contains a text. */
  says(text) {
    return this.until(`the page says ${text}`, (text) => document.body.innerText.includes(text), text);
  }

  /** Clicks a button by its name. */
  async click(name) {
    const point = await this.until(`there is ${name}`, (name) => {
      const buttons = [...document.querySelectorAll("button, [role=button]")];
      const button = buttons.find((one) => (one.ariaLabel ?? one.innerText).trim() === name && one.checkVisibility());
      const { left, top, width, height } = button?.getBoundingClientRect() ?? {};
      return button && { x: left + width / 2, y: top + height / 2 };
    }, name);
    await this.drag(point);
  }
}

/** The code points that WebDriver gives to keys. */
const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

async function request(address, method, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${value.message}`);
  return value;
}

/** Repeats a call until it returns something true, and returns that. */
async function eventually(what, call) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const result = await call();
    if (result) return result;
    await sleep(50);
  }
  throw new Error(`not in time: ${what}`);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
