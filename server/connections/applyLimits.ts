/** What a client may take of a connection. Node's own defaults would keep slow clients for minutes and proxies for too short. */
import type { Server } from 'node:http';
import type { Config } from '../config/config.ts';

/** How often Node looks for connections that are too slow, in milliseconds: its default of 30 s would let them live on. */
export const connectionsCheckingInterval = 2000;

const mostConnections = 10_000;
const mostHeaders = 100;
const headersMs = 10_000;
const requestMs = 30_000;

/* A larger resume may take longer: the default of 5 MB fits into the 30 s of every request at 1.4 Mbit/s. */
const msForEachByte = 6000 / 1024 / 1024;

/** Cuts slow clients off, and keeps idle connections longer than a proxy does, which would meet a closed one otherwise. */
export function applyLimits(server: Server, config: Config): void {
  server.keepAliveTimeout = config.keepAliveMs;
  server.headersTimeout = headersMs;
  server.requestTimeout = Math.max(requestMs, config.resumeMaxBytes * msForEachByte);
  server.maxHeadersCount = mostHeaders;
  server.maxConnections = mostConnections;
}
