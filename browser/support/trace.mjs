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

/** What the page's own program, its styles and its layout appear as. */
const OWN = ["EventDispatch", "FunctionCall", "RunMicrotasks", "UpdateLayoutTree", "Layout"];

/** The page's work from each press of the mouse to the next frame, in milliseconds of the processor. */
export function workOfClicks(events) {
  const presses = events.filter(({ name, args }) => name === "EventDispatch" && args.data.type === "pointerdown");
  return presses.map((press) => {
    const click = events.find(({ name, args, ts }) => name === "EventDispatch" && args.data.type === "click" && ts > press.ts);
    const frame = events.find(({ name, ts }) => name === "Commit" && click && ts > click.ts + click.dur);
    const until = frame?.ts ?? Infinity;
    let end = 0;
    const outermost = events.filter(({ name, ts, dur }) => {
      if (!OWN.includes(name) || ts < press.ts || ts > until || ts < end) return false;
      end = ts + dur;
      return true;
    });
    return outermost.reduce((sum, event) => sum + processorTime(event), 0);
  });
}

/** The longest task of the page, in milliseconds of the processor. */
export function longestTask(events) {
  return Math.max(...events.filter(({ name }) => name === "RunTask").map(processorTime));
}

function processorTime({ tdur, dur }) {
  return (tdur ?? dur) / 1000;
}
