import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { acceptDrainMs, idleDrainMs, shortTurnMs } from '../limits.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * Drains the server on SIGTERM and SIGINT: it keeps serving for the shutdown delay, then takes no new connections,
 * then gives open requests their grace. A second signal ends the process at once. An uncaught error is
 * logged, and ends the process with a non-zero code after draining.
 */
export function shutDownCleanly(
  server: Server,
  config: Config,
  lifecycle: Lifecycle,
  logger: Logger,
): void {
  const closeIdle = idleConnections(server);
  let code = 0;

  const stop = async () => {
    lifecycle.phase = 'stopping';
    await wait(config.shutdownDelayMs);
    await acceptWaiting(server);
    stopListening(server, () => process.exit(code));
    /* After a stall, timers run before requests that have arrived meanwhile; those would be closed with their connection. */
    const close = () => setImmediate(closeIdle);
    void wait(Math.min(idleDrainMs, config.shutdownGraceMs / 2)).then(() =>
      setInterval(close, 100),
    );
    await wait(config.shutdownGraceMs);
    logger.warn('the grace period is over: open requests were cut off');
    server.closeAllConnections();
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (lifecycle.phase === 'stopping') process.exit(1);
      logger.info({ signal }, 'stopping');
      void stop();
    });
  }
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      logger.fatal({ err: error }, 'uncaught error');
      code = 1;
      if (lifecycle.phase !== 'stopping') void stop();
    });
  }
}

/*
 * The system resets connections that still wait to be accepted when a server closes. The event loop accepts one in each
 * turn: after a turn that accepted none, and that was too short for anyone new to come, nobody waits.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const latest = performance.now() + acceptDrainMs;
  for (let began = performance.now(), before = -1; began < latest; ) {
    const isShort = performance.now() - began < shortTurnMs;
    if (accepted === before && isShort) return;
    before = accepted;
    began = performance.now();
    await turn();
  }
}

/* The method of http.Server would close idle connections at once, with requests on their way in them. */
function stopListening(server: Server, onClosed: () => void): void {
  NetServer.prototype.close.call(server, onClosed);
}

/* Closes connections with no request in them. Node counts one that never sent a byte as busy. */
function idleConnections(server: Server): () => void {
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
