/** The form of the articles: what their pages, their search results and their contents lists rest on. */
import { describe, expect, test } from 'vitest';
import { articles } from '#content/blog/articles.ts';
import { allPosts } from '#content/blog/findPost.ts';
import { relatedPosts } from '#content/blog/relatedPosts.ts';
import { pages } from '#content/pages.ts';
import { wordCount } from '#views/pages/blog/article/articleText.ts';
import { readingMinutes } from '#views/pages/blog/article/readingMinutes.ts';
import { renderMarkdown } from '#views/renderMarkdown.ts';

const paths: readonly string[] = pages.map(({ path }) => path);

describe.each(allPosts)('$id', (post) => {
  const { body } = articles[post.id];
  const texts = body.filter((block) => typeof block === 'string');
  const headings = texts.flatMap((text) => renderMarkdown(text).headings);

  test('begins with a paragraph', () => {
    expect(renderMarkdown(texts[0] ?? '').html).toMatch(/^<p>/);
    expect(body[0]).toBe(texts[0]);
  });

  test('answers in two to four sentences before it explains', () => {
    const sentences = (texts[0] ?? '').split('\n')[0]?.split(/[.?!]”?(?:\s|$)/) ?? [];
    const count = sentences.filter((sentence) => sentence.trim() !== '').length;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(4);
  });

  test('is no longer than a thousand words, and no shorter than six hundred', () => {
    expect(wordCount(articles[post.id])).toBeGreaterThanOrEqual(600);
    expect(wordCount(articles[post.id])).toBeLessThanOrEqual(1000);
  });

  test('has headings of its own, none above the second level and none left out', () => {
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    headings.forEach(({ depth }, index) => {
      expect(depth).toBeGreaterThanOrEqual(2);
      expect(depth).toBeLessThanOrEqual((headings[index - 1]?.depth ?? 1) + 1);
    });
  });

  test('has figures with captions of their own', () => {
    const captions = body.flatMap((block) => (typeof block === 'string' ? [] : [block.heading]));
    expect(new Set(captions).size).toBe(captions.length);
  });

  test('links to pages that exist', () => {
    const links = JSON.stringify(body).matchAll(/\]\((\/[^)#?]*)/g);
    for (const [, path] of links) expect(paths).toContain(path);
  });

  test('leads to three others, on its own subject first', () => {
    const related = relatedPosts(post);
    expect(related).toHaveLength(3);
    expect(new Set([post, ...related]).size).toBe(4);
    const sameTopic = allPosts.filter(({ topic }) => topic === post.topic).length - 1;
    expect(related.filter(({ topic }) => topic === post.topic)).toHaveLength(sameTopic);
    expect(related[0]?.topic).toBe(post.topic);
  });
});

test('words are counted in text and figures, and read at 200 a minute', () => {
  const article = {
    summary: '',
    body: [
      '## Two words\n\nA [link with five words](/Blog) & *more*.\n\n- one\n- two',
      { kind: 'checklist', heading: 'Have ready', items: ['a PAN'] },
    ],
  } as const;
  expect(wordCount(article)).toBe(2 + 7 + 2 + 2 + 2);
  expect(readingMinutes(article)).toBe(1);
  const long = { summary: '', body: ['word '.repeat(890)] };
  expect(readingMinutes(long)).toBe(4);
});
