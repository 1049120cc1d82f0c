import type { FunctionComponent, ReactNode } from 'react';
import { blogSearch } from '#content/blog/search.ts';
import { formLabels } from '#content/forms/labels.ts';
import { listingOf } from '#content/listings.ts';
import type { Layout } from '#content/pages/page.ts';
import { Document } from '../shell/Document.tsx';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { AboutPage } from './about/AboutPage.tsx';
import { ApiPage } from './api/ApiPage.tsx';
import { BlogPage } from './blog/BlogPage.tsx';
import { CareersPage } from './careers/CareersPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { HomeDialog } from './home/HomeDialog.tsx';
import { HomePage } from './home/HomePage.tsx';
import type { PageProps } from './pageProps.ts';
import { PolicyPage } from './policy/PolicyPage.tsx';
import { ServicePage } from './service/ServicePage.tsx';
import { SubscribePage } from './subscribe/SubscribePage.tsx';

/* A layout without a view does not compile, and so neither does a page without one. */
const layouts: { readonly [L in Layout]: FunctionComponent<PageProps<L>> } = {
  home: HomePage,
  about: AboutPage,
  careers: CareersPage,
  api: ApiPage,
  service: ServicePage,
  blog: BlogPage,
  contact: ContactPage,
  subscribe: SubscribePage,
  policy: PolicyPage,
};

/** A whole page of the page table, in the state that its URL and a form submission give it. */
export function PageView(props: PageProps): ReactNode {
  const { page, state, search } = props;
  const { title, description, address } = listingOf(page, state);
  const Layout = layouts[page.layout] as FunctionComponent<PageProps>;
  return (
    <Document
      title={titleOf(title, props)}
      description={description}
      path={page.path}
      address={search === undefined ? address : undefined}
      dialog={page.layout === 'home' && <HomeDialog {...props} />}
      data={<StructuredData page={page} state={state} />}
    >
      <Layout {...props} />
    </Document>
  );
}

function titleOf(title: string, { submission, search }: PageProps): string {
  if (submission?.outcome.kind === 'invalid') return formLabels.errorPrefix + title;
  return search === undefined ? title : blogSearch.title(search.query);
}
