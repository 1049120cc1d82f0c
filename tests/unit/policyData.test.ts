/** The policies name the personal data that forms and API calls ask for. */
import { expect, test } from 'vitest';
import { placeholderCompany as company } from '#content/company.ts';
import { applicationForm } from '#content/forms/applicationForm.ts';
import { contactForm } from '#content/forms/contactForm.ts';
import { enquiryForm } from '#content/forms/enquiryForm.ts';
import { pages } from '#content/pages.ts';
import { dataUserPolicy } from '#content/policies/dataUserPolicy.ts';
import { privacyPolicy } from '#content/policies/privacyPolicy.ts';

/** The line of a policy's table that links to a page. */
function lineOn(body: string, path: string): string {
  const line = body.split('\n').find((one) => one.startsWith('|') && one.includes(`](${path})`));
  return (line ?? '').toLowerCase();
}

test.each([enquiryForm, contactForm, applicationForm])(
  'the privacy policy names every field of the $name form',
  ({ page, fields }) => {
    const line = lineOn(
      privacyPolicy.body(company, () => ''),
      page,
    );
    const unnamed = fields.filter(({ label }) => !line.includes(label.toLowerCase()));
    expect(unnamed.map(({ label }) => label)).toEqual([]);
  },
);

/** Fields of requests that hold something about a person, and what the policy calls them. */
const personal: Readonly<Record<string, string>> = {
  name: 'name',
  age: 'age',
  gender: 'gender',
  dateOfBirth: 'date of birth',
  mobile: 'mobile number',
  senderMobile: 'mobile number',
  accountNumber: 'account details',
  upiId: 'upi id',
  wallet: 'wallet number',
  pan: 'pan',
  receivers: 'recipients’ numbers',
  sender: 'sender’s number',
};

const asked = pages.flatMap((page) => {
  if (page.layout !== 'api' && page.layout !== 'service') return [];
  const bodies = page.content.sections.flatMap((section) =>
    section.kind === 'code' ? section.samples.map(({ request }) => request.body) : [],
  );
  const names = [...JSON.stringify(bodies).matchAll(/"(\w+)":/g)].map(([, name = '']) => name);
  return [...new Set(names)].flatMap((name) =>
    personal[name] === undefined ? [] : { path: page.path, name, word: personal[name] },
  );
});

test('calls ask for data about people', () => {
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(Object.keys(personal)));
});

test.each(asked)('the data user policy names $name of $path', ({ path, word }) => {
  expect(
    lineOn(
      dataUserPolicy.body(company, () => ''),
      path,
    ),
  ).toContain(word);
});
