import { Router } from 'express';
import type { Lifecycle } from '../connections/lifecycle.ts';
import { allowMethods } from '../errors/allowMethods.ts';

/**
 * `/healthz` answers 200 while the process lives; `/readyz` answers 200 while it takes traffic at full speed, and 503
 * before every page and file is prepared and after it began to stop (docs/behaviour.md).
 */
export function healthRouter(lifecycle: Lifecycle): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const checks = { '/healthz': () => true, '/readyz': () => lifecycle.phase === 'ready' };
  for (const [path, isWell] of Object.entries(checks)) {
    router
      .route(path)
      .get((_request, response) => {
        const text = isWell() ? 'ok' : lifecycle.phase;
        response
          .status(isWell() ? 200 : 503)
          .set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
          .set('Content-Length', String(text.length))
          .end(text);
      })
      .all(allowMethods('GET', 'HEAD'));
  }
  return router;
}
