/** Every page in a real browser without JavaScript, on the production build. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';
import { watchFaults } from '../support/watchFaults.ts';

const { open } = prepareSite();
const paths = pages.map(({ path }) => path);
const states = ['/?enquiry=closed', '/Career?apply=open', '/PayoutApi?usecase=vendor-payments'];
const parts = ['header nav', 'main h1', 'footer'];

test.each([...paths, ...states])('%s shows itself without a fault', async (path) => {
  const page = await open('about:blank', { script: false });
  const faults = watchFaults(page);
  expect((await page.goto(path))?.status()).toBe(200);
  for (const part of parts) {
    expect(await page.locator(part).first().isVisible(), part).toBe(true);
  }
  expect(faults).toEqual([]);
});

test('the error page is shown in the same layout', async () => {
  const page = await open('/nothing', { script: false });
  expect(await page.getByText('Unhandled Thrown Response').first().isVisible()).toBe(true);
  expect(await page.locator('header nav').first().isVisible()).toBe(true);
});
