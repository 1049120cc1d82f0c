/** Where the parts of a picture of steps stand, at the widths of phones and above. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

const stepwise = pages.flatMap((page) =>
  (page.layout === 'service' || page.layout === 'api') &&
  page.content.sections.some(({ banner }) => banner?.stepwise)
    ? [page.path]
    : [],
);

describe.each(stepwise)('%s', (path) => {
  const parts = '.steps img';
  const whole = '.band:has(.steps img) .band-banner .picture';

  test('shows each part beside its step on a phone, in place of the whole', async () => {
    const page = await open(path, { width: 390 });
    const steps = page.locator('.steps li:has(img)');
    expect(await page.locator(whole).first().isVisible()).toBe(false);
    for (const step of await steps.all()) {
      const picture = await step.locator('img').boundingBox();
      const words = await step.locator('h3').boundingBox();
      expect(picture?.width).toBeGreaterThan(140);
      expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    }
  });

  test('shows the whole above the steps where there is room', async () => {
    const page = await open(path, { width: 1024 });
    expect(await page.locator(whole).first().isVisible()).toBe(true);
    expect(await page.locator(parts).first().isVisible()).toBe(false);
  });
});
