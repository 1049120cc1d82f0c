import type { RequestHandler } from 'express';
import { endpointOf } from '#content/forms/form.ts';
import { forms } from '#content/forms.ts';
import { pages } from '#content/pages.ts';
import type { Metrics } from './metrics.ts';
import { sentStatus } from './sentStatus.ts';

const known = new Set<string>([
  ...pages.map(({ path }) => path),
  ...Object.values(forms).map(({ name }) => endpointOf(name)),
]);

/* Everything else shares one name, so that clients cannot grow the registry with invented paths. */
function routeOf(path: string): string {
  if (known.has(path)) return path;
  return path.startsWith('/assets/') ? '/assets' : 'other';
}

/** Counts the requests that Express answers. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const route = routeOf(request.path);
    response.once('close', () => {
      metrics.request(route, sentStatus(response), (performance.now() - started) / 1000);
    });
    next();
  };
}
