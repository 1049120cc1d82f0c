import { describe, expect, test, vi } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { searchBlog } from '#content/blog/search.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';

const app = createTestApp();
const ask = (query: string) => readPage(app, `/Blog?q=${encodeURIComponent(query)}`);

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('a search finds', () => {
  test.each([
    ['waiting list', ['cnf-rac-wl-on-a-train-ticket']],
    ['WL', ['cnf-rac-wl-on-a-train-ticket']],
    ['PAN', ['how-to-read-a-pan', 'papers-for-a-pan-application']],
    ['recharges pending', ['why-a-recharge-is-pending']],
  ])('%s', (query, found) => {
    expect(idsOf(searchBlog(query).posts)).toEqual(found);
  });

  test('every post by its own title', () => {
    for (const { id, title } of posts) expect(idsOf(searchBlog(title).posts)).toContain(id);
  });

  test('titles before texts', () => {
    const [first] = searchBlog('blockchain').posts;
    expect(first?.id).toBe('do-you-need-a-blockchain');
  });

  test('pages of the site beside the posts', () => {
    expect(searchBlog('refund').pages.map(({ path }) => path)).toContain(
      '/RefundCancellationPolicy',
    );
  });

  test('but not the home page, which speaks of everything', () => {
    expect(searchBlog('payout').pages.map(({ path }) => path)).not.toContain('/');
  });

  test('the nearest posts for a word that is misspelt', () => {
    const { posts: found, instead } = searchBlog('blokchain');
    expect(found).toEqual([]);
    expect(idsOf(instead)[0]).toBe('do-you-need-a-blockchain');
    expect(instead.length).toBeLessThanOrEqual(3);
  });

  test.each(['zzzz', '???', '😀'])('all posts where %s resembles nothing', (query) => {
    expect(searchBlog(query)).toEqual({ posts: [], instead: posts, pages: [] });
  });
});

describe('the results page', () => {
  test('says how many posts were found, and shows them', async () => {
    const $ = await ask('pan');
    expect($('.search-summary h2').text()).toBe('2 posts for “pan”');
    expect($('article.post')).toHaveLength(2);
    expect($('.search-summary a[href="/Blog"]').text()).toBe('See all 30 posts');
  });

  test.each([
    ['waiting list', '1 post for “waiting list”', 1],
    ['blokchain', 'No post for “blokchain”', 2],
    ['zzzz', 'No post for “zzzz”', 30],
  ])('is no dead end for %s', async (query, summary, shown) => {
    const $ = await ask(query);
    expect($('.search-summary h2').text()).toBe(summary);
    expect($('article.post')).toHaveLength(shown);
  });

  test('keeps what was asked in the field, escaped', async () => {
    const query = '"><script>alert(1)</script>&amp;';
    const { text } = await exchange(app, { path: `/Blog?q=${encodeURIComponent(query)}` });
    expect(text).not.toContain('<script>alert');
    const $ = await ask(query);
    expect($('input[type=search]').val()).toBe(query);
    expect($('.search-summary h2').text()).toContain(query);
    expect($('main script')).toHaveLength(0);
  });

  test('puts spaces in order and cuts what is too long between characters', async () => {
    expect((await ask('  pan \n\t card ')).root().find('input[type=search]').val()).toBe(
      'pan card',
    );
    const $ = await ask('😀'.repeat(500));
    expect($('input[type=search]').val()).toBe('😀'.repeat(80));
  });

  test('is not for search engines, and is kept by nobody', async () => {
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
  '%s is the page itself',
  async (path) => {
    const [page, plain] = await Promise.all(
      [path, '/Blog'].map((each) => exchange(app, { path: each })),
    );
    expect(page?.headers.etag).toBe(plain?.headers.etag);
    expect(page?.text).toBe(plain?.text);
  },
);

test('no search is kept in memory', async () => {
  const set = vi.spyOn(Map.prototype, 'set');
  const kept = (part: string) =>
    set.mock.calls.filter(([key]) => String(key).includes(part)).length;
  await exchange(app, { path: '/Career?job=sr-software-developer' });
  for (let index = 0; index < 20; index++) await exchange(app, { path: `/Blog?q=unheard${index}` });
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
