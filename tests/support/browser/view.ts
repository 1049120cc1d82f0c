/** Brings a page to rest: everything that a visitor would see has arrived, and nothing moves. */
import type { Page } from 'playwright';
import { eventually } from './site.ts';

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

/** What moves on a page, or would. */
export const moving = (page: Page) =>
  page.evaluate(() => ({
    animations: document.getAnimations().length,
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    transitions: [...document.querySelectorAll('*')].filter(
      (each) => Number.parseFloat(getComputedStyle(each).transitionDuration) > 0,
    ).length,
  }));

/** Takes a page through some widths. Its boxes stand where they would; drawing them would take longer than all the rest. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  visit: (width: number) => Promise<void>,
): Promise<void> {
  await paintNothing(page, true);
  const resizing = await page.context().newCDPSession(page);
  for (const width of widths.slice(0, -1)) {
    await resizing.send('Emulation.setDeviceMetricsOverride', metricsOf(width));
    if (width === widths[0]) await picturesChosen(page);
    await visit(width);
  }
  await resizing.detach();
  for (const width of widths.slice(-1)) {
    await keepWidth(page, width);
    await visit(width);
  }
  await paintNothing(page, false);
}

/* Playwright would resize the window as well, and drawing all of it anew takes as long as everything in the page. */
const metricsOf = (width: number) => ({
  width,
  height: 800,
  screenWidth: width,
  screenHeight: 800,
  deviceScaleFactor: 1,
  mobile: false,
});

/* Playwright leaves out a size that it was the last to set, not knowing that the page has had others since. */
async function keepWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 801 });
  await page.setViewportSize({ width, height: 800 });
}

/* Some pictures have another file for narrow screens, of another height. Once it has come, it is there at once. */
const picturesChosen = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
          .length,
    ),
  ).toBe(0);

const paintNothing = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { visibility: hidden !important; animation: none !important; }');
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);
