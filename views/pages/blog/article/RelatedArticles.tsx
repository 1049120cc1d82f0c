import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { articles } from '#content/blog/articles.ts';
import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { articleLabels } from '#content/blog/labels.ts';
import { relatedPosts } from '#content/blog/relatedPosts.ts';
import { KeepTogether } from '../../../KeepTogether.tsx';
import { usePicture } from '../../../usePicture.ts';
import { Picture } from '../../../widgets/parts/Picture.tsx';
import { truncate } from '../truncate.ts';

const longestText = 110;

/** Three articles for the same readers. */
export function RelatedArticles({ post }: { readonly post: Post }): ReactNode {
  const find = usePicture();
  const shown = relatedPosts(post);
  return (
    <section className="band band-related article-related" aria-labelledby="related">
      <div className="container">
        <header className="band-head">
          <h2 id="related">{articleLabels.related}</h2>
        </header>
        <ul className={`cards cards-${shown.length} related`}>
          {shown.map((each) => (
            <li className="card card-link" key={each.id}>
              <Picture {...find({ name: each.image.name, alt: '' })} />
              <h3>
                <a href={articleAddress(each)}>
                  <KeepTogether>{each.title}</KeepTogether>
                </a>
              </h3>
              <p>{truncate(articles[each.id].summary, longestText)}</p>
              <ArrowRight className="card-arrow" aria-hidden="true" size={20} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
