import type { FunctionComponent, ReactNode } from 'react';
import { blogSearch } from '#content/blog/blogSearch.ts';
import { journal } from '#content/blog/journal.ts';
import { blogTopics, topics } from '#content/blog/topics.ts';
import { formLabels } from '#content/forms/labels.ts';
import { type Listing, listingOf } from '#content/listings.ts';
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
  const listing = listingOf(page, state);
  const Layout = layouts[page.layout] as FunctionComponent<PageProps>;
  return (
    <Document
      title={titleOf(listing, props)}
      description={listing.description}
      path={page.path}
      listing={search === undefined ? listing : undefined}
      dialog={page.layout === 'home' && <HomeDialog {...props} />}
      data={<StructuredData page={page} state={state} />}
    >
      <Layout {...props} />
    </Document>
  );
}

function titleOf({ title, type }: Listing, { submission, search, state }: PageProps): string {
  if (submission?.outcome.kind === 'invalid') return formLabels.errorPrefix + title;
  if (search !== undefined) return blogSearch.title(search.query);
  const topic = blogTopics.find((each) => each === state.topic);
  return topic === undefined || type === 'article'
    ? title
    : journal.topicTitle(topics[topic].label);
}
