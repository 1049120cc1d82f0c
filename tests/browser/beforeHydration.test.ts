import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  control,
  fill,
  formPlaces,
  submitButton,
  summary,
  typed,
} from '../support/browser/forms.ts';
import { holdScripts, type Part } from '../support/browser/gate.ts';
import { focused, hands, hasFocus, press, reach } from '../support/browser/hands.ts';
import { openPanels, titleOf } from '../support/browser/header.ts';
import {
  alive,
  eventually,
  fontsLoaded,
  island,
  type OpenOptions,
  prepareSite,
} from '../support/browser/site.ts';
import { pagesWith } from '../support/places.ts';
import { messages } from '../support/specification.ts';
import { valid } from '../support/submit.ts';

const { open } = prepareSite();
const parts: readonly Part[] = ['entry', 'chunks'];

/** A page on which a part of the scripts has not arrived yet. */
async function openHeld(path: string, part: Part, options: OpenOptions = {}) {
  const { intercept, release } = holdScripts(part);
  /* The entry belongs to the page's loading, which therefore does not end. */
  const page = await open(path, { ...options, intercept, until: 'commit' });
  await page.locator('footer').waitFor();
  if (part === 'chunks') await ready(page);
  return { page, release };
}

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.script === 'ready');

describe.each(parts)('while the %s are under way', (part) => {
  test.each(formPlaces)(
    'what is typed and chosen in the $form form stays',
    async ({ form, path, island: name }) => {
      const { page, release } = await openHeld(path, part);
      await fill(page, form);
      const last = control(page, form, 'message').or(control(page, form, 'pincode'));
      await last.focus();
      const before = await typed(page, form);
      release();
      await alive(page, name);
      expect(before).toMatchObject(valid[form]);
      expect(await typed(page, form)).toEqual(before);
      expect(await hasFocus(last)).toBe(true);
      if (form !== 'application') return;
      const resume = control(page, form, 'resume');
      expect(await resume.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
    },
  );

  test('the place on the page stays, and so does the focus', async () => {
    const { page, release } = await openHeld('/?enquiry=closed', part);
    /* Lines break elsewhere when their font arrives, which is not what this is about. */
    await fontsLoaded(page);
    const tab = page.locator('#mission-tab-quality');
    await tab.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      element.focus({ preventScroll: true });
    });
    /* Where a visitor sees it; how far the page is scrolled may change with what is above. */
    const place = () => tab.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    release();
    await alive(page, 'mission');
    await eventually(async () => Math.abs((await place()) - before)).toBeLessThan(1);
    expect(await hasFocus(tab)).toBe(true);
  });

  test('a weekend that is chosen is refused as soon as it can be', async () => {
    const { page, release } = await openHeld('/', part);
    await control(page, 'enquiry', 'date').fill('2026-11-22');
    release();
    await page.getByRole('alert').getByText(messages.weekend).waitFor();
    expect(await control(page, 'enquiry', 'date').inputValue()).toBe('');
  });

  test('a popup that was closed stays closed, and Let’s Connect still opens it', async () => {
    const { page, release } = await openHeld('/', part);
    const popup = page.locator('#enquiry');
    const closing = popup.getByRole('button', { name: 'Close' }).click({ noWaitAfter: true });
    if (part === 'chunks') release();
    await closing;
    await eventually(() => popup.isVisible()).toBe(false);
    release();
    await ready(page);
    expect(await popup.isVisible()).toBe(false);
    await page.getByText("Let's Connect").first().click();
    await eventually(() => popup.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });
});

describe('while the entry is under way', () => {
  test('an opened question stays open', async () => {
    const [path] = pagesWith('questions');
    const { page, release } = await openHeld(path, 'entry');
    const question = page.locator('.questions details:not([open])').first();
    const text = await question.locator('summary').innerText();
    await question.locator('summary').click();
    release();
    await ready(page);
    expect(await page.locator('.questions [open]').filter({ hasText: text }).count()).toBe(1);
  });

  test('a dropdown that the keyboard opened stays open', async () => {
    const { page, release } = await openHeld('/About', 'entry');
    await reach(titleOf(page, 'FinTech'));
    await page.keyboard.press('Tab');
    const link = await focused(page);
    expect(link).toMatch(/^POS/);
    release();
    await ready(page);
    await eventually(() => openPanels(page)).toEqual(['FinTech']);
    expect(await focused(page)).toBe(link);
  });
});

describe('while the chunks are under way, a press is not lost:', () => {
  test.each(hands)('Let’s Connect by %s', async (hand) => {
    const { page, release } = await openHeld('/?enquiry=closed', 'chunks', {
      touch: hand === 'touch',
    });
    await press(hand, page.getByText("Let's Connect").first());
    await island(page, 'enquiry-popup', 'loading').waitFor({ state: 'attached' });
    release();
    await eventually(() =>
      page.locator('#enquiry').evaluate((dialog) => dialog.matches(':modal')),
    ).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  test.each(hands)('a tab by %s', async (hand) => {
    const { page, release } = await openHeld('/PayoutApi', 'chunks', { touch: hand === 'touch' });
    const tab = page.locator('#usecase-tab-vendor-payments');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await press(hand, tab);
    release();
    await eventually(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(documents).toEqual([]);
  });

  test.each(['mouse', 'keyboard'] as const)('sending a form by %s', async (hand) => {
    const { page, release } = await openHeld('/Contact', 'chunks');
    if (hand === 'mouse') await submitButton(page, 'contact').click();
    else await control(page, 'contact', 'name').press('Enter');
    release();
    await summary(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Contact');
  });

  test.each([
    ['/', '#enquiry', 'enquiry-popup'],
    ['/Career?apply=open', '#apply', 'careers'],
  ] as const)('Escape on the open dialog of %s', async (path, selector, name) => {
    const { page, release } = await openHeld(path, 'chunks');
    const dialog = page.locator(selector);
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => dialog.isVisible()).toBe(false);
    release();
    await alive(page, name);
    await eventually(() => page.url()).not.toContain('open');
    expect(await dialog.isVisible()).toBe(false);
  });

  test('but a link to another page does not wait', async () => {
    const { page } = await openHeld('/?enquiry=closed', 'chunks');
    await page.locator('#faq').getByRole('link', { name: 'Contact Us' }).first().click();
    await page.waitForURL('**/Contact', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
  });
});

test('a refused form that is mended before the script arrives keeps what is mended', async () => {
  const gate = holdScripts('entry');
  const page = await open('/Contact', { intercept: gate.intercept, until: 'commit' });
  await fill(page, 'contact', { ...valid.contact, email: 'nobody' });
  await submitButton(page, 'contact').click({ noWaitAfter: true });
  await page.waitForURL('**/forms/contact', { waitUntil: 'commit' });
  await control(page, 'contact', 'message').fill('A longer message.');
  gate.release();
  await alive(page, 'contact-form');
  const expected = { ...valid.contact, email: 'nobody', message: 'A longer message.' };
  expect(await typed(page, 'contact')).toEqual(expected);
  await submitButton(page, 'contact').click();
  await eventually(() => hasFocus(summary(page))).toBe(true);
  expect(await typed(page, 'contact')).toEqual(expected);
});
