import type { ReactNode } from 'react';
import { journal } from '#content/blog/journal.ts';
import { blogTopics, topics } from '#content/blog/topics.ts';
import { listAddress } from './listAddress.ts';

interface TopicLinksProps {
  /** The topic that is shown: empty for all, undefined where a search goes across them. */
  readonly chosen: string | undefined;
}

/** Filters the list of posts by topic; each is an address. */
export function TopicLinks({ chosen }: TopicLinksProps): ReactNode {
  return (
    <nav className="blog-topics" aria-label={journal.topics}>
      <ul>
        <li>
          <a href={listAddress()} aria-current={chosen === '' ? 'true' : undefined}>
            {journal.allTopics}
          </a>
        </li>
        {blogTopics.map((topic) => (
          <li key={topic}>
            <a href={listAddress(topic)} aria-current={chosen === topic ? 'true' : undefined}>
              {topics[topic].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
