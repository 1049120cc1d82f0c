import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { decoder } from '#content/decoder/decoder.ts';
import { decoderFaults, decoderLabels, ifscTexts } from '#content/decoder/labels.ts';
import { capturingLogger } from '../support/capturingLogger.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

const send = (code: string) =>
  exchange(app, { path: `${decoder.page}?${new URLSearchParams({ code })}` });

async function decode(code: string) {
  const reply = await send(code);
  expect(reply.status).toBe(200);
  const $ = load(reply.text);
  return {
    parts: $('.decoder-result .anatomy-code')
      .toArray()
      .map((part) => $(part).text()),
    bank: $('.decoder-result .facts').text(),
    message: $('.decoder-result .field-error').text(),
    entered: $('.decoder input').attr('value'),
    isInvalid: $('.decoder input').attr('aria-invalid') === 'true',
  };
}

test('a pincode is taken apart, and stays in the field', async () => {
  const { parts, entered, isInvalid } = await decode('700 001');
  expect([parts, entered, isInvalid]).toEqual([['7', '0', '0', '001'], '700 001', false]);
});

describe('an IFSC', () => {
  test('names its bank, and says that the branch exists and the bank takes part in UPI', async () => {
    const { bank } = await decode('SBIN0000001');
    for (const words of ['State Bank of India', ifscTexts.exists, ifscTexts.upiLive]) {
      expect(bank).toContain(words);
    }
  });

  test('of a branch that no list has says so', async () => {
    const { bank } = await decode('SBIN0ZZZZZZ');
    expect(bank).toContain(ifscTexts.missing);
    expect(bank).not.toContain(ifscTexts.exists);
  });

  test.each(['ABCD0123456', 'CONS0TRUCTO'])('of no bank, %s, says so', async (code) => {
    expect((await decode(code)).bank).toContain(ifscTexts.unknownBank);
  });
});

test('a mobile number leads to the part on HLR lookups', async () => {
  const $ = load((await send('9830012345')).text);
  expect($('.decoder-result a[href="#hlr-lookup"]')).toHaveLength(1);
  expect($('#hlr-lookup')).toHaveLength(1);
});

test.each(['', 'x'.repeat(5000), '<script>alert(1)</script>', '\u0000', '٣٤٥٦٧٨'])(
  'bad input, %j, gets a sentence and nothing else',
  async (code) => {
    const { parts, message, isInvalid } = await decode(code);
    expect(parts).toEqual([]);
    expect(
      Object.values(decoderFaults).some((text) => text === message) || message.length > 20,
    ).toBe(true);
    expect(isInvalid).toBe(true);
  },
);

test('without a code the page is the one from memory, and its form is complete', async () => {
  const reply = await exchange(app, { path: decoder.page });
  expect(reply.headers.etag).toBeDefined();
  const $ = load(reply.text);
  expect($('.decoder').attr('action')).toBe(`${decoder.page}#${decoder.anchor}`);
  expect($(`#${decoder.anchor} .decoder`)).toHaveLength(1);
  expect($('.decoder-result').text()).toBe('');
});

test('an answer is kept nowhere, and no code is logged', async () => {
  const { logger, lines } = capturingLogger();
  const logged = createTestApp({ logger });
  const reply = await exchange(logged, { path: `${decoder.page}?code=9830012345` });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers.etag).toBeUndefined();
  expect(JSON.stringify(lines)).toContain(decoder.page);
  expect(JSON.stringify(lines)).not.toContain('9830012345');
});

test('the examples under the empty field lead to answers, and leave when there is one', async () => {
  const hrefs = async (path: string) => {
    const links = load((await exchange(app, { path })).text)('.decoder nav a');
    return links.get().map((link) => link.attribs.href ?? '');
  };
  const examples = await hrefs(decoder.page);
  expect(examples).toHaveLength(decoderLabels.examples.length);
  for (const href of examples) {
    const { pathname, search, searchParams, hash } = new URL(href, 'http://localhost');
    expect([pathname, hash]).toEqual([decoder.page, `#${decoder.anchor}`]);
    const { parts, message } = await decode(searchParams.get(decoder.parameter) ?? '');
    expect(parts.length).toBeGreaterThan(1);
    expect(message).toBe('');
    expect(await hrefs(decoder.page + search)).toEqual([]);
  }
});
