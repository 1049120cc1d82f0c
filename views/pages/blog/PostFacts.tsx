import type { ReactNode } from 'react';
import { articles } from '#content/blog/articles.ts';
import type { Post } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { articleLabels } from '#content/blog/labels.ts';
import { topics } from '#content/blog/topics.ts';
import { readingMinutes } from './article/readingMinutes.ts';

/** The topic of a post, its date and how long it takes to read. */
export const PostFacts = ({ post }: { readonly post: Post }): ReactNode => (
  <p className="post-facts">
    <strong>{topics[post.topic].label}</strong> ·{' '}
    <span className="post-date">{journal.dateLabel}</span> ·{' '}
    {articleLabels.length(readingMinutes(articles[post.id]))}
  </p>
);
