/** What a card of the blog shows of its post before it is opened. */
import { expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { readPage } from '../support/readPage.ts';

const app = createTestApp();

test('an excerpt is the beginning of its post, in whole sentences or marked as cut', async () => {
  const $ = await readPage(app, '/Blog');
  for (const { id, description } of posts) {
    const excerpt = $(`#${id} .post-excerpt`).text();
    const beginning = excerpt.replace(/ …$/, '');
    expect(excerpt).toMatch(/(?:[.?!]”?| …)$/);
    expect(beginning.length).toBeGreaterThan(40);
    expect(description.startsWith(beginning) && beginning !== description).toBe(true);
  }
});
