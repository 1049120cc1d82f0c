import type { ReactNode } from 'react';
import { blogSearch } from '#content/blog/blogSearch.ts';
import { allPosts } from '#content/blog/findPost.ts';
import type { BlogSearchResult } from '../pageProps.ts';
import { PostGrid } from './PostGrid.tsx';

/** What a search found, or what to read instead: a search never leads to an empty page. */
export function SearchResults({ results }: { readonly results: BlogSearchResult }): ReactNode {
  const { query, posts, instead, pages } = results;
  const showsAllInstead = posts.length === 0 && instead.length === allPosts.length;
  return (
    <>
      <div className="search-summary">
        <h2>{blogSearch.summary(posts.length, query)}</h2>
        <p>
          {showsAllInstead ? (
            blogSearch.allInstead
          ) : (
            <>
              {posts.length === 0 && `${blogSearch.nearestInstead} `}
              <a href={blogSearch.page}>{blogSearch.seeAll(allPosts.length)}</a>
            </>
          )}
        </p>
      </div>
      {posts.length > 0 ? (
        <PostGrid posts={posts.map(({ post }) => post)} found={posts} />
      ) : (
        <PostGrid posts={instead} />
      )}
      {pages.length > 0 && (
        <section className="search-pages" aria-labelledby="search-pages">
          <h2 id="search-pages">{blogSearch.pagesHeading}</h2>
          <ul>
            {pages.map(({ path, name, description }) => (
              <li key={path}>
                <a href={path}>{name}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
