import { Router } from 'express';
import { pages } from '#content/pages.ts';
import { readPageState } from '#content/urlState.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { allowMethods } from '../errors/allowMethods.ts';
import { parametersOf } from '../requestTarget.ts';
import type { liveAnswers } from './liveAnswers.ts';
import type { PageCache } from './pageCache.ts';
import { sendRepresentation } from './representation.ts';
import { sendHtml } from './sendHtml.ts';

/**
 * A route for each page of the table. What is made for a single request is rendered each time and never kept.
 * @param render makes the HTML of a page
 * @param answers gives what a URL asks for beyond the states of its page
 * @param liveHeaders of a page that was made for one request
 */
export function pageRouter(
  cache: PageCache,
  render: (props: PageProps) => string,
  answers: ReturnType<typeof liveAnswers>,
  liveHeaders: Map<string, string>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const page of pages) {
    router
      .route(page.path)
      .get(async (request, response) => {
        const query = parametersOf(request.originalUrl);
        const live = await answers(page.path, query);
        if (live === undefined) {
          sendRepresentation(request, response, await cache.get(page, query));
          return;
        }
        response.setHeaders(liveHeaders);
        const state = readPageState(page.path, query);
        sendHtml(request, response, render({ page, state, ...live }));
      })
      .all(allowMethods('GET', 'HEAD'));
  }
  return router;
}
