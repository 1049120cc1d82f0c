/** The visitor sees what was chosen: without JavaScript, when the page loads anew, and the others to choose from, too. */
import { expect, test } from 'vitest';
import { eventually, hydrated, prepareSite } from '../support/browser/site.ts';

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
  const page = await open(path, { width, height: 1000, script: false });
  const chosen = page.locator(`.tabs-${parameter} .tab`).nth(1);
  await chosen.click();
  await page.waitForURL(new RegExp(`[?&]${parameter}=`));
  const header = (await page.locator('.header').boundingBox())?.height ?? 0;
  const top = async () => (await chosen.boundingBox())?.y ?? 0;
  await eventually(async () => (await top()) >= header && (await top()) < 1000).toBe(true);
  const panel = page.locator(`.tabs-${parameter} > .tab-panel:visible`);
  await eventually(async () => (await panel.boundingBox())?.y).toBeLessThan(900);
});

test.each(places)('%s: on a phone the panel of %s comes into sight', async (path, parameter) => {
  const height = 800;
  const page = await open(path, { width: 390, height });
  const tabs = page.locator(`.tabs-${parameter} .tab`);
  await tabs.last().scrollIntoViewIfNeeded();
  await hydrated(page, parameter === 'usecase' ? 'use-cases' : parameter);
  /* The list ends where the screen ends. */
  await tabs.last().evaluate((tab) => tab.scrollIntoView({ block: 'end' }));
  await tabs.nth(-2).click();
  const panel = page.locator(`.tabs-${parameter} > .tab-panel:visible`);
  const bottom = async () => {
    const box = await panel.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await eventually(async () => (await bottom()) <= height).toBe(true);
  await expect(tabs.nth(-2).evaluate((tab) => tab.matches(':focus'))).resolves.toBe(true);
});
