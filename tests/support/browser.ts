/** One Chromium and one built server for a test file; every test opens pages in contexts of its own. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type BuiltSite, startBuiltSite } from './builtSite.ts';
import { launchChromium } from './chromium.ts';

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  /** False is a visitor without JavaScript. */
  readonly script?: boolean;
  readonly touch?: boolean;
  readonly scheme?: 'light' | 'dark';
  readonly motion?: 'no-preference' | 'reduce';
  /** Until when `open` waits. */
  readonly until?: 'load' | 'domcontentloaded' | 'commit';
  /** Runs before anything is fetched: routes, stubs. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Site {
  /** Opens an address of the site, such as `/?faq=access`. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Such as `http://localhost:34567`. */
  readonly origin: () => string;
}

/** The two widths that everything is tried at: a phone's and a desktop's. */
export const widths = [390, 1280] as const;

/** Prepares a browser and a server for the tests of the calling file. */
export function prepareSite(environment: Readonly<Record<string, string>> = {}): Site {
  let browser: Browser;
  let site: BuiltSite;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchChromium(), startBuiltSite(environment)]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.stop()]);
  });
  const open = async (path: string, options: OpenOptions = {}) => {
    const {
      width = 1280,
      height = width < 500 ? 844 : 800,
      script = true,
      touch = false,
    } = options;
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height },
      javaScriptEnabled: script,
      hasTouch: touch,
      colorScheme: options.scheme ?? 'light',
      reducedMotion: options.motion ?? 'no-preference',
      locale: 'en-IN',
    });
    context.setDefaultTimeout(10_000);
    contexts.push(context);
    await options.prepare?.(context);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: options.until ?? 'load' });
    return page;
  };
  return { open, origin: () => site.origin };
}

/** Asks again and again until the answer is the expected one. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 10_000, interval: 20 });

/** An island in one of its states. */
export const island = (page: Page, name: string, status = 'hydrated'): Locator =>
  page.locator(`[data-island=${name}][data-status=${status}]`);

/** Brings a widget onto the screen and waits until it is alive. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const dialog = page.locator(`[data-island=${name}] dialog`);
  if ((await dialog.count()) === 0) {
    await page
      .locator(`[data-island=${name}]`)
      .first()
      .locator('> *')
      .first()
      .scrollIntoViewIfNeeded();
  }
  await island(page, name).waitFor({ state: 'attached' });
}
