import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../support/createTestApp.ts';
import { formNames, jsonOf, submit, valid } from '../support/submit.ts';

const limited = (postsPerMinute: string, proxy = '') =>
  createTestApp({ environment: { FORM_POSTS_PER_MINUTE: postsPerMinute, TRUST_PROXY: proxy } });

type App = ReturnType<typeof createTestApp>;

/** The status of a contact form from a client address, as a proxy reports it. */
async function statusFrom(app: App, address?: string): Promise<number> {
  const headers = address === undefined ? {} : { 'X-Forwarded-For': address };
  return (await submit(app, 'contact', valid.contact, { headers })).status;
}

async function statusesFrom(
  app: App,
  addresses: readonly (string | undefined)[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push(await statusFrom(app, address));
  return statuses;
}

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

describe('behind a trusted proxy', () => {
  test('each address has its own count', async () => {
    const app = limited('1', '1');
    expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([
      200, 200, 429,
    ]);
  });

  test('IPv6 addresses count by their /64', async () => {
    const app = limited('2', '1');
    const statuses = await statusesFrom(app, [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:0002::3',
      '2001:db8:1:3::1',
    ]);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('an IPv4 address written as IPv6 is the same client', async () => {
    const app = limited('1', '1');
    expect(await statusesFrom(app, ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'])).toEqual([
      200, 429, 200,
    ]);
  });

  test('only the hop that the proxy wrote counts', async () => {
    const app = limited('1', '1');
    expect(await statusesFrom(app, ['10.9.9.1, 192.0.2.1', '10.9.9.2, 192.0.2.1'])).toEqual([
      200, 429,
    ]);
  });

  test('a proxy may be trusted by its address', async () => {
    const app = limited('1', 'loopback');
    expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 200]);
  });
});

test('without a trusted proxy no header gives a client another address', async () => {
  const app = limited('1');
  expect(await statusesFrom(app, ['192.0.2.1', '192.0.2.2', '2001:db8::1'])).toEqual([
    200, 429, 429,
  ]);
});
