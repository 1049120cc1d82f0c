/** Brings a page to rest: everything that a visitor would see has arrived, and nothing moves. */
import type { Page } from 'playwright';
import { eventually } from './browser.ts';

/**
 * Shows what waits to be seen, one thing after the other, until every widget is alive and every picture of the page's
 * content has loaded.
 */
export async function bringToLife(page: Page): Promise<void> {
  let turn = 0;
  await eventually(() => page.evaluate(showWaiting, turn++)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Scrolls to one of the things that wait, each in its turn, and lists them all. Runs in the page. */
function showWaiting(turn: number): string[] {
  /* A closed dialog has nothing to bring to life until it is asked for. */
  const isSeen = (island: Element) =>
    [...island.querySelectorAll(':not(dialog)')].some((part) => part.checkVisibility());
  const islands = [...document.querySelectorAll('[data-island]:not([data-status=hydrated])')];
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const waiting = [
    ...islands.filter(isSeen),
    ...pictures.filter((picture) => picture.checkVisibility() && picture.naturalWidth === 0),
  ];
  waiting[turn % waiting.length]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return waiting.map(
    (each) => each.getAttribute('data-island') ?? each.getAttribute('src') ?? each.tagName,
  );
}

/**
 * Ends every animation and transition that would end by itself. What moves for ever, or with scrolling, is left alone,
 * and so is what is not rendered: its animation never ends.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isPassing = ({ timeline, effect, playState }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility() === true;
    for (const animation of document.getAnimations().filter(isPassing)) animation.finish();
  });
