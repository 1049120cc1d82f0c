/** Pages in another state than their default are kept in a store that is bounded in bytes. */
import { describe, expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { type Path, pages } from '#content/pages.ts';
import { readPageState, urlState, writePageState } from '#content/urlState.ts';
import { best, quick } from '#server/pages/compression.ts';
import { type Representation, represent } from '#server/pages/representation.ts';
import { createVariantStore } from '#server/pages/variantStore.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const listed = new Set(listings.map(({ address }) => address));

/** Every address of a page that shows something else. */
function statesOf(path: Path): readonly string[] {
  const queries = Object.entries(urlState[path] ?? {}).reduce<readonly string[]>(
    (begun, [name, values]) =>
      begun.flatMap((query) => values.map((value) => `${query}&${name}=${value}`)),
    [''],
  );
  const states = queries.map((query) => readPageState(path, new URLSearchParams(query)));
  return [...new Set(states.map((state) => path + writePageState(path, state)))];
}

describe('the store of states', () => {
  const size = ({ br, gzip, identity }: Representation) =>
    br.body.length + gzip.body.length + identity.body.length;

  test('is bounded in bytes, and drops the least recently requested entries first', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map((each) => represent(`${each}`.repeat(1000), new Map(), quick)),
    );
    const [one, two, three, four] = made;
    if (!one || !two || !three || !four) throw new Error('Nothing was made.');
    const store = createVariantStore(size(one) + size(two) + size(three));
    const kept = () => ['one', 'two', 'three', 'four'].filter((key) => store.has(key));
    store.set('one', one);
    store.set('two', two);
    store.set('three', three);
    expect(kept()).toEqual(['one', 'two', 'three']);
    expect(store.get('one')).toBe(one);
    store.set('four', four);
    expect(kept()).toEqual(['one', 'three', 'four']);
    store.set('one', three);
    expect(store.get('one')).toBe(three);
    expect(kept()).toEqual(['one', 'three', 'four']);
  });

  test('does not keep an entry larger than itself', async () => {
    const large = await represent('x'.repeat(1000), new Map(), quick);
    const store = createVariantStore(size(large) - 1);
    store.set('large', large);
    expect(store.get('large')).toBeUndefined();
  });

  test('has room for every state of every page', async () => {
    const app = createTestApp({ compression: best });
    const bytes = { known: 0, states: 0 };
    for (const { path } of pages) {
      const all = await Promise.all(
        ['br', 'gzip', 'identity'].map((encoding) =>
          exchange(app, { path, headers: { 'Accept-Encoding': encoding } }),
        ),
      );
      const weight = all.reduce((sum, { body }) => sum + body.length, 0);
      const states = statesOf(path).filter((address) => !listed.has(address)).length;
      bytes.known += weight * states;
      bytes.states += states;
    }
    expect(bytes.states).toBeGreaterThan(80);
    expect(bytes.known).toBeLessThan(12 * 1024 * 1024);
  });
});

/* Its pages have not been asked for, so that the first answer is made and the second one kept. */
const app = createTestApp();

describe.each(pages)('$path', ({ path }) => {
  const ask = (method: string, headers: Record<string, string> = {}) =>
    exchange(app, { method, path, headers: { 'Accept-Encoding': 'br', ...headers } });
  const withoutDate = ({ headers: { date, ...rest } }: Awaited<ReturnType<typeof ask>>) => rest;

  test.each(['first', 'second'])(
    'HEAD has the headers of GET and no body, the %s time',
    async () => {
      const [get, head] = [await ask('GET'), await ask('HEAD')];
      expect(head.body.length).toBe(0);
      expect(withoutDate(head)).toEqual(withoutDate(get));
    },
  );
});
