import type { DocumentOptions } from './documentOptions.ts';

/** Lets crawlers read everything but the form endpoints, where there is nothing to find (RFC 9309). */
export const robots = ({ origin }: DocumentOptions): string =>
  `User-agent: *\nDisallow: /forms/\n\nSitemap: ${origin}/sitemap.xml\n`;
