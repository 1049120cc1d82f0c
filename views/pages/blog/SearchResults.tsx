import type { ReactNode } from 'react';
import type { BlogPost } from '#content/blog/post.ts';
import { posts as allPosts } from '#content/blog/posts.ts';
import { searchBlog } from '#content/blog/search.ts';

interface SearchResultsProps {
  readonly search: string;
  /** Draws a grid of posts. */
  readonly renderPosts: (posts: readonly BlogPost[]) => ReactNode;
}

/** What a search found, or what to read instead: it never ends at an empty page. */
export function SearchResults({ search, renderPosts }: SearchResultsProps): ReactNode {
  const { posts, instead, pages } = searchBlog(search);
  const shown = posts.length > 0 ? posts : instead;
  return (
    <>
      <div className="search-summary">
        <h2>
          {countOf(posts.length)} for “{search}”
        </h2>
        <p>
          {shown.length === allPosts.length ? (
            'Here are all of them instead.'
          ) : (
            <>
              {posts.length === 0 && 'These come nearest. '}
              <a href="/Blog">See all {allPosts.length} posts</a>
            </>
          )}
        </p>
      </div>
      {renderPosts(shown)}
      {pages.length > 0 && (
        <section className="search-pages" aria-labelledby="search-pages">
          <h2 id="search-pages">Pages on the same subject</h2>
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

function countOf(count: number): string {
  if (count === 0) return 'No post';
  return count === 1 ? '1 post' : `${count} posts`;
}
