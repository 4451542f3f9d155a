// Starts the page, and keeps the site for offline use.

import init from "./talon-web.js";

// A page without an origin, such as one in a sandboxed frame, starts workers only from an address that contains the script.
if (self.origin === "null") {
  const meta = document.querySelector("meta[name=worker-script]");
  const source = `import ${JSON.stringify(new URL(meta.content, document.baseURI))};`;
  meta.content = `data:text/javascript,${encodeURIComponent(source)}`;
}

try {
  await init({ module_or_path: document.getElementById("program").href });
} catch (error) {
  document.getElementById("start-failed").hidden = false;
  throw error;
}

try {
  await navigator.serviceWorker?.register("./service-worker.js");
} catch {
  // Where that is not allowed, for example in a private window or in a frame, the page works while its server does.
}
