import { describe, expect, test } from 'vitest';
import { forms } from '#content/forms.ts';
import {
  acknowledgement,
  control,
  fill,
  formOf,
  formPlaces,
  missingMessages,
  submitButton,
  summary,
  typed,
} from '../support/browser/forms.ts';
import { hands, hasFocus, press } from '../support/browser/hands.ts';
import { prepareSite, widths } from '../support/browser/site.ts';
import { messages } from '../support/specification.ts';
import { valid } from '../support/submit.ts';

const { open } = prepareSite();

describe.each(formPlaces)('the $form form without JavaScript', ({ form, path }) => {
  test.each(hands)('comes back with what is wrong, by %s', async (hand) => {
    const width = hand === 'touch' ? 390 : 1280;
    const page = await open(path, { width, script: false, touch: hand === 'touch' });
    await press(hand, submitButton(page, form));
    await page.waitForURL(`**/forms/${form}`);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual(missingMessages(form));
    expect(await page.title()).toMatch(/^Error: /);
    expect(await summary(page).isVisible()).toBe(true);
    const [first] = forms[form].fields;
    await press(hand, summary(page).getByRole('link').first());
    expect(await hasFocus(control(page, form, first?.name ?? ''))).toBe(true);
  });

  test.each(widths)(
    'keeps what was typed, and ends in the acknowledgement, at %i px',
    async (width) => {
      const page = await open(path, { width, script: false });
      await fill(page, form);
      await control(page, form, 'email').fill('asha.example.com');
      await submitButton(page, form).click();
      await page.waitForURL(`**/forms/${form}`);
      expect(await typed(page, form)).toMatchObject({ ...valid[form], email: 'asha.example.com' });
      await fill(page, form);
      await submitButton(page, form).click();
      await acknowledgement(page).waitFor();
      expect(await acknowledgement(page).isVisible()).toBe(true);
      expect(await formOf(page, form).count()).toBe(0);
      const { mailLabel } = forms[form].acknowledgement;
      const mail = acknowledgement(page).getByRole('link', { name: mailLabel });
      expect(await mail.getAttribute('href')).toMatch(/^mailto:/);
    },
  );
});

test('a weekend and an hour outside of the office hours come back cleared', async () => {
  const page = await open('/', { script: false });
  await fill(page, 'enquiry', { ...valid.enquiry, date: '2026-11-22', time: '18:01' });
  await submitButton(page, 'enquiry').click();
  await page.waitForURL('**/forms/enquiry');
  const said = await summary(page).getByRole('link').allTextContents();
  expect(said).toEqual([messages.weekend, messages.time]);
  expect(await typed(page, 'enquiry')).toEqual({ ...valid.enquiry, date: '', time: '' });
});

test('the address of an answer leads back to the form', async () => {
  const page = await open('/Contact', { script: false });
  await submitButton(page, 'contact').click();
  await page.waitForURL('**/forms/contact');
  await page.goto('/forms/contact');
  expect(new URL(page.url()).pathname).toBe('/Contact');
});
