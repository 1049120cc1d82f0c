import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { build, createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const plain = sharedApp();
const secure = createTestApp({ origin: 'https://www.company.example' });
const policyOf = (value: string | string[] | undefined) =>
  new Map(
    String(value)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  );

const paths = [
  ...pages.map(({ path }) => path),
  '/nothing',
  '/%',
  '/about',
  '/robots.txt',
  '/forms/contact',
  '/healthz',
  readManifest(build).stylesheet.file,
];

describe.each(paths)('%s', (path) => {
  test('carries a policy that allows nothing inline and nothing from elsewhere', async () => {
    const { headers } = await exchange(plain, { path });
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toBe("'none'");
    for (const kind of [
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'form-action',
    ]) {
      expect([kind, policy.get(kind)]).toEqual([kind, "'self'"]);
    }
    for (const kind of ['base-uri', 'frame-ancestors', 'object-src']) {
      expect([kind, policy.get(kind)]).toEqual([kind, "'none'"]);
    }
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  });

  test('carries the other headers, and does not say what it runs on', async () => {
    const { headers } = await exchange(plain, { path });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('promises TLS only where the site has it', async () => {
    const over = async (app: typeof plain) => (await exchange(app, { path })).headers;
    const [http, https] = [await over(plain), await over(secure)];
    expect(http['strict-transport-security']).toBeUndefined();
    expect(http['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(https['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(https['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

test('an asset host goes into the policy and before the assets', async () => {
  const cdn = 'https://cdn.company.example';
  const app = createTestApp({ environment: { ASSET_ORIGIN: cdn } });
  const { headers, text } = await exchange(app, { path: '/' });
  const policy = policyOf(headers['content-security-policy']);
  for (const kind of ['script-src', 'style-src', 'img-src', 'font-src']) {
    expect([kind, policy.get(kind)]).toEqual([kind, `'self' ${cdn}`]);
  }
  expect(text.match(/(?:src|href)="\/assets\//g)).toBeNull();
  expect(text).toContain(`href="${cdn}${readManifest(build).stylesheet.file}"`);
});
