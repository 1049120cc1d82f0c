import { Router } from 'express';
import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { allowMethods } from '../errors/allowMethods.ts';
import { parametersOf } from '../requestTarget.ts';
import { readSearchQuery } from '../search/readSearchQuery.ts';
import { searchBlog } from '../search/searchBlog.ts';
import type { PageCache } from './pageCache.ts';
import { sendRepresentation } from './representation.ts';
import { sendHtml } from './sendHtml.ts';

/**
 * A route for each page of the table. The results of a search are rendered each time and kept nowhere.
 * @param render makes the HTML of a page
 * @param searchHeaders of a page with search results
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
        const query = parametersOf(request.originalUrl);
        const asked = readSearchQuery(page.path, query);
        if (asked === undefined) {
          sendRepresentation(request, response, await cache.get(page, query));
          return;
        }
        response.setHeaders(searchHeaders);
        sendHtml(
          request,
          response,
          render({ page, state: readPageState(page.path, query), search: searchBlog(asked) }),
        );
      })
      .all(allowMethods('GET', 'HEAD'));
  }
  return router;
}
