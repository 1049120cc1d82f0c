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
  const page = await open('/PanCardApi', { script: false, motion: 'reduce' });
  const meaning = page.locator('.specimen .anatomy > li').nth(3);
  const ground = () => meaning.evaluate((part) => getComputedStyle(part).backgroundColor);
  const before = await ground();
  await page.getByRole('link', { name: /^1234: Number/ }).hover();
  expect(await ground()).not.toBe(before);
});
