import type { Suggestion } from '#views/pages/error/Suggestions.tsx';
import { decodePath } from '../requestTarget.ts';
import { pageIndex } from '../search/pageIndex.ts';

const most = 3;

/** The pages whose names are spelt most like a path that does not exist, the nearest first. */
export const suggestPages = (path: string): readonly Suggestion[] =>
  pageIndex
    .nearest(decodePath(path) ?? path, most)
    .map((page) => ({ href: page.path, label: page.name }));
