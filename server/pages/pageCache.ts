/** The pages as bytes: the default rendering of each for ever, other states of theirs in a bounded store. */
import { readSearch } from '#content/blog/search.ts';
import { type Path, pages } from '#content/pages.ts';
import { type PageState, readPageState, writePageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pageProps.ts';
import {
  type RawHeaders,
  type Representation,
  represent,
  representBest,
} from './representation.ts';
import { createVariantStore } from './variantStore.ts';

type Page = PageProps['page'];

export interface PageCache {
  /** The rendering of a page in the state that a query asks for; unknown queries share the default's, and a search is never kept. */
  get(page: Page, query: URLSearchParams): Representation;
  /** The default rendering of a path, if it has been made. */
  default(path: string): Representation | undefined;
  /** Makes all default renderings at the highest level of compression, a page at a time, so that requests come between. */
  warm(): Promise<void>;
}

interface PageCacheOptions {
  /** Makes the HTML of a page in a state, or with what a search found on it. */
  readonly render: (page: Page, state: PageState, search?: string) => string;
  readonly headers: RawHeaders;
  /** Of what is made for one request only. */
  readonly passingHeaders: RawHeaders;
  /** Changes when everything must be drawn anew: the year of the copyright line. */
  readonly edition: () => number;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, headers, passingHeaders, edition } = options;
  const defaults = new Map<string, Representation>();
  const variants = createVariantStore();
  let current = edition();

  const startOver = () => {
    if (edition() === current) return;
    current = edition();
    defaults.clear();
    variants.clear();
    void cache.warm();
  };
  const defaultHtml = (page: Page) => render(page, readPageState(page.path, new URLSearchParams()));

  const cache: PageCache = {
    default(path) {
      startOver();
      return defaults.get(path);
    },
    get(page, query) {
      startOver();
      const state = readPageState(page.path, query);
      const search = readSearch(page.path, query);
      if (search !== undefined) return represent(render(page, state, search), passingHeaders);
      const variant = writePageState(page.path, state);
      const store = variant === '' ? defaults : variants;
      const key = page.path + variant;
      const known = store.get(key);
      if (known !== undefined) return known;
      const made = represent(render(page, state), headers);
      store.set(key, made);
      return made;
    },
    async warm() {
      const started = current;
      for (const page of pages) {
        const best = await representBest(defaultHtml(page), headers);
        if (started !== current) return;
        defaults.set(page.path satisfies Path, best);
      }
    },
  };
  return cache;
}
