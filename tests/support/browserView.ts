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

/**
 * Waits until everything that moves once has arrived. What moves for ever, or with scrolling, is left alone, and so is
 * what is not rendered any more: its animation never ends.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isPassing = ({ timeline, effect, playState }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility() === true;
    while (document.getAnimations().some(isPassing)) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
