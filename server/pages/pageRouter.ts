import { Router } from 'express';
import { pages } from '#content/pages.ts';
import { allow } from '../errors/allow.ts';
import type { PageCache } from './pageCache.ts';
import { queryOf } from './query.ts';
import { sendRepresentation } from './representation.ts';

/** A route for each page of the table. */
export function pageRouter(cache: PageCache): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const page of pages) {
    router
      .route(page.path)
      .get(async (request, response) => {
        sendRepresentation(request, response, await cache.get(page, queryOf(request)));
      })
      .all(allow('GET', 'HEAD'));
  }
  return router;
}
