import type { Path } from '../pages.ts';

/** The search of the blog: its address and its words. */
export const blogSearch = {
  page: '/Blog',
  parameter: 'q',
  label: 'Search the posts',
  button: 'Search',
  title: (query: string) => `Search: ${query}`,
  summary: (count: number, query: string) => `${postCount(count)} for “${query}”`,
  allInstead: 'Here are all of them instead.',
  nearestInstead: 'These come nearest.',
  seeAll: (total: number) => `See all ${total} posts`,
  pagesHeading: 'Pages on the same subject',
} as const satisfies { page: Path; [word: string]: unknown };

function postCount(count: number): string {
  if (count === 0) return 'No post';
  return count === 1 ? '1 post' : `${count} posts`;
}
