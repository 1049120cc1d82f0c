/** Fills the three forms as a visitor does. */
import type { Locator, Page } from 'playwright';
import { endpointOf, type FormName } from '#content/forms/form.ts';
import { forms } from '#content/forms.ts';
import { pdf } from '../documents.ts';
import { type Fields, valid } from '../submit.ts';

/** Where each form is met, and the island that it lives in. */
export const formPlaces = [
  { form: 'enquiry', path: '/', island: 'enquiry-popup' },
  { form: 'contact', path: '/Contact', island: 'contact-form' },
  { form: 'application', path: '/Career?apply=open', island: 'careers' },
] as const satisfies { form: FormName; path: string; island: string }[];

export const formOf = (page: Page, form: FormName): Locator =>
  page.locator(`form[action="${endpointOf(form)}"]`);

export const submitButton = (page: Page, form: FormName): Locator =>
  formOf(page, form).locator('[type=submit]');

export const control = (page: Page, form: FormName, field: string): Locator =>
  page.locator(`#${form}-${field}`);

/** A small resume that the server accepts. */
export const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf() };

/** Types into every field of a form, chooses a gender, and attaches a resume where there is a place for one. */
export async function fill(
  page: Page,
  form: FormName,
  fields: Fields = valid[form],
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'gender') await formOf(page, form).getByLabel(value, { exact: true }).check();
    else await control(page, form, name).fill(value);
  }
  if (form === 'application') await control(page, form, 'resume').setInputFiles(resume);
}

/** What stands in the text controls of a form. */
export const typed = (page: Page, form: FormName): Promise<Fields> =>
  formOf(page, form).evaluate((element) => {
    const texts = [...new FormData(element as HTMLFormElement)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return Object.fromEntries(texts);
  });

/** The message of each required field of a form, in its order. */
export const missingMessages = (form: FormName): string[] =>
  forms[form].fields.flatMap((field) => ('missing' in field ? [field.missing] : []));

export const summary = (page: Page): Locator => page.locator('.error-summary');
export const acknowledgement = (page: Page): Locator => page.locator('.acknowledgement');
