import { allPosts, type Post } from './findPost.ts';
import { topics } from './topics.ts';

const most = 3;

/** What to read after a post: others on its subject, then those on subjects of the same readers. */
export function relatedPosts({ id, topic }: Post): readonly Post[] {
  return [topic, ...topics[topic].near]
    .flatMap((subject) => allPosts.filter((post) => post.topic === subject && post.id !== id))
    .slice(0, most);
}
