/** The site in a browser: pages of one Chromium and one built server that the test files share. */
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../builtSite.ts';
import { waitLimit } from '../slowdown.ts';
import { borrowPage, closePages, type Loan, type PageOptions, returnPage } from './pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site with its default settings is served while browser tests run. */
    siteOrigin: string;
  }
}

export interface OpenOptions extends PageOptions {
  /** Until when `open` waits. */
  readonly until?: 'load' | 'commit';
}

export interface Site {
  /** Opens an address of the site, such as `/?faq=access`. The page is given back after the test. */
  readonly open: (path: string, options?: OpenOptions) => Promise<Page>;
  /** Lends a page that the caller gives back. */
  readonly borrow: (options: PageOptions) => Promise<Loan>;
  readonly origin: () => string;
  /** Where the server listens. */
  readonly port: () => number;
}

/** The two widths that everything is tried at: a phone's and a desktop's. */
export const widths = [390, 1280] as const;

/**
 * Opens the site for the tests of the calling file.
 * @param environment settings that need a server of their own
 */
export function prepareSite(environment?: Readonly<Record<string, string>>): Site {
  let own: BuiltSite | undefined;
  const origin = () => (environment === undefined ? inject('siteOrigin') : (own?.origin ?? ''));
  if (environment !== undefined) {
    beforeAll(async () => {
      own = await startBuiltSite(environment);
    });
    afterAll(async () => {
      await closePages(origin());
      await own?.stop();
    });
  }

  const inUse: Loan[] = [];
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    for (const loan of inUse.splice(0)) await returnPage(loan, hasFailed);
  });

  const borrow = (options: PageOptions) => borrowPage(origin(), options);
  const open = async (path: string, { until = 'load', ...options }: OpenOptions = {}) => {
    const loan = await borrow(options);
    inUse.push(loan);
    await loan.page.goto(path, { waitUntil: until });
    if (until === 'load') await fontsLoaded(loan.page);
    return loan.page;
  };
  return { open, borrow, origin, port: () => Number(new URL(origin()).port) };
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

/** Waits until an island is hydrated; if that does not come about, the error says how far the page has come. */
export async function alive(page: Page, name: string): Promise<void> {
  try {
    await island(page, name).waitFor({ state: 'attached' });
  } catch (cause) {
    throw new Error(`The island ${name} stays as it is: ${await progress(page, name)}`, { cause });
  }
}

/* An island is found by an observer, which reports with the next frame. */
const progress = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const hasFrame = await Promise.race([
      new Promise((done) => requestAnimationFrame(() => done(true))),
      new Promise((done) => setTimeout(done, 1000, false)),
    ]);
    const { script } = document.documentElement.dataset;
    const found = document.querySelector<HTMLElement>(`[data-island=${wanted}]`);
    return JSON.stringify({
      script,
      status: found?.dataset.status,
      top: found?.getBoundingClientRect().top,
      scrollY,
      hasFrame,
      visibility: document.visibilityState,
    });
  }, name);

/** Brings a widget onto the screen and waits until it is alive. */
export async function hydrated(page: Page, name: string): Promise<void> {
  const shown = page.locator(`[data-island=${name}] > :not(dialog)`).first();
  if ((await shown.count()) > 0) await shown.scrollIntoViewIfNeeded();
  await alive(page, name);
}
