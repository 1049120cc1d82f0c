import { Router } from 'express';
import { allowMethods } from '../errors/allowMethods.ts';
import type { Compression } from '../pages/compression.ts';
import {
  type HeaderMap,
  type Representation,
  represent,
  sendRepresentation,
} from '../pages/representation.ts';
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
  /** Set if it says something else from one day to another. */
  readonly changes?: true;
}

const documents: Readonly<Record<string, DocumentKind>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', write: robots },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
  '/feed.xml': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  '/manifest.webmanifest': { type: 'application/manifest+json', write: webManifest },
  '/.well-known/security.txt': {
    type: 'text/plain; charset=utf-8',
    write: securityTxt,
    changes: true,
  },
  [speculationRulesPath]: { type: 'application/speculationrules+json', write: speculationRules },
};

/** Routes, and what writes and compresses all of their documents. */
export type DocumentRouter = Router & { readonly warm: () => Promise<void> };

/**
 * The files that machines ask for: crawlers and feed readers come often, and get 304 until something changes.
 * @param headers of every answer
 */
export function documentRouter(
  options: DocumentOptions,
  headers: HeaderMap,
  compression: Compression,
): DocumentRouter {
  const router = Router({ caseSensitive: true, strict: true });
  const currents = Object.entries(documents).map(([path, { type, write, changes }]) => {
    const represented = representLatest(new Map([...headers, ['Content-Type', type]]), compression);
    let written: string | undefined;
    const current = () => {
      if (written === undefined || changes) written = write(options);
      return represented(written);
    };
    router
      .route(path)
      .get(async (request, response) => {
        sendRepresentation(request, response, await current());
      })
      .all(allowMethods('GET', 'HEAD'));
    return current;
  });
  const warm = async () => {
    await Promise.all(currents.map((current) => current()));
  };
  return Object.assign(router, { warm });
}

/* Compressing takes longer than writing, so it is done again only when the text has changed. */
function representLatest(
  headers: HeaderMap,
  compression: Compression,
): (text: string) => Promise<Representation> {
  const shared = new Map([
    ...headers,
    ['Cache-Control', 'public, max-age=3600'],
    ['Vary', 'Accept-Encoding'],
  ]);
  let last: { readonly text: string; readonly representation: Promise<Representation> } | undefined;
  return async (text) => {
    if (last?.text !== text) last = { text, representation: represent(text, shared, compression) };
    try {
      return await last.representation;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
}
