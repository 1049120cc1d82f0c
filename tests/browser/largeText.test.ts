/** Letters twice their size, as the browser's own settings make them, on a phone (WCAG 1.4.4): what opens there; the pages
    themselves are in everyPageLargeLetters.test.ts. */
import { expect, test } from 'vitest';
import { fill, formOf, formPlaces, summary } from '../support/browser/forms.ts';
import { dialogMargins, misshapen } from '../support/browser/shape.ts';
import { type OpenOptions, prepareSite } from '../support/browser/site.ts';

const { open: openPage } = prepareSite();
const open = (path: string, options: OpenOptions = {}) =>
  openPage(path, { letters: 32, ...options });
const width = 390;

test('the logos that stand still keep theirs', async () => {
  const page = await open('/?enquiry=closed', { width });
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
