// What axe finds on a page.

import axe from "axe-core";

import { THEMES, wear } from "./pages.mjs";

/** The rules of axe whose results depend on colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page in all themes, as texts. Themes differ only in colours, so that axe applies all its rules in the first
 * theme and the rules about colours in the others.
 */
export async function faultsInAllThemes(page) {
  if (!(await page.page.evaluate("window.axe !== undefined"))) await page.page.evaluate(axe.source);
  const found = [];
  for (const [index, theme] of Object.keys(THEMES).entries()) {
    await wear(page, theme);
    const faults = await page.page.evaluate(faultsOf, index === 0 ? undefined : COLOURS);
    found.push(...faults.map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

/** What some rules find, or all rules; runs in the page. Other tests measure the contrast of cards and tiles. */
async function faultsOf(rules) {
  const also = { "label-content-name-mismatch": { enabled: true } };
  const options = { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : { rules: also }) };
  const { violations } = await axe.run({ exclude: ".pieces" }, options);
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ target, any }) => `${target}: ${any.map(({ message }) => message).join(" ")}`);
    return `${id}: ${help}: ${where.join("; ")}`;
  });
}
