/** The addresses that search engines list, and what they and shared links are told about each. */
import { articles } from './blog/articles.ts';
import { allPosts, articleAddress, findPost, type Post } from './blog/findPost.ts';
import { journal } from './blog/journal.ts';
import type { Posting } from './careers/posting.ts';
import { postings } from './careers/postings.ts';
import { type Path, pages } from './pages.ts';
import { type PageState, writePageState } from './urlState.ts';

export interface Listing {
  /** What it is in The Open Graph protocol. */
  readonly type: 'website' | 'article';
  readonly path: Path;
  /** Path and query: the canonical address, without the origin. */
  readonly address: string;
  /** For `<title>`, before the company's name. */
  readonly title: string;
  readonly description: string;
  /** The day of the last change, `YYYY-MM-DD`. */
  readonly lastChanged: string;
}

type Page = (typeof pages)[number];

/** The listing of a page in a state: the page's own, or that of the article or the job which it shows instead. */
export function listingOf(page: Page, state: PageState): Listing {
  if (page.layout === 'blog') {
    const post = findPost(state.post);
    return post === undefined ? pageListing(page) : articleListing(page, post);
  }
  const [, ...others] = postings;
  const job = others.find(({ id }) => page.layout === 'careers' && id === state.job);
  return job === undefined ? pageListing(page) : jobListing(page, job);
}

/** Every page, every article, and every job but the first: that is what the page of all jobs shows. */
export const listings: readonly Listing[] = pages.flatMap((page) => [
  pageListing(page),
  ...(page.layout === 'blog' ? allPosts.map((post) => articleListing(page, post)) : []),
  ...(page.layout === 'careers' ? postings.slice(1).map((job) => jobListing(page, job)) : []),
]);

function pageListing({ path, title, description, lastChanged }: Page): Listing {
  return { type: 'website', path, address: path, title, description, lastChanged };
}

function articleListing({ path }: Page, post: Post): Listing {
  return {
    type: 'article',
    path,
    address: articleAddress(post),
    title: post.shortTitle,
    description: articles[post.id].summary,
    lastChanged: journal.updated,
  };
}

function jobListing({ path, lastChanged }: Page, job: Posting): Listing {
  const { id, jobTitle, jobType, location, salary } = job;
  return {
    type: 'website',
    path,
    address: path + writePageState(path, { job: id }),
    title: `${jobTitle}: a job in ${location.locality}`,
    description: `${jobTitle} job in ${location.locality}: ${salary.from}-${salary.to} LPA, ${jobType.toLowerCase()}. See the work, the qualifications and how we hire, and apply by email.`,
    lastChanged,
  };
}
