/** What a visitor sees first. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { eventually } from './site.ts';

/* What counts as the largest paint may still change until all pictures of the first screen have arrived. */
const pendingPictures = (page: Page) =>
  page.locator('img').evaluateAll(
    (images) =>
      images.filter((image) => {
        const { top, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && !(image as HTMLImageElement).complete;
      }).length,
  );

/**
 * The element that is the largest paint so far, and how it loads. Of pictures of one size the first to be painted counts,
 * which may be any of them: the one that loads soonest stands for all.
 */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ loading: string | null; priority: string | null }>((resolve) => {
        new PerformanceObserver((list) => {
          const last: (PerformanceEntry & { element?: Element }) | undefined = list
            .getEntries()
            .at(-1);
          const painted = last?.element?.closest('img') ?? null;
          const ofItsSize = [...document.images].filter(
            ({ width, height }) => width === painted?.width && height === painted.height,
          );
          const picture = ofItsSize.find(({ loading }) => loading === 'eager') ?? painted;
          resolve({
            loading: picture?.getAttribute('loading') ?? null,
            priority: picture?.getAttribute('fetchpriority') ?? null,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/**
 * Expects that the largest paint does not load lazily. To be asked of a page that has just been loaded, without motion:
 * what fades in is no candidate, unless it arrives after the fade, as on a slow network.
 */
export async function expectEagerPaint(page: Page): Promise<void> {
  await eventually(() => pendingPictures(page)).toBe(0);
  const { loading, priority } = await largestPaint(page);
  expect(loading).not.toBe('lazy');
  if (loading !== null) expect(priority).toBe('high');
}
