/** The built server, from which parts of packages are left out, answers as its source does with all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { ask, type Exchange, exchange } from '../support/exchange.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.stop());
const app = createTestApp();

const accepts = ['', '*/*', 'text/html', 'application/json', 'application/*;q=0.5', 'image/webp'];
const charsets = ['', 'utf-8', 'UTF8', 'iso-8859-1', 'shift_jis', 'utf-16', 'utf-7', 'none'];
const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'x', ''];

const post = (type: string, accept: string, body: string): Exchange => ({
  method: 'POST',
  path: '/forms/contact',
  headers: { 'Content-Type': type, Accept: accept },
  body,
});
/* Amounts, dashes and quotation marks, which a bundle read in another encoding would not find. */
const words = ['/DmtPage', '/Blog', '/Blog?q=payment', '/Blog?topic=transfer'];

const requests: readonly Exchange[] = [
  ...words.map((path) => ({ path })),
  ...accepts.flatMap((Accept) => [
    { path: '/nothing', headers: { Accept } },
    { path: '/forms/contact', headers: { Accept } },
    { path: '/about', headers: { Accept } },
    { path: '/healthz', headers: { Accept } },
  ]),
  ...types.flatMap((type) => accepts.map((accept) => post(type, accept, '{"name":"Asha"}'))),
  ...charsets.flatMap((charset) => [
    post(`application/json; charset=${charset}`, 'application/json', '{"name":"Asha"}'),
    post(`application/x-www-form-urlencoded; charset=${charset}`, '', 'name=Asha&name=x&a[b]=c'),
  ]),
];

test.each(requests)('$method $path $headers', async (request) => {
  const [built, source] = [await ask(site.port, request), await exchange(app, request)];
  const facts = ({ status, headers, text }: typeof built) => ({
    status,
    type: headers['content-type'],
    location: headers.location,
    vary: headers.vary,
    /* The origin holds the port, and each request has a number of its own. */
    text: text.replace(/localhost(?::|%3A)\d+|[0-9a-f-]{36}/g, ''),
  });
  expect(facts(built)).toEqual(facts(source));
});
