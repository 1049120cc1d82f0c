/** The calls of an exchange are tabs with JavaScript, and stand one below the other without it and on paper. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { payoutApi } from '#content/services/payoutApi.ts';
import { eventually, prepareSite } from '../support/browser.ts';

const { open } = prepareSite();
const calls = payoutApi.sections.flatMap((section) =>
  section.kind === 'code' ? section.samples.map((_, index) => index) : [],
);
const last = calls.length - 1;
const shown = (page: Page) =>
  page
    .locator('.code-call')
    .evaluateAll((all) => all.flatMap((call, index) => (call.checkVisibility() ? index : [])));

test('one call is shown at a time, and keys walk through them', async () => {
  const page = await open('/PayoutApi');
  const tabs = page.getByRole('tab', { name: /./ }).and(page.locator('.code-tabs [role=tab]'));
  await eventually(() => tabs.count()).toBe(calls.length);
  expect(await shown(page)).toEqual([0]);
  await tabs.nth(1).click();
  expect(await shown(page)).toEqual([1]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await shown(page)).toEqual([last]);
  expect(await tabs.nth(last).getAttribute('aria-selected')).toBe('true');
});

test('on a phone the name of the chosen call comes into sight', async () => {
  const page = await open('/PayoutApi', { width: 390 });
  const name = page.locator('.code-tabs [role=tab]').nth(3).locator('span');
  const edges = () =>
    name.evaluate((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await eventually(() => name.count()).toBe(1);
  expect(await edges()).toBe(false);
  await page.locator('.code-tabs [role=tab]').nth(2).press('ArrowRight');
  await eventually(edges).toBe(true);
});

test.each(['/PanCardApi', '/TravelApi'])(
  '%s: on a phone the end of a long line is clear of the edge',
  async (path) => {
    const page = await open(path, { width: 390 });
    const gaps = await page.locator('.code').evaluateAll((boxes) =>
      boxes
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((box) => {
          box.scrollLeft = box.scrollWidth;
          const code = box.querySelector('code');
          return box.getBoundingClientRect().right - (code?.getBoundingClientRect().right ?? 0);
        }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(15);
  },
);

test('all calls are on paper', async () => {
  const page = await open('/PayoutApi');
  await eventually(() => page.locator('.code-tabs').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(calls);
});

test('without JavaScript all calls are shown, in their order', async () => {
  const page = await open('/PayoutApi', { script: false });
  expect(await shown(page)).toEqual(calls);
});

test('a part of the specimen that is pointed at lights up its meaning', async () => {
  const page = await open('/PanCardApi', { script: false });
  const meaning = page.locator('.specimen .anatomy > li').nth(3);
  const ground = () => meaning.evaluate((part) => getComputedStyle(part).backgroundColor);
  const before = await ground();
  await page.getByRole('link', { name: /^1234: Number/ }).hover();
  expect(await ground()).not.toBe(before);
});
