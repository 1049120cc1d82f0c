import { Router } from 'express';
import type { Company } from '#content/company.ts';
import { allow } from '../errors/allow.ts';
import { atomFeed } from './atomFeed.ts';
import { robots } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

export interface DocumentOptions {
  readonly company: Company;
  readonly origin: string;
  readonly now: () => number;
}

interface DocumentKind {
  readonly type: string;
  readonly write: (options: DocumentOptions) => string;
}

const documents: Readonly<Record<string, DocumentKind>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robots },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
  '/feed.xml': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  '/manifest.webmanifest': { type: 'application/manifest+json', write: webManifest },
  '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', write: securityTxt },
};

/** The files that machines ask for (contract, "GET"). */
export function documentRouter(options: DocumentOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, { type, write }] of Object.entries(documents)) {
    router
      .route(path)
      .get((_request, response) => {
        response.set({ 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' });
        response.send(write(options));
      })
      .all(allow('GET', 'HEAD'));
  }
  return router;
}
