/** The specimen of a PAN: a part of its code that is pointed at or tapped shows what it means, by styles alone. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

const ground = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('the meaning of a part that is pointed at is lit, and the others are not', async () => {
  const page = await open('/PanCardApi', { script: false });
  const meaning = page.locator('.specimen .anatomy > li').nth(3);
  const other = page.locator('.specimen .anatomy > li').first();
  const character = page.locator('.specimen-code a').nth(3).locator('span').first();
  const [unlit, plain] = [await ground(meaning), await ground(character)];
  expect(await ground(other)).toBe(unlit);
  await page.getByRole('link', { name: /^1234: Number/ }).hover();
  expect(await ground(meaning)).not.toBe(unlit);
  expect(await ground(other)).toBe(unlit);
  expect(await ground(character)).not.toBe(plain);
});

test.each([true, false])(
  'on a phone all meanings are shown, that of the characters that were tapped is lit, and they are marked (script: %s)',
  async (script) => {
    const page = await open('/PanCardApi', { width: 390, script });
    const meanings = page.locator('.specimen .anatomy > li');
    expect(await meanings.filter({ visible: true }).count()).toBe(5);
    const grounds = () => Promise.all([0, 3].map((place) => ground(meanings.nth(place))));
    const tile = page.locator('.specimen-code a').nth(3).locator('span').first();
    const plain = await ground(tile);
    const [lit = '', unlit = ''] = await grounds();
    expect(lit).not.toBe(unlit);
    await page.getByRole('link', { name: /^1234: Number/ }).click();
    await page.mouse.move(0, 0);
    await eventually(async () => (await grounds())[0]).toBe(unlit);
    expect((await grounds())[1]).not.toBe(unlit);
    expect(await ground(tile)).not.toBe(plain);
    await page.getByRole('link', { name: /^ABC: Series/ }).click();
    await page.mouse.move(0, 0);
    await eventually(grounds).toEqual([lit, unlit]);
    expect(await ground(tile)).toBe(plain);
  },
);

test('where there is room a part of the code and the label of its meaning have one colour, and no two have the same', async () => {
  const page = await open('/PanCardApi', { width: 1440 });
  const grounds = (places: string) =>
    page
      .locator(places)
      .evaluateAll((all) => all.map((place) => getComputedStyle(place).backgroundColor));
  const parts = await grounds('.specimen-code a > :first-child');
  expect(new Set(parts).size).toBe(5);
  expect(await grounds('.specimen .anatomy-code')).toEqual(parts);
});
