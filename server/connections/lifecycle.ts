/** From listening to the end of the process: draining, and faults that nobody caught. */
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Readiness } from '../observability/health.ts';

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
  const closeQuiet = quietConnections(server);
  let code = 0;

  const stop = async () => {
    readiness.ready = false;
    await wait(config.shutdownDelayMs);
    await queueEmpty(server);
    stopListening(server, () => process.exit(code));
    /* After a stall timers come first, and requests that have arrived meanwhile would be closed with their connection. */
    const close = () => setImmediate(closeQuiet);
    const settleMs = Math.min(longestSettleMs, config.shutdownGraceMs / 2);
    void wait(settleMs).then(() => setInterval(close, 100));
    await wait(config.shutdownGraceMs);
    logger.warn('requests were cut off: their grace has passed');
    server.closeAllConnections();
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!readiness.ready) process.exit(1);
      logger.info({ signal }, 'stopping');
      void stop();
    });
  }
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      logger.fatal({ err: error }, 'a fault that nobody caught');
      code = 1;
      if (readiness.ready) void stop();
    });
  }
}

/* A client between two requests has this long to send the next one, whose answer tells it that the connection ends. */
const longestSettleMs = 2000;

/*
 * Whoever waits to be accepted when a server closes is reset. The event loop accepts one of them in each turn, so
 * that nobody waits after a turn without any, if it was so short that nobody has come since.
 */
async function queueEmpty(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const latest = performance.now() + queueMs;
  for (let began = performance.now(), before = -1; began < latest; ) {
    const isShort = performance.now() - began < shortMs;
    if (accepted === before && isShort) return;
    before = accepted;
    began = performance.now();
    await turn();
  }
}

const queueMs = 2000;
const shortMs = 1;

/* The method of http.Server would close idle connections in the same breath, with requests on their way in them. */
function stopListening(server: Server, onClosed: () => void): void {
  NetServer.prototype.close.call(server, onClosed);
}

/* Closes connections with no request in them. Node takes one that never sent a byte for a busy one. */
function quietConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () => {
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}
