/** The list of posts by topic, as links filter it. */
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { blogTopics, topics } from '#content/blog/topics.ts';
import { origin } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

const idsOf = ($: CheerioAPI) =>
  $('article.post')
    .toArray()
    .map((post) => $(post).attr('id'));
const chosen = ($: CheerioAPI) => $('.blog-topics [aria-current=true]').text();

describe.each(blogTopics)('%s', (topic) => {
  test('shows its posts, marks its link and says so in the title', async () => {
    const $ = await readPage(app, `/Blog?topic=${topic}`);
    expect(idsOf($)).toEqual(posts.filter((post) => post.topic === topic).map(({ id }) => id));
    expect(chosen($)).toBe(topics[topic].label);
    expect($('title').text()).toContain(topics[topic].label);
    expect($('h1').text()).toBe('Blogs');
  });

  test('leaves the canonical address to the whole list', async () => {
    const $ = await readPage(app, `/Blog?topic=${topic}`);
    expect($('link[rel=canonical]').attr('href')).toBe(`${origin}/Blog`);
  });
});

test('the list links to every topic, and every post has one of them', async () => {
  const $ = await readPage(app, '/Blog');
  const links = $('.blog-topics a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  expect(links).toEqual(['/Blog', ...blogTopics.map((topic) => `/Blog?topic=${topic}`)]);
  expect(chosen($)).toBe('All');
  expect(new Set(posts.map(({ topic }) => topic))).toEqual(new Set(blogTopics));
});

test.each(['unknown', '', 'PAN', '__proto__'])('topic=%s shows the whole list', async (value) => {
  const plain = await exchange(app, { path: '/Blog' });
  const { headers } = await exchange(app, { path: `/Blog?topic=${value}` });
  expect(headers.etag).toBe(plain.headers.etag);
});

test('a search goes across all topics and marks none', async () => {
  const $ = await readPage(app, '/Blog?q=pan&topic=travel');
  expect(idsOf($)).toContain('how-to-read-a-pan');
  expect(chosen($)).toBe('');
});
