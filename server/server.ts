import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Readiness } from './health.ts';

/** Cuts slow clients off, and keeps idle connections longer than a proxy does, which would meet a closed one otherwise. */
export function applyTimeouts(server: Server, config: Config): void {
  server.keepAliveTimeout = config.keepAliveMs;
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
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
 * have their grace. A second signal ends the process at once.
 */
export function shutDownOnSignals(
  server: Server,
  config: Config,
  readiness: Readiness,
  logger: Logger,
): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    readiness.ready = false;
    await wait(config.shutdownDelayMs);
    server.on('request', (_request, response) => response.setHeader('Connection', 'close'));
    server.close(() => process.exit(0));
    setInterval(() => server.closeIdleConnections(), 100).unref();
    await wait(config.shutdownGraceMs);
    logger.warn('requests were cut off: the grace has passed');
    server.closeAllConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
