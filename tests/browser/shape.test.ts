/** What must keep its shape where room is short: words, covers, acknowledgements, choices. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { eventually, hydrated, prepareSite } from '../support/browser.ts';
import { acknowledgement, fill, formPlaces, submitButton } from '../support/browserForms.ts';

const { open } = prepareSite();

/** The words inside of some elements that are broken over two lines without a hyphen of their own. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-–/]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

const narrowPlaces = [
  ...pages.flatMap(({ path, layout }) =>
    layout === 'policy' ? [{ path, selector: '.policy-text table' }] : [],
  ),
  { path: '/Contact', selector: '.contact-panel dd, .office address' },
  { path: '/PayoutApi', selector: '.flow, .table' },
];

test.each(narrowPlaces)('no word of $path is broken in its columns', async ({ path, selector }) => {
  const page = await open(path, { script: false });
  for (const width of [320, 390, 768, 960, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await brokenWords(page, selector)]).toEqual([width, []]);
  }
});

test.each([768, 1024, 1440])(
  'the cover of the first post keeps its shape when the card is opened, at %d px',
  async (width) => {
    const page = await open('/Blog', { width, script: false, motion: 'reduce' });
    const shape = () =>
      page
        .locator('.post .picture')
        .first()
        .evaluate((cover) => cover.clientWidth / cover.clientHeight);
    await page.locator('.post summary').first().click();
    expect(await shape()).toBeCloseTo(16 / 9, 1);
  },
);

describe.each(formPlaces)('the acknowledgement of the $form form', ({ form, path, island }) => {
  test('is seen from its beginning on a phone', async () => {
    const page = await open(path, { width: 390 });
    await hydrated(page, island);
    await fill(page, form);
    await submitButton(page, form).click();
    const heading = acknowledgement(page).getByRole('heading');
    await heading.waitFor();
    const isSeen = async () => {
      const { y } = (await heading.boundingBox()) ?? { y: -1 };
      return y > 68 && y < 400;
    };
    await eventually(isSeen).toBe(true);
  });
});

test.each([
  ['/?enquiry=closed', '.tabs-mission .tab'],
  ['/PayoutApi', '.tabs-usecase .tab'],
])('every choice of %s is on the screen, whole', async (path, selector) => {
  const page = await open(path, { script: false });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const sides = await page
      .locator(selector)
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect()));
    expect(sides.length).toBeGreaterThan(4);
    expect(sides.filter(({ left, right }) => left < 16 || right > width - 16)).toEqual([]);
  }
});

const flowPages = pages.flatMap((page) =>
  (page.layout === 'api' || page.layout === 'service') &&
  page.content.sections.some(({ kind }) => kind === 'flow')
    ? [page.path]
    : [],
);

test.each(flowPages)(
  'the arrows of %s are on one height, their words clear of the cards',
  async (path) => {
    const page = await open(path, { script: false });
    for (const width of [1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const arrows = await page.locator('.flow-onward').evaluateAll((words) =>
        words.map((word) => ({
          end: Math.round(word.getBoundingClientRect().bottom),
          fits: word.scrollWidth <= word.clientWidth,
        })),
      );
      const [first] = arrows;
      expect([width, arrows]).toEqual([width, arrows.map(() => ({ end: first?.end, fits: true }))]);
    }
  },
);
