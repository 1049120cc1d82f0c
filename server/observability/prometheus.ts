/**
 * What a monitor may ask: requests, latency, the event loop, uploads and submissions, as Prometheus reads them.
 * Imported only where metrics are on: its library takes some milliseconds of each start.
 */
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Metrics with the registry that prints them. Route and outcome are the only labels, so their number is bounded. */
export function createMetrics(): Metrics & { readonly registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const submissions = new Counter({
    name: 'form_submissions_total',
    help: 'Form posts by form and outcome',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const uploads = new Gauge({
    name: 'uploads_in_flight',
    help: 'Resumes that are arriving now',
    registers,
  });
  return {
    registry,
    request(route, status, seconds) {
      requests.inc({ route, status });
      latency.observe(seconds);
    },
    submission: (form, outcome) => submissions.inc({ form, outcome }),
    uploadStarted: () => uploads.inc(),
    uploadEnded: () => uploads.dec(),
  };
}

/** Serves the metrics on a port of their own, never on the public one. */
export function serveMetrics(registry: Registry, host: string, port: number): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': registry.contentType });
    response.end(await registry.metrics());
  });
  return server.listen(port, host);
}
