import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { median } from '../median.ts';
import { collectFigures, type Figures } from './collectFigures.ts';

export interface PhoneFigures {
  /** Milliseconds until the largest part of the first screen is painted. */
  readonly lcpMs: number;
  /** The sum of layout shifts. */
  readonly cls: number;
  /** Milliseconds beyond 50 of every task after the first paint. */
  readonly blockingMs: number;
  readonly hasWidgets: boolean;
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const bytesPerSecond = (1.6 * 1_000_000) / 8;
const latencyMs = 150;
const slowdown = 4;

/* Long enough for whatever waits for an idle moment. */
const restMs = 3000;

/** Opens a page with an empty cache on a slow phone, several times. @returns the medians */
export async function onSlowPhone(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<PhoneFigures> {
  const all: (Figures & { hasWidgets: boolean })[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await openOnce(browser, url));
  const of = (figure: keyof Figures) => median(all.map((each) => each[figure]));
  return {
    lcpMs: of('lcpMs'),
    cls: of('cls'),
    blockingMs: of('blockingMs'),
    hasWidgets: all.some(({ hasWidgets }) => hasWidgets),
  };
}

async function openOnce(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowDown(page);
  /* What tsx wraps functions in does not exist in the page. */
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(collectFigures);
  await page.goto(url, { waitUntil: 'load' });
  await wait(restMs);
  const figures = await page.evaluate(() => (window as unknown as { figures: Figures }).figures);
  const hasWidgets = (await page.locator('[data-island]').count()) > 0;
  await context.close();
  if (figures.lcpMs === 0) throw new Error(`${url} was not painted.`);
  return { ...figures, hasWidgets };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
