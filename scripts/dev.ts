/** The entry of `npm run dev`: builds what browsers get, serves from source, and has open pages reload after each restart. */
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import pretty from 'pino-pretty';
import type { App } from '#server/app.ts';
import { environment } from '#server/config/environment.ts';
import { quick } from '#server/pages/compression.ts';
import { start } from '#server/start.ts';
import { brandOfOwner } from './build/brandOfOwner.ts';
import { buildSite } from './build/buildSite.ts';

const build = new URL('../dist/', import.meta.url);
const reloadPath = '/dev/reload';

/* A stream that ends with the process: when the page gets a new one, the server has been restarted. */
function holdOpen(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 300\n\n');
  /* Nothing more comes until the next restart. */
  response.setTimeout(0);
}

await buildSite({
  dist: fileURLToPath(build),
  reusePictures: true,
  brand: brandOfOwner(),
  clientBanner: `{let seen=0;new EventSource('${reloadPath}').onopen=()=>seen++&&location.reload()}`,
});

const wrap = (app: App): App =>
  Object.assign(
    (...[request, response]: Parameters<App>) => {
      if (request.url === reloadPath) holdOpen(response);
      else app(request, response);
    },
    { warm: async () => {} },
  );

const defaults = { LOG_LEVEL: 'info', SHUTDOWN_GRACE_SECONDS: '0' };
start({ ...defaults, ...environment }, build, {
  wrap,
  log: pretty({ sync: true }),
  compression: quick,
});
