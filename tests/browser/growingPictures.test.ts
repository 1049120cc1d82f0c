/** The picture of a card grows into the head of its page, where the visitor wants motion. */
import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test.each([
  ['no-preference', 'aeps'],
  ['reduce', 'none'],
] as const)('with motion %s the picture of a card is known as %s', async (motion, name) => {
  const page = await open('/?enquiry=closed', { motion });
  const named = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((picture) => getComputedStyle(picture).viewTransitionName);
  expect(await named('.card:has([href="/AepsPage"]) .picture')).toBe(name);
  await page.locator('.card [href="/AepsPage"]').first().click();
  await eventually(() => page.locator('h1').textContent()).toContain('AEPS');
  expect(await named('.hero .picture')).toBe(name);
});
