import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type BrowserWindow, type OtherBrowser, patience } from './browserWindow.ts';
import { eventually, read } from './hands.ts';
import { isVisible } from './pageState.ts';

/** The two widths that everything is tried at: a phone's and a desktop's. */
export const widths = [390, 1280] as const;

/** Opens a path of the site, such as `/?faq=access`, in a window of that width. */
export type Visit = (path: string, width: number) => Promise<BrowserWindow>;

interface Visitor {
  /** False is a visitor without JavaScript. */
  readonly script?: boolean;
  /** Pages are still unless a test is about what moves: drawing every frame takes as long as much of the rest. */
  readonly motion?: boolean;
}

/**
 * Prepares one browser for the tests of the calling block, which are skipped where the browser is missing. Every test
 * also fails if something went wrong in its last page. The browser of a failed test is not used again.
 */
export function prepareVisits(browser: OtherBrowser, visitor: Visitor = {}): Visit {
  const { script = true, motion = false } = visitor;
  let window: BrowserWindow | undefined;
  const missing = browser.missing();
  const launch = () => browser.launch({ origin: inject('siteOrigin'), script, motion });
  const closeWindow = async () => {
    const last = window;
    window = undefined;
    await last?.close();
  };

  beforeAll(async () => {
    if (missing === undefined) window = await launch();
  }, 4 * patience);
  beforeEach(({ skip }) => skip(missing !== undefined, missing));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await closeWindow();
    else expect(await window?.faults()).toEqual([]);
  });
  afterAll(closeWindow);

  return async (path, width) => {
    window ??= await launch();
    const opened = window;
    await opened.setWidth(width);
    await opened.goto(path);
    /* WebKit's driver may come back before the scripts of the page have run. */
    if (script) await eventually(() => read(opened, isVisible, '[data-script=ready]')).toBe(true);
    return opened;
  };
}
