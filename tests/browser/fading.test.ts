import { test } from 'vitest';
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
