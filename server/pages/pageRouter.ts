import { Router } from 'express';
import { readSearch } from '#content/blog/search.ts';
import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { allow } from '../errors/allow.ts';
import type { PageCache } from './pageCache.ts';
import { queryOf } from './query.ts';
import { sendRepresentation } from './representation.ts';
import { sendHtml } from './sendHtml.ts';

/**
 * A route for each page of the table. What a search finds is made anew each time and kept nowhere.
 * @param render makes the HTML of a page
 * @param searchHeaders of a page with what a search found
 */
export function pageRouter(
  cache: PageCache,
  render: (props: PageProps) => string,
  searchHeaders: Map<string, string>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const page of pages) {
    router
      .route(page.path)
      .get(async (request, response) => {
        const query = queryOf(request);
        const search = readSearch(page.path, query);
        if (search === undefined) {
          sendRepresentation(request, response, await cache.get(page, query));
          return;
        }
        response.setHeaders(searchHeaders);
        sendHtml(
          request,
          response,
          render({ page, state: readPageState(page.path, query), search }),
        );
      })
      .all(allow('GET', 'HEAD'));
  }
  return router;
}
