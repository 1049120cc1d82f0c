import type { ReactNode } from 'react';
import type { Article } from '#content/blog/article.ts';
import type { Post } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { articleLabels } from '#content/blog/labels.ts';
import { topics } from '#content/blog/topics.ts';
import { navigation } from '#content/navigation.ts';
import { usePicture } from '../../../usePicture.ts';
import { KeepTogether } from '../../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../../widgets/parts/Picture.tsx';
import { listAddress } from '../listAddress.ts';
import { readingMinutes } from './readingMinutes.ts';

interface ArticleHeadProps {
  readonly post: Post;
  readonly article: Article;
}

/** The head of an article: where it belongs, its title, its date and length, and its cover. */
export function ArticleHead({ post, article }: ArticleHeadProps): ReactNode {
  const find = usePicture();
  const { title, topic, image } = post;
  return (
    <header className="article-head">
      <div className="container article-head-columns">
        <div>
          <nav className="breadcrumb" aria-label={navigation.breadcrumb}>
            <ol>
              <li>
                <a href={listAddress()}>{journal.heading}</a>
              </li>
              <li>
                <a href={listAddress(topic)}>{topics[topic].label}</a>
              </li>
            </ol>
          </nav>
          <h1>
            <KeepTogether>{title}</KeepTogether>
          </h1>
          <p className="article-facts">
            <span className="post-date">{journal.dateLabel}</span>
            <span>{articleLabels.readingTime(readingMinutes(article))}</span>
          </p>
        </div>
        <Picture {...find(image)} eager becomes={image.name} />
      </div>
    </header>
  );
}
