import { expect, test } from 'vitest';
import { articles } from '#content/blog/articles.ts';
import { allPosts, articleAddress } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { topics } from '#content/blog/topics.ts';
import { wordCount } from '#views/pages/blog/article/articleText.ts';
import { readPage } from '../support/readPage.ts';
import { spaced } from '../support/spaced.ts';
import { app, objectsIn, ofType, origin, thingsOn } from '../support/structuredData.ts';

test('the blog lists its thirty articles, each at its address', async () => {
  const [blog] = ofType(await thingsOn('/Blog'), 'Blog');
  const listed = objectsIn(blog ?? {}).filter((object) => object['@type'] === 'BlogPosting');
  expect(listed).toHaveLength(30);
  for (const { url, headline } of listed) {
    const { pathname, search } = new URL(String(url));
    expect(spaced((await readPage(app, pathname + search))('h1').text())).toBe(headline);
  }
});

test.each(allPosts)(
  'the article $id says its length, its subject and what it rests on',
  async (post) => {
    const { rules = [], sources = [], summary } = articles[post.id];
    const address = articleAddress(post);
    const things = await thingsOn(address);
    const [posting] = ofType(things, 'BlogPosting');
    expect(posting).toMatchObject({
      headline: post.title,
      description: summary,
      url: origin + address,
      mainEntityOfPage: origin + address,
      articleSection: topics[post.topic].label,
      wordCount: wordCount(articles[post.id]),
      datePublished: journal.updated,
    });
    const cited = new Set([
      ...rules.map(({ source }) => source.title),
      ...sources.map(({ title }) => title),
    ]);
    const names = objectsIn(posting?.citation ?? []).filter(
      (each) => each['@type'] === 'CreativeWork',
    );
    expect(new Set(names.map(({ name }) => name))).toEqual(cited);
    const [crumbs] = ofType(things, 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, item: `${origin}/Blog` },
      { position: 3, name: post.shortTitle, item: origin + address },
    ]);
  },
);
