/** The specimen of a PAN: a part of its code that is pointed at or tapped shows what it means, by styles alone. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

const ground = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('a part of the specimen that is pointed at lights up its meaning', async () => {
  const page = await open('/PanCardApi', { script: false });
  const meaning = page.locator('.specimen .anatomy > li').nth(3);
  const before = await ground(meaning);
  await page.getByRole('link', { name: /^1234: Number/ }).hover();
  expect(await ground(meaning)).not.toBe(before);
});

test('on a phone the characters that were tapped are marked, with all meanings in sight', async () => {
  const page = await open('/PanCardApi', { width: 390 });
  const meanings = page.locator('.specimen .anatomy > li').filter({ visible: true });
  const tile = (part: number) => page.locator('.specimen-code a').nth(part).locator('span').first();
  const plain = await ground(tile(3));
  expect(await meanings.count()).toBe(5);
  await page.getByRole('link', { name: /^1234: Number/ }).click();
  await page.mouse.move(0, 0);
  await eventually(async () => (await ground(tile(3))) === plain).toBe(false);
  await page.getByRole('link', { name: /^ABC: Series/ }).click();
  await page.mouse.move(0, 0);
  await eventually(() => ground(tile(3))).toBe(plain);
});
