/** The money of a flow moves once when it comes into sight, and stands still for visitors who want no motion. */
import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test.each([
  ['no-preference', 'travel'],
  ['reduce', 'none'],
] as const)('with motion %s the animation of the dot is %s', async (motion, expected) => {
  const page = await open('/RechargeApi', { motion });
  const flow = page.locator('.flow-stops');
  expect(await flow.getAttribute('data-moving')).toBeNull();
  await flow.scrollIntoViewIfNeeded();
  await eventually(() => flow.getAttribute('data-moving')).toBe('');
  const animation = await flow
    .locator('.flow-dot')
    .first()
    .evaluate((dot) => getComputedStyle(dot).animationName);
  expect(animation).toBe(expected);
});
