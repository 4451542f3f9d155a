// All pages and themes there are.

/** The pages, by a name for their pictures. */
export const PAGES = {
  start: "",
  doublets: "#/doublets/17",
  yield: "#/yield/17",
  "lady-jane": "#/lady-jane/17",
  curse: "#/curse/17",
  rules: "#/rules/yield",
  keys: "#/keys",
};

/** The themes, as the page's root element tells them. */
export const THEMES = {
  dark: {},
  light: { theme: "light" },
  "high contrast": { contrast: "high" },
};

/** Shows the page in a theme. */
export async function wear(page, theme) {
  await page.page.evaluate(({ theme = "", contrast = "" }) => {
    Object.assign(document.documentElement.dataset, { theme, contrast });
  }, THEMES[theme]);
}
