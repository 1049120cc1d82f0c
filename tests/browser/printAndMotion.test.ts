import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';

const { open } = prepareSite();

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  test('prints its content in dark ink, without navigation or popup', async () => {
    const page = await open(path, { scheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('h1, h2').filter({ visible: true }).count()).toBeGreaterThan(0);
    const hidden = page.locator('.header, .footer, dialog, .side-navigation');
    expect(await hidden.filter({ visible: true }).count()).toBe(0);
    const { opacity, ink, words } = await page.locator('main').evaluate((main: HTMLElement) => ({
      opacity: [...main.children].map((each) => getComputedStyle(each).opacity),
      ink: getComputedStyle(main).color,
      words: main.innerText.split(/\s+/).length,
    }));
    expect(new Set(opacity)).toEqual(new Set(['1']));
    expect(words).toBeGreaterThan(80);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    expect(ink).toBe(await page.locator('main').evaluate((main) => getComputedStyle(main).color));
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
  });

  test('is at rest where motion is not wanted', async () => {
    const page = await open(path, { motion: 'reduce' });
    const moving = await page.evaluate(() => ({
      animations: document.getAnimations().length,
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      transitions: [...document.querySelectorAll('*')].filter(
        (each) => Number.parseFloat(getComputedStyle(each).transitionDuration) > 0,
      ).length,
    }));
    expect(moving).toEqual({ animations: 0, scrolling: 'auto', transitions: 0 });
  });
});
