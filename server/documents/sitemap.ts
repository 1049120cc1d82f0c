import { listings } from '#content/listings.ts';
import type { DocumentOptions } from './documentOptions.ts';

/** Every canonical address with the date of its last change (sitemaps.org, protocol 0.9). None contains a character that XML escapes. */
export function sitemap({ origin }: DocumentOptions): string {
  const entries = listings.map(
    ({ address, lastChanged }) =>
      `  <url><loc>${origin}${address}</loc><lastmod>${lastChanged}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
