/** Letters twice their size, as the browser's own settings make them, on a phone (WCAG 1.4.4). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';
import { fill, formOf, formPlaces, summary } from '../support/browserForms.ts';
import { dialogMargins, misshapen } from '../support/browserShape.ts';

const { open } = prepareSite({}, ['--blink-settings=defaultFontSize=32']);
const width = 390;

const places = [
  ...pages.map(({ path }) => path),
  '/?enquiry=closed',
  '/Career?apply=open',
  '/Blog?q=upi',
  '/NoSuchPage',
];

/* What a click opens is looked at as well. */
const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });

test.each(places)('%s keeps the shape of its text and controls', async (path) => {
  const page = await open(path, { width });
  await openAll(page);
  expect(await misshapen(page)).toEqual([]);
});

test('the logos that stand still keep theirs', async () => {
  const page = await open('/?enquiry=closed', { width, motion: 'reduce' });
  expect(await misshapen(page)).toEqual([]);
});

test.each(['/Aeps', '/forms'])('a lost visitor finds %s in shape', async (path) => {
  const page = await open(path, { width });
  expect(await misshapen(page)).toEqual([]);
});

test('the open menu keeps its shape', async () => {
  const page = await open('/About', { width });
  await page.locator('[data-hamburger] summary').click();
  for (const dropdown of await page.locator('[data-dropdown] > summary').all()) {
    await dropdown.click();
    expect(await misshapen(page)).toEqual([]);
  }
});

test.each(formPlaces)(
  'the $form form keeps its shape, refused and accepted',
  async ({ form, path }) => {
    const page = await open(path, { width, script: false });
    await formOf(page, form).evaluate((element: HTMLFormElement) => element.submit());
    await summary(page).waitFor();
    expect(await misshapen(page)).toEqual([]);
    await fill(page, form);
    await formOf(page, form).evaluate((element: HTMLFormElement) => element.submit());
    await page.locator('.acknowledgement').waitFor();
    expect(await misshapen(page)).toEqual([]);
  },
);

test.each(['/', '/Career?apply=open'])('the dialog of %s has equal margins', async (path) => {
  const page = await open(path, { width });
  const { left, right } = await dialogMargins(page);
  expect(left).toBeGreaterThanOrEqual(16);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
});
