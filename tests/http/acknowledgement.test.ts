import { describe, expect, test } from 'vitest';
import { createTestApp } from '../support/createTestApp.ts';
import { readForm } from '../support/readForm.ts';
import { type Fields, formNames, submit, valid } from '../support/submit.ts';

const environment = {
  CONTACT_EMAIL: 'hello@company.example',
  CAREERS_EMAIL: 'jobs@company.example',
};
const app = createTestApp({ environment });
const addresses = {
  enquiry: environment.CONTACT_EMAIL,
  contact: environment.CONTACT_EMAIL,
  application: environment.CAREERS_EMAIL,
} as const;

/** The prepared mail of an acknowledgement: whom it goes to, its subject and its text. */
async function mailOf(form: (typeof formNames)[number], fields: Fields) {
  const { text } = await submit(app, form, fields, { as: 'json' });
  const { $ } = readForm(text, form);
  const links = $('[role=status] a[href*="?"]');
  expect(links).toHaveLength(1);
  const [to, query = ''] = (links.attr('href') ?? '').split('?');
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  const { subject = '', body = '' } = Object.fromEntries(parts);
  return { $, to, subject, body };
}

describe.each(formNames)('the acknowledgement of the %s form', (form) => {
  test('names the right address and prepares a mail to it that carries what was typed', async () => {
    const { $, to, subject, body } = await mailOf(form, valid[form]);
    expect(to).toBe(`mailto:${addresses[form]}`);
    expect($('[role=status]').text()).toContain(addresses[form]);
    expect(subject).not.toBe('');
    for (const value of Object.values(valid[form])) expect(body).toContain(value);
  });

  test('is honest: complete, accepted, no copy kept, and a mail still to be sent', async () => {
    const { $ } = await mailOf(form, valid[form]);
    const words = $('[role=status]').text();
    for (const word of [/complete/, /accepted/, /keeps no copy/, /send the prepared email/]) {
      expect(words).toMatch(word);
    }
    expect(words).not.toMatch(/has been sent|was sent|we have received|will be in touch/i);
  });
});

test('the day of an enquiry is read back as people write it', async () => {
  const { $ } = await mailOf('enquiry', { ...valid.enquiry, date: '2026-11-24' });
  const day = $('[role=status] time');
  expect([day.attr('datetime'), day.text()]).toEqual(['2026-11-24', '24 November 2026']);
});

test('an application asks for resume, cover letter and portfolio by mail', async () => {
  const { $, body, subject } = await mailOf('application', valid.application);
  for (const text of [$('[role=status]').text(), body]) {
    for (const document of [/resume/, /cover letter/, /portfolio/]) expect(text).toMatch(document);
  }
  expect(subject).toContain('Android Developer');
});

describe('the position is always Android Developer', () => {
  test.each([undefined, 'Android Developer', 'Chief Executive', '', '<b>'])(
    '%j was sent',
    async (position) => {
      const fields =
        position === undefined ? valid.application : { ...valid.application, position };
      const { body } = await mailOf('application', fields);
      expect(body).toMatch(/^Applied Position: Android Developer\r?$/m);
      expect(body).not.toContain('Chief Executive');
      const refused = await submit(app, 'application', { ...fields, city: '' });
      expect(readForm(refused.text, 'application').entered('position')).toBe('Android Developer');
    },
  );
});

describe('a mail carries characters that have a meaning in addresses', () => {
  test.each([
    'a & b = c?',
    '100% + 5%41',
    '#1, see "x"; y',
    'two\r\nlines',
    'ü € ₹ 🙏',
    'to=x&bcc=y@evil.example',
  ])('%j', async (message) => {
    const { to, body } = await mailOf('contact', { ...valid.contact, message });
    expect(to).toBe(`mailto:${addresses.contact}`);
    expect(body).toContain(message);
  });
});

describe('a text too long for a mail program', () => {
  test.each(['long text ', '🙏'])(
    'of %j many times stays whole on the page, and the mail says so',
    async (piece) => {
      const message = piece.repeat(5000).trim();
      const { $, body } = await mailOf('contact', { ...valid.contact, message });
      expect($('[role=status] dd').last().text()).toBe(message);
      expect(body.length).toBeLessThan(4000);
      expect(body).toMatch(/paste the rest/);
    },
  );
});
