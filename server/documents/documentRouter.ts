import { Router } from 'express';
import { allowMethods } from '../errors/allowMethods.ts';
import { type Representation, represent, sendRepresentation } from '../pages/representation.ts';
import { atomFeed } from './atomFeed.ts';
import type { DocumentOptions } from './documentOptions.ts';
import { robots } from './robots.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemap } from './sitemap.ts';
import { speculationRules, speculationRulesPath } from './speculationRules.ts';
import { webManifest } from './webManifest.ts';

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
  [speculationRulesPath]: { type: 'application/speculationrules+json', write: speculationRules },
};

/** The files that crawlers, feed readers and browsers ask for. They ask often, and get 304 until something changes. */
export function documentRouter(options: DocumentOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, { type, write }] of Object.entries(documents)) {
    const represented = compressOnChange(type);
    router
      .route(path)
      .get(async (request, response) => {
        sendRepresentation(request, response, await represented(write(options)));
      })
      .all(allowMethods('GET', 'HEAD'));
  }
  return router;
}

/* Compressing takes longer than writing, so it is done again only when the text has changed. */
function compressOnChange(type: string): (text: string) => Promise<Representation> {
  const headers = [
    ...['Content-Type', type],
    ...['Cache-Control', 'public, max-age=3600'],
    ...['Vary', 'Accept-Encoding'],
  ];
  let last: { readonly text: string; readonly representation: Promise<Representation> } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, representation: represent(text, headers) };
    return last.representation;
  };
}
