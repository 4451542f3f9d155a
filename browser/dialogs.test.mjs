// All dialogs and notes over pages, in windows of all sizes and in all themes. A dialog may wait for an answer that never comes.

import { OVER_PAGES } from "./support/pages.mjs";
import { testInAllWindows } from "./support/windows.mjs";

testInAllWindows(OVER_PAGES);
