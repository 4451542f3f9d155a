// All pages, in windows of all sizes and in all themes.

import { PAGES } from "./support/pages.mjs";
import { testInAllWindows } from "./support/windows.mjs";

testInAllWindows(PAGES, (page) => page.page.waitForLoadState("networkidle"));
