import { Router } from 'express';
import { allowMethods } from '../errors/allowMethods.ts';

/** Whether the process takes traffic; shutting down sets it to false. */
export interface Readiness {
  ready: boolean;
}

/** `/healthz` while the process lives, `/readyz` while it takes traffic (docs/behaviour.md, "Health"). */
export function healthRouter(readiness: Readiness): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const routes = [
    ['/healthz', () => true],
    ['/readyz', () => readiness.ready],
  ] as const;
  for (const [path, isWell] of routes) {
    router
      .route(path)
      .get((_request, response) => {
        const well = isWell();
        response
          .status(well ? 200 : 503)
          .set('Cache-Control', 'no-store')
          .type('text')
          .send(well ? 'ok' : 'stopping');
      })
      .all(allowMethods('GET', 'HEAD'));
  }
  return router;
}
