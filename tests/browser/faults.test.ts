import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';
import { watchFaults } from '../support/browser/watchFaults.ts';

const { open } = prepareSite();

test('a fault is noticed', async () => {
  const page = await open('about:blank');
  const faults = watchFaults(page);
  await page.goto('/About');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    fetch('/nothing.json');
    setTimeout(() => {
      throw new Error('an error');
    });
  });
  const kinds = () => new Set(faults.map((fault) => fault.split(':')[0]));
  await eventually(kinds).toEqual(new Set(['console', 'answer', 'script']));
  expect(faults.join()).toContain('Content Security Policy');
});
