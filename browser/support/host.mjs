// A plain host of files.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

const BELOW = "/a/b/";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Serves the files of a folder below a path. Returns the address and a function that stops the server. */
export async function serveFiles(folder) {
  const server = createServer(async ({ url }, answer) => {
    const path = new URL(url, "http://host").pathname;
    if (path === "/") return answer.writeHead(200, { "content-type": "text/html" }).end('<link rel="icon" href="data:,">');
    const name = path === BELOW ? "index.html" : path.slice(BELOW.length);
    const file = path.startsWith(BELOW) && await readFile(new URL(name, folder)).catch(() => undefined);
    // A frame without an origin gets scripts only from a host that lets any site read them.
    const headers = { "content-type": TYPES[extname(name)] ?? "text/plain", "access-control-allow-origin": "*" };
    answer.writeHead(file ? 200 : 404, headers).end(file || "no such file");
  });
  await new Promise((listens) => server.listen(0, "127.0.0.1", listens));
  return {
    address: `http://127.0.0.1:${server.address().port}${BELOW}`,
    stop: () => new Promise((stopped) => {
      server.close(stopped);
      server.closeAllConnections();
    }),
  };
}
