import type { DocumentOptions } from './documentRouter.ts';

/** The web app manifest (W3C Application Manifest). */
export function webManifest({ company }: DocumentOptions): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f5',
    theme_color: '#4534e0',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
