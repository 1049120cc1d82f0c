import type { ReactNode } from 'react';
import { allPosts, articleAddress, type Post } from '#content/blog/findPost.ts';
import { articleLabels } from '#content/blog/labels.ts';

/** The articles before and after one in the order of the list. */
export function Neighbours({ post }: { readonly post: Post }): ReactNode {
  const place = allPosts.findIndex(({ id }) => id === post.id);
  const previous = allPosts[place - 1];
  const next = allPosts[place + 1];
  return (
    <nav className="neighbours" aria-label={articleLabels.neighbours}>
      <div className="container">
        {previous && <Neighbour post={previous} label={articleLabels.previous} rel="prev" />}
        {next && <Neighbour post={next} label={articleLabels.next} rel="next" />}
      </div>
    </nav>
  );
}

interface NeighbourProps {
  readonly post: Post;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ post, label, rel }: NeighbourProps): ReactNode {
  return (
    <a className={`neighbour neighbour-${rel}`} href={articleAddress(post)} rel={rel}>
      <small>{label}</small> {post.title}
    </a>
  );
}
