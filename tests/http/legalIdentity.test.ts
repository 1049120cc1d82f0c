/** Who the company is in the registers, and who takes complaints: shown where the owner's file says it, nowhere otherwise. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { companyFileWith, example } from '../support/companyFiles.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { spaced } from '../support/spaced.ts';

const appWith = (content: unknown) =>
  createTestApp({ environment: { COMPANY_FILE: companyFileWith(content) } });

const bare = sharedApp();
const app = appWith(example);
const office = example.registeredOffice.join(', ');
const { name, email, phone } = example.grievanceOfficer;

test.each(pages)('$path names the company in its footer', async ({ path }) => {
  const $ = await readPage(app, path);
  const details = $('.footer .legal-line li').toArray();
  expect(details.map((item) => $(item).text())).toEqual([
    example.legalName,
    `CIN: ${example.cin}`,
    `GSTIN: ${example.gstin}`,
    `Registered office: ${office}`,
    `Contact person: ${example.contactPerson}`,
  ]);
});

test('error pages do too', async () => {
  expect((await exchange(app, { path: '/nothing' })).text).toContain(example.cin);
});

test('the contact page lists the details and the grievance officer', async () => {
  const $ = await readPage(app, '/Contact');
  const text = $('.company-details').text();
  for (const value of [example.legalName, example.cin, example.gstin, office, name]) {
    expect(text).toContain(value);
  }
  expect($(`.company-details a[href="mailto:${email}"]`).text()).toBe(email);
  expect($('.company-details a[href^="tel:"]').text()).toBe(phone);
});

test.each(['/PrivacyPolicy', '/TermCondition'])('%s names both', async (path) => {
  const $ = await readPage(app, path);
  const text = spaced($('.policy-text').text());
  expect(text).toContain(`${example.legalName} (“${example.name}”; CIN ${example.cin}; `);
  expect(text).toContain(`registered office: ${office})`);
  expect(text).toContain(`Our grievance officer is ${name}.`);
  expect(text).toContain(`write to ${email} or call ${phone}.`);
  expect($(`.policy-text a[href="mailto:${email}"]`)).toHaveLength(1);
});

test('search engines and researchers read the registered name', async () => {
  const $ = await readPage(app, '/');
  const [organization] = $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()));
  expect(organization).toMatchObject({
    name: example.name,
    legalName: example.legalName,
    vatID: example.gstin,
    address: { streetAddress: office, addressLocality: example.city, addressCountry: 'IN' },
  });
  const { text } = await exchange(app, { path: '/.well-known/security.txt' });
  expect(
    text.startsWith(`# ${example.legalName}\nContact: mailto:${example.email.contact}\n`),
  ).toBe(true);
});

describe('without these keys', () => {
  test.each(pages)('$path shows nothing of them, not even a label', async ({ path }) => {
    const $ = await readPage(bare, path);
    expect($('.legal-line, .company-details')).toHaveLength(0);
    expect($('.footer').text()).not.toMatch(/CIN|[Rr]egistered office|undefined/);
    expect($('main').text()).not.toMatch(/\b(?:CIN|GSTIN):|[Oo]ur grievance officer|undefined/);
  });

  test('neither do the data for search engines and security.txt', async () => {
    const home = (await exchange(bare, { path: '/' })).text;
    expect(home).not.toMatch(/legalName|vatID|streetAddress/);
    const { text } = await exchange(bare, { path: '/.well-known/security.txt' });
    expect(text).toMatch(/^Contact: /);
  });
});

test.each([
  [{ cin: example.cin }, `CIN: ${example.cin}`, `Rupantra (CIN ${example.cin})`],
  [{ legalName: 'Asha Pay Ltd' }, 'Asha Pay Ltd', 'Asha Pay Ltd (“Rupantra”)'],
])('with %j alone, only that is shown', async (content, line, party) => {
  const site = appWith(content);
  expect((await readPage(site, '/'))('.legal-line li').text()).toBe(line);
  expect((await readPage(site, '/TermCondition'))('.policy-text').text()).toContain(`${party}, of`);
});

test.each([
  [{ name: 'Ravi' }, 'Our grievance officer is Ravi. Complaints are'],
  [{ email: 'g@company.example' }, 'We have a grievance officer. To complain about how we'],
  [{ name: 'Ravi', phone: '033 4000 0001' }, 'your data, call 033 4000 0001.'],
])('of an officer with %j alone, the policies say that', async (grievanceOfficer, words) => {
  const $ = await readPage(appWith({ grievanceOfficer }), '/PrivacyPolicy');
  expect(spaced($('.policy-text').text())).toContain(words);
});

test('without an officer, the policies still say how soon a complaint is resolved', async () => {
  for (const path of ['/PrivacyPolicy', '/TermCondition']) {
    const text = spaced((await readPage(bare, path))('.policy-text').text());
    expect(text).toContain(
      'Complaints about how we handle your data are resolved within one month',
    );
  }
});

describe('hostile values are shown as text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '[link](javascript:alert(1)) **x** `y`',
    '</script><!--',
    '# 1. Asha & Söhne 🙏 आशा',
  ];
  const shown = ['/', '/Contact', '/PrivacyPolicy', '/TermCondition', '/AepsPage'];

  test.each(hostile)('%s', async (text) => {
    const values = {
      ...{ name: text, city: text, legalDistrict: text, legalName: text, contactPerson: text },
      registeredOffice: [text, text],
      grievanceOfficer: { name: text },
      partners: { banking: text },
    };
    const site = appWith(values);
    const harmless = appWith(
      JSON.parse(JSON.stringify(values).replaceAll(JSON.stringify(text), '"x"')),
    );
    for (const path of shown) {
      const [$, plain] = [await readPage(site, path), await readPage(harmless, path)];
      expect($('*').length).toBe(plain('*').length);
      expect($('.legal-line').text()).toContain(`Registered office: ${text}, ${text}`);
    }
    const policy = spaced((await readPage(site, '/PrivacyPolicy'))('.policy-text').text());
    expect(policy).toContain(`Our grievance officer is ${text}.`);
    expect(policy).toContain(`registered office: ${text}, ${text})`);
  });
});
