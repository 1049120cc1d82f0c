import type { Article } from '#content/blog/article.ts';
import { articles } from '#content/blog/articles.ts';
import { blogSearch } from '#content/blog/blogSearch.ts';
import { allPosts } from '#content/blog/findPost.ts';
import type { PostId } from '#content/blog/posts.ts';
import type { Path } from '#content/pages.ts';
import { passagesOf } from '#views/pages/blog/article/articleText.ts';
import type { BlogSearchResult } from '#views/pages/pageProps.ts';
import { bestPassage } from './bestPassage.ts';
import { pageIndex } from './pageIndex.ts';
import { createTextIndex } from './textIndex.ts';

/* The home page names every subject, so every search would find it. */
const excluded: readonly Path[] = [blogSearch.page, '/'];

const maxOffered = 3;

/**
 * Searches the posts with their articles, and the site's pages beside them. Where no post matches it offers others
 * instead.
 */
export const searchBlog = createBlogSearch(articles);

/** Makes the search over all posts with the articles given. */
export function createBlogSearch(
  texts: Readonly<Record<PostId, Article>>,
): (query: string) => BlogSearchResult {
  const postIndex = createTextIndex(() =>
    allPosts.map((post) => {
      const passages = passagesOf(texts[post.id]);
      return {
        item: { post, passages: [post.description, ...passages] },
        title: `${post.title} ${post.topic}`,
        text: post.description,
        body: passages.join('\n'),
      };
    }),
  );
  return (query) => {
    const found = postIndex.matching(query).map(({ item: { post, passages }, words: list }) => {
      const words = new Set(list);
      return { post, passage: bestPassage(passages, words), words };
    });
    const nearest = found.length > 0 ? [] : postIndex.nearest(query, maxOffered);
    return {
      query,
      posts: found,
      instead: nearest.length > 0 ? nearest.map(({ post }) => post) : allPosts,
      pages: pageIndex
        .matching(query)
        .map(({ item }) => item)
        .filter(({ path }) => !excluded.includes(path))
        .slice(0, maxOffered),
    };
  };
}
