/** One Chromium for each process that runs tests, and the pages in it: starting either costs more than most tests do. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { slowDown, speedUp, waitLimit } from '../slowdown.ts';
import { launchChromium } from './chromium.ts';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** False is a visitor without JavaScript. */
  readonly script?: boolean;
  readonly touch?: boolean;
  readonly scheme?: 'light' | 'dark';
  /** Pages are still unless a test is about what moves: drawing every frame takes as long as all the rest. */
  readonly motion?: 'no-preference' | 'reduce';
  /** The size of letters in the settings of the browser, in pixels. */
  readonly letters?: number;
  /** Asks for a page that no test has used, with a history of its own. */
  readonly fresh?: boolean;
  /** Sets routes before anything is fetched, which are there for as long as the page is on loan. */
  readonly intercept?: (context: BrowserContext) => Promise<unknown>;
  /** Runs before anything is fetched: stubs, scripts of its own. Such a page is used once. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A page on loan. */
export interface Loan {
  readonly page: Page;
  /** What the page may be lent for again; undefined if it is used once. */
  readonly kind: string | undefined;
}

let launched: Promise<Browser> | undefined;
const idle = new Map<string, Page[]>();

/** The browser of this process. One that has ended, with all its pages, is replaced. */
function browser(): Promise<Browser> {
  launched ??= launchChromium().then((started) =>
    started.on('disconnected', () => {
      launched = undefined;
      idle.clear();
    }),
  );
  return launched;
}

/** Lends a page that shows nothing yet. The site stores nothing that could leak from one test to the next. */
export async function borrowPage(origin: string, options: PageOptions): Promise<Loan> {
  const { width = 1280, height = width < 500 ? 844 : 800, prepare, fresh } = options;
  const { script = true, touch = false, letters, scheme = 'light', motion, intercept } = options;
  const isReused = prepare === undefined && !fresh;
  const kind = isReused ? JSON.stringify([origin, script, touch, letters]) : undefined;
  const page = (kind && idle.get(kind)?.pop()) || (await newPage(origin, options));
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: null,
    colorScheme: scheme,
    reducedMotion: motion ?? 'reduce',
  });
  await page.mouse.move(0, 0);
  await slowDown(page);
  await intercept?.(page.context());
  return { page, kind };
}

async function newPage(origin: string, { script, touch, letters, prepare }: PageOptions) {
  const context = await (await browser()).newContext({
    baseURL: origin,
    javaScriptEnabled: script ?? true,
    hasTouch: touch ?? false,
  });
  context.setDefaultTimeout(waitLimit);
  await prepare?.(context);
  const page = await context.newPage();
  if (letters !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  }
  return page;
}

/** Takes a page back. One that served a test that failed may be stuck, so it is closed. */
export async function returnPage({ page, kind }: Loan, hasFailed: boolean): Promise<void> {
  if (hasFailed || kind === undefined || page.isClosed()) {
    await page.context().close();
    return;
  }
  /* What it showed goes on working, and an address that differs in its fragment would not be loaded anew. */
  await page.goto('about:blank');
  /* A request that is still held back has gone with its page. */
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await speedUp(page);
  idle.set(kind, [...(idle.get(kind) ?? []), page]);
}

/** Closes the pages of a site that ends. */
export async function closePages(origin: string): Promise<void> {
  const ofSite = [...idle].filter(([kind]) => JSON.parse(kind)[0] === origin);
  for (const [kind, pages] of ofSite) {
    idle.delete(kind);
    await Promise.all(pages.map((page) => page.context().close()));
  }
}
