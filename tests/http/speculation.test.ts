import { expect, test } from 'vitest';
import { allPosts, articleAddress } from '#content/blog/findPost.ts';
import { endpointOf } from '#content/forms/form.ts';
import { forms } from '#content/forms.ts';
import { pages } from '#content/pages.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const at = 'https://www.company.example/Contact';

/** The addresses that a rule lets a browser prepare, as a browser reads its patterns. */
async function readRule() {
  const { text } = await exchange(app, { path: '/speculation-rules.json' });
  const { prerender } = JSON.parse(text);
  const [{ where, eagerness }] = prerender;
  const [{ and }, articles] = where.or;
  const [some, { not }] = and;
  const matches = (pattern: string, path: string) =>
    new URLPattern(pattern, at).test(new URL(path, at).href);
  const applies = (path: string) =>
    matches(articles.href_matches, path) ||
    (some.href_matches.some((pattern: string) => matches(pattern, path)) &&
      !matches(not.href_matches, path));
  return { applies, eagerness, count: prerender.length };
}

test('every page names the rules, and they come as what they are', async () => {
  for (const path of ['/', '/About', '/Career?job=sr-software-developer', '/Blog?q=pan']) {
    const { headers } = await exchange(app, { path });
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  }
  const { status, headers } = await exchange(app, { path: '/speculation-rules.json' });
  expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
});

test('all pages and articles may be prepared, when a visitor seems about to open one', async () => {
  const { applies, eagerness, count } = await readRule();
  expect([eagerness, count]).toEqual(['moderate', 1]);
  for (const { path } of pages) expect([path, applies(path)]).toEqual([path, true]);
  for (const post of allPosts) expect(applies(articleAddress(post))).toBe(true);
  expect(applies('/Contact#content')).toBe(true);
});

test.each([
  '/?enquiry=open',
  '/?enquiry=open#enquiry',
  '/Career?job=sr-software-developer',
  '/Blog?q=pan',
  '/Blog?topic=pan',
  '/feed.xml',
  '/assets/client.js',
  '/nothing',
  'https://www.example.org/About',
  'mailto:contact@company.example',
  ...Object.values(forms).map(({ name }) => endpointOf(name)),
])('%s may not', async (path) => {
  expect((await readRule()).applies(path)).toBe(false);
});
