import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readPageState, urlState, writePageState } from '#content/urlState.ts';

const read = (path: (typeof pages)[number]['path'], query: string) =>
  readPageState(path, new URLSearchParams(query));

test('every parameter is there, with its number of values', () => {
  const counts = Object.entries(urlState).map(([path, parameters]) => [
    path,
    Object.fromEntries(Object.entries(parameters).map(([name, values]) => [name, values.length])),
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    '/': { enquiry: 2, mission: 7, faq: 6 },
    '/Contact': { about: 21 },
    '/Blog': { post: 31, topic: 13 },
    '/PayoutApi': { usecase: 5 },
    '/Career': { job: 2, apply: 2 },
  });
  expect(urlState['/']?.enquiry).toEqual(['open', 'closed']);
  expect(urlState['/Career']?.apply?.[0]).not.toBe('open');
});

const values = pages.flatMap(({ path }) =>
  Object.entries(urlState[path] ?? {}).flatMap(([name, all]) =>
    all.map((value, index) => ({ path, name, value, isDefault: index === 0 })),
  ),
);

describe.each(values)('$path with $name=$value', ({ path, name, value, isDefault }) => {
  test('is read, beside the defaults of the others', () => {
    expect(read(path, `${name}=${value}`)).toEqual({ ...read(path, ''), [name]: value });
  });

  test('is written back as it was read, and left out where it is the default', () => {
    const query = writePageState(path, read(path, `${name}=${value}`));
    expect(query).toBe(isDefault ? '' : `?${name}=${value}`);
    expect(isDefault || /^[A-Za-z0-9-]+$/.test(value)).toBe(true);
  });
});

describe('an unknown value shows the default', () => {
  test.each([
    '',
    'utm_source=mail',
    'mission=',
    'mission=unknown',
    'mission=Quality',
    'mission=constructor',
    'mission[]=support',
    'faq=%00',
    '__proto__=x',
    'enquiry=OPEN',
    `faq=${'x'.repeat(10_000)}`,
  ])('?%.40s', (query) => expect(read('/', query)).toEqual(read('/', '')));

  test('a page without parameters has no state', () => {
    expect(read('/About', 'faq=access&job=x')).toEqual({});
  });
});

test('of a repeated parameter the first counts, as URLSearchParams reads it', () => {
  expect(read('/', 'faq=access&faq=industries').faq).toBe('access');
});
