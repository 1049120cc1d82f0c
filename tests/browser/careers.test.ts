/** The careers page beside and below a long posting. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { careersIntro } from '#content/careers/careersIntro.ts';
import { prepareSite } from '../support/browser.ts';

const { open } = prepareSite();
const parts = (page: Page) =>
  [...careersIntro.hiring.steps.map(({ title }) => title), 'Sr. Software Developer'].map((text) =>
    page.locator('.tab-side').getByText(text, { exact: true }),
  );

test('postings and the steps after an application stay in sight beside a long posting', async () => {
  const page = await open('/Career', { width: 1440, script: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.job-text').getByText('How we work').first().scrollIntoViewIfNeeded();
  for (const part of parts(page)) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(900);
  }
});

test('on a narrow screen the steps stand below the posting', async () => {
  const page = await open('/Career', { width: 390, script: false });
  const [posting, steps] = await Promise.all(
    ['.job', '.hiring'].map((each) => page.locator(each).first().boundingBox()),
  );
  expect(steps?.y).toBeGreaterThan((posting?.y ?? 0) + (posting?.height ?? 0));
});

test('on a phone Apply is at the head of the posting, and its lists are folded', async () => {
  const page = await open('/Career', { width: 390 });
  const shown = page.locator('.job:visible');
  const [card, apply] = await Promise.all(
    [shown, shown.getByRole('link', { name: 'Apply' })].map((each) => each.boundingBox()),
  );
  expect((apply?.y ?? 0) - (card?.y ?? 0)).toBeLessThan(120);
  expect(await shown.locator('li').count()).toBeGreaterThan(0);
  expect(await shown.locator('li:visible').count()).toBe(0);
  await shown.getByText('Qualifications').click();
  expect(await shown.locator('li:visible').count()).toBeGreaterThan(0);
});
