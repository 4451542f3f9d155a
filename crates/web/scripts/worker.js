// Starts the program as a worker. The first message brings it, as the page's browser has compiled it. When it has
// started, it takes all further messages itself.

import { initSync } from "./talon-web.js";

self.onmessage = ({ data }) => initSync({ module: data });
