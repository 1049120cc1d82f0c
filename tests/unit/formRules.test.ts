import { describe, expect, test } from 'vitest';
import {
  isDigits,
  isEmail,
  isEnquiryTime,
  isExperience,
  isPhone,
  isPincode,
} from '#content/forms/rules.ts';

const label63 = 'a'.repeat(63);

/** For each rule the values on either side of its border. */
const rules = [
  {
    name: 'digits only',
    holds: isDigits,
    accepted: ['0', '9830012345', '0'.repeat(5000)],
    refused: ['', '+91', '12 34', '1e5', '1.0', '-1', '12a', '１２３', '٣', '1\n'],
  },
  {
    name: 'phone: digits with an optional leading +',
    holds: isPhone,
    accepted: ['1', '+1', '+919830012345', '9830012345'],
    refused: ['', '+', '++1', '1+', '+ 91', '98300-12345', '(033)', '+１', '1\n'],
  },
  {
    name: 'pincode: six digits, the first not 0',
    holds: isPincode,
    accepted: ['100000', '700001', '999999'],
    refused: ['', '070001', '70000', '7000011', '700 001', '70000a', '７00001', '700001\n'],
  },
  {
    name: 'experience: a number from 0 to 60',
    holds: isExperience,
    accepted: ['0', '1', '2.5', '59.99', '60', '60.0'],
    refused: ['', '-1', '60.1', '61', '100', '1e1', '0x10', 'ten', '1,5', 'NaN', 'Infinity', '5\n'],
  },
  {
    name: 'email as the HTML standard checks it',
    holds: isEmail,
    accepted: [
      'a@b',
      'asha.roy+site@example.co.in',
      '.dot@example.com',
      'two..dots@example.com',
      "!#$%&'*+/=?^_`{|}~-@example.com",
      'a@1.2',
      'a@b-c.example',
      `a@${label63}.${label63}`,
      `${'a'.repeat(300)}@example.com`,
    ],
    refused: [
      '',
      'a',
      'a@',
      '@b',
      'a@b@c',
      'a b@c',
      'a@b c',
      '"quoted"@example.com',
      'a(b)@example.com',
      'a,b@example.com',
      'a@b.',
      'a@.b',
      'a@b..c',
      'a@-b',
      'a@b-',
      'a@b_c',
      'ü@example.com',
      'a@münchen.example',
      `a@${label63}a`,
      'a@b\n',
      'a\u0000@b',
    ],
  },
];

describe.each(rules)('$name', ({ holds, accepted, refused }) => {
  test.each(accepted)('accepts %j', (value) => expect(holds(value)).toBe(true));
  test.each(refused)('refuses %j', (value) => expect(holds(value)).toBe(false));
});

describe('enquiry time', () => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');

  test('of all minutes of the day exactly those from 09:00 to 18:00 are allowed', () => {
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
    const allowed = minutes.filter((minute) =>
      isEnquiryTime(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`),
    );
    expect(allowed).toEqual(minutes.slice(9 * 60, 18 * 60 + 1));
  });

  test.each(['', '9:00', '24:00', '09:60', '0900', '09:00:00', '12:00 PM', '１2:00', '12:00\n'])(
    'refuses %j, which is no time of the form HH:MM',
    (value) => expect(isEnquiryTime(value)).toBe(false),
  );
});
