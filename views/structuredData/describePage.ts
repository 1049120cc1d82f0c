import { findPost } from '#content/blog/findPost.ts';
import { postings } from '#content/careers/postings.ts';
import type { Page } from '#content/pages/page.ts';
import type { PageState } from '#content/urlState.ts';
import type { PageProps } from '../pages/pageProps.ts';
import type { Site } from '../site.ts';
import { blog, blogPosting } from './blog.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage, questionsOf } from './faqPage.ts';
import { jobPosting } from './jobPosting.ts';
import { organization } from './organization.ts';
import { service } from './service.ts';
import type { Thing } from './vocabulary.ts';
import { webSite } from './webSite.ts';

const context = { '@context': 'https://schema.org' } as const;
type Context = typeof context;

/**
 * Describes a page in the vocabulary of schema.org.
 * @returns what the page is about in its state, its breadcrumbs, and the questions that it answers
 */
export function describePage(
  page: PageProps['page'],
  state: PageState,
  site: Site,
): readonly (Thing & Context)[] {
  const things = [
    ...subjectsOf(page, state, site),
    ...breadcrumbsOf(page, state, site),
    ...faqOf(page),
  ];
  return things.map((thing) => ({ ...context, ...thing }));
}

function subjectsOf(page: PageProps['page'], state: PageState, site: Site): readonly Thing[] {
  const post = findPost(state.post);
  switch (page.layout) {
    case 'home':
      return [organization(site), webSite(site)];
    case 'about':
    case 'contact':
      return [organization(site)];
    case 'api':
    case 'service':
      return [service(page, site)];
    case 'blog':
      return [post === undefined ? blog(site) : blogPosting(post, site)];
    case 'careers':
      /* Job search wants one posting at one address. */
      return postings
        .filter(({ id }) => id === state.job)
        .map((posting) => jobPosting(posting, site));
    case 'subscribe':
    case 'policy':
      return [];
  }
}

const breadcrumbsOf = (page: PageProps['page'], state: PageState, site: Site): readonly Thing[] =>
  page.layout === 'home' ? [] : [breadcrumbs(page, findPost(state.post), site)];

function faqOf(page: Page): readonly Thing[] {
  const questions = questionsOf(page);
  return questions.length === 0 ? [] : [faqPage(questions)];
}
