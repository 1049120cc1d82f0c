import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { eventually, prepareSite, widths } from '../support/browser.ts';
import { bringToLife } from '../support/browserView.ts';
import { watchFaults } from '../support/watchFaults.ts';

const { open } = prepareSite();
const others = [
  '/NoSuchPage',
  '/Blog?q=upi',
  '/Career?apply=open',
  '/?enquiry=closed#faq',
  '/PayoutApi?usecase=vendor-payments',
];

test.each([...pages.map(({ path }) => path), ...others])(
  '%s comes to life without a warning, an error or a failed request',
  async (path) => {
    const page = await open('about:blank');
    const faults = watchFaults(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await bringToLife(page);
    }
    /* Chromium tells the console when the page itself is a 404. */
    expect(faults.filter((fault) => !fault.endsWith('404 (Not Found)'))).toEqual([]);
    /* React comes only where there is a widget. */
    const widgets = await page.locator('[data-island][data-status=hydrated]').count();
    expect(scripts.some((url) => url.includes('hydrateIsland'))).toBe(widgets > 0);
  },
);

test('a fault is noticed', async () => {
  const page = await open('about:blank');
  const faults = watchFaults(page);
  await page.goto('/About');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    fetch('/nothing.json');
    setTimeout(() => {
      throw new Error('an error');
    });
  });
  const kinds = () => new Set(faults.map((fault) => fault.split(':')[0]));
  await eventually(kinds).toEqual(new Set(['console', 'answer', 'script']));
  expect(faults.join()).toContain('Content Security Policy');
});
