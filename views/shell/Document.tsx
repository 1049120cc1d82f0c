import type { ReactNode } from 'react';
import type { Listing } from '#content/listings.ts';
import { navigation } from '#content/navigation.ts';
import type { Path } from '#content/pages.ts';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';

interface DocumentProps {
  readonly title: string;
  readonly description: string;
  /** The page's own path; undefined on error pages. */
  readonly path?: Path | undefined;
  /** Undefined where search engines should keep nothing: on error pages and search results. */
  readonly listing?: Listing | undefined;
  /** Stands before everything else, so that the keyboard meets it first. */
  readonly dialog?: ReactNode;
  /** Structured data for search engines; it comes last, so that the text arrives first. */
  readonly data?: ReactNode;
  readonly children: ReactNode;
}

/** The whole HTML document around a page's content. */
export function Document(props: DocumentProps): ReactNode {
  const { title, description, path, listing, dialog, data, children } = props;
  return (
    <html lang="en-IN" id="top">
      <Head title={title} description={description} listing={listing} />
      <body>
        <a className="skip-link" href="#content">
          {navigation.skipLink}
        </a>
        {dialog}
        <Header path={path} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {listing !== undefined && data}
      </body>
    </html>
  );
}
