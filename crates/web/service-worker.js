// Keeps the site for times without a network.
//
// All files but the page name their content, so a kept one is never out of date. The page itself is fetched
// when that is possible: it names the files of its own version. So a new version shows at the next load, and a
// page that is open goes on with its own files. These stay: by the browser's rules a new service worker waits
// until no page uses the one before, and only then removes what that one has kept. So it must not skip waiting.

const BUILD = "talon-__BUILD__";
const FILES = [__FILES__];

// How long the page may take before the kept one is shown, in milliseconds.
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers());
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request));
  } else if (event.request.method === "GET") {
    event.respondWith(file(event.request));
  }
});

// Removes what earlier versions have kept. Another program on the same address keeps its own.
async function removeOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("talon-") && name !== BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The page: as it is now, or as it was kept.
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await keptFile("./");
    if (kept) return kept;
    throw error;
  }
}

// Any other file: as it was kept, or as it is now.
async function file(request) {
  return (await keptFile(request)) ?? fetch(request);
}

async function keptFile(request) {
  return (await caches.open(BUILD)).match(request);
}
