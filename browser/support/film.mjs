// Screenshots of a page, one after the other, each with the time that it is shown.

/** The times of a motion at which it is filmed, in milliseconds: a card needs 240 for its way. */
const MOTION = [50, 100, 150, 200];

export class Film {
  /** A film of a page. */
  constructor(page) {
    this.page = page.page;
    this.shots = [];
  }

  /** Shows the page as it is. Returns all screenshots. */
  async show(milliseconds = 0) {
    this.shots.push({ png: await this.page.screenshot(), milliseconds });
    return this.shots;
  }

  /** Waits until all motion has ended, except what never ends. */
  async rest() {
    await this.page.waitForFunction(() =>
      document.getAnimations().every(({ effect, playState }) => playState === "finished" || effect.getComputedTiming().endTime === Infinity),
    );
  }

  /** Does something that moves pieces, and shows their motion. Its clock stands still for each screenshot. */
  async move(act) {
    this.tools ??= await this.page.context().newCDPSession(this.page);
    await this.tools.send("Animation.enable");
    await this.tools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await act();
    for (const time of MOTION) {
      await this.page.evaluate(setClock, time);
      await this.show(50);
    }
    await this.tools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await this.page.evaluate(setClock, Infinity);
  }
}

/** Sets the clock of all motion, or ends it; runs in the page. */
function setClock(time) {
  for (const motion of document.getAnimations()) {
    if (time === Infinity) motion.finish();
    else motion.currentTime = time;
  }
}
