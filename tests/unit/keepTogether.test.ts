import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeepWords, keepTogether } from '#views/widgets/parts/KeepTogether.tsx';

test.each([
  ['Papers for a merchant account', 'Papers for a\u00a0merchant account'],
  ['The way of the money', 'The\u00a0way of the\u00a0money'],
  ['Data of India', 'Data of India'],
  ['Vitamin a', 'Vitamin a'],
  ['Paying by API: a checklist', 'Paying\u00a0by\u00a0API: a\u00a0checklist'],
  ['No bill is found. Why?', 'No bill is found. Why?'],
  ['LPG Cylinder Booking', 'LPG Cylinder\u00a0Booking'],
  ['What a mobile ATM does', 'What a\u00a0mobile\u00a0ATM does'],
  [
    'Long code and short code: the differences',
    'Long\u00a0code and short\u00a0code: the\u00a0differences',
  ],
])('%s breaks between its terms', (heading, expected) => {
  expect(keepTogether(heading)).toBe(expected);
});

const kept = (word: string) => `<span class="keep-together">${word}</span>`;

test.each([
  ['An 11-character IFSC', `An ${kept('11-character')} IFSC`],
  ['Sent by AX-NOTICE-S now', `Sent by ${kept('AX-NOTICE-S')} now`],
  ['Work is non-refundable.', `Work is ${kept('non-refundable.')}`],
  ['For Aadhaar-authenticated users', 'For Aadhaar-authenticated users'],
  ['Either - or', 'Either - or'],
  ['Since 1 April 2026', `Since ${kept('1 April 2026')}`],
  ['On 1 April, then', `On ${kept('1 April,')} then`],
  ['AC classes at 10:30 am.', `AC classes at ${kept('10:30 am.')}`],
  [
    'In about 10 seconds, or 11 characters',
    `In about ${kept('10 seconds,')} or ${kept('11 characters')}`,
  ],
  ['From 5 am to 2 pm', `From ${kept('5 am')} to ${kept('2 pm')}`],
])('no line ends within a short word, a date or a time of %s', (text, expected) => {
  expect(renderToStaticMarkup(KeepWords({ children: text }))).toBe(expected);
});
