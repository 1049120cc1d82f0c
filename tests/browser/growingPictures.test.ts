/** The picture of a card grows into the head of its page, where the visitor wants motion. */
import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser.ts';

const { open } = prepareSite();

test.each([
  ['no-preference', 'payout-api'],
  ['reduce', 'none'],
] as const)('with motion %s the picture of a related page is known as %s', async (motion, name) => {
  const page = await open('/Blockchain', { motion });
  const named = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((picture) => getComputedStyle(picture).viewTransitionName);
  expect(await named('.card:has([href="/PayoutApi"]) .picture')).toBe(name);
  await page.locator('.related [href="/PayoutApi"]').click();
  await eventually(() => page.locator('h1').textContent()).toContain('Payout API');
  expect(await named('.hero .picture')).toBe(name);
});
