/** The page of each article: what readers see, and what search engines and shared links are told. */
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '#content/blog/articles.ts';
import { allPosts, articleAddress } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { relatedPosts } from '#content/blog/relatedPosts.ts';
import { passagesOf } from '#views/pages/blog/article/articleText.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';

const origin = 'https://www.company.example';
const app = createTestApp({ origin });

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const metaOf = ($: CheerioAPI, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
const linksIn = ($: CheerioAPI, selector: string) =>
  $(`${selector} a`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

describe.each(allPosts)('$id', (post) => {
  const address = articleAddress(post);
  const article = articles[post.id];
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage(app, address);
  });

  test('has its title, the date of all posts, its length and its cover', () => {
    expect(spaced($('h1').text())).toBe(post.title);
    expect($('.article .post-date').text()).toBe(journal.dateLabel);
    expect($('.article-facts').text()).toMatch(/\d+ min read/);
    expect($('.article img').attr('alt')).toBe(post.image.alt);
    expect($('.article img').attr('loading')).toBe('eager');
  });

  test('has every word of its article', () => {
    const text = spaced($('.article-column').text());
    for (const passage of passagesOf(article)) expect(text).toContain(spaced(passage));
  });

  test('has a table of contents if it is long', () => {
    const headings = $('.article-text h2')
      .toArray()
      .map((heading) => `#${$(heading).attr('id')}`);
    expect(linksIn($, '.contents')).toEqual(headings.length > 3 ? headings : []);
  });

  test('names the sources of what it says', () => {
    const { rules = [], sources = [] } = article;
    const notes = spaced($('.rules-note').text());
    for (const { title } of [...rules.map(({ source }) => source), ...sources])
      expect(notes).toContain(spaced(title));
  });

  test('is its own address for search engines and shared links', () => {
    expect($('link[rel=canonical]').attr('href')).toBe(origin + address);
    expect($('meta[name=robots]')).toHaveLength(0);
    expect($('title').text()).toBe(`${post.shortTitle} | Rupantra`);
    for (const name of ['description', 'og:description'])
      expect(metaOf($, name)).toBe(article.summary);
    expect(metaOf($, 'og:type')).toBe('article');
    expect(metaOf($, 'og:url')).toBe(origin + address);
    expect(metaOf($, 'og:title')).toBe(post.shortTitle);
  });

  test('has a preview picture of its own', async () => {
    const address = metaOf($, 'og:image') ?? '';
    expect(address).toContain(`/share-blog-${post.id}-`);
    const { status, body } = await exchange(app, { path: new URL(address).pathname });
    const { format, width, height } = await sharp(body).metadata();
    expect([status, format, width, height]).toEqual([200, 'png', 1200, 630]);
  });

  test('leads on: to related articles, its neighbours, its topic and the service', () => {
    expect(linksIn($, '.related')).toEqual(relatedPosts(post).map(articleAddress));
    const place = allPosts.findIndex(({ id }) => id === post.id);
    const neighbours = [allPosts[place - 1], allPosts[place + 1]].flatMap((each) => each ?? []);
    expect(linksIn($, '.neighbours')).toEqual(neighbours.map(articleAddress));
    expect(linksIn($, '.breadcrumb')).toEqual(['/Blog', `/Blog?topic=${post.topic}`]);
    const [service = '', contact] = linksIn($, '.band-call');
    expect(contact).toBe(`/Contact?about=${service.slice(1)}`);
  });

  test('can be passed on by mail and by its address', () => {
    const [mail = '', link] = linksIn($, '.article-share');
    expect(decodeURIComponent(mail)).toBe(`mailto:?subject=${post.title}&body=${origin}${address}`);
    expect(link).toBe(origin + address);
  });
});

test('every way to write an address of an article leads to the same bytes', async () => {
  const [post] = allPosts;
  await exchange(app, { path: '/Blog' });
  const plain = await exchange(app, { path: `/Blog?post=${post?.id}` });
  for (const query of [
    `utm_source=mail&post=${post?.id}`,
    `post=${post?.id}&topic=travel`,
    `topic=unknown&post=${post?.id}`,
    `p%6Fst=${post?.id}`,
    `post=${post?.id}&post=none`,
  ]) {
    const asked = await exchange(app, { path: `/Blog?${query}` });
    expect([query, asked.status, asked.headers.etag]).toEqual([query, 200, plain.headers.etag]);
  }
});

test('all prepared articles are answered without being made again', async () => {
  const prepared = createTestApp({ origin });
  await prepared.warm();
  for (const post of allPosts) {
    const { status, headers } = await exchange(prepared, { path: articleAddress(post) });
    expect([status, typeof headers.etag]).toEqual([200, 'string']);
  }
});
