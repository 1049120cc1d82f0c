import { pages } from '#content/pages.ts';
import type { DocumentOptions } from './documentOptions.ts';

/** Every page with the date of its last change (sitemaps.org, protocol 0.9). Paths and origin hold no character that XML needs escaped. */
export function sitemap({ origin }: DocumentOptions): string {
  const entries = pages.map(
    ({ path, lastChanged }) =>
      `  <url><loc>${origin}${path}</loc><lastmod>${lastChanged}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
