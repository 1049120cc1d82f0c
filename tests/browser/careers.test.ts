/** The careers page beside and below a long posting. */
import { expect, test } from 'vitest';
import { prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test('on a wide screen a posting has its facts and Apply on one line, its parts two by two below what it is about, and a button at the end', async () => {
  const page = await open('/Career', { width: 1440, script: false });
  const shown = page.locator('.job:visible');
  const tops = (parts: string) =>
    shown.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  const facts = await tops('.job-facts > div');
  expect(new Set(facts).size).toBe(1);
  const apply = await shown.locator('.job-apply:first-child .button').boundingBox();
  const middle = (apply?.y ?? 0) + (apply?.height ?? 0) / 2;
  expect(middle - (facts[0] ?? 0)).toBeGreaterThan(0);
  expect(middle - (facts[0] ?? 0)).toBeLessThan(apply?.height ?? 0);
  const [about, duties, qualifications] = await tops('.job-text > section h3');
  const [work, offer] = await tops('.job-side h3');
  expect(qualifications).toBeGreaterThan(about ?? 0);
  expect(duties).toBe(qualifications);
  expect(work).toBeGreaterThan(qualifications ?? 0);
  expect(offer).toBe(work);
  const button = await page.locator('.tab-aside:visible .button').boundingBox();
  expect(button?.y).toBeGreaterThan(work ?? 0);
});

test('on a phone Apply stands between the facts of the posting and its parts, of which those on the job lie open and the others open one by one', async () => {
  const page = await open('/Career', { width: 390 });
  const shown = page.locator('.job:visible');
  const [facts, apply, parts] = await Promise.all(
    ['.job-facts', '.job-apply:first-child .button', '.job-text'].map((part) =>
      shown.locator(part).boundingBox(),
    ),
  );
  expect(apply?.y).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
  expect(apply?.y).toBeLessThan(parts?.y ?? 0);
  const [about, duties, qualifications, ...others] = await shown.locator('section').all();
  expect(await about?.locator('p').isVisible()).toBe(true);
  expect(await duties?.locator('li').first().isVisible()).toBe(true);
  expect(await qualifications?.locator('li').first().isVisible()).toBe(true);
  expect(others).toHaveLength(2);
  for (const part of others) {
    const text = part.locator('p, li').first();
    expect(await text.isVisible()).toBe(false);
    await part.locator('summary').click();
    await text.waitFor({ state: 'visible' });
  }
});
