import { expect, test } from 'vitest';
import { decoder } from '#content/decoder/decoder.ts';
import { decoderFaults } from '#content/decoder/labels.ts';
import { eventually, hydrated, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test('a pincode lights up digit by digit, and is announced when it is whole', async () => {
  const page = await open(decoder.page);
  await hydrated(page, 'decoder');
  const field = page.locator('.decoder input');
  const result = page.locator('.decoder-result');
  const shown: string[][] = [];
  for (const digit of '700001') {
    await field.press(digit);
    shown.push([
      ...(await result.locator('.anatomy-code').allTextContents()),
      (await result.getAttribute('aria-busy')) === 'true' ? 'and so on' : 'whole',
    ]);
  }
  expect(shown).toEqual([
    ['7', 'and so on'],
    ['7', '0', 'and so on'],
    ['7', '0', '0', 'and so on'],
    ['7', '0', '0', '0', 'and so on'],
    ['7', '0', '0', '00', 'and so on'],
    ['7', '0', '0', '001', 'whole'],
  ]);
});

test('an unfinished code is no mistake while it is typed', async () => {
  const page = await open(decoder.page);
  await hydrated(page, 'decoder');
  await page.locator('.decoder input').pressSequentially('HDFCO');
  expect(await page.locator('.decoder-result').textContent()).toBe('');
});

test('nothing that is typed leaves the browser before the form is sent', async () => {
  const page = await open(decoder.page);
  await hydrated(page, 'decoder');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('.decoder input').fill('SBIN0000001');
  await eventually(async () =>
    expect(await page.locator('.decoder-result .anatomy-code').count()).toBe(3),
  );
  expect(asked).toEqual([]);
});

test.each([true, false])('a sent IFSC names its bank (script: %s)', async (script) => {
  const page = await open(decoder.page, { script });
  await page.locator('.decoder input').fill('sbin0000001');
  await page.locator('.decoder button').click();
  await page.waitForURL(/code=sbin0000001/);
  expect(await page.locator('.decoder-result .facts').textContent()).toContain(
    'State Bank of India',
  );
});

test('a sent mistake is told in one sentence, which goes once the code makes sense', async () => {
  const page = await open(`${decoder.page}?code=HDFCO000001`);
  await hydrated(page, 'decoder');
  const message = page.locator('.decoder .field-error');
  expect(await message.textContent()).toBe(decoderFaults.ifscLetterO);
  await page.locator('.decoder input').fill('HDFC0000001');
  await eventually(async () => expect(await message.count()).toBe(0));
});

test.each([390, 768, 1280])('at %i px an answer covers nothing', async (width) => {
  const page = await open(`${decoder.page}?code=700001`, { width });
  const boxes = await page
    .locator('.hero-columns > :not(picture), .hero-columns > picture > img')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(3);
  const covering = boxes.filter((one) =>
    boxes.some(
      (other) =>
        other !== one &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  );
  expect(covering).toEqual([]);
});
