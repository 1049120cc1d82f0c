import { renderToString } from 'react-dom/server';
import { ErrorPage, type ErrorPageProps } from '#views/pages/error/ErrorPage.tsx';
import { PageView } from '#views/pages/PageView.tsx';
import type { PageProps } from '#views/pages/pageProps.ts';
import { type Site, SiteProvider } from '#views/site.ts';

const doctype = '<!doctype html>';

/** A page of the table as HTML. */
export function renderPage(site: Site, props: PageProps): string {
  return (
    doctype +
    renderToString(
      <SiteProvider value={site}>
        <PageView {...props} />
      </SiteProvider>,
    )
  );
}

/** An error page as HTML. */
export function renderErrorPage(site: Site, props: ErrorPageProps): string {
  return (
    doctype +
    renderToString(
      <SiteProvider value={site}>
        <ErrorPage {...props} />
      </SiteProvider>,
    )
  );
}
