/**
 * The state that a page's URL can carry (docs/behaviour.md, "State in the URL"): for each parameter its values,
 * the default first. Everything else in a query is ignored.
 */
import { posts } from './blog/posts.ts';
import { blogTopics } from './blog/topics.ts';
import { postings } from './careers/postings.ts';
import { faq } from './faq.ts';
import { mission } from './home/mission.ts';
import { type Path, pages } from './pages.ts';
import { payoutUseCases } from './services/payoutUseCases.ts';

type Parameters = Readonly<Record<string, readonly string[]>>;

/** The pages that a message can be about. */
const servicePages = pages.filter(({ layout }) => layout === 'api' || layout === 'service');

const nameInQuery = ({ path }: { readonly path: string }): string => path.slice(1);

/** The service page that a state of the contact page names, if any. */
export const subjectOf = ({ about }: PageState) =>
  servicePages.find((page) => nameInQuery(page) === about);

const questions = faq.items.map((item) => item.slug);

export const urlState: Readonly<Partial<Record<Path, Parameters>>> = {
  '/': {
    enquiry: ['open', 'closed'],
    mission: mission.points.map((point) => point.slug),
    faq: questions,
  },
  '/Contact': { about: ['', ...servicePages.map(nameInQuery)] },
  '/Blog': { post: ['', ...posts.map(({ id }) => id)], topic: ['', ...blogTopics] },
  '/PayoutApi': { usecase: payoutUseCases.map((useCase) => useCase.slug) },
  '/Career': { job: postings.map((posting) => posting.id), apply: ['closed', 'open'] },
};

/** The state of a page's widgets: every parameter of the page, with its value or the default. */
export type PageState = Readonly<Record<string, string>>;

/**
 * Reads a page's state from a query.
 * @returns a value for each parameter of the page; unknown parameters and values are ignored
 */
export function readPageState(path: Path, query: URLSearchParams): PageState {
  const entries = Object.entries(urlState[path] ?? {}).map(([name, values]) => {
    const value = query.get(name);
    return [name, value !== null && values.includes(value) ? value : (values[0] ?? '')] as const;
  });
  const state = Object.fromEntries(entries);
  /* An article is the same, whichever list led to it. */
  return state.post ? { ...state, topic: '' } : state;
}

/** The query that leads to a state, without the defaults; empty for the default state. */
export function writePageState(path: Path, state: PageState): string {
  const parameters = Object.entries(urlState[path] ?? {})
    .filter(([name, values]) => state[name] !== undefined && state[name] !== values[0])
    .map(([name]) => [name, state[name] ?? '']);
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '' : `?${query}`;
}
