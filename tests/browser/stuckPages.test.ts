/** One page that gets stuck, as happens on a busy machine, fails one test and no other. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { prepareSite } from '../support/browser/site.ts';
import { bringToLife } from '../support/browser/view.ts';

const { open } = prepareSite();
let stuck: Page;

test.fails('a test that fails', async () => {
  stuck = await open('/About');
  expect(stuck).toBeUndefined();
});

test('the page of a failed test is not used again', async () => {
  const page = await open('/About');
  expect(page).not.toBe(stuck);
  expect(stuck.isClosed()).toBe(true);
});

test('a page comes to life although the browser has no time to draw it', async () => {
  const page = await open('/BulkSMS', {
    prepare: (context) =>
      context.addInitScript(() => {
        window.requestAnimationFrame = () => 0;
      }),
  });
  await bringToLife(page);
  expect(await page.locator('main img').count()).toBeGreaterThan(0);
});
