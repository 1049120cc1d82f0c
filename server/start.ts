import { createServer } from 'node:http';
import type { DestinationStream, Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { type Manifest, readManifest } from './assets/manifest.ts';
import { readConfig } from './config/config.ts';
import { applyLimits, connectionsCheckingInterval } from './connections/applyLimits.ts';
import { addressOf, shutDownCleanly } from './connections/lifecycle.ts';
import { answerMalformed } from './connections/malformedRequests.ts';
import { createLogger, logWarnings } from './observability/logging.ts';
import { type Metrics, noMetrics } from './observability/metrics.ts';
import { securityHeaders } from './securityHeaders.ts';

interface StartOptions {
  /** May answer requests before the site does. */
  readonly wrap?: (app: App) => App;
  /** Where the log goes, instead of stdout. */
  readonly log?: DestinationStream;
}

/**
 * Reads the configuration and the build, listens, and shuts down on signals.
 * A bad configuration or a missing build ends the process.
 * @param build where `npm run build` wrote, with a slash at its end
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  build: URL,
  { wrap = (app) => app, log }: StartOptions = {},
): Promise<void> {
  const result = readConfig(environment);
  if (!result.ok) {
    process.stderr.write(`${result.problems.join('\n')}\n`);
    process.exit(1);
  }
  const { config } = result;
  const manifest = readBuild(build);
  const logger = createLogger(config.logLevel, log);
  logWarnings(logger);
  const readiness = { ready: true };
  if (config.placeholders.length > 0) {
    logger.warn({ variables: config.placeholders }, 'these company details are placeholders');
  }

  const cannotListen = (error: Error) => {
    logger.fatal({ err: error }, 'the server cannot listen');
    process.exit(1);
  };
  const metrics =
    config.metricsPort === undefined
      ? noMetrics
      : await measure(config.host, config.metricsPort, logger, cannotListen);

  const server = createServer({ connectionsCheckingInterval });
  applyLimits(server, config);
  server.on('error', cannotListen);
  server.listen(config.port, config.host, () => {
    const { port } = addressOf(server);
    const origin = config.siteUrl ?? `http://localhost:${port}`;
    const app = createApp({
      config,
      manifest,
      build,
      origin,
      logger,
      metrics,
      readiness,
      now: Date.now,
    });
    server.on('request', wrap(app));
    answerMalformed(server, securityHeaders(origin, config.assetOrigin), metrics);
    app.warm().catch((error: unknown) => logger.error({ err: error }, 'pages were not prepared'));
    process.stdout.write(`Ready on http://localhost:${port}\n`);
  });
  shutDownCleanly(server, config, readiness, logger);
}

async function measure(
  host: string,
  port: number,
  logger: Logger,
  cannotListen: (error: Error) => void,
): Promise<Metrics> {
  const { createMetrics, serveMetrics } = await import('./observability/prometheus.ts');
  const metrics = createMetrics();
  const monitor = serveMetrics(metrics.registry, host, port);
  monitor.on('error', cannotListen);
  monitor.on('listening', () => logger.info({ port: addressOf(monitor).port }, 'metrics'));
  return metrics;
}

function readBuild(build: URL): Manifest {
  try {
    return readManifest(build);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
