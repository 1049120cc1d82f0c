/** Where the parts of a picture of steps stand, on phones and where there is more room. */
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { careersIntro } from '#content/careers/careersIntro.ts';
import { pages } from '#content/pages.ts';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

const stepwise = pages.flatMap((page) => {
  if (page.layout === 'careers')
    return [{ path: page.path, steps: careersIntro.hiring.steps.length }];
  if (page.layout !== 'service' && page.layout !== 'api') return [];
  return page.content.sections.flatMap((section) =>
    section.kind === 'steps' && section.banner?.stepwise
      ? [{ path: page.path, steps: section.steps.length }]
      : [],
  );
});

const colours = (picture: Locator): Promise<string> =>
  picture.evaluate((element) => getComputedStyle(element).colorScheme);

describe.each(stepwise)('$path', ({ path, steps }) => {
  const parts = '.steps .picture';
  const whole = '.band:has(.steps .picture) .band-banner .picture';

  test('shows each part beside its step on a phone, in place of the whole', async () => {
    const page = await open(path, { width: 390 });
    const pictured = await page.locator('.steps li:has(.picture)').all();
    expect(pictured).toHaveLength(steps);
    expect(await page.locator(whole).isVisible()).toBe(false);
    for (const step of pictured) {
      const part = step.locator('.picture');
      await part.scrollIntoViewIfNeeded();
      await eventually(() =>
        part.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      ).toBe(true);
      const picture = await part.boundingBox();
      const words = await step.locator('h3').boundingBox();
      expect(picture?.width).toBeGreaterThan(140);
      expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    }
  });

  test('shows the whole above the steps where there is room', async () => {
    const page = await open(path, { width: 1024 });
    expect(await page.locator(whole).isVisible()).toBe(true);
    expect(await page.locator(parts).first().isVisible()).toBe(false);
  });

  test('draws the parts in the colours of the whole', async () => {
    const page = await open(path);
    expect(await colours(page.locator(parts).first())).toBe(await colours(page.locator(whole)));
  });
});
