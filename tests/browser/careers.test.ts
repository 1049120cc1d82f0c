/** The careers page beside and below a long posting. */
import { expect, test } from 'vitest';
import { prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test('the facts of a posting stay in sight beside its text', async () => {
  const page = await open('/Career', { width: 1440, script: false });
  const parts = page.locator('.job:visible .job-text > section');
  await parts.last().evaluate((part) => part.scrollIntoView({ block: 'start' }));
  const box = await page.locator('.job-facts:visible').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(800);
});

test('on a phone Apply stands between the facts of the posting and its parts, which are folded', async () => {
  const page = await open('/Career', { width: 390 });
  const shown = page.locator('.job:visible');
  const [facts, apply, parts] = await Promise.all(
    ['.job-facts', '.job-apply:first-child .button', '.job-text'].map((part) =>
      shown.locator(part).boundingBox(),
    ),
  );
  expect(apply?.y).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
  expect(apply?.y).toBeLessThan(parts?.y ?? 0);
  expect(await shown.locator('li').count()).toBeGreaterThan(0);
  expect(await shown.locator('li:visible').count()).toBe(0);
  await shown.getByText('Qualifications').click();
  expect(await shown.locator('li:visible').count()).toBeGreaterThan(0);
});
