/** The addresses that search engines list, and what they and shared links are told about each. */
import type { Posting } from './careers/posting.ts';
import { postings } from './careers/postings.ts';
import { type Path, pages } from './pages.ts';
import { type PageState, writePageState } from './urlState.ts';

export interface Listing {
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

/** The listing of a page in a state: the page's own, or that of the job which it shows instead of the first. */
export function listingOf(page: Page, state: PageState): Listing {
  const [, ...others] = postings;
  const job = others.find(({ id }) => page.layout === 'careers' && id === state.job);
  return job === undefined ? pageListing(page) : jobListing(page, job);
}

/** Every page, and every job but the first: that is what the page of all jobs shows. */
export const listings: readonly Listing[] = pages.flatMap((page) =>
  page.layout === 'careers'
    ? postings.map(({ id }) => listingOf(page, { job: id }))
    : [pageListing(page)],
);

function pageListing({ path, title, description, lastChanged }: Page): Listing {
  return { path, address: path, title, description, lastChanged };
}

function jobListing({ path, lastChanged }: Page, job: Posting): Listing {
  const { id, jobTitle, jobType, salary } = job;
  return {
    path,
    address: path + writePageState(path, { job: id }),
    title: `${jobTitle}: a job in Kolkata`,
    description: `${jobTitle} job in Kolkata: ${salary.from}-${salary.to} LPA, ${jobType.toLowerCase()}. See the work, the qualifications and how we hire, and apply by email.`,
    lastChanged,
  };
}
