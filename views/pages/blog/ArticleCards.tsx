import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { articles } from '#content/blog/articles.ts';
import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';
import { wholeSentences } from './truncate.ts';

const longestText = 110;

/** Some articles to go on with: cover, title and the beginning of the summary. */
export function ArticleCards({ posts }: { readonly posts: readonly Post[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className={`cards cards-${posts.length} related swipe-row`}>
      {posts.map((post) => {
        const cover = find({ name: post.image.name, alt: '' });
        return (
          <li className="card card-link" key={post.id}>
            <Picture {...cover} becomes={post.image.name} />
            <h3>
              <a href={articleAddress(post)}>
                <KeepTogether>{post.title}</KeepTogether>
              </a>
            </h3>
            <p>{wholeSentences(articles[post.id].summary, longestText)}</p>
            <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
          </li>
        );
      })}
    </ul>
  );
}
