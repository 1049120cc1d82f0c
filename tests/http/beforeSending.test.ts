/** What a visitor reads beside the button of a form, before pressing it. */
import { expect, test } from 'vitest';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

test.each([
  ['enquiry', '/', 'Send Message'],
  ['contact', '/Contact', 'Send Message'],
  ['application', '/Career?apply=open', 'Send application'],
])(
  'the %s form says what its button does, what is kept and what comes next',
  async (name, path, label) => {
    const $ = await readPage(app, path);
    const button = $(`form[action="/forms/${name}"] button[type=submit]`);
    expect(button.text()).toBe(label);
    const words = $(`#${button.attr('aria-describedby')}`);
    expect(words.nextAll('button[type=submit]')).toHaveLength(1);
    for (const part of [
      `“${label}”`,
      /prepares an email/,
      /keeps (nothing|none|neither)/,
      /send it/,
    ]) {
      expect(words.text()).toMatch(part);
    }
  },
);
