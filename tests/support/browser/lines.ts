/** How text breaks into lines. */
import type { Page } from 'playwright';

/** The words inside of some elements that are broken over two lines without a hyphen of their own. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
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

/** The lines of the headings that leave a word alone on the last one, or an article before its noun. */
export async function badHeadings(page: Page): Promise<string[][][]> {
  const headings = await linesOfHeadings(page);
  if (headings.length === 0) throw new Error(`${page.url()} has no heading.`);
  return headings.filter((lines) => isOrphaned(lines) || breaksAfterArticle(lines));
}

/** The arrows of a flow from left to right that are not on the height of its first one, or whose words reach over the cards beside it. */
export const badArrows = (page: Page): Promise<unknown[]> =>
  page.locator('.flow').evaluateAll((flows) =>
    flows.flatMap((flow) => {
      const arrows = [...flow.querySelectorAll('.flow-onward')].map((words) => ({
        end: Math.round(words.getBoundingClientRect().bottom),
        fits: words.scrollWidth <= words.clientWidth,
      }));
      const stops = flow.querySelector('.flow-stops');
      const isAcross = stops !== null && getComputedStyle(stops).gridAutoFlow.startsWith('column');
      return arrows.filter(({ end, fits }) => !fits || (isAcross && end !== arrows[0]?.end));
    }),
  );

/** The amounts and characters of a legend that reach into the words beside them. */
export const codesOverWords = (page: Page): Promise<string[]> =>
  page.locator('.anatomy-code').evaluateAll((codes) =>
    codes
      .filter((code) => {
        const { right, bottom } = code.getBoundingClientRect();
        const words = code.nextElementSibling?.getBoundingClientRect();
        return words !== undefined && words.top < bottom && right > words.left;
      })
      .map((code) => code.textContent),
  );
