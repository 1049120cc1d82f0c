import { pino } from 'pino';
import { type App, type AppDependencies, createApp } from '#server/app.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { noMetrics } from '#server/observability/metrics.ts';
import { quick } from '#server/pages/compression.ts';

/** Where `npm run build` wrote the site. */
export const build = new URL('../../dist/', import.meta.url);

/** The public origin of the apps under test. */
export const origin = 'http://localhost:3000';

/** The configuration that an environment gives; the limit of posts is off unless it is set. */
export function configOf(environment: Readonly<Record<string, string>> = {}): Config {
  const result = readConfig({ FORM_POSTS_PER_MINUTE: '0', ...environment });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

interface TestAppOptions extends Partial<AppDependencies> {
  readonly environment?: Readonly<Record<string, string>>;
}

/** The real application on the real build, silent, without a limit of posts, and compressed quickly unless told otherwise. */
export function createTestApp({ environment, ...overrides }: TestAppOptions = {}): App {
  return createApp({
    config: configOf(environment),
    manifest: readManifest(build),
    build,
    origin,
    logger: pino({ level: 'silent' }),
    metrics: noMetrics,
    lifecycle: { phase: 'ready' },
    compression: quick,
    now: Date.now,
    ...overrides,
  });
}
