import { expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { halve, splitDescription } from '#views/pages/blog/splitDescription.ts';

test('a text is halved after the sentence that ends nearest to its middle', () => {
  expect(halve('One two three. Four five. Six.')).toEqual(['One two three.', 'Four five. Six.']);
  expect(halve('A. A long sentence to the very end.')).toEqual([
    'A.',
    'A long sentence to the very end.',
  ]);
});

test('every post has two halves, which say together what the arrow opens', () => {
  for (const { id, description } of posts) {
    const { rest } = splitDescription(description);
    const [first, second] = halve(rest);
    expect([id, `${first} ${second}`]).toEqual([id, rest]);
    expect([id, first.length > 0, second.length > 0]).toEqual([id, true, true]);
  }
});
