import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

/* With a duration, Chromium fades from its own colours to those of the style sheet while the page loads. */
test.each([
  { script: false, duration: '0s' },
  { script: true, duration: '0.15s' },
])('a button fades for $duration (script: $script)', async ({ script, duration }) => {
  const page = await open('/Contact', { script });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const longest = () =>
    page
      .locator('main .button')
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration.split(', ')[0]);
  await eventually(longest).toBe(duration);
});

declare global {
  interface Window {
    faded?: string[];
  }
}

/** Writes down what of a button begins to fade, and looks at one before the style sheet has come. */
async function lookEarly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const faded: string[] = [];
    window.faded = faded;
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof Element && target.matches('.button')) faded.push(propertyName);
    });
  });
  await context.route('**/assets/site-*.css', async (route, request) => {
    const page = request.frame().page();
    await page.waitForFunction(() => {
      const button = document.querySelector('main .button');
      return button && getComputedStyle(button).color;
    });
    await route.continue();
  });
}

test.each(['/BulkSMS', '/Contact'])('no button fades while %s loads', async (path) => {
  const page = await open(path, { motion: 'no-preference', prepare: lookEarly });
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.faded)).toEqual([]);
});
