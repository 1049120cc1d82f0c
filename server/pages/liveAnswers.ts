/**
 * What pages show that is made for one request alone and kept nowhere: search results, a code taken apart, and a sum
 * that was turned.
 */
import { blogSearch } from '#content/blog/blogSearch.ts';
import { decoder } from '#content/decoder/decoder.ts';
import { dialParameter } from '#content/dial.ts';
import { dials } from '#content/dials.ts';
import type { Path } from '#content/pages.ts';
import type { PageProps } from '#views/pages/pageProps.ts';
import { bankDirectory } from '../lookups/bankDirectory.ts';
import { decodeCode, readSentCode } from '../lookups/decodeCode.ts';
import { readTurned } from '../lookups/readTurned.ts';
import { readSearchQuery } from '../search/readSearchQuery.ts';
import { searchBlog } from '../search/searchBlog.ts';

type LiveProps = Pick<PageProps, 'search' | 'decoded' | 'turned'>;

/** The parameter by which each page is asked for such an answer. */
export const liveParameters: ReadonlyMap<string, string> = new Map<string, string>([
  [blogSearch.page, blogSearch.parameter],
  [decoder.page, decoder.parameter],
  ...[...dials.keys()].map((path) => [path, dialParameter] as const),
]);

/** Whether a URL asks for something that no kept page can answer. */
export const asksLive = (path: Path, query: URLSearchParams): boolean =>
  readSearchQuery(path, query) !== undefined ||
  readSentCode(path, query) !== undefined ||
  readTurned(path, query) !== undefined;

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
    if (code !== undefined) return { decoded: await decodeCode(code, directory) };
    const turned = readTurned(path, query);
    return turned === undefined ? undefined : { turned };
  };
}
