import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companyFile } from '#server/config/companyFile.ts';
import { companyKeys } from '#server/config/companyKeys.ts';
import { settingOf } from '#server/config/companySettings.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { companyFileWith, example } from '../support/companyFiles.ts';

type Environment = Readonly<Record<string, string>>;

function problemsOf(path: string, environment: Environment = {}): readonly string[] {
  const result = readConfig({ ...environment, COMPANY_FILE: path });
  return result.ok ? [] : result.problems;
}

function accepted(content: unknown, environment: Environment = {}): Config {
  const result = readConfig({ ...environment, COMPANY_FILE: companyFileWith(content) });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

const problemsWith = (content: unknown) => problemsOf(companyFileWith(content));

describe('the example', () => {
  test('has every key', () => {
    expect(companyKeys.length).toBeGreaterThan(25);
    expect(companyKeys.filter((path) => settingOf(example, path) === undefined)).toEqual([]);
  });

  test('is accepted, and leaves nothing out', () => {
    const { company, placeholders, missingByLaw } = accepted(example);
    expect(placeholders).toEqual([]);
    expect(missingByLaw).toEqual([]);
    expect(company).toMatchObject({
      name: example.name,
      billingEmail: example.email.billing,
      landline: example.phone.landline,
      social: { X: example.social.x },
      cin: example.cin,
      registeredOffice: example.registeredOffice,
      grievanceOfficer: example.grievanceOfficer,
      partners: example.partners,
    });
  });

  test('reaches nobody', () => {
    const addresses = JSON.stringify(example).match(/(?<=@|https:\/\/)[\w.-]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(7);
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
    for (const number of [...Object.values(example.phone), example.grievanceOfficer.phone]) {
      expect(number).toMatch(/0[0 ]{7,}\d$/);
    }
  });
});

test('without a key, its placeholder stands or it is left out', () => {
  const { company, placeholders, missingByLaw } = accepted({ city: 'Durgapur' });
  expect(company).toEqual({ ...accepted({}).company, city: 'Durgapur' });
  expect(company.name).toBe('Rupantra');
  expect(company.cin).toBeUndefined();
  expect(placeholders).not.toContain('COMPANY_CITY');
  expect(placeholders).toContain('COMPANY_NAME');
  expect(missingByLaw).toEqual(['cin', 'registeredOffice', 'contactPerson', 'grievanceOfficer']);
});

test.each([
  [{ name: 'Ravi' }, ['grievanceOfficer']],
  [{ phone: '033 4000 0001' }, ['grievanceOfficer']],
  [{ name: 'Ravi', phone: '033 4000 0001' }, []],
])('an officer with %j leaves %j missing', (grievanceOfficer, missing) => {
  const { missingByLaw } = accepted({ ...example, grievanceOfficer });
  expect(missingByLaw).toEqual(missing);
});

test('a variable wins over its key, and leaves the keys beside it', () => {
  const { company } = accepted(example, {
    COMPANY_NAME: 'Asha Pay',
    BILLING_EMAIL: 'bills@asha.example',
    SOCIAL_X: 'https://x.asha.example/',
    CONTACT_EMAIL: '',
  });
  expect(company.name).toBe('Asha Pay');
  expect(company.billingEmail).toBe('bills@asha.example');
  expect(company.contactEmail).toBe(example.email.contact);
  expect(company.social).toMatchObject({
    X: 'https://x.asha.example/',
    LinkedIn: example.social.linkedin,
  });
});

test('a byte order mark at the beginning does no harm', () => {
  expect(accepted(`\ufeff${JSON.stringify({ name: 'Asha Pay' })}`).company.name).toBe('Asha Pay');
});

describe('a file that is no use is named in one line', () => {
  test.each([
    ['does not exist', '/nowhere/company.json'],
    ['is a folder', tmpdir()],
    ['never ends', '/dev/zero'],
    ['is empty', companyFileWith('')],
    ['is no JSON', companyFileWith('{"name": "Asha",\n\u001b[31m}')],
    ['is no object', companyFileWith([])],
    ['is too large', companyFileWith(JSON.stringify({ name: 'x'.repeat(300_000) }))],
  ])('one that %s', (_, path) => {
    const [line, ...others] = problemsOf(path);
    expect(others).toEqual([]);
    expect(line).toMatch(/^COMPANY_FILE is .*; accepted: \P{Cc}{8,}$/u);
  });
});

test('every fault has its line: the path of the key, the value, what is accepted', () => {
  expect(
    problemsWith({
      email: { billing: 'nobody', biling: 'x' },
      cin: 'U72900WB2020PTC12345',
      registeredOffice: ['1 Street', 7],
      colour: 'red',
    }),
  ).toEqual([
    'email.billing is "nobody"; accepted: an email address',
    'email.biling is "x"; accepted: no such key, but contact, billing, careers',
    expect.stringMatching(/^cin is "U72900WB2020PTC12345"; accepted: a CIN of 21 characters/),
    expect.stringMatching(/^registeredOffice\.1 is 7; accepted: text of one line/),
    expect.stringMatching(/^colour is "red"; accepted: no such key, but /),
  ]);
});

test('faults of variables and of the file are named together', () => {
  const path = companyFileWith({ gstin: 'x' });
  const lines = problemsOf(path, { PORT: 'ten', CONTACT_EMAIL: 'x' });
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'CONTACT_EMAIL', 'gstin']);
});

describe.each(companyKeys.filter((path) => path !== 'registeredOffice'))('%s', (path) => {
  const [name = '', within] = path.split('.');
  const holding = (value: unknown) => ({ [name]: within ? { [within]: value } : value });

  test.each([
    ['a number', 7],
    ['null', null],
    ['nothing', ''],
    ['a list', ['x']],
    ['10 KB', 'x'.repeat(10_000)],
    ['two lines', 'a\nb'],
    ['a control character', 'a\u001b[31mb'],
    ['a line separator', 'a\u2028b'],
    ['a mark that turns the direction', 'a\u202eb'],
    ['half a character', 'a\ud83d'],
  ])('refuses %s in one line that a terminal can show', (_, value) => {
    const lines = problemsWith(holding(value));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`${path} is `)).toBe(true);
    expect(lines[0]).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}]{10,600}$/u);
  });
});

test.each([
  ['cin', 'U72900WB2020PTC123456', 'L17110MH1973PLC019786'],
  ['gstin', '27AAPFU0939F1ZV', '19AABCU9603R1ZM'],
])('%s is checked by its form', (key, ...valid) => {
  for (const value of valid) {
    expect(problemsWith({ [key]: value })).toEqual([]);
    for (const wrong of [value.slice(1), `${value}0`, value.toLowerCase(), ` ${value}`]) {
      expect(problemsWith({ [key]: wrong })).toHaveLength(1);
    }
  }
});

test.each(['__proto__', 'constructor', 'toString', 'a\nb', 'x'.repeat(10_000)])(
  'an unknown key %j is refused in one line',
  (key) => {
    const lines = problemsWith(`{${JSON.stringify(key)}: {"name": 1}}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\p{Cc}\p{Zl}]{10,1200}; accepted: no such key/u);
  },
);

test('the JSON Schema describes every key by what is accepted', () => {
  const { properties, additionalProperties } = z.toJSONSchema(companyFile);
  expect(additionalProperties).toBe(false);
  expect(properties).toMatchObject({
    cin: { type: 'string', pattern: expect.any(String), description: expect.any(String) },
    email: { type: 'object', additionalProperties: false },
    registeredOffice: { type: 'array', maxItems: 8 },
  });
});
