/** Renderings of pages by path and state, so that a page is drawn and compressed once. */
import { type PageState, readPageState, writePageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pageProps.ts';
import { type Representation, represent } from './representation.ts';

const type = 'text/html; charset=utf-8';

/* Home has 2 × 7 × 6 states; all pages' states together fit twice over. */
const mostVariants = 256;

type Page = PageProps['page'];

export interface PageCache {
  /** The rendering of a page in the state that a query asks for; unknown queries share the default's. */
  get(page: Page, query: URLSearchParams): Representation;
}

/**
 * @param render makes the HTML of a page in a state
 * @param edition changes when everything must be drawn anew: the year of the copyright line
 */
export function createPageCache(
  render: (page: Page, state: PageState) => string,
  edition: () => number,
): PageCache {
  const renderings = new Map<string, Representation>();
  let current = edition();

  return {
    get(page, query) {
      if (edition() !== current) {
        current = edition();
        renderings.clear();
      }
      const state = readPageState(page.path, query);
      const key = page.path + writePageState(page.path, state);
      const known = renderings.get(key);
      if (known !== undefined) return known;
      const made = represent(render(page, state), type);
      dropOldest(renderings);
      renderings.set(key, made);
      return made;
    },
  };
}

/* A Map keeps the order of insertion, so its first key is the oldest. */
function dropOldest(renderings: Map<string, Representation>): void {
  if (renderings.size < mostVariants) return;
  for (const oldest of renderings.keys()) {
    renderings.delete(oldest);
    return;
  }
}
