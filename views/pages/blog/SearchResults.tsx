import type { ReactNode } from 'react';
import type { BlogPost } from '#content/blog/post.ts';
import { posts as allPosts } from '#content/blog/posts.ts';
import { blogSearch } from '#content/blog/search.ts';
import type { BlogSearchResult } from '../pageProps.ts';

interface SearchResultsProps {
  readonly results: BlogSearchResult;
  /** Renders a grid of posts. */
  readonly renderPosts: (posts: readonly BlogPost[]) => ReactNode;
}

/** What a search found, or what to read instead: a search never leads to an empty page. */
export function SearchResults({ results, renderPosts }: SearchResultsProps): ReactNode {
  const { query, posts, instead, pages } = results;
  const shown = posts.length > 0 ? posts : instead;
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
      {renderPosts(shown)}
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
