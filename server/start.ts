import type { DestinationStream, Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { type Manifest, readManifest } from './assets/manifest.ts';
import { readConfig } from './config/config.ts';
import { isBuiltWith } from './config/isBuiltWith.ts';
import { addressOf } from './connections/addressOf.ts';
import { connectApp } from './connections/connectApp.ts';
import { createHttpServer } from './connections/createHttpServer.ts';
import type { Lifecycle } from './connections/lifecycle.ts';
import { shutDownCleanly } from './connections/shutDownCleanly.ts';
import { createLogger, logWarnings } from './observability/logger.ts';
import { type Metrics, noMetrics } from './observability/metrics.ts';
import { best, type Compression } from './pages/compression.ts';
import { prepare } from './prepare.ts';
import { securityHeaders } from './securityHeaders.ts';

interface StartOptions {
  /** May answer requests before the site does. */
  readonly wrap?: (app: App) => App;
  /** Where the log goes, instead of stdout. */
  readonly log?: DestinationStream;
  /** How hard pages are compressed: quickly where they change all the time. */
  readonly compression?: Compression;
}

/**
 * Reads the configuration and the build, listens, prepares every page and file, and shuts down on signals.
 * A bad configuration or a missing build ends the process.
 * @param build where `npm run build` wrote, with a slash at its end
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  build: URL,
  { wrap = (app) => app, log, compression = best }: StartOptions = {},
): Promise<void> {
  const result = readConfig(environment);
  if (!result.ok) {
    process.stderr.write(`${result.problems.join('\n')}\n`);
    process.exit(1);
  }
  const { config } = result;
  const manifest = readBuild(build);
  const logger = createLogger(config.logLevel, new URL(import.meta.url), log);
  logWarnings(logger);
  const lifecycle: Lifecycle = { phase: 'starting' };
  if (config.placeholders.length > 0) {
    logger.warn({ variables: config.placeholders }, 'these company details are placeholders');
  }
  if (config.missingByLaw.length > 0) {
    logger.warn({ keys: config.missingByLaw }, 'company details that the law asks for are missing');
  }

  if (!isBuiltWith(config.settings.brand, manifest)) {
    logger.warn({ built: manifest.brand }, 'the build has another brand than COMPANY_FILE');
  }

  const cannotListen = (error: Error) => {
    logger.fatal({ err: error }, 'the server cannot listen');
    process.exit(1);
  };
  const metrics =
    config.metricsPort === undefined
      ? noMetrics
      : await measure(config.host, config.metricsPort, logger, cannotListen);

  const server = createHttpServer(config);
  server.on('error', cannotListen);
  server.listen(config.port, config.host, () => {
    const { port } = addressOf(server);
    const origin = config.siteUrl ?? `http://localhost:${port}`;
    const site = createApp({
      config,
      manifest,
      build,
      origin,
      logger,
      metrics,
      lifecycle,
      compression,
      now: Date.now,
    });
    const app = wrap(site);
    connectApp(server, app, securityHeaders(origin, config.assetOrigin), metrics);
    void prepare(app, lifecycle, logger).then((isReady) => {
      if (isReady) process.stdout.write(`Ready on http://localhost:${port}\n`);
    });
  });
  shutDownCleanly(server, config, lifecycle, logger);
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
