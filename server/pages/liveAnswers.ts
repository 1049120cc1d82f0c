/** What pages show that is made for one request alone and kept nowhere: search results, and a code taken apart. */
import type { Path } from '#content/pages.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { bankDirectory } from '../lookups/bankDirectory.ts';
import { decodeCode, readSentCode } from '../lookups/decodeCode.ts';
import { readSearchQuery } from '../search/readSearchQuery.ts';
import { searchBlog } from '../search/searchBlog.ts';

type LiveProps = Pick<PageProps, 'search' | 'decoded'>;

/** Whether a URL asks for something that no kept page can answer. */
export const asksLive = (path: Path, query: URLSearchParams): boolean =>
  readSearchQuery(path, query) !== undefined || readSentCode(path, query) !== undefined;

/**
 * Answers what URLs ask.
 * @param build where the directory of banks is
 * @returns a function that gives what the page shows, or undefined if nothing was asked
 */
export function liveAnswers(
  build: URL,
): (path: Path, query: URLSearchParams) => Promise<LiveProps | undefined> {
  const directory = bankDirectory(build);
  return async (path, query) => {
    const asked = readSearchQuery(path, query);
    if (asked !== undefined) return { search: searchBlog(asked) };
    const code = readSentCode(path, query);
    return code === undefined ? undefined : { decoded: await decodeCode(code, directory) };
  };
}
