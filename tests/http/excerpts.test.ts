/** What a card of the blog shows of its post before it is opened. */
import { expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

test('a card begins with whole sentences of its post, and the arrow has the rest', async () => {
  const $ = await readPage(app, '/Blog');
  for (const { id, description } of posts) {
    const beginning = $(`#${id} .post-beginning`).text();
    const rest = $(`#${id} details p`).text();
    expect([id, `${beginning} ${rest}`]).toEqual([id, description]);
    expect(beginning).toMatch(/[.?!]”?$/);
    expect([id, beginning.length <= 132, beginning.length > 40]).toEqual([id, true, true]);
    expect(rest.length).toBeGreaterThan(80);
  }
});
