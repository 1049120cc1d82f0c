/** What search engines are told about each address that they list. */
import { describe, expect, test } from 'vitest';
import { posts } from '#content/blog/posts.ts';
import { placeholderCompany } from '#content/company.ts';
import { listings } from '#content/listings.ts';
import { pages } from '#content/pages.ts';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

test('thirty pages, thirty articles and the second job are listed', () => {
  const addresses = listings.map(({ address }) => address);
  expect([...addresses].sort()).toEqual(
    [
      ...pages.map(({ path }) => path),
      ...posts.map(({ id }) => `/Blog?post=${id}`),
      '/Career?job=sr-software-developer',
    ].sort(),
  );
  expect(isUnique(addresses)).toBe(true);
});

test.each(['title', 'description'] as const)('every %s is unique', (fact) => {
  expect(isUnique(listings.map((listing) => listing[fact]))).toBe(true);
});

describe.each(listings)('$address', ({ type, title, description, lastChanged }) => {
  test('has a title of at most 60 characters, the company included', () => {
    expect(`${title} | ${placeholderCompany.name}`.length).toBeLessThanOrEqual(60);
  });

  test('has a description of 70 to 160 characters, an article 120 to 155', () => {
    const [least, most] = type === 'article' ? [120, 155] : [70, 160];
    expect(description.length).toBeGreaterThanOrEqual(least);
    expect(description.length).toBeLessThanOrEqual(most);
  });

  test('names the day of its last change', () => {
    expect(new Date(`${lastChanged}T00:00:00Z`).toISOString().slice(0, 10)).toBe(lastChanged);
  });
});
