/** Where the parts of a picture of steps stand, on phones and where there is more room. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { careersIntro } from '#content/careers/careersIntro.ts';
import { pages } from '#content/pages.ts';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

interface Stepwise {
  readonly heading: string;
  readonly steps: readonly unknown[];
}

const counted = ({ heading, steps }: Stepwise) => ({ heading, steps: steps.length });

const stepwise = pages.flatMap((page) => {
  if (page.layout === 'careers') return [{ path: page.path, ...counted(careersIntro.hiring) }];
  if (page.layout !== 'service' && page.layout !== 'api') return [];
  return page.content.sections.flatMap((section) =>
    section.kind === 'steps' && (section.banner ?? section.picture)?.stepwise
      ? [{ path: page.path, ...counted(section) }]
      : [],
  );
});

const colours = (picture: Locator): Promise<string> =>
  picture.evaluate((element) => getComputedStyle(element).colorScheme);

describe.each(stepwise)('$path, $heading', ({ path, heading, steps }) => {
  const bandOf = (page: Page): Locator =>
    page.locator('.band').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
  const partsOf = (page: Page) => bandOf(page).locator('.steps .picture');
  const wholeOf = (page: Page) => bandOf(page).locator('.band-banner .picture, .picture-beside');

  test('shows each part beside its step on a phone, in place of the whole', async () => {
    const page = await open(path, { width: 390 });
    const pictured = await bandOf(page).locator('.steps li:has(.picture)').all();
    expect(pictured).toHaveLength(steps);
    expect(await wholeOf(page).isVisible()).toBe(false);
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

  test('shows the whole with the steps where there is room', async () => {
    const page = await open(path, { width: 1024 });
    expect(await wholeOf(page).isVisible()).toBe(true);
    expect(await partsOf(page).first().isVisible()).toBe(false);
  });

  test('draws the parts in the colours of the whole', async () => {
    const page = await open(path);
    expect(await colours(partsOf(page).first())).toBe(await colours(wholeOf(page)));
  });
});
