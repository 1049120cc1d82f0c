import { expect, test } from 'vitest';
import { allPosts } from '#content/blog/findPost.ts';
import { truncate, wholeSentences } from '#views/pages/blog/truncate.ts';

test.each([
  ['Short enough.', 20, 'Short enough.'],
  ['Exactly twenty chars', 20, 'Exactly twenty chars'],
  ['One two three four', 10, 'One two…'],
  ['One two, three four', 9, 'One two…'],
  ['One two three', 8, 'One two…'],
  ['Unbreakable', 6, 'Unbre…'],
])('%j in %i characters is %j', (text, most, beginning) => {
  expect(truncate(text, most)).toBe(beginning);
  expect(beginning.length).toBeLessThanOrEqual(most);
});

test.each([
  ['Short enough.', 20, 'Short enough.'],
  ['One two. Three four.', 10, 'One two.'],
  ['One. Two. Three four.', 9, 'One. Two.'],
  ['One two three four. Five.', 10, 'One two…'],
])('the sentences of %j that fit into %i characters are %j', (text, most, beginning) => {
  expect(wholeSentences(text, most)).toBe(beginning);
});

test('the card of every post ends with a sentence', () => {
  const cut = allPosts.map(({ description }) => wholeSentences(description, 110));
  expect(cut.filter((beginning) => !beginning.endsWith('.'))).toEqual([]);
});
