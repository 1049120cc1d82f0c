/** The careers page beside and below a long posting. */
import { expect, test } from 'vitest';
import { prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test('on a wide screen the facts of a posting stand beside its text, and its button is below both', async () => {
  const page = await open('/Career', { width: 1440, script: false });
  const shown = page.locator('.job:visible');
  const [facts, text, last] = await Promise.all(
    ['.job-facts', '.job-text', '.job-address'].map((part) => shown.locator(part).boundingBox()),
  );
  expect(facts?.y).toBe(text?.y);
  expect(facts?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(last?.y).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
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
