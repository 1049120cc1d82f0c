import { describe, expect, test } from 'vitest';
import { detectResumeType } from '#server/forms/detectResumeType.ts';
import { otherFiles, resumes } from '../support/documents.ts';

/** What a file is taken for when it arrives in pieces of one size. */
function typeOf(file: Buffer, chunkSize = file.length): string | undefined {
  const detector = detectResumeType();
  for (let at = 0; at < file.length; at += chunkSize) {
    detector.write(file.subarray(at, at + chunkSize));
  }
  return detector.type();
}

const chunkSizes = Array.from({ length: 64 }, (_, index) => index + 1);
const typesByChunk = (file: Buffer) => [...new Set(chunkSizes.map((size) => typeOf(file, size)))];

describe('a resume is known by its content', () => {
  test.each(Object.entries(resumes))('%s, whole and in chunks of 1 to 64 bytes', (name, file) => {
    const expected = name.split(' ')[0];
    expect(typeOf(file)).toBe(expected);
    expect(typesByChunk(file)).toEqual([expected]);
  });
});

describe('any other file is refused', () => {
  test.each(Object.entries(otherFiles))('%s, whole and in chunks of 1 to 64 bytes', (_, file) => {
    expect(typeOf(file)).toBeUndefined();
    expect(typesByChunk(file)).toEqual([undefined]);
  });

  test('an empty file', () => expect(detectResumeType().type()).toBeUndefined());
});

test('a mark that is split between two chunks at any place is found', () => {
  const file = resumes['pdf with its mark at byte 1019'];
  const types = Array.from({ length: file.length }, (_, at) => {
    const detector = detectResumeType();
    detector.write(file.subarray(0, at));
    detector.write(file.subarray(at));
    return detector.type();
  });
  expect(new Set(types)).toEqual(new Set(['pdf']));
});
