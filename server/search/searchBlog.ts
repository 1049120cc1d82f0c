import type { BlogPost } from '#content/blog/post.ts';
import { posts } from '#content/blog/posts.ts';
import { blogSearch } from '#content/blog/search.ts';
import type { Path } from '#content/pages.ts';
import type { BlogSearchResult } from '#views/pages/pageProps.ts';
import { pageIndex } from './pageIndex.ts';
import { createTextIndex } from './textIndex.ts';

const postIndex = createTextIndex(
  posts.map((post) => ({
    item: post satisfies BlogPost as BlogPost,
    title: `${post.title} ${post.topic}`,
    text: post.description,
  })),
);

/* The home page names every subject, so every search would find it. */
const excluded: readonly Path[] = [blogSearch.page, '/'];

const maxOffered = 3;

/** Searches the posts, and the site's pages beside them. Where no post matches it offers others instead. */
export function searchBlog(query: string): BlogSearchResult {
  const found = postIndex.matching(query);
  const nearest = found.length > 0 ? [] : postIndex.nearest(query, maxOffered);
  return {
    query,
    posts: found,
    instead: nearest.length > 0 ? nearest : posts,
    pages: pageIndex
      .matching(query)
      .filter(({ path }) => !excluded.includes(path))
      .slice(0, maxOffered),
  };
}
