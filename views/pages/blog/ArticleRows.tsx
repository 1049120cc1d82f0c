import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { articles } from '#content/blog/articles.ts';
import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { motif } from '../../pictures/motif.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';
import { wholeSentences } from './truncate.ts';

const longestText = 110;

/** Some articles as rows: the square of the cover, the title, and the arrow that all of the row follows. */
export function ArticleRows({ posts }: { readonly posts: readonly Post[] }): ReactNode {
  const find = usePicture();
  return (
    <ul className="card-rows article-rows">
      {posts.map((post) => (
        <li className="card card-link" key={post.id}>
          <Picture
            src={`${find({ name: post.image.name, alt: '' }).src}#${motif}`}
            width={88}
            height={88}
            alt=""
          />
          <h3>
            <a href={articleAddress(post)}>
              <KeepTogether>{post.title}</KeepTogether>
            </a>
          </h3>
          <p>{wholeSentences(articles[post.id].summary, longestText)}</p>
          <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
        </li>
      ))}
    </ul>
  );
}
