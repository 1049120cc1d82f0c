/** A service's page alternates paper and tint, and one deep band stands out from them. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';

const { open } = prepareSite();
const services = pages.filter(({ layout }) => layout === 'api' || layout === 'service');

test.each(services)('$path has one deep band, not beside the closing call', async ({ path }) => {
  const page = await open(path, { script: false });
  const depths = await page.locator('.page-bands .band, main > .band-call').evaluateAll((bands) =>
    bands.map((band) => {
      const [red = 255] = (getComputedStyle(band).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return getComputedStyle(band).backgroundColor !== 'rgba(0, 0, 0, 0)' && red < 64;
    }),
  );
  const call = depths.length - 1;
  expect(depths.slice(0, call).filter(Boolean)).toHaveLength(1);
  expect([depths[call], depths[call - 1]]).toEqual([true, false]);
});
