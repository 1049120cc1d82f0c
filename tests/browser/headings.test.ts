/** How headings break: none leaves a word alone on its last line, or an article before its noun. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';

const { open } = prepareSite();
const widths = [360, 390, 768, 1024, 1280, 1440];

/** The lines of each heading that is seen, as lists of words. */
const linesOfHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      if (!heading.checkVisibility()) return [];
      const lines = new Map<number, string[]>();
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, [...(lines.get(top) ?? []), word]);
        }
      }
      return [[...lines.values()]];
    }),
  );

const isOrphaned = (lines: readonly (readonly string[])[]) => {
  const [first, ...others] = lines.at(-1) ?? [];
  const words = lines.flat().length;
  const isLong = words < 3 || (words === 3 && (first?.length ?? 0) > 8);
  return lines.length > 1 && others.length === 0 && !isLong;
};
const breaksAfterArticle = (lines: readonly (readonly string[])[]) =>
  lines.slice(0, -1).some((line) => /^(a|an|the)$/i.test(line.at(-1) ?? ''));

test.each(pages)('headings of $path break well', async ({ path }) => {
  const page = await open(path === '/' ? '/?enquiry=closed' : path, { script: false });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const headings = await linesOfHeadings(page);
    expect(headings.length).toBeGreaterThan(0);
    const bad = headings.filter((lines) => isOrphaned(lines) || breaksAfterArticle(lines));
    expect([width, bad]).toEqual([width, []]);
  }
});
