/** Every page in a real browser, on the production build. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { launchChromium } from '../support/chromium.ts';
import { watchFaults } from '../support/watchFaults.ts';

const paths = pages.map(({ path }) => path);
const states = ['/?enquiry=closed', '/Career?apply=open', '/PayoutApi?usecase=vendor-payments'];

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startBuiltSite(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('with JavaScript off', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ javaScriptEnabled: false });
  });

  test.each([...paths, ...states])('%s shows itself without a fault', async (path) => {
    const faults = watchFaults(page);
    await page.goto(site.origin + path);
    for (const part of ['header nav', 'main h1', 'footer']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(true);
    }
    expect(faults).toEqual([]);
    page.removeAllListeners();
  });

  test('the error page is shown in the same layout', async () => {
    await page.goto(`${site.origin}/nothing`);
    expect(await page.getByText('Unhandled Thrown Response').first().isVisible()).toBe(true);
    expect(await page.locator('header nav').first().isVisible()).toBe(true);
  });
});

describe('with JavaScript on', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
  });

  test.each([...paths, ...states])('%s comes to life without a fault', async (path) => {
    const faults = watchFaults(page);
    await page.goto(site.origin + path);
    await page.waitForSelector('html[data-script=ready]');
    for (const island of await page.locator('[data-island]').all()) {
      const widget = island.locator(':scope > *').first();
      /* A dialog that is closed sleeps until it is asked for. */
      if (!(await widget.isVisible())) continue;
      await widget.evaluate((element) => element.scrollIntoView());
      const name = await island.getAttribute('data-island');
      const settled = `[data-island="${name}"]:is([data-status=hydrated], [data-status=failed])`;
      await page.waitForSelector(settled, { state: 'attached' });
      expect([name, await island.getAttribute('data-status')]).toEqual([name, 'hydrated']);
    }
    expect(faults).toEqual([]);
    page.removeAllListeners();
  });
});

test('a fault would be seen: the policy’s, a missing file’s and a script’s', async () => {
  const page = await browser.newPage();
  const faults = watchFaults(page);
  await page.route('**/faulty', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "style-src 'self'" },
      body: '<p style="color: red">x</p><img src="/missing.png"><script>throw new Error("mine")</script>',
    }),
  );
  await page.goto(`${site.origin}/faulty`);
  await page.waitForLoadState('load');
  for (const fault of [/console: .*style-src/, /answer: 404 .*missing\.png/, /script: mine/]) {
    expect(
      faults.some((each) => fault.test(each)),
      String(fault),
    ).toBe(true);
  }
  await page.close();
});
