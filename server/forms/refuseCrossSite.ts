import type { Request, RequestHandler } from 'express';
import { HttpError } from '../errors/HttpError.ts';

/**
 * Refuses posts that another site's page sent, by `Sec-Fetch-Site` or else by `Origin`, as Go's CrossOriginProtection
 * does; no token is needed. A client that sends neither header is not a browser, and passes.
 * @param siteOrigin the public origin, which may differ from the host that a proxy asks for
 */
export function refuseCrossSite(siteOrigin: string): RequestHandler {
  return (request, _response, next) => {
    if (isCrossSite(request, siteOrigin)) throw new HttpError(403);
    next();
  };
}

function isCrossSite(request: Request, siteOrigin: string): boolean {
  const fetchSite = request.get('Sec-Fetch-Site');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false;
  if (fetchSite === 'cross-site') return true;
  const origin = request.get('Origin');
  if (origin === undefined || origin === siteOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.get('Host')?.toLowerCase();
}
