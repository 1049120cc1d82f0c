import type { ReactNode } from 'react';
import { allPosts, type Post } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import type { FoundPost } from '../pageProps.ts';
import { PostCard } from './PostCard.tsx';

interface PostGridProps {
  readonly posts: readonly Post[];
  /** What a search found in them. */
  readonly found?: readonly FoundPost[];
}

/* The id of the first hidden card: an address with it as fragment shows all of them. */
const anchor = 'more-articles';

/**
 * Posts in rows of cards. Where all are shown the first has a large one, and those after the first rows wait for a link
 * that names one of them in the URL; search results are all of the same size.
 */
export function PostGrid({ posts, found = [] }: PostGridProps): ReactNode {
  const isWhole = posts.length === allPosts.length && found.length === 0;
  return (
    <>
      <ul className={isWhole ? 'posts posts-all' : 'posts'}>
        {posts.map((post, index) => (
          <li
            key={post.id}
            id={isWhole && index === journal.shownFirst ? anchor : undefined}
            className={isWhole && index >= journal.shownFirst ? 'post-later' : undefined}
          >
            <PostCard
              post={post}
              found={found[index]}
              size={isWhole && index === 0 ? 'large' : 'small'}
              isFirst={index === 0}
              isWideOnPhones={index === 0}
            />
          </li>
        ))}
      </ul>
      {isWhole && (
        <p className="posts-more">
          <a className="button button-outline" href={`#${anchor}`}>
            {journal.more(posts.length - journal.shownFirst)}
          </a>
        </p>
      )}
    </>
  );
}
