import type { RequestListener } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import type { PageProps } from '#views/pages/pageProps.ts';
import { assetHandler } from './assets/assetHandler.ts';
import type { Manifest } from './assets/manifest.ts';
import type { Config } from './config/config.ts';
import { closeWhenStopping } from './connections/closeWhenStopping.ts';
import { boundUnreadBody } from './connections/unreadBody.ts';
import { documentRouter } from './documents/documentRouter.ts';
import { speculationRulesPath } from './documents/speculationRules.ts';
import { errorHandler, notFound } from './errors/errorHandler.ts';
import { formRouter } from './forms/formRouter.ts';
import { healthRouter, type Readiness } from './observability/health.ts';
import { requestLogging } from './observability/logging.ts';
import type { Metrics } from './observability/metrics.ts';
import { requestMetrics } from './observability/requestMetrics.ts';
import { answerFromMemory } from './pages/answerFromMemory.ts';
import { canonicalRedirect } from './pages/canonicalRedirect.ts';
import { createSite } from './pages/createSite.ts';
import { createPageCache } from './pages/pageCache.ts';
import { pageRouter } from './pages/pageRouter.ts';
import * as pageRenderer from './pages/render.tsx';
import { yearInIndia } from './pages/year.ts';
import { securityHeaders, setHeaders } from './securityHeaders.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly manifest: Manifest;
  /** Where the build is, with a slash at its end. */
  readonly build: URL;
  /** The public origin. */
  readonly origin: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What Node's server calls for each request; `warm` prepares every page and file beforehand. */
export type App = RequestListener & { readonly warm: () => Promise<void> };

/**
 * The whole site: the pages in memory first, then one Express application, whose order is the order in
 * which a request is tried.
 */
export function createApp(dependencies: AppDependencies): App {
  const { config, manifest, build, origin, logger, metrics, readiness, now } = dependencies;
  const year = () => yearInIndia(now());
  const site = () => createSite(config, manifest, origin, year());
  const renderPage = (props: PageProps) => pageRenderer.renderPage(site(), props);
  const renderErrorPage = (props: ErrorPageProps) => pageRenderer.renderErrorPage(site(), props);
  const headers = securityHeaders(origin, config.assetOrigin);
  const pages = createPageCache({
    render: (page, state) => renderPage({ page, state }),
    headers: [...headers, ...pageHeaders].flat(),
    edition: year,
  });

  const assets = assetHandler(build);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', config.trustProxy);

  app.use(setHeaders(headers));
  app.use(closeWhenStopping(readiness));
  app.use(healthRouter(readiness));
  app.use(requestLogging(logger));
  app.use(requestMetrics(metrics));
  app.use(pageRouter(pages, renderPage, new Map([...pageHeaders, passing])));
  app.use(assets.router);
  app.use(documentRouter({ company: config.company, origin, now }));
  app.use(
    formRouter({
      origin,
      postsPerMinute: config.formPostsPerMinute,
      resumeMaxBytes: config.resumeMaxBytes,
      render: renderPage,
      renderErrorPage,
      metrics,
    }),
  );
  app.use(canonicalRedirect);
  app.use(notFound);
  app.use(errorHandler(renderErrorPage, logger));

  const fromMemory = answerFromMemory(pages, logger, metrics);
  const listener: RequestListener = (request, response) => {
    /* Nobody would get an answer to what follows the last request of a connection. */
    if (request.socket.writableEnded) return;
    boundUnreadBody(request, response);
    if (!readiness.ready) response.setHeader('Connection', 'close');
    if (!fromMemory(request, response)) app(request, response);
  };
  const warm = async () => {
    await pages.warm();
    await assets.readAll();
  };
  return Object.assign(listener, { warm });
}

/* Of a page that was made for one request only. */
const passing = ['Cache-Control', 'no-store'] as const;

const pageHeaders = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ['Vary', 'Accept-Encoding'],
  ['Speculation-Rules', `"${speculationRulesPath}"`],
] as const;
