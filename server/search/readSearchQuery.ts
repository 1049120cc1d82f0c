import { blogSearch } from '#content/blog/blogSearch.ts';
import type { Path } from '#content/pages.ts';
import { maxQueryCharacters } from '../limits.ts';

/** What a URL asks the blog's search for, with its white space tidied; undefined if it asks for nothing. */
export function readSearchQuery(path: Path, query: URLSearchParams): string | undefined {
  if (path !== blogSearch.page) return undefined;
  const asked = (query.get(blogSearch.parameter) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return asked === '' ? undefined : [...asked].slice(0, maxQueryCharacters).join('').trim();
}
