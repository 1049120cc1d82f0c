/** A choice without JavaScript loads the page anew: the visitor then sees what was chosen, and the others to choose from. */
import { test } from 'vitest';
import { eventually, prepareSite } from '../support/browser.ts';

const { open } = prepareSite();

const places = [
  ['/?enquiry=closed', 'mission'],
  ['/?enquiry=closed', 'faq'],
  ['/PayoutApi', 'usecase'],
] as const;

test.each(
  [390, 768, 1280].flatMap((width) =>
    places.map(([path, parameter]) => ({ width, path, parameter })),
  ),
)('$parameter at $width px', async ({ width, path, parameter }) => {
  const page = await open(path, { width, height: 1000, script: false, motion: 'reduce' });
  const chosen = page.locator(`.tabs-${parameter} .tab`).nth(1);
  await chosen.click();
  await page.waitForURL(new RegExp(`[?&]${parameter}=`));
  const header = (await page.locator('.header').boundingBox())?.height ?? 0;
  const top = async () => (await chosen.boundingBox())?.y ?? 0;
  await eventually(async () => (await top()) >= header && (await top()) < 1000).toBe(true);
  const panel = page.locator(`.tabs-${parameter} > .tab-panel:visible`);
  await eventually(async () => (await panel.boundingBox())?.y).toBeLessThan(900);
});
