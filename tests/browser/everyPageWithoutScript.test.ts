/** Every page without JavaScript: that it shows itself, and keeps its shape at every width. */
import { describe, expect, test } from 'vitest';
import { badArrows, badHeadings, brokenWords, codesOverWords } from '../support/browser/lines.ts';
import { cutOff, excess, manyWidths, tooWide } from '../support/browser/overflow.ts';
import { prepareSite } from '../support/browser/site.ts';
import { type Findings, type Search, sweep } from '../support/browser/sweep.ts';
import { prepareVisit } from '../support/browser/visit.ts';
import { pageOf, places, similarPlaces } from '../support/places.ts';

const site = prepareSite();
const parts = ['header nav', 'main h1', 'footer'];
const bands = '.page-bands .band, main > .band-call';
const columns =
  '.policy-text table, .contact-panel dd, .office address, .flow, main .table, .facts';

const overflow = (widths: readonly number[]) => ({ widths, find: excess });
const headings = (widths: readonly number[]) => ({ widths, find: badHeadings });
const searches = {
  overflow: overflow(manyWidths),
  headings: headings([360, 390, 768, 1024, 1280, 1440]),
  words: {
    widths: [320, 390, 768, 950, 1024, 1090, 1280],
    find: (page) => brokenWords(page, columns),
  },
  arrows: { widths: [1160, 1280, 1440], find: badArrows },
  codes: { widths: [320, 390, 768], find: codesOverWords },
} as const satisfies Record<string, Search>;
const fewSearches = {
  ...searches,
  overflow: overflow([320, 390, 700, 768, 1025, 1440]),
  headings: headings([390, 1280]),
};

const asked = [
  ...places.map((path) => ({ path, isSimilar: false })),
  ...similarPlaces.map((path) => ({ path, isSimilar: true })),
];

describe.each(asked)('$path without JavaScript', ({ path, isSimilar }) => {
  const visit = prepareVisit(site, path, { script: false });
  let findings: Findings<keyof typeof searches> | undefined;
  const find = async () => {
    findings ??= await sweep((await visit()).page, isSimilar ? fewSearches : searches);
    return findings;
  };

  test('shows itself without a fault', async () => {
    const { page, status, faults } = await visit();
    for (const part of parts) {
      expect(await page.locator(part).first().isVisible(), part).toBe(true);
    }
    expect(status).toBe(pageOf(path) === undefined ? 404 : 200);
    /* Chromium tells the console when the page itself is a 404. */
    expect(faults.filter((fault) => !fault.endsWith('404 (Not Found)'))).toEqual([]);
  });

  test('is never wider than the screen', async () => {
    expect((await find()).overflow).toEqual([]);
  });

  test('has headings that break well', async () => {
    expect((await find()).headings).toEqual([]);
  });

  test('has the arrows of its flows on one height, their words clear of the cards', async () => {
    expect((await find()).arrows).toEqual([]);
  });

  test('has codes and amounts clear of the words beside them', async () => {
    expect((await find()).codes).toEqual([]);
  });

  test('breaks no word in its columns', async () => {
    expect((await find()).words).toEqual([]);
  });

  if (isSimilar) return;

  /* On a page that is open, as phones do it; wider screens zoom, which is half the width and part of the sweep. */
  test('loses nothing when text is twice as large', async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(await tooWide(page, [768, 390])).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });

  const { layout } = pageOf(path) ?? {};
  if (layout !== 'api' && layout !== 'service') return;

  test('has one deep band, not beside the closing call', async () => {
    const { page } = await visit();
    const depths = await page.locator(bands).evaluateAll((all) =>
      all.map((band) => {
        const { backgroundColor } = getComputedStyle(band);
        const [red = 255] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' && red < 64;
      }),
    );
    const call = depths.length - 1;
    expect(depths.slice(0, call).filter(Boolean)).toHaveLength(1);
    /* Those of the API pages are deep themselves; the others are as pale as the page. */
    expect([depths[call], depths[call - 1]]).toEqual([layout === 'api', false]);
  });
});
