// The theme, the search of the documents, and small helps for reading. Every page works without it.
// The braces keep its names out of the page.

{
  const root = document.documentElement;

  // The theme is a setting of the table, too.
  const SETTINGS = "talon settings";
  const setTheme = (theme) => {
    root.dataset.theme = theme;
    try {
      const settings = JSON.parse(localStorage.getItem(SETTINGS)) ?? {};
      localStorage.setItem(SETTINGS, JSON.stringify({ ...settings, theme }));
    } catch {
      // Where nothing can be saved, the theme is that of this page alone.
    }
  };
  const button = document.querySelector(".site-theme");
  button.hidden = false;
  button.addEventListener("click", () => setTheme(root.dataset.theme === "light" ? "dark" : "light"));

  // Only one list of languages; Escape and a click elsewhere close it.
  const languages = document.querySelector(".site-languages");
  document.addEventListener("click", ({ target }) => {
    if (languages && !languages.contains(target)) languages.open = false;
  });
  languages?.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    languages.open = false;
    languages.querySelector("summary").focus();
  });

  // The headings of a document are open where they have room beside it.
  const headings = document.querySelector(".headings");
  const hasRoom = matchMedia("(width >= 1200px)");
  const openHeadings = () => {
    if (headings) headings.open = hasRoom.matches;
  };
  hasRoom.addEventListener("change", openHeadings);
  openHeadings();
  headings?.addEventListener("click", ({ target }) => {
    if (target.closest("a") && !hasRoom.matches) headings.open = false;
  });

  // The current document is visible in the list.
  const contents = document.querySelector(".contents");
  const current = contents?.querySelector("[aria-current]");
  if (current && contents.scrollHeight > contents.clientHeight) {
    contents.scrollTop = current.offsetTop - contents.offsetTop - contents.clientHeight / 3;
  }

  // What scrolls sideways can be scrolled by keyboard.
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const wide of document.querySelectorAll(".wide, pre")) watcher.observe(wide);

  // The search. The texts are loaded when a reader wants to search.
  const search = document.querySelector(".site-search");
  if (search) {
    const field = search.querySelector("input");
    const found = search.querySelector(".site-found");
    const index = new URL(search.dataset.index, location.href);
    search.hidden = false;

    let loaded;
    const load = () =>
      (loaded ??= new Promise((resolve, reject) => {
        const script = Object.assign(document.createElement("script"), { src: index, onload: resolve, onerror: reject });
        document.head.append(script);
      }));

    const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    let texts;
    const allTexts = () =>
      (texts ??= globalThis.talonTexts.map(([address, title, heading, text]) => ({
        address, title, heading, text, plainTitle: plain(title), plainHeading: plain(heading), plainText: plain(text),
      })));

    // The worth of a text for a word: its beginning in the heading counts most.
    const worth = (entry, word) => {
      const begins = (text) => text.startsWith(word) || text.includes(` ${word}`);
      if (begins(entry.plainHeading)) return 12;
      if (begins(entry.plainTitle)) return 6;
      if (begins(entry.plainText)) return 2 + Math.min(entry.plainText.split(word).length - 2, 3) / 2;
      return [entry.plainHeading, entry.plainText].some((text) => text.includes(word)) ? 1 : 0;
    };
    const SHOWN = 12;
    const matches = (words) =>
      allTexts()
        .map((entry) => {
          const worths = words.map((word) => worth(entry, word));
          return { entry, worth: worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, 0) };
        })
        .filter(({ worth }) => worth > 0)
        .sort((one, other) => other.worth - one.worth)
        .slice(0, SHOWN)
        .map(({ entry }) => entry);

    // The text around the first word, with all words marked.
    const marked = (text, words) => {
      const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
      return text.split(new RegExp(`(${escaped})`, "iu")).map((part, at) => {
        if (at % 2 === 0) return part;
        return Object.assign(document.createElement("mark"), { textContent: part });
      });
    };
    const excerpt = ({ text, plainText }, words) => {
      const first = Math.min(...words.map((word) => plainText.indexOf(word)).filter((at) => at >= 0), text.length);
      const from = first > 60 ? text.indexOf(" ", first - 50) + 1 : 0;
      return `${from > 0 ? "… " : ""}${text.slice(from, from + 150)}${from + 150 < text.length ? " …" : ""}`;
    };
    const element = (name, className, ...children) => {
      const made = document.createElement(name);
      made.className = className;
      made.append(...children);
      return made;
    };
    const line = (entry, words) => {
      const { address, title, heading } = entry;
      const link = element("a", "", element("span", "found-heading", ...marked(heading, words)));
      link.href = new URL(address, index);
      if (title !== heading) link.append(element("span", "found-title", title));
      link.append(element("span", "found-text", ...marked(excerpt(entry, words), words)));
      return element("li", "", link);
    };
    const count = element("p", "found-count");
    count.setAttribute("role", "status");
    const list = element("ul", "");
    found.append(count, list);

    const show = async () => {
      const words = plain(field.value).split(/\s+/).filter(Boolean);
      found.hidden = words.length === 0;
      if (found.hidden) return;
      try {
        await load();
      } catch {
        loaded = undefined;
        count.textContent = "The search could not be loaded.";
        return;
      }
      const entries = matches(words);
      const number = entries.length === SHOWN ? `The first ${SHOWN}` : String(entries.length);
      count.textContent = entries.length === 0 ? "Nothing found." : `${number} found`;
      list.replaceChildren(...entries.map((entry) => line(entry, words)));
    };
    field.addEventListener("focus", () => load().catch(() => (loaded = undefined)));
    field.addEventListener("input", show);
    search.addEventListener("submit", (event) => {
      event.preventDefault();
      const first = list.querySelector("a");
      if (!found.hidden && first) location.assign(first.href);
    });

    // The arrow keys move through what was found, and Escape leaves it.
    search.addEventListener("keydown", (event) => {
      const stops = [field, ...list.querySelectorAll("a")];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && !found.hidden) {
        event.preventDefault();
        stops[Math.min(Math.max(stops.indexOf(document.activeElement) + step, 0), stops.length - 1)].focus();
      } else if (event.key === "Escape") {
        found.hidden = true;
        field.focus();
      }
    });
    document.addEventListener("click", ({ target }) => {
      if (!search.contains(target)) found.hidden = true;
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.focus();
    });
  }
}
