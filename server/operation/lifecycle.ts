/** From listening to the end of the process: timeouts, draining, and faults that nobody caught. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Readiness } from './health.ts';

/** How often Node looks for connections that are too slow, in milliseconds: its default of 30 s would let them live on. */
export const connectionsCheckingInterval = 2000;

const mostConnections = 10_000;

/** Cuts slow clients off, and keeps idle connections longer than a proxy does, which would meet a closed one otherwise. */
export function applyLimits(server: Server, config: Config): void {
  server.keepAliveTimeout = config.keepAliveMs;
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.maxHeadersCount = 100;
  server.maxConnections = mostConnections;
}

/** Where a listening server can be reached. */
export function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen.');
  return address;
}

/**
 * Drains the server on SIGTERM and SIGINT: not ready at once, then no new connections, then the open requests
 * have their grace. A second signal ends the process at once. A fault that nobody caught is logged, and ends the
 * process with a non-zero code after draining.
 */
export function shutDownCleanly(
  server: Server,
  config: Config,
  readiness: Readiness,
  logger: Logger,
): void {
  const stop = async (code: number) => {
    readiness.ready = false;
    await wait(config.shutdownDelayMs);
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
    server.close(() => process.exit(code));
    setInterval(() => server.closeIdleConnections(), 100).unref();
    await wait(config.shutdownGraceMs);
    logger.warn('requests were cut off: their grace has passed');
    server.closeAllConnections();
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!readiness.ready) process.exit(1);
      logger.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      logger.fatal({ err: error }, 'a fault that nobody caught');
      if (readiness.ready) void stop(1);
    });
  }
}
