/** The search of the blog: `GET /Blog?q=…`. */
import type { Path, pages } from '../pages.ts';
import { pageSearch } from '../search/pageSearch.ts';
import { createWordSearch } from '../search/wordSearch.ts';
import type { BlogPost } from './post.ts';
import { posts } from './posts.ts';

/** Where the search is, and its parameter. */
export const searchPage = '/Blog' satisfies Path;
export const searchParameter = 'q';

/* It names every subject, so it would be found for each. */
const home = '/' satisfies Path;

/* More is not read by the search, and would only be repeated to the visitor. */
const mostCharacters = 80;

/** What a URL asks the blog for, with its spaces put in order; undefined if it asks for nothing. */
export function readSearch(path: Path, query: URLSearchParams): string | undefined {
  if (path !== searchPage) return undefined;
  const asked = (query.get(searchParameter) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return asked === '' ? undefined : [...asked].slice(0, mostCharacters).join('').trim();
}

type Page = (typeof pages)[number];

export interface SearchResults {
  readonly posts: readonly BlogPost[];
  /** Where no post matches: the posts that come nearest by spelling, or else all of them. */
  readonly instead: readonly BlogPost[];
  /** Pages of the site that match as well, but for the home page. */
  readonly pages: readonly Page[];
}

const mostOffered = 3;

const postSearch = createWordSearch(
  posts.map((post) => ({
    item: post satisfies BlogPost as BlogPost,
    title: `${post.title} ${post.topic}`,
    text: post.description,
  })),
);

/** Searches the posts, and the pages beside them. */
export function searchBlog(query: string): SearchResults {
  const matching = postSearch.matching(query);
  const nearest = matching.length > 0 ? [] : postSearch.nearest(query, mostOffered);
  return {
    posts: matching,
    instead: nearest.length > 0 ? nearest : posts,
    pages: pageSearch
      .matching(query)
      .filter(({ path }) => path !== searchPage && path !== home)
      .slice(0, mostOffered),
  };
}
