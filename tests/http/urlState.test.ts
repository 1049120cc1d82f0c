import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { urlState } from '#content/urlState.ts';
import { origin } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

/** The parameters that choose one of several, with the page and the values of each. */
const choices = Object.entries(urlState).flatMap(([path, parameters]) =>
  Object.entries(parameters)
    .filter(([name]) => !['enquiry', 'apply', 'about', 'post', 'topic'].includes(name))
    .map(([name, values]) => ({ path, name, values })),
);

const idsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr('id'));

const shownPanels = ($: CheerioAPI, name: string) =>
  idsOf($, `[id^="${name}-panel-"]:not([hidden])`);

describe.each(choices)('$path?$name', ({ path, name, values }) => {
  test.each(values)('=%s shows its panel and no other, and marks its link', async (value) => {
    const $ = await readPage(app, `${path}?${name}=${value}`);
    expect(shownPanels($, name)).toEqual([`${name}-panel-${value}`]);
    expect(idsOf($, `[id^="${name}-tab-"][aria-current=true]`)).toEqual([`${name}-tab-${value}`]);
    /* A job that is not the first is an address of its own. */
    const own = name === 'job' && value !== values[0] ? `?job=${value}` : '';
    expect($('link[rel=canonical]').attr('href')).toBe(`${origin}${path}${own}`);
  });

  test('shows the first without a value, and links to every one', async () => {
    const $ = await readPage(app, path);
    expect(shownPanels($, name)).toEqual([`${name}-panel-${values[0]}`]);
    for (const value of values) {
      const url = new URL($(`#${name}-tab-${value}`).attr('href') ?? '', origin);
      const linked = await readPage(app, url.pathname + url.search);
      expect(shownPanels(linked, name)).toEqual([`${name}-panel-${value}`]);
    }
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

const unknown = [
  '?',
  '?utm_source=mail&gclid=1',
  '?faq=unknown&mission=&job=0&usecase=x&apply=OPEN&enquiry=maybe',
  '?__proto__=x&constructor=y',
  '?%zz&%=%&a[b]=c',
  `?unknown=${'x'.repeat(4000)}`,
];

test.each(pages)(
  'unknown parameters and values on $path give the default bytes and ETag',
  async ({ path }) => {
    const plain = await exchange(app, { path });
    for (const query of unknown) {
      const asked = await exchange(app, { path: path + query });
      expect([query, asked.status, asked.headers.etag]).toEqual([query, 200, plain.headers.etag]);
      expect(asked.body.equals(plain.body)).toBe(true);
    }
  },
);

test('nothing that a query holds appears in a page', async () => {
  const { text } = await exchange(app, { path: '/?faq=%3Cscript%3Ezebra&zebra=1&mission=zebra' });
  expect(load(text)('body').length).toBe(1);
  expect(text).not.toContain('zebra');
});
