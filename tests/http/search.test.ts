import type { CheerioAPI } from 'cheerio';
import { describe, expect, test, vi } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const ask = (query: string) => readPage(app, `/Blog?q=${encodeURIComponent(query)}`);

const idsOf = ($: CheerioAPI) =>
  $('article.post')
    .toArray()
    .map((post) => $(post).attr('id'));

const pagesBeside = ($: CheerioAPI) =>
  $('.search-pages a')
    .toArray()
    .map((link) => $(link).attr('href'));

describe('a search finds', () => {
  test.each([
    ['waiting list', ['cnf-rac-wl-on-a-train-ticket']],
    ['WL', ['cnf-rac-wl-on-a-train-ticket']],
    ['PAN', ['how-to-read-a-pan', 'papers-for-a-pan-application']],
    ['recharges pending', ['why-a-recharge-is-pending']],
    ['why is my recharge pending', ['why-a-recharge-is-pending']],
    ['rech pend', ['why-a-recharge-is-pending']],
  ])('%s', async (query, first) => {
    expect(idsOf(await ask(query)).slice(0, first.length)).toEqual(first);
  });

  test('every word of a query and marks each, in titles too', async () => {
    const $ = await ask('recharges pending');
    const marked = $('mark')
      .toArray()
      .map((mark) => $(mark).text().toLowerCase());
    for (const word of ['recharge', 'pending']) expect(marked).toContain(word);
    for (const word of marked) expect(word).toMatch(/^(recharge|pending)/);
    expect($('#why-a-recharge-is-pending h2 mark').length).toBe(2);
  });

  test('every post by its own title', async () => {
    for (const { id, title } of posts) expect(idsOf(await ask(title))[0]).toBe(id);
  });

  test('titles before texts', async () => {
    expect(idsOf(await ask('blockchain'))[0]).toBe('do-you-need-a-blockchain');
  });

  test('pages of the site beside the posts', async () => {
    expect(pagesBeside(await ask('refund'))).toContain('/RefundCancellationPolicy');
  });

  test('neither the home page, which mentions everything, nor the blog itself', async () => {
    const found = pagesBeside(await ask('payout'));
    expect(found).toContain('/PayoutApi');
    expect(found).not.toContain('/');
    expect(found).not.toContain('/Blog');
  });

  test.each(['blokchain', 'blockchian', 'bloackchain', 'blocckhain', 'blxckchayn'])(
    'no post for %s, and offers those that are spelled alike',
    async (misspelt) => {
      const $ = await ask(misspelt);
      expect($('.search-summary h2').text()).toBe(`No post for “${misspelt}”`);
      const offered = idsOf($);
      expect(offered[0]).toBe('do-you-need-a-blockchain');
      expect(offered.length).toBeLessThanOrEqual(3);
    },
  );

  test.each(['zzzz', '???', '😀', 'bln'])(
    'nothing for %s, which resembles no word, and offers every post',
    async (query) => {
      const $ = await ask(query);
      expect(idsOf($)).toEqual(posts.map(({ id }) => id));
      expect(pagesBeside($)).toEqual([]);
    },
  );
});

describe('the results page', () => {
  test('says how many posts were found, and shows them', async () => {
    const $ = await ask('pan');
    const found = $('article.post').length;
    expect(found).toBeGreaterThanOrEqual(2);
    expect($('.search-summary h2').text()).toBe(`${found} posts for “pan”`);
    expect($('.search-summary a[href="/Blog"]').text()).toBe('See all 30 posts');
  });

  test.each([
    ['the', '30 posts for “the”', 'See all 30 posts', 30],
    ['blokchain', 'No post for “blokchain”', 'These come nearest. See all 30 posts', 2],
    ['zzzz', 'No post for “zzzz”', 'Here are all of them instead.', 30],
  ])('for %s leads on', async (query, summary, next, shown) => {
    const $ = await ask(query);
    expect($('.search-summary h2').text()).toBe(summary);
    expect($('.search-summary p').text()).toBe(next);
    expect($('article.post')).toHaveLength(shown);
  });

  test('keeps the query in the field, escaped', async () => {
    const query = '"><script>alert(1)</script>&amp;';
    const { text } = await exchange(app, { path: `/Blog?q=${encodeURIComponent(query)}` });
    expect(text).not.toContain('<script>alert');
    const $ = await ask(query);
    expect($('input[type=search]').val()).toBe(query);
    expect($('.search-summary h2').text()).toContain(query);
    expect($('main script')).toHaveLength(0);
  });

  test('tidies white space, and cuts a long query between characters', async () => {
    expect((await ask('  pan \n\t card ')).root().find('input[type=search]').val()).toBe(
      'pan card',
    );
    const $ = await ask('😀'.repeat(500));
    expect($('input[type=search]').val()).toBe('😀'.repeat(80));
  });

  test('is neither indexed by search engines nor cached', async () => {
    const { headers, text } = await exchange(app, { path: '/Blog?q=pan' });
    expect(headers['cache-control']).toBe('no-store');
    const $ = await ask('pan');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical], meta[property^="og:"]')).toHaveLength(0);
    expect($('title').text()).toContain('pan');
    expect(text).toMatch(/^<!doctype html>.*<\/html>$/s);
  });
});

test.each(['/Blog?q=', '/Blog?q=%20%0A', '/Blog?page=2', '/Blog?Q=pan', '/Blog?query=pan'])(
  '%s shows the page itself',
  async (path) => {
    const [page, plain] = await Promise.all(
      [path, '/Blog'].map((each) => exchange(app, { path: each })),
    );
    expect(page?.headers.etag).toBe(plain?.headers.etag);
    expect(page?.text).toBe(plain?.text);
  },
);

test('no search result stays in memory', async () => {
  const fresh = createTestApp();
  const set = vi.spyOn(Map.prototype, 'set');
  const kept = (part: string) =>
    set.mock.calls.filter(([key]) => String(key).includes(part)).length;
  await exchange(fresh, { path: '/Career?job=sr-software-developer' });
  for (let index = 0; index < 20; index++)
    await exchange(fresh, { path: `/Blog?q=unheard${index}` });
  expect(kept('sr-software-developer')).toBeGreaterThan(0);
  expect(kept('unheard')).toBe(0);
  set.mockRestore();
});

test('the field is there without a search, empty and labelled', async () => {
  const $ = await readPage(app, '/Blog');
  const field = $('search form[action="/Blog"] input[name=q]');
  expect(field.val()).toBe('');
  expect($(`label[for=${field.attr('id')}]`).text()).not.toBe('');
  expect($('article.post')).toHaveLength(30);
});
