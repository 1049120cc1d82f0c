import type { DocumentOptions } from './documentRouter.ts';

/** Everything may be read; the form endpoints hold nothing to find (RFC 9309). */
export const robots = ({ origin }: DocumentOptions): string =>
  `User-agent: *\nDisallow: /forms/\n\nSitemap: ${origin}/sitemap.xml\n`;
