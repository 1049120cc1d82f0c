import { pages } from '#content/pages.ts';
import { theme } from '#views/theme.ts';
import type { DocumentOptions } from './documentRouter.ts';

const home = pages.find(({ path }) => path === '/');

/** The web app manifest (W3C Application Manifest). */
export function webManifest({ company }: DocumentOptions): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: home?.description,
    id: '/',
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: theme.paper.light,
    theme_color: theme.brand,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
