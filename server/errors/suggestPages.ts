import type { Suggestion } from '#views/pages/error/ErrorPage.tsx';
import { pageIndex } from '../search/pageIndex.ts';

const most = 3;

/** The pages whose paths or names are spelled most like a path that does not exist. */
export const suggestPages = (path: string): readonly Suggestion[] =>
  pageIndex.nearest(decode(path), most).map((page) => ({ href: page.path, label: page.name }));

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
