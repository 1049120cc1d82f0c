import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figures } from '#content/figures.ts';

test('every figure has its fixed value', () => {
  expect(figures).toEqual({
    company: { yearsOfExperience: 10, solutionsDelivered: 1000, supportHours: '24/7' },
    recharge: { refundHours: 24, minimumDeposit: 0 },
    transfer: { banks: 400, banksVia: ['IMPS', 'NEFT'] },
    payout: {
      modes: ['NEFT', 'RTGS', 'IMPS', 'UPI', 'PPI Wallet'],
      apis: ['add beneficiary', 'payout', 'payout enquiry'],
    },
    indoNepal: { maximumRupees: 50_000, paidOutIn: 'Nepalese Rupees' },
    aeps: { liveWithinHours: 48, distributors: 300, banks: 100, monthlyEarningsRupees: 100_000 },
    pan: { characters: 10 },
    pincode: { digits: 6, zones: 9 },
    ifsc: { characters: 11 },
    codes: { longDigits: 10, shortDigits: '5–6' },
    pos: { steps: 3, seconds: 10 },
    refund: { requestDays: 3, reviewBusinessDays: '4 to 5', processingBusinessDays: '10–15' },
    careers: { experienceYears: '2–5' },
    legal: { minimumAge: 18, governingLaw: 'India' },
  });
});

/* Each figure in the words in which prose would type it. Bare numbers would find sample amounts as well. */
const literals: Readonly<Record<string, RegExp>> = {
  'years of experience': /\b10\+/,
  'solutions delivered': /\b1,?000\+/,
  'support hours': /24\/7/,
  'refund of a failed recharge': /\b24 hours/,
  'banks for transfer': /\b400\+? (?:\w+ )?banks/,
  'Indo-Nepal maximum': /(?:up to|maximum|at most|over|above) (?:of )?(?:₹|INR )?50[,_]?000/i,
  'AEPS live within': /\b48 hours/,
  'AEPS distributors': /\b300\+? distributors/,
  'AEPS banks': /\b100\+? (?:\w+ )?banks/,
  'partner earnings': /\b1,00,000|\b1 lakh|\bone lakh/i,
  'characters of a PAN': /\b10[- ](?:characters?|alphanumeric)/,
  'characters of an IFSC': /\b11[- ]characters?/,
  'digits of a pincode': /\b6[- ]digits?|\b9 zones/,
  'digits of a long code': /\b10[- ]digits?/,
  'digits of a short code': /\b5\s?(?:–|-|to|or)\s?6\b/,
  'POS seconds': /\b10 seconds/,
  'POS steps': /\b3 steps/,
  'refund request': /\b3 days/,
  'refund review': /\b4\s?(?:–|-|to|or)\s?5\b/,
  'refund processing': /\b10\s?(?:–|-|to)\s?15\b/,
  'experience asked': /\b2\s?(?:–|-|to)\s?5 years/,
  'minimum age': /\b18 years|\baged? (?:of )?18\b/,
};

const content = new URL('../../content/', import.meta.url);
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'figures.ts')
  .map((name) => ({ name, text: withoutComments(readFileSync(new URL(name, content), 'utf8')) }));

/* Line numbers stay as they are. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
}

describe('no other file of content/ types', () => {
  test.each(Object.entries(literals))('%s', (_, literal) => {
    const typed = files.flatMap(({ name, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (literal.test(line) ? [`content/${name}:${index + 1}`] : [])),
    );
    expect(typed).toEqual([]);
  });
});

test('the patterns find a figure where it is typed', () => {
  const typed = [
    '10+ years, 1000+ solutions, 24/7, within 24 hours, 400 banks, up to ₹50,000, 48 hours',
    '300+ distributors, 100 banks, 1 lakh, 10-character PAN, 11 characters, 6-digit pincode',
    '10-digit long code, 5–6 digits, 10 seconds, 3 steps, 3 days, 4 to 5 days, 10-15 days',
    '2–5 years, 18 years',
  ].join('\n');
  const blind = Object.entries(literals).filter(([, literal]) => !literal.test(typed));
  expect(blind).toEqual([]);
});
