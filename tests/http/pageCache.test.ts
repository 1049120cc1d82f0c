/** What the pages in memory hold, and what they cost: seen from the cache itself, and through HTTP. */
import { describe, expect, test, vi } from 'vitest';
import { listings } from '#content/listings.ts';
import { type Path, pages } from '#content/pages.ts';
import { quick } from '#server/pages/compression.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const home = pageAt('/');

function pageAt(path: Path) {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** A cache whose pages are short, and what it has rendered. */
function observedCache() {
  const render = vi.fn(
    (page: { path: string }, state: object) => `${page.path} ${JSON.stringify(state)}`,
  );
  let edition = 1;
  const cache = createPageCache({
    render,
    headers: new Map([['Vary', 'Accept-Encoding']]),
    compression: quick,
    edition: () => edition,
  });
  const ask = (query = '') => cache.get(home, new URLSearchParams(query));
  const turn = () => {
    edition += 1;
  };
  return { cache, render, ask, turn };
}

describe('a query that names no state', () => {
  const unknown = [
    'utm_source=mail',
    'x=1&y=2',
    'mission=nothing',
    'Faq=access',
    'faq[]=access',
    'enquiry=open',
    '%66aq=nothing',
    ...Array.from({ length: 500 }, (_, index) => `q=${index}`),
  ];

  test('is the default page, which is rendered once', async () => {
    const { render, ask } = observedCache();
    const first = await ask();
    for (const query of unknown) expect(await ask(query)).toBe(first);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('has its bytes and its ETag', async () => {
    const app = createTestApp();
    const sent = { path: '/', headers: { 'Accept-Encoding': 'br' } };
    const { body, headers } = await exchange(app, sent);
    for (const query of unknown.slice(0, 10)) {
      const other = await exchange(app, { ...sent, path: `/?${query}` });
      expect([query, other.headers.etag]).toEqual([query, headers.etag]);
      expect(other.body.equals(body)).toBe(true);
    }
  });
});

describe('a state', () => {
  test('is rendered once, however its query is written', async () => {
    const { render, ask } = observedCache();
    const first = await ask('faq=access&enquiry=closed');
    for (const query of [
      'enquiry=closed&faq=access',
      'x=1&faq=access&enquiry=closed',
      'f%61q=access&enquiry=closed&enquiry=open',
    ])
      expect(await ask(query)).toBe(first);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is rendered once for all who ask for it at the same time', async () => {
    const { render, ask } = observedCache();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('faq=access')));
    expect(new Set(answers).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('that failed to render is tried again on the next request', async () => {
    const { render, ask } = observedCache();
    render.mockImplementationOnce(() => {
      throw new Error('not this time');
    });
    await expect(ask()).rejects.toThrow('not this time');
    expect((await ask()).identity.body.toString()).toMatch(/^\/ /);
  });
});

describe('preparing the pages', () => {
  test('leaves nothing to render for any listed address', async () => {
    const { cache, render } = observedCache();
    await cache.warm();
    expect(render).toHaveBeenCalledTimes(listings.length);
    for (const { path, address } of listings) {
      const query = new URLSearchParams(address.slice(path.length));
      expect(cache.listed(address)).toBe(await cache.get(pageAt(path), query));
    }
    expect(render).toHaveBeenCalledTimes(listings.length);
  });

  test('tries every page even if one fails, then reports that failure', async () => {
    const { cache, render } = observedCache();
    render.mockImplementationOnce(() => {
      throw new Error('not this time');
    });
    await expect(cache.warm()).rejects.toThrow('not this time');
    expect(render).toHaveBeenCalledTimes(listings.length);
    await cache.warm();
    expect(render).toHaveBeenCalledTimes(listings.length + 1);
  });

  test('ends with the pages of the new year when the year changes meanwhile', async () => {
    const { cache, render, turn } = observedCache();
    render.mockImplementationOnce((page, state) => {
      turn();
      return `${page.path} ${JSON.stringify(state)}`;
    });
    await cache.warm();
    for (const { address } of listings) expect(cache.listed(address)).toBeDefined();
  });

  test('changes no answer: two apps, one of them prepared, have the same ETags', async () => {
    const [one, other] = [createTestApp(), createTestApp()];
    await one.warm();
    for (const { path } of pages) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const sent = { path, headers: { 'Accept-Encoding': encoding } };
        const [prepared, fresh] = await Promise.all([exchange(one, sent), exchange(other, sent)]);
        expect([path, encoding, fresh.headers.etag]).toEqual([
          path,
          encoding,
          prepared.headers.etag,
        ]);
      }
    }
  });
});

describe('a new year', () => {
  test('renders everything again', async () => {
    const { cache, render, ask, turn } = observedCache();
    await ask();
    await ask('faq=access');
    turn();
    expect(cache.listed('/')).toBeUndefined();
    expect(cache.held('/', new URLSearchParams('faq=access'))).toBeUndefined();
    const before = render.mock.calls.length;
    await ask('faq=access');
    expect(render.mock.calls.length).toBeGreaterThan(before);
  });

  test('keeps nothing that was started in the old one', async () => {
    const { cache, ask, turn } = observedCache();
    const old = ask('faq=access');
    turn();
    const current = await ask('faq=access');
    expect(current).not.toBe(await old);
    expect(cache.held('/', new URLSearchParams('faq=access'))).toBe(current);
  });
});
