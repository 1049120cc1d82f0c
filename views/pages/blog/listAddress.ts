import type { BlogTopic } from '#content/blog/post.ts';
import { writePageState } from '#content/urlState.ts';

/** The address of the list of posts, of all or of those on one topic. */
export const listAddress = (topic?: BlogTopic): string =>
  `/Blog${topic === undefined ? '' : writePageState('/Blog', { topic })}`;
