import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { focused, hands, hasFocus, press } from '../support/browser/hands.ts';
import {
  eventually,
  hydrated,
  type OpenOptions,
  prepareSite,
  widths,
} from '../support/browser/site.ts';

const { open } = prepareSite();
const popup = (page: Page) => page.locator('#enquiry');
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close' });
const letsConnect = (page: Page) => page.locator('main').getByText("Let's Connect").first();
const isModal = (page: Page) => popup(page).evaluate((dialog) => dialog.matches(':modal'));
const query = (page: Page) => new URL(page.url()).search;

/* Closed, its island waits for the first press. */
const openHome = async (path: string, options: OpenOptions = {}) => {
  const page = await open(path, options);
  if (!path.includes('closed')) await hydrated(page, 'enquiry-popup');
  return page;
};

describe.each(widths)('at %i px', (width) => {
  test.each(hands)(
    'it is open at first, closes by its icon and reopens, all by %s',
    async (hand) => {
      const page = await openHome('/', { width, touch: hand === 'touch' });
      expect(await isModal(page)).toBe(true);
      await press(hand, close(page));
      await eventually(() => query(page)).toBe('?enquiry=closed');
      await eventually(() => popup(page).isVisible()).toBe(false);
      await press(hand, letsConnect(page));
      await eventually(() => query(page)).toBe('');
      await eventually(() => isModal(page)).toBe(true);
    },
  );

  test.each(hands)('without JavaScript it does the same by %s', async (hand) => {
    const page = await open('/', { width, script: false, touch: hand === 'touch' });
    expect(await popup(page).getAttribute('open')).toBe('');
    await press(hand, close(page));
    await eventually(() => popup(page).isVisible()).toBe(false);
    await press(hand, letsConnect(page));
    await page.waitForURL('**/?enquiry=open#enquiry');
    expect(await popup(page).isVisible()).toBe(true);
  });
});

test('open at first, it has the focus itself, and no control of it', async () => {
  const page = await openHome('/');
  await eventually(() => hasFocus(popup(page))).toBe(true);
});

test('Escape closes it, and the focus goes back to what opened it', async () => {
  const page = await openHome('/?enquiry=closed');
  await press('keyboard', letsConnect(page));
  await eventually(() => isModal(page)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => query(page)).toBe('?enquiry=closed');
  expect(await popup(page).isVisible()).toBe(false);
  await eventually(() => hasFocus(letsConnect(page))).toBe(true);
});

test('the focus goes round in it, and never to the page behind', async () => {
  const page = await openHome('/', { width: 390 });
  const stops: string[] = [];
  for (let count = 0; count < 30; count++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
    expect(await popup(page).evaluate((dialog) => dialog.matches(':focus-within'))).toBe(
      stops.at(-1) !== '',
    );
  }
  const fields = ['name', 'email', 'number', 'message', 'date', 'time'];
  const inside = ['Close', ...fields.map((name) => `enquiry-${name}`), 'Send Message'];
  expect(stops).toEqual(expect.arrayContaining(inside));
});

describe.each([true, false])('the address carries its state, with JavaScript %j', (script) => {
  test.each([
    ['/', true],
    ['/?enquiry=open', true],
    ['/?enquiry=closed', false],
    ['/?enquiry=elsewhere', true],
  ])('%s', async (path, expected) => {
    const page = await open(path, { script });
    expect(await popup(page).isVisible()).toBe(expected);
  });
});

test('reload, back and forward keep it closed', async () => {
  const page = await openHome('/');
  await close(page).click();
  await eventually(() => query(page)).toBe('?enquiry=closed');
  await page.reload();
  expect(await popup(page).isVisible()).toBe(false);
  await page.goto('/Blog');
  await page.goBack();
  expect(await popup(page).isVisible()).toBe(false);
  await page.goForward();
  await page.goBack();
  expect(await popup(page).isVisible()).toBe(false);
});

test('closing adds no entry to the history', async () => {
  /* A history ends at fifty entries, and then never grows. */
  const page = await openHome('/', { fresh: true });
  const before = await page.evaluate(() => history.length);
  await close(page).click();
  await eventually(() => query(page)).toBe('?enquiry=closed');
  await letsConnect(page).click();
  await eventually(() => query(page)).toBe('');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('what was typed is there again when it is reopened', async () => {
  const page = await openHome('/');
  await page.getByLabel('Message').fill('Please call about payouts.');
  await page.keyboard.press('Escape');
  await letsConnect(page).click();
  expect(await page.getByLabel('Message').inputValue()).toBe('Please call about payouts.');
});
