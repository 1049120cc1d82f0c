import { pages } from '#content/pages.ts';
import type { DocumentOptions } from './documentRouter.ts';

/** Every page with the day of its last change (sitemaps.org, protocol 0.9). Paths and origin hold nothing that XML would need escaped. */
export function sitemap({ origin }: DocumentOptions): string {
  const entries = pages.map(
    ({ path, lastChanged }) =>
      `  <url><loc>${origin}${path}</loc><lastmod>${lastChanged}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
