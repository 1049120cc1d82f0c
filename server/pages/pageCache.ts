/** The pages as bytes: the default rendering of each for ever, other states of theirs in a bounded store. */
import { setImmediate } from 'node:timers/promises';
import { type Path, pages } from '#content/pages.ts';
import { type PageState, readPageState, writePageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { type RawHeaders, type Representation, represent } from './representation.ts';
import { createVariantStore } from './variantStore.ts';

type Page = PageProps['page'];

export interface PageCache {
  /** The default rendering of a path, if it has been made. */
  default(path: string): Representation | undefined;
  /** The rendering of a page in the state that a query asks for, if it has been made; unknown queries share the default's. */
  held(path: Path, query: URLSearchParams): Representation | undefined;
  /** The same, made if need be. */
  get(page: Page, query: URLSearchParams): Promise<Representation>;
  /** Makes all default renderings, a page at a time, so that requests come between. */
  warm(): Promise<void>;
}

interface PageCacheOptions {
  /** Makes the HTML of a page in a state. */
  readonly render: (page: Page, state: PageState) => string;
  readonly headers: RawHeaders;
  /** Changes when everything must be drawn anew: the year of the copyright line. */
  readonly edition: () => number;
}

export function createPageCache({ render, headers, edition }: PageCacheOptions): PageCache {
  const defaults = new Map<string, Representation>();
  const variants = createVariantStore();
  /* Whoever asks for what is being made waits for it too. */
  const inProgress = new Map<string, Promise<Representation>>();
  let current = edition();

  const startOver = () => {
    if (edition() === current) return;
    current = edition();
    defaults.clear();
    variants.clear();
    inProgress.clear();
    /* A page that cannot be made fails again, and is logged, when it is asked for. */
    cache.warm().catch(() => {});
  };

  const make = (key: string, page: Page, state: PageState): Promise<Representation> => {
    const started = current;
    const store = key === page.path ? defaults : variants;
    const making = represent(render(page, state), headers)
      .then((made) => {
        if (started === current) store.set(key, made);
        return made;
      })
      .finally(() => started === current && inProgress.delete(key));
    inProgress.set(key, making);
    return making;
  };

  const cache: PageCache = {
    default(path) {
      startOver();
      return defaults.get(path);
    },
    held(path, query) {
      startOver();
      const key = path + writePageState(path, readPageState(path, query));
      return defaults.get(key) ?? variants.get(key);
    },
    async get(page, query) {
      const state = readPageState(page.path, query);
      const key = page.path + writePageState(page.path, state);
      return cache.held(page.path, query) ?? inProgress.get(key) ?? make(key, page, state);
    },
    async warm() {
      const started = current;
      for (const page of pages) {
        await cache.get(page, new URLSearchParams());
        /* Whoever waits for this page gets it before the next one is rendered. */
        await setImmediate();
        if (started !== current) return;
      }
    },
  };
  return cache;
}
