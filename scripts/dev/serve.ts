/** The server of `npm run dev`: the site from the last build, and the stream by which open pages reload. */
import type { ServerResponse } from 'node:http';
import pretty from 'pino-pretty';
import type { App } from '#server/app.ts';
import { environment } from '#server/config/environment.ts';
import { quick } from '#server/pages/compression.ts';
import { start } from '#server/start.ts';
import { reloadPath, retryMs } from './reload.ts';

/* It ends with the process: see reload.ts. */
function holdOpen(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(`retry: ${retryMs}\n\n`);
  response.setTimeout(0);
}

const wrap = (app: App): App =>
  Object.assign(
    (...[request, response]: Parameters<App>) => {
      if (request.url === reloadPath) holdOpen(response);
      else app(request, response);
    },
    { warm: async () => {} },
  );

const defaults = { LOG_LEVEL: 'info', SHUTDOWN_GRACE_SECONDS: '0' };
const build = new URL('./', import.meta.url);
await start({ ...defaults, ...environment }, build, {
  wrap,
  log: pretty({ sync: true }),
  compression: quick,
});
process.send?.('listening');
