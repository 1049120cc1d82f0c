import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { hydrated, prepareSite } from '../support/browser.ts';
import { submitButton, summary } from '../support/browserForms.ts';
import { titleOf } from '../support/browserHeader.ts';

const { open } = prepareSite();
const others = ['/?enquiry=closed', '/NoSuchPage', '/Career?apply=open', '/Blog?q=upi'];
const paths = [...pages.map(({ path }) => path), ...others];

/* Every 70 px, and both sides of the breakpoints. */
const steps = Array.from({ length: 17 }, (_each, index) => 320 + 70 * index);
const widths = [...steps, 479, 480, 767, 768, 1024, 1025, 1279].toSorted((a, b) => a - b);

/**
 * What is wider than the screen: the page, a dialog in it, or something that `main` clips. What scrolls or clips inside
 * of its own box is no overflow.
 */
const excess = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
    const clipped = [...document.querySelectorAll('main *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isMeant = element.closest('.strip, .table, .tab-list, .code, svg') !== null;
      return !isMeant && (right > innerWidth + 1 || left < -1) && element.checkVisibility();
    });
    return [...wide, ...clipped].map((element) => element.className || element.tagName);
  });

async function tooWide(page: Page, sweep: readonly number[] = widths): Promise<number[]> {
  const found: number[] = [];
  for (const width of sweep) {
    await page.setViewportSize({ width, height: 800 });
    if ((await excess(page)).length > 0) found.push(width);
  }
  return found;
}

test.each(paths)('%s is never wider than the screen, from 320 to 1440 px', async (path) => {
  const page = await open(path, { script: false });
  expect(await tooWide(page)).toEqual([]);
});

describe('opened states', () => {
  test('the menu with each of its dropdowns', async () => {
    const page = await open('/About', { script: false });
    for (const title of ['About', 'API Service', 'FinTech', 'IT Service', 'Vas Service']) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.locator('details').evaluateAll((all, wanted) => {
        for (const each of all) {
          const isWanted = each.textContent?.startsWith(wanted) || each.matches('.hamburger');
          (each as HTMLDetailsElement).open = Boolean(isWanted);
        }
      }, title);
      expect(await titleOf(page, title).isVisible()).toBe(true);
      expect(await tooWide(page)).toEqual([]);
    }
  });

  test.each([
    ['/', 'enquiry', 'enquiry-popup'],
    ['/Contact', 'contact', 'contact-form'],
    ['/Career?apply=open', 'application', 'careers'],
  ] as const)('%s with the errors of its form', async (path, form, island) => {
    const page = await open(path);
    await hydrated(page, island);
    await submitButton(page, form).click();
    await summary(page).waitFor();
    expect(await tooWide(page)).toEqual([]);
  });

  test('every blog post opened', async () => {
    const page = await open('/Blog', { script: false });
    await page.locator('.post details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    expect(await tooWide(page)).toEqual([]);
  });
});

/** Text that its own box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
        const isMeant = element.closest('.visually-hidden, .strip, svg, input') !== null;
        if (!hides || isMeant || !element.checkVisibility()) return false;
        return (
          element.scrollHeight > element.clientHeight + 2 ||
          element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => element.className || element.tagName),
  );

/* On a page that is open, as phones do it; wider screens zoom, which is half the width and part of the sweep. */
test.each(paths)('%s loses nothing when text is twice as large', async (path) => {
  const page = await open(path, { script: false });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  expect(await tooWide(page, [768, 390])).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

/* As the browser's settings do it: the breakpoints grow with the letters. */
describe('with letters of 32 px in the settings of the browser', () => {
  const large = prepareSite({}, ['--blink-settings=defaultFontSize=32']);

  test.each(paths)('%s fits screens with room for the menu at 16 px', async (path) => {
    const page = await large.open(path, { script: false });
    expect(await tooWide(page, [1440, 1100, 768])).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });
});
