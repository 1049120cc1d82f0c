import { expect, test } from 'vitest';
import { releaseMemory } from '#server/forms/releaseMemory.ts';

test('a chunk that has its memory to itself gives it back', () => {
  const chunk = Buffer.from(new ArrayBuffer(65_536));
  releaseMemory(chunk);
  expect([chunk.length, chunk.buffer.byteLength]).toEqual([0, 0]);
});

test.each([
  ['shares it with what came before', (whole: Buffer) => whole.subarray(1)],
  ['shares it with what comes after', (whole: Buffer) => whole.subarray(0, -1)],
])('a chunk that %s is left alone', (_, part) => {
  const whole = Buffer.from(new ArrayBuffer(64)).fill('a');
  releaseMemory(part(whole));
  expect(whole.toString()).toBe('a'.repeat(64));
});

test('a small chunk in the pool of Node.js is left alone', () => {
  const chunk = Buffer.from('a');
  releaseMemory(chunk);
  expect(chunk.toString()).toBe('a');
});
