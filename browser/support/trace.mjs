// What Chromium records about its own work.

/** The events of a page's main thread while `act` runs, in the order of their beginnings. Times are in microseconds. */
export async function recorded(page, act) {
  const tools = await page.context().newCDPSession(page);
  const events = [];
  tools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"], excludedCategories: ["*"] };
  await tools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  const complete = new Promise((complete) => tools.once("Tracing.tracingComplete", complete));
  await tools.send("Tracing.end");
  await complete;
  await tools.detach();
  // Only the page's own process and thread compute its styles.
  const { pid, tid } = events.find(({ name }) => name === "UpdateLayoutTree") ?? {};
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  return own.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
}

/** The events of a name that happen during an event of another name. */
export function nested(events, wanted, during) {
  let end = 0;
  return events.filter(({ name, ts, dur }) => {
    if (name === during) end = Math.max(end, ts + dur);
    return name === wanted && ts < end;
  });
}
