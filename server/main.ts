/** The entry: reads the configuration, listens, and shuts down. Everything else is in app.ts. */
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { readManifest } from './assets/manifest.ts';
import { readConfig } from './config/config.ts';
import { createLogger } from './logging.ts';
import { addressOf, applyTimeouts, shutDownOnSignals } from './server.ts';

// biome-ignore lint/style/noProcessEnv: the one place where the environment is read.
const result = readConfig(process.env);
if (!result.ok) {
  process.stderr.write(`${result.problems.join('\n')}\n`);
  process.exit(1);
}

const { config } = result;
const build = new URL('./', import.meta.url);
const manifest = readManifest(build);
const logger = createLogger(config.logLevel);
const readiness = { ready: true };

if (config.placeholders.length > 0) {
  logger.warn({ variables: config.placeholders }, 'these company details are still placeholders');
}

const server = createServer();
applyTimeouts(server, config);
server.on('error', (error) => {
  logger.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const port = addressOf(server).port;
  const origin = config.siteUrl ?? `http://localhost:${port}`;
  const app = createApp({ config, manifest, build, origin, logger, readiness, now: Date.now });
  server.on('request', app);
  app.warm().catch((error: unknown) => logger.error({ err: error }, 'pages could not be prepared'));
  process.stdout.write(`Ready on http://localhost:${port}\n`);
});
shutDownOnSignals(server, config, readiness, logger);
