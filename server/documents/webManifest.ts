import { pages } from '#content/pages.ts';
import type { DocumentOptions } from './documentOptions.ts';

const home = pages.find(({ path }) => path === '/');

/** The web app manifest (W3C Application Manifest). */
export function webManifest({ company, theme }: DocumentOptions): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: home?.description,
    id: '/',
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: theme.paper[0],
    theme_color: theme.brand,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
