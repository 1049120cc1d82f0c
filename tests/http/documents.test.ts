import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { articles } from '#content/blog/articles.ts';
import { allPosts } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { posts } from '#content/blog/posts.ts';
import { pages } from '#content/pages.ts';
import { passagesOf } from '#views/pages/blog/article/articleText.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const siteUrl = 'https://www.company.example';
const now = Date.UTC(2026, 10, 20);
const environment = {
  SITE_URL: siteUrl,
  COMPANY_NAME: 'Asha & Sons',
  CONTACT_EMAIL: 'help@company.example',
};
const app = createTestApp({ environment, origin: siteUrl, now: () => now });

const get = (path: string) => exchange(app, { path });

async function readXml(path: string) {
  const { text } = await get(path);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/i);
  return load(text, { xml: true });
}

test.each([
  ['/robots.txt', /^text\/plain; charset=utf-8$/],
  ['/sitemap.xml', /^application\/xml/],
  ['/feed.xml', /^application\/atom\+xml/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
])('%s is served in its type to GET and HEAD', async (path, type) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await exchange(app, { method, path });
    expect([method, status, body.length > 0]).toEqual([method, 200, method === 'GET']);
    expect(headers['content-type']).toMatch(type);
  }
});

test('robots.txt lets everything be read but the form endpoints, and names the sitemap', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /forms/']);
  expect(text).toMatch(/^Sitemap: https:\/\/www\.company\.example\/sitemap\.xml$/m);
});

test('the sitemap lists every page, article and job once, with the day of its last change', async () => {
  const $ = await readXml('/sitemap.xml');
  const listed = $('urlset > url')
    .toArray()
    .map((url) => [$(url).find('loc').text(), $(url).find('lastmod').text()]);
  expect(listed).toEqual(
    pages.flatMap(({ path, lastChanged }) => [
      [siteUrl + path, lastChanged],
      ...(path === '/Blog'
        ? posts.map(({ id }) => [`${siteUrl}/Blog?post=${id}`, journal.updated])
        : []),
      ...(path === '/Career' ? [[`${siteUrl}/Career?job=sr-software-developer`, lastChanged]] : []),
    ]),
  );
});

test('the feed has an entry for each of the thirty posts', async () => {
  const $ = await readXml('/feed.xml');
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  for (const part of ['feed > id', 'feed > title', 'feed > updated'])
    expect($(part)).toHaveLength(1);
  const entries = $('entry').toArray();
  expect(entries.map((entry) => $(entry).find('title').text())).toEqual(
    posts.map(({ title }) => title),
  );
  const ids = entries.map((entry) => $(entry).find('id').text());
  expect(ids).toEqual(posts.map(({ id }) => `${siteUrl}/Blog?post=${id}`));
  for (const entry of entries) {
    expect(Date.parse($(entry).find('updated').text())).not.toBeNaN();
    expect($(entry).find('link').attr('href')).toBe($(entry).find('id').text());
  }
});

test('the feed has the full text of every article, with complete links', async () => {
  const $ = await readXml('/feed.xml');
  for (const [index, post] of allPosts.entries()) {
    const entry = $('entry').eq(index);
    expect(entry.find('summary').text()).toBe(articles[post.id].summary);
    const text = load(entry.find('content').text());
    const words = text.text().replace(/\s+/g, ' ');
    for (const passage of passagesOf(articles[post.id]))
      expect(words).toContain(passage.replace(/\s+/g, ' '));
    for (const link of text('a').toArray()) expect(link.attribs.href).toMatch(/^(https?|mailto):/);
  }
});

test('the web manifest names the company, and every icon of it exists', async () => {
  const { text } = await get('/manifest.webmanifest');
  const manifest: { name: string; start_url: string; icons: { src: string; type: string }[] } =
    JSON.parse(text);
  expect(manifest).toMatchObject({ name: 'Asha & Sons', start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const { status, headers } = await get(src);
    expect([src, status, headers['content-type']]).toEqual([src, 200, type]);
  }
});

describe('security.txt', () => {
  test('names a contact and its own address, and expires within a year', async () => {
    const { text } = await get('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:help@company\.example$/m);
    expect(text).toMatch(
      /^Canonical: https:\/\/www\.company\.example\/\.well-known\/security\.txt$/m,
    );
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - now) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThanOrEqual(366);
  });
});
