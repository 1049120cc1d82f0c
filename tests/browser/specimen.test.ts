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

test.each([1280, 1440, 1920])(
  'at %i px a line leads from the middle of each part to the middle of its meaning',
  async (width) => {
    const page = await open('/PanCardApi', { width });
    const middles = (places: string) =>
      page.locator(places).evaluateAll((all) =>
        all.map((place) => {
          const { left, right } = place.getBoundingClientRect();
          return (left + right) / 2;
        }),
      );
    const parts = await middles('.specimen-code a');
    const columns = await middles('.specimen .anatomy > li');
    const lines = await page.locator('.specimen-ribbons').evaluate((svg) => {
      const { left, width: all } = svg.getBoundingClientRect();
      const at = (hundredths: string | undefined) => left + (Number(hundredths) * all) / 100;
      return [...svg.querySelectorAll('.ribbon')].map((path) => {
        const [, from, to] = /^M(\S+) 0C.* (\S+) 10$/.exec(path.getAttribute('d') ?? '') ?? [];
        return { from: at(from), to: at(to), colour: getComputedStyle(path).stroke };
      });
    });
    expect(lines).toHaveLength(5);
    for (const [index, { from, to, colour }] of lines.entries()) {
      expect(Math.abs(from - (parts[index] ?? 0))).toBeLessThan(2);
      expect(Math.abs(to - (columns[index] ?? 0))).toBeLessThan(2);
      expect(colour).not.toBe('none');
    }
  },
);
