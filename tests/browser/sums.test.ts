import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { dials } from '#content/dials.ts';
import { look, looks, violations } from '../support/browser/axe.ts';
import { eventually, hydrated, prepareSite } from '../support/browser/site.ts';
import { waitLimit } from '../support/slowdown.ts';

const { open } = prepareSite();

const result = (page: Page) => page.locator('.ledger output').textContent();
const field = (page: Page) => page.locator('.dial input[type=number]');
const slider = (page: Page) => page.getByRole('slider');

async function openSum(path: string) {
  const page = await open(path);
  await page.locator('.dial').scrollIntoViewIfNeeded();
  await hydrated(page, 'sum');
  return page;
}

test.each([...dials])(
  '%s: the slider moves by keys, and field and figures follow',
  async (path, dial) => {
    const page = await openSum(path);
    const before = await result(page);
    await slider(page).press('ArrowRight');
    await eventually(() => field(page).inputValue()).toBe(String(dial.example + dial.step));
    expect(await result(page)).not.toBe(before);
    await slider(page).press('ArrowLeft');
    await eventually(() => result(page)).toBe(before);
  },
);

test('the URL keeps the number, without a history entry, and its address shows the same', async () => {
  const page = await openSum('/MLMSoftware');
  const entries = await page.evaluate(() => history.length);
  await field(page).fill('8');
  await page.waitForURL('**/MLMSoftware?n=8');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const shown = await result(page);
  await page.reload();
  expect(await result(page)).toBe(shown);
  await field(page).fill('5');
  await page.waitForURL('**/MLMSoftware');
});

test('what is no position changes no figure, and gives way to the last one', async () => {
  const page = await openSum('/MLMSoftware');
  const before = await result(page);
  await field(page).fill('400');
  expect(await result(page)).toBe(before);
  await field(page).blur();
  await eventually(() => field(page).inputValue()).toBe('5');
});

test('turning asks the server for nothing', async () => {
  const page = await openSum('/DigitalMarketing');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await field(page).fill('1500');
  await field(page).press('Enter');
  await page.waitForURL('**/DigitalMarketing?n=1500');
  expect(await result(page)).toContain('− ₹11,500');
  expect(asked).toEqual([]);
});

test('without JavaScript the button asks the server, and the answer is in sight', async () => {
  const page = await open('/AepsPage', { script: false });
  expect(await slider(page).count()).toBe(0);
  await field(page).fill('20');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.waitForURL('**/AepsPage?n=20#cash');
  expect(await result(page)).toContain('− ₹18,000');
  const top = () => page.locator('.dial').evaluate((form) => form.getBoundingClientRect().top);
  /* The way there may be smooth. */
  await expect.poll(top, { timeout: waitLimit }).toBeLessThan(700);
});

test.each(['/DigitalMarketing?n=1000', '/AepsPage?n=30', '/MLMSoftware?n=0'])(
  '%s has no fault that a tool finds',
  async (address) => {
    const page = await openSum(address);
    for (const each of looks) {
      await look(page, each);
      expect([each.scheme, ...(await violations(page))]).toEqual([each.scheme]);
    }
  },
);

test('what was typed before the script came is counted', async () => {
  const page = await open('/AepsPage');
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = '10';
  });
  await page.locator('.dial').scrollIntoViewIfNeeded();
  await hydrated(page, 'sum');
  await eventually(() => result(page)).toContain('₹12,000');
});
