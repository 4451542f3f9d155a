// Gives the page its theme before the first frame, and fetches the sentences of the player's language while the program loads.
// The program sets the same attributes when it runs.
// The braces keep its names out of the page.

{
  const root = document.documentElement;
  const matches = (query) => matchMedia(query).matches;
  let settings;
  try {
    settings = JSON.parse(localStorage.getItem("talon settings"));
  } catch {
    // Without settings the page looks as the system wants it.
  }
  const { theme = "auto", contrast, felt = "green", language } = settings ?? {};
  const isLight = theme === "light" || (theme !== "dark" && matches("(prefers-color-scheme: light)"));
  root.dataset.theme = isLight ? "light" : "dark";
  root.dataset.contrast = contrast === "high" || matches("(prefers-contrast: more)") ? "high" : "usual";
  root.dataset.felt = felt;
  root.dataset.at = /^#?\/?$/.test(location.hash) ? "start" : "other";

  const base = (code) => code.split("-")[0];
  const known = [...document.querySelectorAll("meta[name^=sentences-]")].map(({ name, content }) => [name.slice(10), content]);
  const ofCode = (code) => (base(code) === "en" ? ["en"] : known.find(([other]) => base(other) === base(code)));
  const [code, sentences] = [language, ...navigator.languages].filter(Boolean).map(ofCode).find(Boolean) ?? ["en"];
  if (sentences) {
    // The start page in this file is English.
    root.dataset.felt = felt;
  root.dataset.at = "other";
    root.lang = code;
    const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href: sentences });
    document.head.append(link);
  }
}
