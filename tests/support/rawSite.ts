/** The real application behind a real server in this process, with the limits and the answers to malformed requests that it starts with. */
import { createServer } from 'node:http';
import { applyLimits, connectionsCheckingInterval } from '#server/connections/applyLimits.ts';
import { addressOf } from '#server/connections/lifecycle.ts';
import { answerMalformed } from '#server/connections/malformedRequests.ts';
import { noMetrics } from '#server/observability/metrics.ts';
import { securityHeaders } from '#server/securityHeaders.ts';
import { capturingLogger } from './capturingLogger.ts';
import { configOf, createTestApp, origin } from './createTestApp.ts';

export interface RawSite {
  readonly port: number;
  /** The lines of the log at level `error` or above, so far. */
  readonly faults: () => readonly unknown[];
  readonly close: () => Promise<void>;
}

/* The address of a client comes from a header, and posts are counted by it. */
const environment = { TRUST_PROXY: '1', FORM_POSTS_PER_MINUTE: '1000000' };

export async function startRawSite(): Promise<RawSite> {
  const { logger, lines } = capturingLogger();
  const server = createServer(
    { connectionsCheckingInterval },
    createTestApp({ environment, logger }),
  );
  applyLimits(server, configOf(environment));
  answerMalformed(server, securityHeaders(origin, ''), noMetrics);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: addressOf(server).port,
    faults: () => lines.filter(isFault),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isFault = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && Number(Reflect.get(line, 'level')) >= 50;
