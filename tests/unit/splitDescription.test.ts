import { expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { halve, splitDescription } from '#views/pages/blog/splitDescription.ts';

test('a text is divided at the end of the sentence nearest to its middle', () => {
  expect(halve('One two three. Four five. Six.')).toEqual(['One two three.', 'Four five. Six.']);
  expect(halve('A. A long sentence to the very end.')).toEqual([
    'A.',
    'A long sentence to the very end.',
  ]);
});

test('the two halves of every post together are what its arrow opens', () => {
  for (const { id, description } of posts) {
    const { rest } = splitDescription(description);
    const [first, second] = halve(rest);
    expect([id, `${first} ${second}`]).toEqual([id, rest]);
    expect([id, first.length > 0, second.length > 0]).toEqual([id, true, true]);
  }
});
