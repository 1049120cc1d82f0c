/** Results of the build are kept by the hash of what they are made from, so that none is older than its inputs. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cached, forgetUnused, shortHash } from '#scripts/build/cached.ts';
import { drawScene } from '#scripts/build/pictures/renderScenes.ts';

test('the same inputs are processed once, whether they are bytes or text', async () => {
  const input = randomUUID();
  const make = vi.fn(async () => `made of ${input}`);
  const results = [
    await cached(['test', input], make),
    await cached(['test', Buffer.from(input)], make),
  ];
  expect(results.map(String)).toEqual([`made of ${input}`, `made of ${input}`]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('other inputs are processed again, and so are the same bytes split differently', async () => {
  const input = randomUUID();
  const made = await Promise.all(
    [
      [input, 'ab', 'c'],
      [input, 'a', 'bc'],
      [input, 'abc'],
    ].map((inputs, index) => cached(inputs, async () => String(index))),
  );
  expect(made.map(String)).toEqual(['0', '1', '2']);
});

test('what no build has asked for since a time is deleted', async () => {
  const directory = `${mkdtempSync(join(tmpdir(), 'cache-'))}/`;
  for (const [name, seconds] of [
    ['old', 1000],
    ['used', 3000],
  ] as const) {
    writeFileSync(directory + name, name);
    utimesSync(directory + name, seconds, seconds);
  }
  await forgetUnused(2_000_000, directory);
  expect(readdirSync(directory)).toEqual(['used']);
  rmSync(directory, { recursive: true });
});

test('a failure is not cached', async () => {
  const input = randomUUID();
  const fail = () => Promise.reject(new Error('no result'));
  await expect(cached([input], fail)).rejects.toThrow('no result');
  expect(String(await cached([input], async () => 'a result'))).toBe('a result');
});

test('a picture whose scene has changed is drawn anew under its old name', async () => {
  const width = Math.random();
  const draw = (y: number) =>
    drawScene('same-name', {
      width: 10,
      height: 10,
      scene: () => createElement('svg', {}, createElement('rect', { width, y })),
    });
  const [before, after, again] = [await draw(1), await draw(2), await draw(1)];
  expect(String(before.svg)).toContain('y="1"');
  expect(String(after.svg)).toContain('y="2"');
  expect(shortHash(again.svg)).toBe(shortHash(before.svg));
});
