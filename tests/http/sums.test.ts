/** Sums that can be turned, without JavaScript: the answer comes from the server. */
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { dialParameter } from '#content/dial.ts';
import { dials } from '#content/dials.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

async function turned(path: string, query = '') {
  const { text, headers, status } = await exchange(app, { path: path + query });
  const $ = load(text);
  return {
    status,
    headers,
    amounts: $('.ledger-amount')
      .toArray()
      .map((amount) => $(amount).text()),
    field: $('.dial input').attr('value'),
    canonical: $('link[rel=canonical]').attr('href'),
    $,
  };
}

test('a commission on two levels', async () => {
  expect((await turned('/MLMSoftware')).amounts).toEqual([
    '₹9,200',
    '+ ₹6,050',
    '+ ₹3,200',
    '− ₹369',
    'Paid = ₹18,081',
  ]);
  expect((await turned('/MLMSoftware', '?n=10')).amounts).toEqual([
    '₹9,200',
    '+ ₹12,100',
    '+ ₹6,400',
    '− ₹554',
    'Paid = ₹27,146',
  ]);
});

test.each([
  ['/DigitalMarketing', '?n=1500', 'Lost on the campaign = − ₹11,500'],
  ['/DigitalMarketing', '?n=2500', 'Lost on the campaign = − ₹1,500'],
  ['/AepsPage', '?n=20', 'Cash shortfall = − ₹18,000'],
  ['/AepsPage', '?n=1', 'Cash in the evening = ₹39,000'],
  ['/RechargeApplication', '?n=2.5', 'Left for you = ₹0'],
])('%s%s ends with “%s”', async (path, query, end) => {
  expect((await turned(path, query)).amounts.at(-1)).toBe(end);
});

describe.each([...dials])('%s', (path, dial) => {
  const other = `?${dialParameter}=${dial.most}`;

  test('has a form whose answer is in sight', async () => {
    const { $, field } = await turned(path);
    const anchor = $('.dial').attr('action') ?? '';
    expect($(`section${anchor} .dial`)).toHaveLength(1);
    expect($('.dial').attr('method')).toBeUndefined();
    expect($('.dial button[type=submit]')).toHaveLength(1);
    expect($(`output[for="${$('.dial input').attr('id')}"]`)).toHaveLength(1);
    expect(field).toBe(String(dial.example));
  });

  test('keeps what was asked in the field, and its answer nowhere', async () => {
    const { headers, field, canonical } = await turned(path, other);
    expect(field).toBe(String(dial.most));
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    expect(canonical).toBe((await turned(path)).canonical);
  });

  test.each([
    String(dial.example),
    '',
    'many',
    String(dial.most + dial.step),
    String(dial.least - dial.step),
    String(dial.least + dial.step / 3),
    '<script>',
    '9'.repeat(4000),
  ])('for %j it is the page from memory', async (value) => {
    const { headers, status } = await turned(path, `?${new URLSearchParams({ n: value })}`);
    expect(status).toBe(200);
    expect(headers.etag).toBeDefined();
    expect(headers.etag).toBe((await turned(path)).headers.etag);
  });
});

test('a page without a sum ignores the number', async () => {
  const plain = await exchange(app, { path: '/About' });
  const asked = await exchange(app, { path: '/About?n=5' });
  expect(asked.headers.etag).toBe(plain.headers.etag);
});
