import { expect, test } from 'vitest';
import { truncate } from '#views/pages/blog/truncate.ts';

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
