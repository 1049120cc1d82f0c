import type { ReactNode } from 'react';
import { journal } from '#content/blog/journal.ts';
import type { Listing } from '#content/listings.ts';
import { useSite } from '../site.ts';
import { SharingTags } from './SharingTags.tsx';

export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Undefined where no search engine should keep the document. */
  readonly listing?: Listing | undefined;
}

/** What browsers, search engines and social networks read before the page itself. */
export function Head({ title, description, listing }: HeadProps): ReactNode {
  const { stylesheet, printStylesheet, font, script, origin, company, theme } = useSite();
  const [light, dark] = theme.paper;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{withCompany(title, company.name)}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link
        rel="stylesheet"
        href={stylesheet.url}
        integrity={stylesheet.integrity}
        crossOrigin="anonymous"
      />
      <link
        rel="stylesheet"
        media="print"
        href={printStylesheet.url}
        integrity={printStylesheet.integrity}
        crossOrigin="anonymous"
      />
      <script type="module" src={script.url} integrity={script.integrity} crossOrigin="anonymous" />
      {listing === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${origin}${listing.address}`} />
          <SharingTags listing={listing} />
        </>
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={journal.heading} />
    </head>
  );
}

/* Search results cut longer titles off, and the page's own title matters more than a long company name. */
const mostCharacters = 60;

function withCompany(title: string, company: string): string {
  const whole = `${title} | ${company}`;
  return whole.length <= mostCharacters ? whole : title;
}
