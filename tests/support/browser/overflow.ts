/** What does not fit: on the screen, or in its own box. */
import type { Page } from 'playwright';
import * as breakpoints from '#views/styles/breakpoints.ts';
import { atWidths } from './view.ts';

const narrowest = 320;
const widest = 1440;

/* Both sides of a breakpoint. The rem of a media query is that of the browser's settings. */
const besideBreakpoint = (query: string): number[] => {
  const [, relation = '', rem] = /width ([<>]=?) ([\d.]+)rem/.exec(query) ?? [];
  const edge = 16 * Number(rem) + (relation === '>' ? 1 : 0);
  return [edge - 1, edge];
};
const everyStep = Array.from({ length: 16 }, (_each, index) => narrowest + 30 + 70 * index);

/** The widths at which nothing may be wider than the screen: every 70 px, and both sides of the breakpoints. */
export const manyWidths: readonly number[] = [
  ...new Set([
    narrowest,
    ...everyStep,
    ...Object.values(breakpoints).flatMap(besideBreakpoint),
    widest,
  ]),
]
  .filter((width) => width >= narrowest)
  .toSorted((one, other) => one - other);

/**
 * What is wider than the screen: the page, a dialog in it, or something that `main` clips. What scrolls or clips inside
 * of its own box is no overflow.
 */
export const excess = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    const wide = boxes.filter((box) => box.scrollWidth > box.clientWidth);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isMeant = (element: Element) =>
      element.closest('.strip, svg') !== null || scrolls(element.parentElement);
    /* The cheap question first: hardly any element is beyond the edge. */
    const clipped = [...document.querySelectorAll('main *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isBeyond = right > innerWidth + 1 || left < -1;
      return isBeyond && !isMeant(element) && element.checkVisibility();
    });
    return [...wide, ...clipped].map((element) => element.className || element.tagName);
  });

/** The widths, of those given, at which something is wider than the screen. */
export async function tooWide(page: Page, widths = manyWidths): Promise<number[]> {
  const found: number[] = [];
  await atWidths(page, widths, async (width) => {
    if ((await excess(page)).length > 0) found.push(width);
  });
  return found;
}

/** Text that its own box cuts off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
        const isMeant = clipPath === 'inset(50%)' || element.closest('.strip, svg, input') !== null;
        if (!hides || isMeant || !element.checkVisibility()) return false;
        return (
          element.scrollHeight > element.clientHeight + 2 ||
          element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => element.className || element.tagName),
  );
