import { expect, test } from 'vitest';
import { tied } from '#views/tied.ts';

test.each([
  ['Papers for a merchant account', 'Papers for a\u00a0merchant account'],
  ['The way of the money', 'The\u00a0way of the\u00a0money'],
  ['Data of India', 'Data of India'],
  ['Vitamin a', 'Vitamin a'],
])('%s keeps its articles with their nouns', (heading, expected) => {
  expect(tied(heading)).toBe(expected);
});
