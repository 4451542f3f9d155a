// Starts the program that answers queries. The page sends it as a compiled module, which can take longer than the
// first queries: these wait. Once the program runs, it takes all further messages itself.

import { initSync } from "./talon-worker.js";

const waiting = [];

self.onmessage = ({ data }) => {
  if (typeof data === "string") {
    waiting.push(data);
    return;
  }
  initSync({ module: data });
  for (const query of waiting) self.dispatchEvent(new MessageEvent("message", { data: query }));
};
