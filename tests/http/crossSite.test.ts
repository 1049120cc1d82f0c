import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#content/errors.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { formNames, jsonOf, submit, valid } from '../support/submit.ts';

const siteUrl = 'https://www.company.example';
const app = createTestApp({ environment: { SITE_URL: siteUrl }, origin: siteUrl });

const hosts = ['www.company.example', 'internal:3000', 'localhost:3000'];
const origins = [
  undefined,
  siteUrl,
  'http://internal:3000',
  'https://internal:3000',
  'http://localhost:3000',
  'https://evil.example',
  'https://www.company.example.evil.example',
  'https://company.example',
  'http://localhost:4000',
  'null',
  'nonsense',
  '',
];

/** Whether an Origin names the site or the host that was asked. */
const isOwn = (origin: string | undefined, host: string) =>
  origin === undefined || origin === siteUrl || new RegExp(`^https?://${host}$`).test(origin);

/* The browser's own word comes first; without it, and from a sibling site, the Origin decides. */
const fetchSites: Readonly<Record<string, (origin: string | undefined, host: string) => boolean>> =
  {
    'same-origin': () => true,
    none: () => true,
    'cross-site': () => false,
    'same-site': isOwn,
    absent: isOwn,
  };

const table = Object.entries(fetchSites).flatMap(([site, passes]) =>
  origins.flatMap((origin) =>
    hosts.map((host) => ({ site, origin, host, status: passes(origin, host) ? 200 : 403 })),
  ),
);

test.each(table)(
  'Sec-Fetch-Site $site, Origin $origin, Host $host: $status',
  async ({ site, origin, host, status }) => {
    const headers = {
      Host: host,
      ...(site !== 'absent' && { 'Sec-Fetch-Site': site }),
      ...(origin !== undefined && { Origin: origin }),
    };
    expect((await submit(app, 'contact', valid.contact, { headers })).status).toBe(status);
  },
);

describe.each(formNames)('a %s from another site', (form) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };

  test('is refused in the layout, with a way back, or in JSON', async () => {
    const html = await submit(app, form, valid[form], { headers });
    expect([html.status, html.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(load(html.text)('header nav a[href="/Contact"]').length).toBeGreaterThan(0);
    expect(load(html.text)('main').text()).toContain(errorTexts[403].advice);
    const json = await submit(app, form, valid[form], { headers, accept: 'application/json' });
    expect([json.status, jsonOf(json)]).toEqual([403, { ok: false, message: expect.any(String) }]);
  });

  test('is refused before anything of it is read', async () => {
    const { status } = await exchange(app, {
      method: 'POST',
      path: `/forms/${form}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{'.repeat(200_000),
    });
    expect(status).toBe(403);
  });
});

test('what a proxy says of the host is not believed without TRUST_PROXY', async () => {
  const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' };
  expect((await submit(app, 'contact', valid.contact, { headers })).status).toBe(403);
});

test('reading is allowed from everywhere', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  expect((await exchange(app, { path: '/Contact', headers })).status).toBe(200);
  expect((await exchange(app, { path: '/forms/contact', headers })).status).toBe(303);
});
