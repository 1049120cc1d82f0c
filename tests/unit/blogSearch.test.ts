/** The search in articles: what it finds, and the sentence that it shows. */
import { expect, test } from 'vitest';
import { articles } from '#content/blog/articles.ts';
import { createBlogSearch } from '#server/search/searchBlog.ts';

const id = 'how-a-shop-is-found-on-a-map';
const more = 'and more '.repeat(20);
const search = createBlogSearch({
  ...articles,
  [id]: {
    summary: '',
    body: [
      '## About zymurgy\n\nBefore it. Brewers call it *zymurgy*, and nobody else does. After it.',
      `It says much ${more}then a quincunx ${more}at last.`,
      { kind: 'checklist', heading: 'Have ready', items: ['A [theodolite](/About) of brass.'] },
    ],
  },
});

test.each([
  ['zymurgy', 'Brewers call it zymurgy, and nobody else does.'],
  ['ZYMURG nobody', 'Brewers call it zymurgy, and nobody else does.'],
  ['theodolites', 'A theodolite of brass.'],
])('%s, which only an article has, is found in its sentence', (query, passage) => {
  const { posts } = search(query);
  expect(posts.map(({ post }) => post.id)).toEqual([id]);
  expect(posts[0]?.passage).toBe(passage);
});

test('a match in the middle of a long sentence is shown in its context', () => {
  const [found] = search('quincunx').posts;
  expect(found?.passage).toMatch(/^….*then a quincunx and.*…$/);
  expect(found?.passage.length).toBeLessThanOrEqual(160);
  expect(found?.words).toEqual(new Set(['quincunx']));
});

test('a title counts more than an article', () => {
  const [first] = createBlogSearch({
    ...articles,
    [id]: { summary: '', body: ['A FASTag and a toll plaza. '.repeat(20)] },
  })('fastag toll').posts;
  expect(first?.post.id).toBe('fastag-refused-after-top-up');
});
