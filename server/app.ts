import type { RequestListener } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import type { ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import type { PageProps } from '#views/pages/pageProps.ts';
import { assetRouter } from './assets/assetRouter.ts';
import type { Manifest } from './assets/manifest.ts';
import type { Config } from './config/config.ts';
import { admitRequests } from './connections/admitRequests.ts';
import { closeWhenStopping } from './connections/closeWhenStopping.ts';
import type { Lifecycle } from './connections/lifecycle.ts';
import { documentRouter } from './documents/documentRouter.ts';
import { speculationRulesPath } from './documents/speculationRules.ts';
import { errorHandler, notFound } from './errors/errorHandler.ts';
import { formRouter } from './forms/formRouter.ts';
import { healthRouter } from './observability/healthRouter.ts';
import type { Metrics } from './observability/metrics.ts';
import { requestLog } from './observability/requestLog.ts';
import { requestMetrics } from './observability/requestMetrics.ts';
import { answerFromMemory } from './pages/answerFromMemory.ts';
import { canonicalRedirect } from './pages/canonicalRedirect.ts';
import type { Compression } from './pages/compression.ts';
import { createSite } from './pages/createSite.ts';
import { liveAnswers } from './pages/liveAnswers.ts';
import { createPageCache } from './pages/pageCache.ts';
import { pageRouter } from './pages/pageRouter.ts';
import * as pageRenderer from './pages/render.tsx';
import { yearInIndia } from './pages/yearInIndia.ts';
import { originForm } from './requestTarget.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serverOptions } from './serverOptions.ts';
import { setHeaders } from './setHeaders.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly manifest: Manifest;
  /** Where the build is, with a slash at its end. */
  readonly build: URL;
  /** The public origin. */
  readonly origin: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** Of the pages and documents that are kept in memory. */
  readonly compression: Compression;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What Node's server calls for each request; `warm` prepares every page, file and document beforehand. */
export type App = RequestListener & { readonly warm: () => Promise<void> };

/** The whole site: the pages in memory first, then one Express application, which tries its parts in this order. */
export function createApp(dependencies: AppDependencies): App {
  const { config, manifest, build, origin, logger, metrics, lifecycle, compression, now } =
    dependencies;
  const year = () => yearInIndia(now());
  const site = () => createSite(config, manifest, origin, year());
  const renderPage = (props: PageProps) => pageRenderer.renderPage(site(), props);
  const renderErrorPage = (props: ErrorPageProps) => pageRenderer.renderErrorPage(site(), props);
  const headers = securityHeaders(origin, config.assetOrigin);
  const pages = createPageCache({
    render: (page, state) => renderPage({ page, state }),
    headers: new Map([...headers, ...pageHeaders]),
    compression,
    edition: year,
  });

  const assets = assetRouter(build, headers);
  const documents = documentRouter(
    { company: config.company, theme: manifest.theme, origin, now },
    headers,
    compression,
  );

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', config.trustProxy);

  app.use(setHeaders(headers));
  app.use(closeWhenStopping(lifecycle));
  app.use(healthRouter(lifecycle));
  app.use(requestLog(logger));
  app.use(requestMetrics(metrics));
  app.use(serverOptions);
  app.use(pageRouter(pages, renderPage, liveAnswers(build), new Map([...pageHeaders, notKept])));
  app.use(assets);
  app.use(documents);
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
  const admit = admitRequests(lifecycle, headers, metrics);
  const listener: RequestListener = (request, response) => {
    if (!admit(request, response)) return;
    request.url = originForm(request.url ?? '/');
    if (!fromMemory(request, response)) app(request, response);
  };
  const warm = async () => {
    /* In turn: on one core, reading files would keep the home page waiting. */
    await pages.warm();
    await assets.warm();
    /* Last: the feed holds every article and lets no request in between. */
    await documents.warm();
  };
  return Object.assign(listener, { warm });
}

/* For a page that was made for one request only. */
const notKept = ['Cache-Control', 'no-store'] as const;

const pageHeaders = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ['Vary', 'Accept-Encoding'],
  ['Speculation-Rules', `"${speculationRulesPath}"`],
] as const;
