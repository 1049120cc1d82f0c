/** What stands on the screen. */
import type { Page } from 'playwright';

/** Shows a page from its top to its end, so that whatever waits for the screen arrives. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Waits until everything that moves once has arrived; what moves for ever, or with scrolling, is left alone. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ timeline, effect }) => {
      return timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.all(passing.map((each) => each.finished.catch(() => {})));
  });
