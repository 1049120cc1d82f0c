import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { urlState } from '#content/urlState.ts';
import { createTestApp, origin } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';

const app = createTestApp();

/** The parameters that choose one of several, with the page and the values of each. */
const choices = Object.entries(urlState).flatMap(([path, parameters]) =>
  Object.entries(parameters)
    .filter(([name]) => !['enquiry', 'apply'].includes(name))
    .flatMap(([name, values]) => values.map((value) => ({ path, name, value, values }))),
);

const shownPanels = ($: CheerioAPI, name: string) =>
  $(`[id^="${name}-panel-"]:not([hidden])`)
    .toArray()
    .map(({ attribs }) => attribs.id);

describe.each(choices)('$path?$name=$value', ({ path, name, value, values }) => {
  test('shows its panel and no other, and marks its link', async () => {
    const $ = await readPage(app, `${path}?${name}=${value}`);
    expect(shownPanels($, name)).toEqual([`${name}-panel-${value}`]);
    const marked = $(`[id^="${name}-tab-"][aria-current=true]`).toArray();
    expect(marked.map(({ attribs }) => attribs.id)).toEqual([`${name}-tab-${value}`]);
  });

  test('offers every other value as a link to it', async () => {
    const $ = await readPage(app, `${path}?${name}=${value}`);
    for (const other of values) {
      const url = new URL($(`#${name}-tab-${other}`).attr('href') ?? '', origin);
      const linked = await readPage(app, url.pathname + url.search);
      expect(shownPanels(linked, name)).toEqual([`${name}-panel-${other}`]);
    }
  });

  test('has the canonical link of its page, without a query', async () => {
    const $ = await readPage(app, `${path}?${name}=${value}`);
    expect($('link[rel=canonical]').attr('href')).toBe(`${origin}${path}`);
  });
});

const dialogs = [
  { url: '/', dialog: 'enquiry', open: true },
  { url: '/?enquiry=open', dialog: 'enquiry', open: true },
  { url: '/?enquiry=closed', dialog: 'enquiry', open: false },
  { url: '/?enquiry=closed&mission=support&faq=access', dialog: 'enquiry', open: false },
  { url: '/Career', dialog: 'apply', open: false },
  { url: '/Career?apply=open', dialog: 'apply', open: true },
  { url: '/Career?apply=closed', dialog: 'apply', open: false },
  { url: '/Career?job=sr-software-developer&apply=open', dialog: 'apply', open: true },
];

test.each(dialogs)('$url: the dialog $dialog is open: $open', async ({ url, dialog, open }) => {
  const $ = await readPage(app, url);
  expect($(`dialog#${dialog}`)).toHaveLength(1);
  expect($(`dialog#${dialog}[open]`)).toHaveLength(open ? 1 : 0);
});

test('states combine, and a choice keeps the others', async () => {
  const $ = await readPage(app, '/?mission=support&faq=industries');
  expect(shownPanels($, 'mission')).toEqual(['mission-panel-support']);
  expect(shownPanels($, 'faq')).toEqual(['faq-panel-industries']);
  const next = new URL($('#faq-tab-access').attr('href') ?? '', origin);
  expect(next.searchParams.get('mission')).toBe('support');
  expect(next.searchParams.get('enquiry')).toBe('closed');
});

describe.each(pages)('unknown parameters and values on $path', ({ path }) => {
  test.each([
    '?',
    '?utm_source=mail&gclid=1',
    '?faq=unknown&mission=&job=0&usecase=x&apply=OPEN&enquiry=maybe',
    '?__proto__=x&constructor=y',
    '?%zz&%=%&a[b]=c',
    `?unknown=${'x'.repeat(4000)}`,
  ])('%.50s gives the default bytes and ETag', async (query) => {
    const plain = await exchange(app, { path });
    const asked = await exchange(app, { path: path + query });
    expect([asked.status, asked.headers.etag]).toEqual([200, plain.headers.etag]);
    expect(asked.text).toBe(plain.text);
  });
});

test('nothing that a query holds appears in a page', async () => {
  const { text } = await exchange(app, { path: '/?faq=%3Cscript%3Ezebra&zebra=1&mission=zebra' });
  expect(load(text)('body').length).toBe(1);
  expect(text).not.toContain('zebra');
});
