// Starts the page, and keeps the site for offline use.

import init from "./talon-web.js";

try {
  await init({ module_or_path: document.getElementById("program").href });
} catch (error) {
  document.getElementById("start-failed").hidden = false;
  throw error;
}

// Where that is not allowed, for example in a private window, the page works while its server does.
navigator.serviceWorker?.register("./service-worker.js").catch(() => {});
