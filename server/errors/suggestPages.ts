import { pageSearch } from '#content/search/pageSearch.ts';
import type { Suggestion } from '#views/pages/error/ErrorPage.tsx';

const most = 3;

/** The pages that come nearest to a path that does not exist, by its spelling. */
export const suggestPages = (path: string): readonly Suggestion[] =>
  pageSearch.nearest(decode(path), most).map((page) => ({ href: page.path, label: page.name }));

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
