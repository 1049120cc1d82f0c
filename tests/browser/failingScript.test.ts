import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  acknowledgement,
  fill,
  formPlaces,
  submitButton,
  summary,
  typed,
} from '../support/browser/forms.ts';
import { failScripts, holdScripts, type Part } from '../support/browser/gate.ts';
import { openPanels, titleOf } from '../support/browser/header.ts';
import { eventually, hydrated, island, prepareSite } from '../support/browser/site.ts';
import { valid } from '../support/submit.ts';

const { open } = prepareSite();
const parts: readonly Part[] = ['entry', 'chunks'];

describe.each(parts)('where the %s never arrive', (part) => {
  const intercept = failScripts(part);

  test.each(formPlaces)(
    'the $form form makes its round trip',
    async ({ form, path, island: name }) => {
      const page = await open(path, { intercept });
      if (part === 'chunks') await island(page, name, 'failed').waitFor({ state: 'attached' });
      await submitButton(page, form).click();
      await page.waitForURL(`**/forms/${form}`);
      expect(await summary(page).isVisible()).toBe(true);
      await fill(page, form);
      await submitButton(page, form).click();
      await acknowledgement(page).waitFor();
      expect(await page.title()).not.toMatch(/^Error: /);
    },
  );

  test('the popup closes, and Let’s Connect leads to it', async () => {
    const page = await open('/', { intercept });
    const popup = page.locator('#enquiry');
    if (part === 'chunks')
      await island(page, 'enquiry-popup', 'failed').waitFor({ state: 'attached' });
    await popup.getByRole('button', { name: 'Close' }).click();
    await eventually(() => popup.isVisible()).toBe(false);
    await page.getByText("Let's Connect").first().click();
    await page.waitForURL('**/?enquiry=open#enquiry');
    expect(await popup.isVisible()).toBe(true);
  });

  test('links choose, and jobs open their form', async () => {
    const page = await open('/Career', { intercept });
    await page.locator('#job-tab-sr-software-developer').click();
    await page.waitForURL(/\?job=sr-software-developer/);
    await page.locator('.tab-panel:visible').getByRole('link', { name: 'Apply' }).first().click();
    await page.waitForURL(/apply=open/);
    expect(await page.locator('#apply').isVisible()).toBe(true);
    await page.locator('#apply').getByRole('link', { name: 'Close' }).click();
    await page.waitForURL((url) => !url.search.includes('apply=open'));
    expect(await page.locator('#apply').isVisible()).toBe(false);
  });

  test('the strip moves, and the menus open on hover', async () => {
    const page = await open('/?enquiry=closed', { intercept });
    const strip = page.locator('.strip');
    await strip.scrollIntoViewIfNeeded();
    const state = () =>
      page.locator('.strip-track').evaluate((track) => getComputedStyle(track).animationPlayState);
    await eventually(state).toBe('running');
    await titleOf(page, 'API Service').hover();
    await eventually(() => openPanels(page)).toEqual(['API Service']);
  });
});

test('a press on a widget whose code fails does what it does without a script', async () => {
  const page = await open('/?enquiry=closed', { intercept: failScripts('chunks') });
  await page.getByText("Let's Connect").first().click();
  await page.waitForURL('**/?enquiry=open#enquiry');
  expect(await page.locator('#enquiry').isVisible()).toBe(true);
});

test('a press on a widget whose code never comes does so too, after a while', async () => {
  const { intercept } = holdScripts('chunks');
  const page = await open('/Contact', { intercept });
  await fill(page, 'contact');
  await submitButton(page, 'contact').click();
  await page.waitForURL('**/forms/contact');
  expect(await acknowledgement(page).isVisible()).toBe(true);
});

/** Takes from a widget what it needs, before its code arrives. */
const damage = (name: string) => (context: BrowserContext) =>
  context.addInitScript((island) => {
    document.addEventListener('DOMContentLoaded', () => {
      const found = document.querySelector<HTMLElement>(`[data-island=${island}]`);
      if (found) found.dataset.props = '{"outcome":null}';
    });
  }, name);

test('one widget that fails leaves the others alive', async () => {
  const page = await open('/?enquiry=closed', { prepare: damage('mission') });
  await page.locator('#mission-tab-quality').scrollIntoViewIfNeeded();
  await island(page, 'mission', 'failed').waitFor({ state: 'attached' });
  await hydrated(page, 'faq');
  await page.locator('#faq-tab-services').click();
  expect(await page.locator('#faq-tab-services').getAttribute('aria-selected')).toBe('true');
  await page.locator('#mission-tab-support').click();
  await page.waitForURL(/[?&]mission=support/);
  expect(await page.locator('#mission-panel-support').isVisible()).toBe(true);
});

test('a widget that throws while it comes to life keeps its markup, and what works without it', async () => {
  const page = await open('/Contact', { prepare: damage('contact-form') });
  await island(page, 'contact-form', 'failed').waitFor({ state: 'attached' });
  await fill(page, 'contact');
  expect(await typed(page, 'contact')).toEqual(valid.contact);
  await submitButton(page, 'contact').click();
  await page.waitForURL('**/forms/contact');
  expect(await acknowledgement(page).isVisible()).toBe(true);
});
