import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hands, hasFocus, press, reach } from '../support/browser/hands.ts';
import { eventually, hydrated, prepareSite, widths } from '../support/browser/site.ts';

const { open } = prepareSite();
const modal = (page: Page) => page.locator('#apply');
const close = (page: Page) => modal(page).getByRole('link', { name: 'Close' });
const apply = (page: Page) =>
  page.locator('.tab-panel:visible').getByRole('link', { name: 'Apply' }).first();
const isModal = (page: Page) => modal(page).evaluate((dialog) => dialog.matches(':modal'));
const state = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const openCareers = async (path = '/Career', width: number = 1280, touch = false) => {
  const page = await open(path, { width, touch });
  await hydrated(page, 'careers');
  return page;
};

describe.each(widths)('at %i px', (width) => {
  test.each(hands)('Apply opens it and its icon closes it, by %s', async (hand) => {
    const page = await openCareers('/Career', width, hand === 'touch');
    expect(await modal(page).isVisible()).toBe(false);
    await press(hand, apply(page));
    await eventually(() => isModal(page)).toBe(true);
    await eventually(() => state(page)).toEqual({ apply: 'open' });
    await press(hand, close(page));
    await eventually(() => state(page)).toEqual({});
    await eventually(() => modal(page).isVisible()).toBe(false);
  });

  test.each(hands)('without JavaScript they are links, by %s', async (hand) => {
    const page = await open('/Career', { width, script: false, touch: hand === 'touch' });
    await press(hand, apply(page));
    await page.waitForURL('**/Career?apply=open#apply');
    expect(await modal(page).isVisible()).toBe(true);
    await press(hand, close(page));
    await page.waitForURL('**/Career#positions');
    expect(await modal(page).isVisible()).toBe(false);
  });

  test.each([true, false])('its backdrop closes it, with JavaScript %j', async (script) => {
    const page = await open('/Career?apply=open', { width, script });
    if (script) await eventually(() => isModal(page)).toBe(true);
    await page.mouse.click(width / 2, 10);
    await eventually(() => state(page)).toEqual({});
    await eventually(() => modal(page).isVisible()).toBe(false);
  });
});

test('Escape closes it and gives the focus back to Apply', async () => {
  const page = await openCareers();
  await press('keyboard', apply(page));
  await eventually(() => isModal(page)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => state(page)).toEqual({});
  await eventually(() => hasFocus(apply(page))).toBe(true);
});

test('the focus never leaves it for the page behind', async () => {
  const page = await openCareers('/Career?apply=open');
  await eventually(() => isModal(page)).toBe(true);
  for (let stops = 0; stops < 30; stops++) {
    await page.keyboard.press('Tab');
    const outside = 'body :focus:not(dialog *, dialog)';
    expect(await page.locator(outside).count()).toBe(0);
  }
  await reach(modal(page).getByRole('button', { name: 'Send application' }));
});

test('a link to it shows it at once, however far down the jobs stand', async () => {
  const page = await open('/Career?apply=open', { width: 390, height: 500 });
  await eventually(() => isModal(page)).toBe(true);
});

test('the position stands there and cannot be changed', async () => {
  const page = await openCareers('/Career?apply=open');
  const position = page.getByLabel('Applied Position');
  await position.focus();
  await page.keyboard.type('Chief');
  expect(await position.inputValue()).toBe('Android Developer');
  expect(await position.evaluate((input: HTMLInputElement) => input.readOnly)).toBe(true);
});

test('nothing typed or chosen is lost until the page is left', async () => {
  const page = await openCareers();
  const city = page.getByLabel('City');
  await apply(page).click();
  await city.fill('Kolkata');
  await page.getByLabel('Other').check();
  await page.getByLabel('Resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  for (const leave of ['Escape', 'icon', 'backdrop']) {
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else if (leave === 'icon') await close(page).click();
    else await page.mouse.click(640, 10);
    await eventually(() => modal(page).isVisible()).toBe(false);
    await page.locator('#job-tab-sr-software-developer').click();
    await apply(page).click();
    expect(await city.inputValue()).toBe('Kolkata');
    expect(await page.getByLabel('Other').isChecked()).toBe(true);
    const file = page.getByLabel('Resume');
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
      'resume.pdf',
    );
  }
});

describe('the address', () => {
  test('carries the job and the open form through a reload', async () => {
    const page = await openCareers();
    await page.locator('#job-tab-sr-software-developer').click();
    await apply(page).click();
    const expected = { job: 'sr-software-developer', apply: 'open' };
    await eventually(() => state(page)).toEqual(expected);
    await page.reload();
    await eventually(() => isModal(page)).toBe(true);
    expect(state(page)).toEqual(expected);
  });

  test('leads back to it after another page', async () => {
    const page = await openCareers('/Career?apply=open');
    await page.goto('/About');
    await page.goBack();
    await eventually(() => modal(page).isVisible()).toBe(true);
  });
});
