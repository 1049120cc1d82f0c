import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { endpointOf } from '#content/forms/form.ts';
import { createTestApp, origin } from '../support/createTestApp.ts';
import { damagedManifest } from '../support/damagedManifest.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { messages } from '../support/specification.ts';
import { formNames, jsonOf, submit, valid } from '../support/submit.ts';

const app = sharedApp();
const failing = createTestApp({ manifest: damagedManifest() });

const homes = { enquiry: '/?enquiry=open', contact: '/Contact', application: '/Career?apply=open' };

describe.each(formNames)('/forms/%s', (form) => {
  const path = endpointOf(form);

  test.each(['GET', 'HEAD'])(
    'answers %s with 303 to the page that holds the form',
    async (method) => {
      const { status, headers } = await exchange(app, { method, path });
      expect([status, headers.location, headers['cache-control']]).toEqual([
        303,
        homes[form],
        'no-store',
      ]);
      const $ = await readPage(app, homes[form]);
      expect($(`form[action="${path}"][method=post]`)).toHaveLength(1);
      expect($(`form[action="${path}"]`).closest('[hidden], dialog:not([open])')).toHaveLength(0);
    },
  );

  test('keeps none of its answers in a cache', async () => {
    const answers = await Promise.all([
      submit(app, form, valid[form]),
      submit(app, form, {}),
      submit(app, form, valid[form], { accept: 'application/json' }),
      submit(app, form, {}, { accept: 'application/json' }),
      ...['DELETE', 'OPTIONS', 'PUT'].map((method) => exchange(app, { method, path })),
      exchange(app, { method: 'POST', path, headers: { 'Content-Type': 'text/plain' }, body: 'x' }),
    ]);
    for (const { headers, status } of answers) {
      expect([status, headers['cache-control']]).toEqual([status, 'no-store']);
      expect(headers.etag).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('answers in the layout, whatever an Accept header says of people', async () => {
    for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'image/png', '']) {
      const reply = await submit(app, form, {}, { headers: { Accept: accept } });
      expect([accept, reply.headers['content-type']]).toEqual([accept, 'text/html; charset=utf-8']);
    }
    for (const accept of ['application/json', 'application/json, text/html;q=0.5']) {
      expect(jsonOf(await submit(app, form, {}, { headers: { Accept: accept } })).ok).toBe(false);
    }
  });

  test('neither sends nor reads a query', async () => {
    const { status } = await exchange(app, {
      method: 'POST',
      path: `${path}?${new URLSearchParams(valid[form])}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a failure of ours while a form is answered', () => {
  /* The contact page shows no picture, so only the other two can fail for the want of one. */
  test.each(['enquiry', 'application'] as const)('%s answers 500 and is not kept', async (form) => {
    const { status, headers, text } = await submit(failing, form, valid[form]);
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(load(text)('main').text()).toContain(messages.failed);
    expect(text).not.toMatch(/picture named|\bat .*:\d+:\d+/);
  });
});

test('every form of a page posts to its endpoint on this site', async () => {
  for (const page of ['/', '/Contact', '/Career?apply=open']) {
    const $ = await readPage(app, page);
    const actions = $('form[method=post]')
      .toArray()
      .map(({ attribs }) => attribs.action ?? '');
    expect(actions).toHaveLength(1);
    for (const action of actions) expect(new URL(action, origin).origin).toBe(origin);
  }
});
