/** The log that an article shows can be recomputed by its readers. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { needBlockchain } from '#content/blog/articles/needBlockchain.ts';

const fingerprint = (line: string): string =>
  createHash('sha256').update(line).digest('hex').slice(0, 8);

const log = needBlockchain.body.flatMap((block) =>
  typeof block !== 'string' && block.kind === 'table' && block.columns.includes('Fingerprint')
    ? block.rows
    : [],
);

test('each line of the log has its fingerprint and ends in that of the line before', () => {
  expect(log).toHaveLength(3);
  let before = '00000000';
  for (const [line = '', shown] of log) {
    expect(line.endsWith(`, ${before}`)).toBe(true);
    expect(shown).toBe(fingerprint(line));
    before = fingerprint(line);
  }
});

test('the altered line has another fingerprint, which the text names', () => {
  const text = needBlockchain.body.filter((block) => typeof block === 'string').join('\n');
  const [, line = '', shown] =
    /now reads “([^”]+)”, and its fingerprint becomes (\w+)/.exec(text) ?? [];
  expect(shown).toBe(fingerprint(line));
  expect(log.map(([, each]) => each)).not.toContain(shown);
});
