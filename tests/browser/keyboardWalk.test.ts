import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { mostStops } from '../support/browser/hands.ts';
import { prepareSite, widths } from '../support/browser/site.ts';

const { open } = prepareSite();

/** One page of each layout. */
const paths = [
  '/?enquiry=closed',
  '/About',
  '/PayoutApi',
  '/PosPage',
  '/Career',
  '/Contact',
  '/Blog',
  '/PrivacyPolicy',
];

interface Stop {
  readonly name: string;
  /** Whether a ring of at least 2 px surrounds it, or the control that it belongs to. */
  readonly ringed: boolean;
  /** Whether nothing lies over it. */
  readonly uncovered: boolean;
}

/** What has the focus, or undefined where nothing of the page has it. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const isRinged = (each: Element | null) => {
      if (each === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    /* A link in running text may be broken over two lines. */
    const isVisible = ({ left, right, top, bottom }: DOMRect) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const [first, last] = [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3];
      return [first, (first + last) / 2, last].some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    return {
      name: element.ariaLabel ?? (element.textContent?.trim().slice(0, 40) || element.id),
      ringed: isRinged(element) || isRinged(element.closest('label, .card-link, .post')),
      uncovered: [...element.getClientRects()].some(isVisible),
    };
  });

const firstStop = 'Skip to the content';

/**
 * Walks by one key, until nothing of the page has the focus any more or the walk comes round.
 * @throws if it goes on for ever
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    const next = await stop(page);
    if (next === undefined || (next.name === firstStop && stops.length > 0)) return stops;
    stops.push(next);
  }
  throw new Error(`The keyboard does not get through ${page.url()}.`);
}

describe.each(widths)('at %i px', (width) => {
  test.each(paths)('%s: each stop of the keyboard can be seen, there and back', async (path) => {
    const page = await open(path, { width });
    await page.locator('footer').waitFor();
    const there = await walk(page, 'Tab');
    await page.locator('footer a').last().focus();
    const back = await walk(page, 'Shift+Tab');
    expect(there.length).toBeGreaterThan(20);
    expect(Math.abs(back.length - there.length)).toBeLessThan(20);
    const bad = [...there, ...back].filter(({ ringed, uncovered }) => !ringed || !uncovered);
    expect(bad).toEqual([]);
  });
});

test('the first stop skips the header', async () => {
  const page = await open('/About');
  await page.keyboard.press('Tab');
  expect((await stop(page))?.name).toBe(firstStop);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});
