import type { Action } from '#content/action.ts';
import { allPosts, articleAddress } from '#content/blog/findPost.ts';
import { decodePath } from '../requestTarget.ts';
import { pageEntries } from '../search/pageIndex.ts';
import { createTextIndex } from '../search/textIndex.ts';

const most = 3;

const suggestions = createTextIndex<Action>(() => [
  ...pageEntries.map(({ item, ...words }) => ({
    ...words,
    item: { href: item.path, label: item.name },
  })),
  ...allPosts.map((post) => ({
    item: { href: articleAddress(post), label: post.title },
    title: `${post.id} ${post.title}`,
    text: post.description,
  })),
]);

/** The pages and articles whose names are spelled most like a path that does not exist, the nearest first. */
export const suggestPages = (path: string): readonly Action[] =>
  suggestions.nearest(decodePath(path) ?? path, most);
