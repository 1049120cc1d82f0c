import { pages } from '#content/pages.ts';
import { colours } from '#views/styles/colours.ts';
import type { DocumentOptions } from './documentOptions.ts';

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
    background_color: colours.paper[0],
    theme_color: colours.brand[0],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
