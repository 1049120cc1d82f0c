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
  'on a phone the meaning of the characters that were tapped is shown, and they are marked (script: %s)',
  async (script) => {
    const page = await open('/PanCardApi', { width: 390, script });
    const shown = () =>
      page
        .locator('.specimen .anatomy > li')
        .evaluateAll((all) =>
          all.flatMap((meaning, index) =>
            meaning.checkVisibility({ visibilityProperty: true }) ? index : [],
          ),
        );
    const tile = page.locator('.specimen-code a').nth(3).locator('span').first();
    const plain = await ground(tile);
    expect(await shown()).toEqual([0]);
    await page.getByRole('link', { name: /^1234: Number/ }).click();
    await page.mouse.move(0, 0);
    await eventually(shown).toEqual([3]);
    expect(await ground(tile)).not.toBe(plain);
    await page.getByRole('link', { name: /^ABC: Series/ }).click();
    await page.mouse.move(0, 0);
    await eventually(shown).toEqual([0]);
    expect(await ground(tile)).toBe(plain);
  },
);

test('on paper all meanings are shown', async () => {
  const page = await open('/PanCardApi', { width: 390 });
  await page.emulateMedia({ media: 'print' });
  const meanings = page.locator('.specimen .anatomy > li');
  expect(await meanings.filter({ visible: true }).count()).toBe(5);
});

test.each([1280, 1440, 1920])('at %i px each part is as wide as its meaning', async (width) => {
  const page = await open('/PanCardApi', { width });
  const columns = (places: string) =>
    page.locator(places).evaluateAll((all) =>
      all.map((place) => {
        const { left, right } = place.getBoundingClientRect();
        return [left, right] as const;
      }),
    );
  const parts = await columns('.specimen-code a');
  const meanings = await columns('.specimen .anatomy > li');
  expect(parts).toHaveLength(5);
  const apart = meanings.flatMap(([left, right], index) => {
    const [from = 0, to = 0] = parts[index] ?? [];
    return [Math.abs(left - from), Math.abs(right - to)];
  });
  expect(Math.max(...apart)).toBeLessThan(2);
});
