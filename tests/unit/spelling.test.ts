import { describe, expect, test } from 'vitest';
import { editDistance, likeness } from '#content/search/spelling.ts';

test.each([
  ['', '', 0],
  ['', 'pan', 3],
  ['pan', '', 3],
  ['pan', 'pan', 0],
  ['paan', 'pan', 1],
  ['pn', 'pan', 1],
  ['pen', 'pan', 1],
  ['apn', 'pan', 1],
  ['carrer', 'career', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('from %j to %j it takes %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

describe('likeness', () => {
  test('is whole for the same word, and nearly so for its beginning', () => {
    expect(likeness('recharge', 'recharge')).toBe(1);
    expect(likeness('rech', 'recharge')).toBeGreaterThan(0.9);
    expect(likeness('re', 'recharge')).toBe(0);
  });

  test('falls with each letter, down to nothing', () => {
    const falling = ['blockchain', 'blokchain', 'blokchan', 'blkchn', 'bln'];
    const likenesses = falling.map((written) => likeness(written, 'blockchain'));
    expect(likenesses).toEqual([...likenesses].sort((one, other) => other - one));
    expect(likenesses.at(-1)).toBe(0);
  });
});
