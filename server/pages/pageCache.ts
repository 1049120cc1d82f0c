/** The pages as bytes: each listed address for good, their other states in a bounded store. */
import { setImmediate } from 'node:timers/promises';
import { type Listing, listings } from '#content/listings.ts';
import { type Path, pages } from '#content/pages.ts';
import { type PageState, readPageState, writePageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { maxPreparedAtOnce } from '../limits.ts';
import type { Compression } from './compression.ts';
import { type HeaderMap, type Representation, represent } from './representation.ts';
import { createVariantStore } from './variantStore.ts';

type Page = PageProps['page'];

export interface PageCache {
  /** The rendering of a listed address, path and query, if it has been made. */
  listed(address: string): Representation | undefined;
  /** The rendering of a page in the state that a query asks for, if it has been made; unknown queries share the page's own. */
  held(path: Path, query: URLSearchParams): Representation | undefined;
  /** The same, made if need be. */
  get(page: Page, query: URLSearchParams): Promise<Representation>;
  /** Makes all listed renderings; requests come between two of them. Rejects with the first fault, after trying all. */
  warm(): Promise<void>;
}

interface PageCacheOptions {
  /** Makes the HTML of a page in a state. */
  readonly render: (page: Page, state: PageState) => string;
  readonly headers: HeaderMap;
  readonly compression: Compression;
  /** Changes when every page must be rendered again: the year of the copyright line. */
  readonly edition: () => number;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, headers, compression, edition } = options;
  const listed = new Map<string, Representation>();
  const variants = createVariantStore();
  /* Requests for a page that is being made wait for it instead of making it again. */
  const inProgress = new Map<string, Promise<Representation>>();
  let current = edition();

  const startOver = () => {
    if (edition() === current) return;
    current = edition();
    listed.clear();
    variants.clear();
    inProgress.clear();
    /* A page that cannot be made fails again, and is logged, when somebody asks for it. */
    cache.warm().catch(() => {});
  };

  const make = (key: string, page: Page, state: PageState): Promise<Representation> => {
    const started = current;
    const store = addresses.has(key) ? listed : variants;
    const making = represent(render(page, state), headers, compression)
      .then((made) => {
        if (started === current) store.set(key, made);
        return made;
      })
      .finally(() => started === current && inProgress.delete(key));
    inProgress.set(key, making);
    return making;
  };

  const cache: PageCache = {
    listed(address) {
      startOver();
      return listed.get(address);
    },
    held(path, query) {
      startOver();
      const key = path + writePageState(path, readPageState(path, query));
      return listed.get(key) ?? variants.get(key);
    },
    async get(page, query) {
      const state = readPageState(page.path, query);
      const key = page.path + writePageState(page.path, state);
      return cache.held(page.path, query) ?? inProgress.get(key) ?? make(key, page, state);
    },
    async warm() {
      const started = current;
      const all: Promise<unknown>[] = [];
      const underWay = new Set<Promise<unknown>>();
      for (const listing of listings) {
        const making = cache.get(pageOf(listing), queryOf(listing));
        const end = () => underWay.delete(making);
        all.push(making);
        underWay.add(making);
        making.then(end, end);
        /* Requests that came while this one was rendered go first. */
        await setImmediate();
        /* The first one, home, is compressed with nothing beside it: it is what a started server is asked for first. */
        const most = all.length === 1 ? 1 : maxPreparedAtOnce;
        if (underWay.size === most) await Promise.race(underWay).catch(() => {});
      }
      await Promise.all(all);
      if (started !== current) await cache.warm();
    },
  };
  return cache;
}

const addresses = new Set(listings.map(({ address }) => address));

const pageByPath = new Map(pages.map((page) => [page.path, page]));

function pageOf({ path }: Listing): Page {
  const page = pageByPath.get(path);
  if (page === undefined) throw new Error(`${path} is listed and is no page.`);
  return page;
}

const queryOf = ({ path, address }: Listing): URLSearchParams =>
  new URLSearchParams(address.slice(path.length));
