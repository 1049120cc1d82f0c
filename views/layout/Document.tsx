import type { ReactNode } from 'react';
import { useSite } from '../site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface DocumentProps {
  readonly title: string;
  readonly description: string;
  /** The page's own path; undefined on error pages, which no search engine should keep. */
  readonly path?: string | undefined;
  /** Stands before everything else, so that the keyboard meets it first. */
  readonly dialog?: ReactNode;
  readonly children: ReactNode;
}

/** The whole HTML document around a page's content. */
export function Document({ title, description, path, dialog, children }: DocumentProps): ReactNode {
  const { stylesheet, script, origin, company } = useSite();
  return (
    <html lang="en-IN" id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${company.name}`}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={`${origin}${path}`} />
        )}
        <link rel="stylesheet" href={stylesheet} />
        <script
          type="module"
          src={script.src}
          integrity={script.integrity}
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Blogs" />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        {dialog}
        <Header path={path} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}
