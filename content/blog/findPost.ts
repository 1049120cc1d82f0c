import type { BlogPost } from './post.ts';
import { type PostId, posts } from './posts.ts';

/** One of the thirty. */
export type Post = BlogPost & { readonly id: PostId };

/** All of them, in the order of the page. */
export const allPosts: readonly Post[] = posts;

/** The post with an id, such as the `post` of a page's state. */
export const findPost = (id: string | undefined): Post | undefined =>
  allPosts.find((post) => post.id === id);

/** Where the article of a post is, below the origin. */
export const articleAddress = ({ id }: { readonly id: PostId }): string => `/Blog?post=${id}`;
