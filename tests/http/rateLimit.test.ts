import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { sendRaw } from '../operations/wire.ts';
import { capturingLogger } from '../support/capturingLogger.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { limited, statusesFrom } from '../support/limitedSite.ts';
import { listen } from '../support/listen.ts';
import { formNames, jsonOf, submit, valid } from '../support/submit.ts';

test('one post more than the limit is refused, all three forms together', async () => {
  const app = limited('3');
  for (const form of formNames) {
    expect((await submit(app, form, valid[form])).status).toBe(200);
  }
  for (const form of formNames) {
    expect((await submit(app, form, valid[form])).status).toBe(429);
  }
});

test('refused submissions count as well', async () => {
  const app = limited('2');
  const statuses = [];
  for (let post = 0; post < 3; post++) statuses.push((await submit(app, 'contact', {})).status);
  expect(statuses).toEqual([422, 422, 429]);
});

describe('the refusal', () => {
  const app = limited('1');

  test('says when to come again, to a person in the layout and to a script in JSON', async () => {
    await submit(app, 'contact', valid.contact);
    const html = await submit(app, 'contact', valid.contact);
    const json = await submit(app, 'contact', valid.contact, { accept: 'application/json' });
    for (const { status, headers } of [html, json]) {
      const seconds = Number(headers['retry-after']);
      expect(status).toBe(429);
      expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(load(html.text)('main').text()).toMatch(/minute/);
    expect(load(html.text)('header nav a[href="/Contact"]').length).toBeGreaterThan(0);
    expect(jsonOf(json)).toEqual({ ok: false, message: expect.stringMatching(/minute/) });
  });

  test('leaves pages and the other methods alone', async () => {
    const { default: request } = await import('supertest');
    await request(app).get('/Contact').expect(200);
    await request(app).get('/forms/contact').expect(303);
  });
});

test('0 turns the limit off', async () => {
  const app = limited('0');
  expect(new Set(await statusesFrom(app, Array(60).fill(undefined)))).toEqual(new Set([200]));
});

test('by default thirty posts a minute pass', async () => {
  const app = limited('');
  const statuses = await statusesFrom(app, Array(31).fill(undefined));
  expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([
    30, 30,
  ]);
});

test('a client that leaves while its post is counted is not logged as an error', async () => {
  const { logger, lines } = capturingLogger();
  const app = createTestApp({ environment: { FORM_POSTS_PER_MINUTE: '30' }, logger });
  const server = await listen(app);
  /* A malformed chunk ends the connection at once. */
  const head = 'POST /forms/contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked';
  await sendRaw(server.port, `${head}\r\n\r\nnone\r\n`, { isCut: true });
  await server.close();
  expect(lines).toEqual([expect.objectContaining({ level: 30, msg: 'request' })]);
});
