/** The ways in which the tests operate and read a page. */
import { expect } from 'vitest';
import { type BrowserWindow, type Point, patience } from './browserWindow.ts';

type Argument = string | number | readonly string[];

/** Runs a function in the page. It must use nothing from outside itself and wait for nothing. */
export const read = <Args extends readonly Argument[], Result>(
  window: BrowserWindow,
  inPage: (...args: Args) => Result,
  ...args: Args
): Promise<Result> => window.evaluate<Result>(`(${inPage})(...${JSON.stringify(args)})`);

/** Asks again and again until the answer is the expected one. */
export const eventually = <T>(ask: () => Promise<T>, about?: string) =>
  expect.poll(ask, { timeout: patience, interval: 50, ...(about && { message: about }) });

/** Brings a widget onto the screen and waits until its script has brought it to life. */
export const wake = (window: BrowserWindow, island: string): Promise<void> =>
  eventually(() => read(window, showIsland, island), island).toBe('hydrated');

function showIsland(name: string): string | undefined {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  island?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return island?.dataset.status;
}

/** Moves the pointer onto the first visible element of a selector. */
export const hover = async (window: BrowserWindow, selector: string): Promise<void> =>
  window.movePointer(await middleOf(window, selector));

/** Clicks the first visible element of a selector. */
export const click = async (window: BrowserWindow, selector: string): Promise<void> =>
  window.clickAt(await middleOf(window, selector));

/** Types into a control in place of what stands there. */
export async function fill(window: BrowserWindow, selector: string, value: string): Promise<void> {
  await click(window, selector);
  await read(
    window,
    (field) => document.querySelector<HTMLInputElement>(field)?.select(),
    selector,
  );
  await window.type(value);
}

/** Gives a control its value, as a picker or the browser's memory does. */
export const setValue = (window: BrowserWindow, selector: string, value: string): Promise<void> =>
  read(window, giveValue, selector, value);

function giveValue(selector: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (input === null) throw new Error(`There is no ${selector}.`);
  input.value = value;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

const nowhere: Point = { x: Number.NaN, y: Number.NaN };

/** The middle of the first visible element, once it is on the screen, at rest, and nothing covers it. */
async function middleOf(window: BrowserWindow, selector: string): Promise<Point> {
  let middle = nowhere;
  const isAtRest = async () => {
    const last = middle;
    middle = (await read(window, bringIntoSight, selector)) ?? nowhere;
    return middle.x === last.x && middle.y === last.y;
  };
  await eventually(isAtRest, selector).toBe(true);
  return middle;
}

/* Whatever moves once is brought to its end, and what moves with scrolling stands still: on a busy machine a frame may
   come between looking and clicking. A page that is still loading may yet scroll to its fragment, and with its first
   frame the transition from the last page begins, which lies over everything and takes the click until it has passed. */
function bringIntoSight(selector: string): Point | null {
  const isPainted = performance.getEntriesByType('paint').length > 0;
  const isPassing =
    CSS.supports('selector(:active-view-transition)') &&
    document.documentElement.matches(':active-view-transition');
  if (document.readyState !== 'complete' || !isPainted || isPassing) return null;
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (element === undefined) return null;
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) animation.cancel();
    else if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  /* Protocols round: a point on the last line of pixels would fall outside. */
  const isInside = middle.y < innerHeight - 1;
  if (isInside && element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}
