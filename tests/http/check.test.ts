/** `node dist/server.js --check`: what an operator has set, and where it shows. */
import { describe, expect, test } from 'vitest';
import { runBuiltServer } from '../support/builtSite.ts';
import { companyFileWith, example } from '../support/companyFiles.ts';

type Environment = Readonly<Record<string, string>>;

async function checked(environment: Environment) {
  const { output, ended } = runBuiltServer(environment, { options: ['--check'] });
  const code = await ended;
  return { code, lines: output().trimEnd().split('\n') };
}

const { code, lines } = await checked({
  COMPANY_FILE: companyFileWith({
    name: 'Asha Pay',
    cin: example.cin,
    grievanceOfficer: example.grievanceOfficer,
  }),
  CONTACT_EMAIL: 'hello@asha.example',
  SITE_URL: 'https://www.asha.example',
});
const lineOf = (key: string) => lines.find((line) => line.split(/ {2,}/)[1] === key);

describe('a valid configuration', () => {
  test('ends with 0 and listens nowhere', () => {
    expect(code).toBe(0);
    expect(lines.join()).not.toMatch(/Ready on|"level"/);
  });

  test.each([
    ['name', /^set +name +"Asha Pay" +on every page$/],
    ['email.contact', /^set +email\.contact +"hello@asha\.example" +on every page$/],
    ['email.billing', /^placeholder +email\.billing +"billing@rupantra\.example" +on every page$/],
    ['legalDistrict', /^placeholder +legalDistrict +"Kolkata" +on .*\/TermCondition/],
    ['gstin', /^left out +gstin +on every page$/],
    ['grievanceOfficer.name', /^set .* on \/Contact, \/PrivacyPolicy, \/TermCondition$/],
    ['SITE_URL', /^set +SITE_URL +"https:\/\/www\.asha\.example"$/],
  ])('says where %s shows', (key, expected) => {
    expect(lineOf(key)).toMatch(expected);
  });

  test('ends with what is missing by law', () => {
    expect(lines.at(-1)).toBe('Still missing to be lawful: registeredOffice, contactPerson');
  });
});

test('with everything set, nothing is missing', async () => {
  const complete = await checked({ COMPANY_FILE: companyFileWith(example) });
  expect(complete.code).toBe(0);
  expect(complete.lines.filter((line) => !line.startsWith('set '))).toEqual([
    'Nothing that the law asks for is missing.',
  ]);
});

test('three faults are three lines, and end with 1', async () => {
  const faulty = await checked({
    COMPANY_FILE: companyFileWith({ gstin: 'x', city: 7, colour: 'red' }),
  });
  expect(faulty.code).toBe(1);
  expect(faulty.lines).toHaveLength(3);
  for (const line of faulty.lines) expect(line).toMatch(/^[\w.]+ is .+; accepted: .+/);
});
