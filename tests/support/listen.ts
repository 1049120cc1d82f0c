import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { addressOf } from '#server/connections/addressOf.ts';
import { connectApp } from '#server/connections/connectApp.ts';
import { createHttpServer } from '#server/connections/createHttpServer.ts';
import { noMetrics } from '#server/observability/metrics.ts';
import { securityHeaders } from '#server/securityHeaders.ts';

export interface Listening {
  /** Where it can be reached. */
  readonly origin: string;
  readonly port: number;
  /** How many connections are open. */
  readonly connections: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/* As an operator gets them who sets nothing. */
const config = { keepAliveMs: 75_000, resumeMaxBytes: 5 * 1024 * 1024 };

/**
 * Puts an app on a free port of this machine, in the server that it has in production.
 * @param stalledMs how long a connection may make no progress
 */
export async function listen(app: RequestListener, stalledMs?: number): Promise<Listening> {
  const server = createHttpServer(config, stalledMs);
  connectApp(server, app, securityHeaders('http://localhost:3000', ''), noMetrics);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    connections: () => promisify(server.getConnections.bind(server))(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
