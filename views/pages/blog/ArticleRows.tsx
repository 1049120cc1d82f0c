import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { motif } from '../../pictures/motif.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';
import { PostFacts } from './PostFacts.tsx';

/** Some articles as rows: the square of the cover, the title and the facts. */
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
          <PostFacts post={post} />
          <SvgIcon drawing={ArrowRight} className="card-arrow" size={20} />
        </li>
      ))}
    </ul>
  );
}
