/** Every page with letters of 32 px in the settings of the browser: the breakpoints grow with them (WCAG 1.4.4). */
import { describe, expect, test } from 'vitest';
import { cutOff, tooWide } from '../support/browser/overflow.ts';
import { misshapen } from '../support/browser/shape.ts';
import { prepareSite } from '../support/browser/site.ts';
import { prepareVisit } from '../support/browser/visit.ts';
import { places } from '../support/places.ts';

const site = prepareSite();

describe.each(places)('%s with letters of 32 px', (path) => {
  const visit = prepareVisit(site, path, { width: 390, letters: 32 });

  test('fits screens with room for the menu at 16 px', async () => {
    const { page } = await visit();
    expect(await tooWide(page, [1440, 1100, 768])).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  test('keeps the shape of its text and controls on a phone', async () => {
    const { page } = await visit();
    await page.setViewportSize({ width: 390, height: 844 });
    /* What a click opens is looked at as well. */
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    expect(await misshapen(page)).toEqual([]);
  });
});
