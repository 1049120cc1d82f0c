import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { eventually, prepareSite, widths } from '../support/browser.ts';

const { open } = prepareSite();
const paths = [...pages.map(({ path }) => path), '/?enquiry=closed', '/Blog?q=upi', '/NoSuchPage'];

/* What counts as the largest paint may still change until all pictures of the first screen have arrived. */
const pendingPictures = (page: Page) =>
  page.locator('img').evaluateAll(
    (images) =>
      images.filter((image) => {
        const { top, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && !(image as HTMLImageElement).complete;
      }).length,
  );

/** The element that is the largest paint so far, and how it loads. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ loading: string | null; priority: string | null }>((resolve) => {
        new PerformanceObserver((list) => {
          const last: (PerformanceEntry & { element?: Element }) | undefined = list
            .getEntries()
            .at(-1);
          const picture = last?.element?.closest('img');
          resolve({
            loading: picture?.getAttribute('loading') ?? null,
            priority: picture?.getAttribute('fetchpriority') ?? null,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

describe.each(widths)('on a screen of %i px', (width) => {
  test.each(paths)('the largest paint of %s does not load lazily', async (path) => {
    /* What fades in is no candidate, unless it arrives after the fade, as on a slow network. */
    const page = await open(path, { width, motion: 'reduce' });
    await eventually(() => pendingPictures(page)).toBe(0);
    const { loading, priority } = await largestPaint(page);
    expect(loading).not.toBe('lazy');
    if (loading !== null) expect(priority).toBe('high');
  });
});
