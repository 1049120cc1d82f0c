import type { RequestHandler } from 'express';
import { pages } from '#content/pages.ts';
import { HttpError } from '../errors/HttpError.ts';
import { decodePath, splitTarget } from '../requestTarget.ts';

/* Paths of the table never differ by case or slashes alone. */
const spelling = new Map(pages.map(({ path }) => [path.toLowerCase(), path]));

/**
 * Another spelling of a page's path leads to the right one (docs/behaviour.md, "Addresses"). The target is always taken from
 * the page table, so that `//evil.example/` cannot redirect off the site.
 */
export const canonicalRedirect: RequestHandler = (request, response, next) => {
  const path = spelling.get(normalise(request.path));
  if (path === undefined || path === request.path) {
    next();
    return;
  }
  response.set('Cache-Control', 'no-cache');
  response.redirect(308, path + splitTarget(request.originalUrl).query);
};

function normalise(path: string): string {
  const decoded = decodePath(path);
  if (decoded === undefined) throw new HttpError(400);
  const collapsed = decoded.toLowerCase().replace(/\/+/g, '/');
  return collapsed === '/' ? collapsed : collapsed.replace(/\/$/, '');
}
