import type { ReactNode } from 'react';
import { allPosts, type Post } from '#content/blog/findPost.ts';
import type { FoundPost } from '../pageProps.ts';
import { PostCard } from './PostCard.tsx';

interface PostGridProps {
  readonly posts: readonly Post[];
  /** What a search found in them. */
  readonly found?: readonly FoundPost[];
}

/** Posts in rows of cards. Where all are shown the first has a large one; search results are all of the same size. */
export function PostGrid({ posts, found = [] }: PostGridProps): ReactNode {
  const isWhole = posts.length === allPosts.length && found.length === 0;
  return (
    <ul className={isWhole ? 'posts posts-all' : 'posts'}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          found={found[index]}
          size={isWhole && index === 0 ? 'large' : 'small'}
          isFirst={index === 0}
        />
      ))}
    </ul>
  );
}
