import { createServer, type Server } from 'node:http';
import type { Config } from '../config/config.ts';
import * as limits from '../limits.ts';

/**
 * Node's HTTP server with bounds on what one client may take of it. Its own defaults would keep slow clients for
 * minutes, stalled ones for ever, and the idle connections of a proxy for too short.
 * @param stalledMs how long a connection may make no progress while a request is open
 */
export function createHttpServer(
  { keepAliveMs, resumeMaxBytes }: Pick<Config, 'keepAliveMs' | 'resumeMaxBytes'>,
  stalledMs = limits.stalledConnectionMs,
): Server {
  const server = createServer({
    connectionsCheckingInterval: limits.slowRequestCheckMs,
    maxHeaderSize: limits.maxHeadBytes,
    headersTimeout: limits.headTimeoutMs,
    requestTimeout: Math.max(limits.requestTimeoutMs, resumeMaxBytes * limits.requestMsPerByte),
    keepAliveTimeout: keepAliveMs,
    /* Such requests get the headers of every answer: see hasValidHost.ts. */
    requireHostHeader: false,
  });
  server.maxHeadersCount = limits.maxHeaderLines;
  server.maxConnections = limits.maxConnections;
  server.timeout = stalledMs;
  server.on('timeout', (socket) => {
    /* Only a reset has the system give up the part of an answer that it still holds for a client that reads nothing. */
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
  return server;
}
