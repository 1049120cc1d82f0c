/** One Chromium and one built server for a test file. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type BuiltSite, startBuiltSite } from './builtSite.ts';
import { launchChromium } from './chromium.ts';
import { slowDown, waitLimit } from './slowdown.ts';

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  /** False is a visitor without JavaScript. */
  readonly script?: boolean;
  readonly touch?: boolean;
  readonly scheme?: 'light' | 'dark';
  readonly motion?: 'no-preference' | 'reduce';
  /** Until when `open` waits. */
  readonly until?: 'load' | 'commit';
  /** Asks for a page that no test has used, with a history of its own. */
  readonly fresh?: boolean;
  /** Runs before anything is fetched: routes, stubs. Such a page is used once. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Site {
  /** Opens an address of the site, such as `/?faq=access`. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Where the server listens. */
  readonly port: () => number;
}

/** The two widths that everything is tried at: a phone's and a desktop's. */
export const widths = [390, 1280] as const;

/**
 * Prepares a browser and a server for the tests of the calling file. Starting a page costs more than most tests do,
 * so a test gets the page of an earlier one that asked for the same. The site stores nothing that could leak from one
 * to the other; the page of a failed test may be stuck, so it is closed.
 */
export function prepareSite(
  environment: Readonly<Record<string, string>> = {},
  switches: readonly string[] = [],
): Site {
  let browser: Browser;
  let site: BuiltSite;
  const idle = new Map<string, Page[]>();
  const inUse: { readonly page: Page; readonly kind: string | undefined }[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchChromium(switches), startBuiltSite(environment)]);
  });
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    for (const { page, kind } of inUse.splice(0)) {
      if (failed || kind === undefined) await page.context().close();
      else idle.set(kind, [...(idle.get(kind) ?? []), page]);
    }
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.stop()]);
  });

  const newPage = async (options: OpenOptions) => {
    const context = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled: options.script ?? true,
      hasTouch: options.touch ?? false,
      colorScheme: options.scheme ?? 'light',
      reducedMotion: options.motion ?? 'no-preference',
    });
    context.setDefaultTimeout(waitLimit);
    await options.prepare?.(context);
    const page = await context.newPage();
    await slowDown(page);
    return page;
  };
  const open = async (path: string, options: OpenOptions = {}) => {
    const { width = 1280, height = width < 500 ? 844 : 800, until = 'load', prepare } = options;
    const { script, touch, scheme, motion, fresh } = options;
    const isReused = prepare === undefined && !fresh;
    const kind = isReused ? JSON.stringify([script, touch, scheme, motion]) : undefined;
    const page = (kind && idle.get(kind)?.pop()) || (await newPage(options));
    inUse.push({ page, kind });
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    await page.goto(path, { waitUntil: until });
    if (until === 'load') await fontsLoaded(page);
    return page;
  };
  return { open, port: () => Number(new URL(site.origin).port) };
}

/** Asks again and again until the answer is the expected one. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: waitLimit, interval: 20 });

/** Waits until the fonts that a page has asked for are there: before that, its lines break elsewhere. */
export const fontsLoaded = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(() => document.fonts.status)).toBe('loaded');

/** An island in one of its states. */
export const island = (page: Page, name: string, status = 'hydrated'): Locator =>
  page.locator(`[data-island=${name}][data-status=${status}]`);

/** Brings a widget onto the screen and waits until it is alive. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const shown = page.locator(`[data-island=${name}] > :not(dialog)`).first();
  if ((await shown.count()) > 0) await shown.scrollIntoViewIfNeeded();
  await island(page, name).waitFor({ state: 'attached' });
}
