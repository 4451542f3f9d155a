// Starts the worker's program. The first message brings it, compiled by the page once for all workers. As it
// starts, it takes all further messages itself.

import { initSync } from "./talon-worker.js";

self.onmessage = ({ data }) => initSync({ module: data });
